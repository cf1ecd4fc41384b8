package plateau.server.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.storage.Samples;
import plateau.server.storage.Storage;
import plateau.server.storage.rows.Change;

/// A disk without any room, where this machine lets anybody mount one for itself.
@Tag("slow")
class FullDiskTest {
    @TempDir
    Path folder = Path.of("");

    private record Ran(int code, List<String> lines) {}

    private static Ran run(String... command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (var output = process.inputReader()) {
            var lines = output.lines().toList();
            return new Ran(process.waitFor(), lines);
        }
    }

    /// In a name space in which one may mount what one likes.
    private Ran onSmallDisk(String... command) throws IOException, InterruptedException {
        var script = "mount -t tmpfs -o size=600k tmpfs \"$0\" && exec \"$@\"";
        var all = Stream.concat(Stream.of("unshare", "-rm", "sh", "-c", script, folder.toString()), Stream.of(command));
        return run(all.toArray(String[]::new));
    }

    @Test
    void aFullDiskLosesNothingIsSaidOnceAndRefusedAtTheStart() throws Exception {
        assumeThat(isPossible()).as("one may mount a disk").isTrue();
        var ran = onSmallDisk(java(FullDisk.class, folder));
        assertThat(ran.code).as(String.join("\n", ran.lines)).isZero();
        assertThat(ran.lines)
                .contains("there is no room for '" + folder.resolve("plateau.db") + "': the disk is full")
                .noneMatch(line -> line.startsWith("\tat "))
                .filteredOn(line -> line.contains("the database failed")
                        || line.contains("cannot be kept")
                        || line.contains("is not written"))
                .hasSize(3)
                .contains("WARNING: the database failed: the disk is full")
                .anyMatch(line -> line.startsWith("WARNING: something new cannot be kept: "))
                .anyMatch(line -> line.startsWith("WARNING: how something ended is not written: tournament "));
    }

    private static String[] java(Class<?> main, Path... arguments) {
        var command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-Duser.language=en",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName());
        return Stream.concat(command.stream(), Stream.of(arguments).map(Path::toString))
                .toArray(String[]::new);
    }

    @Test
    void aCopyThatFindsNoRoomNamesItsTargetAndLeavesNothing(@TempDir Path elsewhere) throws Exception {
        assumeThat(isPossible()).as("one may mount a disk").isTrue();
        var source = elsewhere.resolve("source.db");
        try (var storage = Storage.open(source.toString())) {
            var change = new Change().save(Samples.table("a"));
            for (int number = 1; number <= 30_000; number++) {
                change.append(Samples.entry("a", number));
            }
            storage.write(change);
        }
        assertThat(Files.size(source)).isGreaterThan(1_000_000);
        var ran = onSmallDisk(java(FullTarget.class, folder, source));
        assertThat(ran.code).as(String.join("\n", ran.lines)).isZero();
    }

    private boolean isPossible() {
        try {
            return onSmallDisk("true").code == 0;
        } catch (IOException | InterruptedException _) {
            return false;
        }
    }
}
