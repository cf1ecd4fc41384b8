package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game from elsewhere that breaks what games promise is named; no player is blamed.
@Tag("slow")
class FaultyGameTest {
    private static final String BLAME = "plateau: the game takeaway (example.Takeaway) is at fault: ";

    @TempDir
    private Path folder = Path.of("");

    /// The example, whose rules fail when less than 15 stones are left.
    @BeforeEach
    void compile() throws IOException {
        compile("left -= move;", "left -= move;\n" + "        if (left < 15) throw new ArithmeticException(\"less\");");
    }

    private void compile(String right, String wrong) throws IOException {
        var page = Page.of("adding-a-game.md").text();
        assertThat(page).contains(right);
        new Page(page.replace(right, wrong))
                .files(AddingAGameTest.FILES)
                .naming("example.Example")
                .compileInto(folder);
    }

    @Test
    void aFaultThatShowsWhileABotThinksIsTheGames() throws Exception {
        var ran = run("simulate", "takeaway", "--seats", "hard,greedy", "--games", "2");
        assertThat(ran.err())
                .contains(BLAME + "it threw java.lang.ArithmeticException: less at example.Take")
                .contains("TakeawayState.play(TakeawayState.java:");
        assertThat(ran.code()).isEqualTo(1);
    }

    @Test
    void aPersonIsNotAskedToChooseBetweenMovesOfOneName() throws Exception {
        compile("return \"take\" + move;", "return \"take\" + Math.min(2, move);");
        isBlamedFor("a move is written 'take2' and another 'take2'");
    }

    @Test
    void aViewThatIsNoneIsTheGamesFault() throws Exception {
        compile("return TextView.of(this, left + \" stones \" + \"o\".repeat(left));", "return null;");
        isBlamedFor("gave null");
    }

    private void isBlamedFor(String what) throws Exception {
        var ran = run("play", "takeaway", "--seats", "human,random");
        assertThat(ran.err()).contains(BLAME, what).doesNotContain("\tat ");
        assertThat(ran.code()).isEqualTo(1);
    }

    @Test
    void everyCommandNamesTheGameAtFault() throws Exception {
        blames("simulate", "takeaway", "--games", "5");
        blames("ladder", "takeaway", "--pair", "random/random", "--games", "2");
        blames("watch", "takeaway");
    }

    @Test
    void whatWasPlayedUntilThenIsRecorded() throws Exception {
        var record = folder.resolve("game.jsonl").toString();
        blames("watch", "takeaway", "--record", record, "--seed", "1");
        assertThat(Files.readString(Path.of(record))).contains("\"moves\":[\"take");
        blames("verify", record);
        blames("replay", record);
    }

    private Project.Ran run(String... arguments) throws IOException, InterruptedException {
        return Project.run(Map.of(), Project.plateauWith(folder.toString(), arguments));
    }

    private void blames(String... arguments) throws IOException, InterruptedException {
        var ran = run(arguments);
        assertThat(ran.err())
                .contains(BLAME + "play(")
                .contains("threw java.lang.ArithmeticException: less")
                .doesNotContain("\tat ");
        assertThat(ran.code()).isEqualTo(1);
    }
}
