package plateau.arena.folder;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    Path folder;

    private Path old(String name) throws IOException {
        return Files.writeString(folder.resolve(name), "old");
    }

    private void requireOnly(String... names) throws IOException {
        try (var files = Files.list(folder)) {
            assertThat(files.map(Path::getFileName).map(Path::toString)).containsExactlyInAnyOrder(names);
        }
    }

    @Test
    void whatIsNewTakesThePlaceOfWhatIsOld() throws IOException {
        var file = old("file");
        AtomicFile.write(file, "new");
        assertThat(file).hasContent("new");
        AtomicFile.write(folder.resolve("other"), "other");
        requireOnly("file", "other");
    }

    @Test
    void aLinkIsFollowed() throws IOException {
        var file = old("file");
        var link = Files.createSymbolicLink(folder.resolve("link"), file);
        AtomicFile.write(link, "new");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    void aLinkThatLeadsNowhereYetStaysALink() throws IOException {
        var file = folder.resolve("file");
        var link = Files.createSymbolicLink(folder.resolve("link"), file);
        AtomicFile.write(link, "new");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    void aPipeIsWrittenInto() throws IOException, InterruptedException {
        var pipe = folder.resolve("pipe");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
        var read = CompletableFuture.supplyAsync(() -> read(pipe));
        AtomicFile.write(pipe, "new");
        assertThat(read.join()).isEqualTo("new");
        assertThat(Files.isRegularFile(pipe, LinkOption.NOFOLLOW_LINKS)).isFalse();
        requireOnly("pipe");
    }

    private static String read(Path pipe) {
        try (var stream = Files.newInputStream(pipe)) {
            return new String(stream.readAllBytes(), UTF_8);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    @Test
    void aDraftThatCannotBeWrittenIsDeleted() throws IOException {
        var full = Path.of("/dev/full");
        assumeTrue(Files.exists(full));
        var file = old("file");
        Files.createSymbolicLink(AtomicFile.draft(file), full);
        assertThatThrownBy(() -> AtomicFile.write(file, "new")).isInstanceOf(IOException.class);
        assertThat(file).hasContent("old");
        requireOnly("file");
    }
}
