package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The commands of the pages on games and extensions work as they are printed there.
@Tag("slow")
class PagesInAShellTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void theCommandsOfThePagesWorkAsPrinted() throws Exception {
        Launcher.linkIn(folder);
        var adding = Page.of("adding-a-game.md");
        var extensions = Page.of("extensions.md");
        adding.files(AddingAGameTest.FILES).writeInto(folder);
        var first = run(adding);
        assertThat(first)
                .contains("stones in the heap", "1 to 1000; default 21", "The winner is player")
                .contains("takeaway           2  take stones from a heap", "\nPlayers: 2\n")
                .contains("takeaway: prenez des pierres d'un tas", "pierres que l'on peut prendre");

        extensions.files(OutsideBotsTest.FILES).writeInto(folder);
        assertThat(run(extensions))
                .contains("hasty          takes as many stones as it may")
                .contains("easy           misses many moves, as beginners do (hasty:fewest=on)")
                .contains("medium/easy", "mcts:steps=20/hasty")
                .contains("some of pair,contrast,surrounded,ring or none", "points-ring");
    }

    private String run(Page page) throws Exception {
        var script = String.join("\n", page.blocks("sh"));
        var shell = List.of("bash", "-euo", "pipefail", "-c", "cd '" + folder + "'\n" + script);
        var ran = Project.run(Launcher.AS_BUILT, shell);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isZero();
        return ran.out();
    }
}
