package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChromiumTest {
    @TempDir
    Path folder;

    private Path program(String name) throws IOException {
        var file = Files.writeString(folder.resolve(name), "");
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }

    @Test
    void theProgramThatIsNamedIsTaken() throws IOException {
        program("chromium");
        var mine = program("mine");
        assertThat(Chromium.find(mine.toString(), folder.toString())).contains(mine);
    }

    @Test
    void elseTheFirstOnThePath() throws IOException {
        program("google-chrome");
        var chromium = program("chromium");
        assertThat(Chromium.find("", "/nowhere:" + folder)).contains(chromium);
    }

    @Test
    void beforeThemTheOneWithoutWindows() throws IOException {
        program("chromium");
        var shell = program("chromium-headless-shell");
        assertThat(Chromium.find(null, folder.toString())).contains(shell);
    }

    @Test
    void whereThereIsNoneThereIsNone() {
        assertThat(Chromium.find(null, folder.toString())).isEmpty();
        assertThat(Chromium.find(folder.resolve("gone").toString(), "/usr/bin")).isEmpty();
    }
}
