package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTest {
    @TempDir
    Path folder;

    @Test
    void anEqualTextPasses() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "one\ntwo\n");
        new Golden(folder, false).compare("a.txt", "one\ntwo\n");
    }

    @Test
    void aDifferenceIsShownByItsLines() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "one\ntwo\nthree\nfour\nfive\n");
        assertThatThrownBy(() -> new Golden(folder, false).compare("a.txt", "one\ntwo\nthree\n4\n4½\nfive\n"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll("a.txt differs", "-Dplateau.rewrite=true")
                .hasMessageEndingWith("line 4:\n  one\n  two\n  three\n- four\n+ 4\n+ 4½");
    }

    @Test
    void aLongDifferenceIsCutShort() {
        assertThat(Golden.difference("a", "b\n".repeat(30)))
                .startsWith("line 1:\n- a\n+ b\n")
                .endsWith("+ … and 11 more");
    }

    @Test
    void aTextThatOnlyGrewShowsWhatCame() {
        assertThat(Golden.difference("a\na\n", "a\na\na\n")).isEqualTo("line 3:\n  a\n  a\n+ a");
    }

    @Test
    void aMissingFileFailsAndSaysHowToWriteIt() {
        assertThatThrownBy(() -> new Golden(folder, false).compare("none.txt", ""))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll("none.txt", "-Dplateau.rewrite=true writes it");
    }

    @Test
    void rewritingReplacesTheFileAndMakesItsFolder() throws IOException {
        new Golden(folder, true).compare("sub/a.txt", "new\n");
        new Golden(folder, true).compare("sub/a.txt", "newer\n");
        assertThat(Files.readString(folder.resolve("sub/a.txt"))).isEqualTo("newer\n");
    }

    @Test
    void aPlaythroughShowsEveryPlyAndWhatEachPlayerSees() {
        Golden.check("cards-playthrough.txt", Playthrough.random(new Cards(2), 2, 1, 100));
    }
}
