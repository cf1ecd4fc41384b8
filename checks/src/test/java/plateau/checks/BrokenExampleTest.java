package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `plateau check` on the example of `docs/adding-a-game.md`, broken on purpose: it is told in words
/// what is wrong, never by a stack trace.
@Tag("slow")
class BrokenExampleTest {
    @TempDir
    private Path folder = Path.of("");

    private Project.Ran check(String right, String wrong) throws IOException, InterruptedException {
        var page = Page.of("adding-a-game.md").text();
        assertThat(page).contains(right);
        new Page(page.replace(right, wrong))
                .files(AddingAGameTest.FILES)
                .naming("example.Example")
                .compileInto(folder);
        var command = Project.plateauWith(folder.toString(), "check", "takeaway");
        var ran = Project.run(Map.of(), command);
        assertThat(ran.out() + ran.err()).doesNotContain("\tat ", "Exception in thread");
        return ran;
    }

    @Test
    void aFieldForgottenInTheCopyIsTold() throws Exception {
        var ran = check("        left = source.left;\n", "");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .contains("ok      a mover has a move\n")
                .containsPattern("BROKEN  a copy equals its source\n"
                        + " +takeaway -n 2 --seed 1, ply 1 after 'take[123]':"
                        + " TakeawayState.left: \\d+ in the source, 21 in the copy: copyFrom"
                        + " does not take it over\n"
                        + " +and so in \\d+ other games\n")
                .contains("-       a copy is independent of its source\n")
                .containsOnlyOnce("BROKEN");
        assertThat(ran.err()).contains("plateau: takeaway breaks 1 of ");
    }

    @Test
    void whatTheGameThrowsIsToldByClassAndMethod() throws Exception {
        var ran = check("left -= move;", "left -= move / (left % 5);");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .containsPattern("BROKEN  a game can be played\n .*ply \\d+ after 'take\\d':"
                        + " example.TakeawayState.play threw ArithmeticException"
                        + " \\(/ by zero\\) in line \\d+\n");
    }

    @Test
    void aGameThatCannotBeMadeIsToldByClassAndMethod() throws Exception {
        var ran = check(
                "    @Override\n    public String id() {\n        return \"takeaway\";",
                "    @Override\n    public String id() {\n" + "        return \"takeaway\".substring(stones);");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err())
                .contains("no game 'takeaway': example.Takeaway in ", " is left out: ")
                .contains("StringIndexOutOfBoundsException");
    }

    @Test
    void aGameThatSaysTooLittleOfItselfIsTold() throws Exception {
        var ran = check("help = \"stones in the heap\"", "help = \"\"");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .contains(
                        "BROKEN  options and presets are explained\n",
                        "the help of option stones is '', expected one line");
    }
}
