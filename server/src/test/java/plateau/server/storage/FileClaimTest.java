package plateau.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.BadInput;

/// A file has one server, by whatever name it is asked for.
class FileClaimTest {
    @TempDir
    Path folder = Path.of("");

    private Path file() {
        return folder.resolve("p.db");
    }

    private static Storage open(Path file) {
        return Storage.open(Location.of(file.toString()), InstantSource.system());
    }

    /// The first line that another process writes which tries to open a file.
    private static String elsewhere(Path file) throws IOException {
        var child = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Appender.class.getName(),
                        file.toString()))
                .redirectErrorStream(true)
                .start();
        try (var output = child.inputReader()) {
            return String.valueOf(output.readLine());
        } finally {
            child.destroyForcibly();
        }
    }

    @Test
    void noNameOfItGivesASecondServer() throws IOException {
        try (var _ = open(file())) {
            var hard = Files.createLink(folder.resolve("hard.db"), file());
            var soft = Files.createSymbolicLink(folder.resolve("soft.db"), file());
            var roundabout = folder.resolve("sub").resolve("..").resolve("p.db");
            Files.createDirectory(folder.resolve("sub"));
            for (var name : List.of(file(), hard, soft, roundabout)) {
                assertThatThrownBy(() -> open(name))
                        .isInstanceOf(BadInput.class)
                        .hasMessageContaining("another server uses");
            }
            assertThat(elsewhere(hard)).contains("another server uses");
            // What one who was refused has opened and closed gives nobody a chance.
            assertThat(elsewhere(hard)).contains("another server uses");
        }
        assertThat(elsewhere(folder.resolve("hard.db"))).doesNotContain("another server");
    }

    @Test
    void nothingThatIsDeletedOrClosedGivesUpTheFile() throws IOException, SQLException {
        try (var storage = open(file())) {
            storage.started();
            Files.delete(folder.resolve("p.db.lock"));
            for (int time = 0; time < 3; time++) {
                Location.of(file().toString()).connect(Duration.ZERO).close();
            }
            assertThat(elsewhere(file())).contains("another server uses");
            storage.write(new Change().append(Samples.entry("a", 1)));
            assertThat(storage.entries("a", 0)).hasSize(1);
        }
        assertThat(elsewhere(file())).doesNotContain("another server");
    }
}
