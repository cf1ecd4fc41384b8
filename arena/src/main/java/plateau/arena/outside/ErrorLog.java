package plateau.arena.outside;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import plateau.core.text.Text;

/// What a program writes to its error stream: read all the time, so that it never waits for us, and of
/// which the end is kept.
final class ErrorLog {
    /// So many bytes are kept for a game.
    static final int KEPT = 8 << 10;

    private final byte[] ring = new byte[KEPT];
    private long written;

    /// Reads a stream to its end in a thread of its own.
    void follow(InputStream stream) {
        Thread.ofPlatform().daemon().name("bot's errors").start(() -> read(stream));
    }

    private void read(InputStream stream) {
        var bytes = new byte[8 << 10];
        try (stream) {
            for (int count = stream.read(bytes); count >= 0; count = stream.read(bytes)) {
                add(bytes, count);
            }
        } catch (IOException closed) {
            // There will be no more.
        }
    }

    private synchronized void add(byte[] bytes, int count) {
        for (int i = Math.max(0, count - KEPT); i < count; i++) {
            ring[(int) ((written + i) % KEPT)] = bytes[i];
        }
        written += count;
    }

    /// Adds a line of our own.
    void add(String line) {
        var bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        add(bytes, bytes.length);
    }

    /// What was written since it was last taken, or the end of it.
    synchronized String take() {
        var text = text();
        written = 0;
        return text;
    }

    private synchronized String text() {
        int length = (int) Math.min(written, KEPT);
        var bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = ring[(int) ((written - length + i) % KEPT)];
        }
        var end = new String(bytes, StandardCharsets.UTF_8);
        return written > length
                ? Text.format("[%d bytes left out]%n", written - length) + end
                : end;
    }

    /// The last line that was written, for messages; empty where there is none.
    synchronized String lastLine() {
        var lines = text().strip().lines().toList();
        return lines.isEmpty() ? "" : lines.getLast();
    }
}
