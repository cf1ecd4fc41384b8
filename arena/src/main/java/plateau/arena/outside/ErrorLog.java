package plateau.arena.outside;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Text;

/// What a program writes to its error stream: read all the time, so that it never waits for us, and of
/// which the end is kept.
final class ErrorLog {
    /// So many bytes are kept for a game.
    static final int KEPT = 8 << 10;

    /// How long the last words of a program that has ended may take to come.
    private static final Duration PATIENCE = Duration.ofMillis(500);

    /// How lines of our own begin.
    private static final String OURS = "[ply ";

    private final byte[] ring = new byte[KEPT];
    private long written;
    private @Nullable Thread reader;

    /// Reads a stream to its end in a thread of its own.
    void follow(InputStream stream) {
        reader = Thread.ofPlatform().daemon().name("bot's errors").start(() -> read(stream));
    }

    private void read(InputStream stream) {
        var bytes = new byte[32 << 10];
        try (stream) {
            for (int count = stream.read(bytes); count >= 0; count = stream.read(bytes)) {
                add(bytes, count);
            }
        } catch (IOException closed) {
            // There will be no more.
        }
    }

    private synchronized void add(byte[] bytes, int count) {
        int from = Math.max(0, count - KEPT);
        int at = (int) ((written + from) % KEPT);
        int first = Math.min(count - from, KEPT - at);
        System.arraycopy(bytes, from, ring, at, first);
        System.arraycopy(bytes, from + first, ring, 0, count - from - first);
        written += count;
    }

    /// Adds a line of our own about a ply.
    void add(int ply, String line) {
        var bytes = Text.format("%s%d] %s\n", OURS, ply, line).getBytes(StandardCharsets.UTF_8);
        add(bytes, bytes.length);
    }

    /// Waits a little for what a program that has ended wrote last.
    void settle() {
        var thread = reader;
        if (thread == null) {
            return;
        }
        boolean wasInterrupted = Thread.interrupted();
        try {
            boolean _ = thread.join(PATIENCE);
        } catch (InterruptedException interrupted) {
            wasInterrupted = true;
        }
        if (wasInterrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// What was written since it was last taken, or the end of it.
    synchronized String take() {
        var text = text();
        written = 0;
        return text;
    }

    private String text() {
        int length = (int) Math.min(written, KEPT);
        var bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = ring[(int) ((written - length + i) % KEPT)];
        }
        var end = new String(bytes, StandardCharsets.UTF_8);
        return written > length ? Text.format("[%d bytes left out]\n", written - length) + end : end;
    }

    /// The last line that the program wrote, for messages; empty where there is none.
    synchronized String lastLine() {
        return text().lines()
                .filter(line -> !line.isBlank() && !line.startsWith(OURS))
                .reduce("", (_, last) -> last)
                .strip();
    }
}
