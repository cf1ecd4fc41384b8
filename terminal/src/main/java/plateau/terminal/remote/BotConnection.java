package plateau.terminal.remote;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.terminal.screen.Failure;

/// Plays at a server until it is told to stop: comes back whenever the connection breaks, after longer
/// and longer pauses.
public final class BotConnection implements AutoCloseable {
    private static final int LONGEST_PAUSE = 60;

    /// A server says something four times as often, if only an empty line.
    private static final long SILENCE_NANOS = Duration.ofSeconds(60).toNanos();

    private static final Duration LOOK = Duration.ofSeconds(5);

    /// Who is told what happens, besides games.
    public interface Reporter {
        void connected();

        void lost(Message why, int seconds);

        void begun(Map<String, Object> start);

        void over(Map<String, Object> last);

        void gaveUp(String table, Message why);
    }

    private final Server server;
    private final String query;
    private final LocalBot.Maker maker;
    private final Semaphore room;
    private final Reporter reporter;
    private final Map<String, Bout> bouts = new HashMap<>();
    private volatile boolean isStopped;
    private volatile @Nullable InputStream stream;
    private volatile long heard;
    private final Thread main = Thread.currentThread();

    BotConnection(Server server, String query, LocalBot.Maker maker, int games, Reporter reporter) {
        this.server = server;
        this.query = query;
        this.maker = maker;
        this.room = new Semaphore(games, true);
        this.reporter = reporter;
        Thread.ofVirtual().name("silence").start(this::watch);
    }

    /// Plays until it is stopped. Refuses a server that it cannot play at from the beginning.
    public void run() throws InterruptedException {
        boolean wasConnected = false;
        int pause = 1;
        while (!isStopped) {
            Message why;
            try (var in = server.listen(query)) {
                stream = in;
                heard = System.nanoTime();
                reporter.connected();
                wasConnected = true;
                pause = 1;
                follow(in);
                why = Message.of("connect.ended", "it has ended the connection");
            } catch (Server.Unreachable gone) {
                if (!wasConnected) {
                    throw new Failure("connect.failed", "%s: %s", server.address(), gone.inWords());
                }
                why = gone.inWords();
            } catch (IOException broken) {
                why = Message.of("connect.broken", "the connection broke: %s", String.valueOf(broken.getMessage()));
            } finally {
                stream = null;
                leave();
            }
            if (!isStopped) {
                reporter.lost(why, pause);
                Thread.sleep(Duration.ofSeconds(pause));
                pause = Math.min(LONGEST_PAUSE, 2 * pause);
            }
        }
    }

    private void follow(InputStream in) throws IOException {
        var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        for (var line = reader.readLine(); line != null; line = reader.readLine()) {
            heard = System.nanoTime();
            if (!line.isBlank()) {
                take(read(line));
            }
        }
    }

    private Map<String, Object> read(String line) throws IOException {
        try {
            return Json.readObject(line);
        } catch (BadInput torn) {
            throw new IOException(torn.getMessage(), torn);
        }
    }

    private void take(Map<String, Object> line) {
        var type = String.valueOf(line.get("type"));
        if (type.equals("bye")) {
            throw new Failure(
                    "connect.replaced", "%s: another program has connected with this token", server.address());
        }
        if (!line.containsKey("table")) {
            return;
        }
        var table = String.valueOf(line.get("table"));
        var key = table + " " + line.get("seat");
        if (type.equals("start")) {
            bouts.put(key, new Bout(table, server, maker, room, new Telling()));
        }
        var bout = bouts.get(key);
        if (bout != null) {
            bout.tell(line);
        }
        if (type.equals("end") || type.equals("refused")) {
            bouts.remove(key);
        }
    }

    private final class Telling implements Bout.Reporter {
        @Override
        public void begun(Map<String, Object> start) {
            reporter.begun(start);
        }

        @Override
        public void over(Map<String, Object> last) {
            reporter.over(last);
        }

        @Override
        public void gaveUp(String table, Message why) {
            reporter.gaveUp(table, why);
        }
    }

    /// All games are told anew on the next connection.
    private void leave() throws InterruptedException {
        bouts.values().forEach(Bout::stop);
        for (var bout : bouts.values()) {
            bout.join();
        }
        bouts.clear();
    }

    /// A connection on which nothing comes any more is ended.
    private void watch() {
        while (!isStopped) {
            try {
                Thread.sleep(LOOK);
            } catch (InterruptedException stopped) {
                return;
            }
            var open = stream;
            if (open != null && System.nanoTime() - heard > SILENCE_NANOS) {
                close(open);
            }
        }
    }

    private static void close(InputStream open) {
        try {
            open.close();
        } catch (IOException gone) {
            // That is what is wanted.
        }
    }

    /// Ends it, from any thread.
    public void stop() {
        isStopped = true;
        var open = stream;
        if (open != null) {
            close(open);
        }
        main.interrupt();
    }

    @Override
    public void close() {
        isStopped = true;
        server.close();
    }
}
