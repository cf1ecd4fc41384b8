package plateau.server.storage.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// What stands in SQLite's log. If it is truncated while SQLite writes to it, SQLite goes on at the place where
/// it was: the log is as long as it should be then, with a hole in it. See
/// https://sqlite.org/fileformat.html#the_write_ahead_log
final class LogFrames {
    private static final int HEAD = 32;
    private static final int FRAME_HEAD = 24;

    /// How the head of a log begins, but for its last bit.
    private static final int MAGIC = 0x377f_0682;

    private static final int PAGE_SIZE_AT = 8;

    private LogFrames() {}

    /// Whether the beginning of a log, and the last page that was in it when it had a size, are there.
    static boolean hold(Path log, long size) {
        if (size < HEAD) {
            return true;
        }
        try (var channel = FileChannel.open(log, StandardOpenOption.READ)) {
            var head = read(channel, 0, HEAD);
            long frame = FRAME_HEAD + Integer.toUnsignedLong(head.getInt(PAGE_SIZE_AT));
            long frames = (size - HEAD) / frame;
            // Pages are counted from 1.
            return (head.getInt(0) & ~1) == MAGIC
                    && (frames == 0
                            || read(channel, HEAD + (frames - 1) * frame, FRAME_HEAD)
                                            .getInt(0)
                                    != 0);
        } catch (IOException _) {
            return false;
        }
    }

    /// With zeros for what is not there.
    private static ByteBuffer read(FileChannel channel, long from, int length) throws IOException {
        var bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining() && channel.read(bytes, from + bytes.position()) >= 0) {
            // It goes on.
        }
        return bytes;
    }
}
