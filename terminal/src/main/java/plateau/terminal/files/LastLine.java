package plateau.terminal.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import plateau.core.text.BadInput;
import plateau.core.text.Json;

/// How a file of records ends: what is added to one whose last line was never ended would spoil both
/// that line and itself.
enum LastLine {
    /// Nothing, or a line with its end.
    ENDED,
    /// A record that lacks only its line's end.
    WHOLE,
    /// A part of a record, or something else.
    TORN;

    private static final int FIRST_READ = 1 << 16;

    static LastLine of(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return ENDED;
        }
        try (var channel = FileChannel.open(file)) {
            long size = channel.size();
            if (size == 0 || read(channel, size - 1)[0] == '\n') {
                return ENDED;
            }
            return isObject(lastRecord(channel, size)) ? WHOLE : TORN;
        }
    }

    /// The text from the last line that begins with `{`; all of it when there is none.
    private static String lastRecord(FileChannel channel, long size) throws IOException {
        for (long length = FIRST_READ; length < size; length *= 2) {
            var end = text(read(channel, size - length));
            int begin = end.lastIndexOf("\n{");
            if (begin >= 0) {
                return end.substring(begin + 1);
            }
        }
        var all = text(read(channel, 0));
        return all.substring(all.lastIndexOf("\n{") + 1);
    }

    private static byte[] read(FileChannel channel, long from) throws IOException {
        var bytes = ByteBuffer.allocate(Math.toIntExact(channel.size() - from));
        while (bytes.hasRemaining() && channel.read(bytes, from + bytes.position()) >= 0) {
            // until all is read
        }
        return bytes.array();
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static boolean isObject(String text) {
        try {
            return !Json.readObject(TextFile.withoutMark(text)).isEmpty();
        } catch (BadInput torn) {
            return false;
        }
    }
}
