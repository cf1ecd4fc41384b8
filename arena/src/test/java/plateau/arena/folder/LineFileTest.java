package plateau.arena.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LineFileTest {
    @TempDir
    private Path folder;

    /// A disk that is full in the middle of what is written.
    private static SeekableByteChannel full(FileChannel channel) {
        return (SeekableByteChannel) Proxy.newProxyInstance(
                LineFileTest.class.getClassLoader(),
                new Class<?>[] {SeekableByteChannel.class},
                (_, method, arguments) -> {
                    if (method.getName().equals("write")) {
                        channel.write(((ByteBuffer) arguments[0]).slice(0, 2));
                        throw new IOException("no space left");
                    }
                    return method.invoke(channel, arguments);
                });
    }

    private static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aLineThatDoesNotFitLeavesNothing() throws IOException {
        var path = folder.resolve("lines");
        try (var channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            LineFile.append(channel, bytes("one\n"));
            assertThatThrownBy(() -> LineFile.append(full(channel), bytes("two\n")))
                    .hasMessage("no space left");
            assertThat(path).hasContent("one\n");
            LineFile.append(channel, bytes("three\n"));
        }
        assertThat(path).hasContent("one\nthree\n");
    }
}
