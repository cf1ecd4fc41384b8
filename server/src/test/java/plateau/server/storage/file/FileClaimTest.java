package plateau.server.storage.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.BadInput;
import plateau.server.storage.Appender;
import plateau.server.storage.Backup;
import plateau.server.storage.Inspection;
import plateau.server.storage.Samples;
import plateau.server.storage.Storage;
import plateau.server.storage.Transfer;
import plateau.server.storage.rows.Change;

/// A file has one server, by whatever name it is asked for.
@Tag("slow")
class FileClaimTest {
    @TempDir
    Path folder = Path.of("");

    private Path file() {
        return folder.resolve("p.db");
    }

    private static Storage open(Path file) {
        return Storage.open(Location.of(file.toString()), InstantSource.system());
    }

    private static ProcessBuilder program(Path file) {
        return new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Appender.class.getName(),
                        file.toString()))
                .redirectErrorStream(true);
    }

    /// The first line that another process writes which tries to open a file.
    private static String elsewhere(Path file) throws IOException {
        var child = program(file).start();
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

    /// One who writes is killed in the middle of it.
    private int killed() throws Exception {
        var child = program(file()).start();
        int written = 0;
        try (var output = child.inputReader()) {
            while (written < 50) {
                assertThat(output.readLine()).endsWith(" ok");
                written++;
            }
        } finally {
            child.destroyForcibly().waitFor();
        }
        return written;
    }

    private static int entries(Storage storage) {
        int entries = 0;
        for (int each = 0; each < Appender.THREADS; each++) {
            entries += storage.entries("t" + each, 0).size();
        }
        return entries;
    }

    @Test
    void aNameBesideWhichTheLogIsNotGivesNoHalfOfAFile() throws Exception {
        int written = killed();
        var hard = Files.createLink(folder.resolve("hard.db"), file());
        var location = Location.of(hard.toString());
        for (ThrowingCallable use : List.<ThrowingCallable>of(
                () -> open(hard),
                () -> Backup.backup(location, folder.resolve("backup.db")),
                () -> Inspection.of(location),
                () -> Transfer.copy(
                        location, Location.of(folder.resolve("copy.db").toString()), (_, _) -> {}))) {
            assertThatThrownBy(use)
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("is one of several names (hard links) of a file");
        }
        try (var storage = open(file())) {
            assertThat(entries(storage)).isGreaterThanOrEqualTo(written);
        }
        // All was taken over into the file.
        try (var storage = open(hard)) {
            assertThat(entries(storage)).isGreaterThanOrEqualTo(written);
        }
    }

    @Test
    void aFileThatIsMovedWithItsLogIsWhole() throws Exception {
        int written = killed();
        var elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        for (var end : List.of("", "-wal")) {
            Files.move(folder.resolve("p.db" + end), elsewhere.resolve("q.db" + end));
        }
        var _ = Files.createLink(folder.resolve("kept.db"), elsewhere.resolve("q.db"));
        try (var storage = open(elsewhere.resolve("q.db"))) {
            assertThat(entries(storage)).isGreaterThanOrEqualTo(written);
        }
    }
}
