package plateau.terminal.remote;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import plateau.arena.Foul;
import plateau.arena.outside.Limits;
import plateau.core.Blame;
import plateau.core.Interrupted;
import plateau.core.text.Message;

/// One game that a local bot plays elsewhere, in a thread of its own: what the server says of it is
/// answered in turn.
final class Bout implements Runnable {
    /// An answer that comes a little too late is still sent: the server has its own clock.
    private static final Duration GRACE = Duration.ofMillis(100);

    /// Who is told what happens.
    interface Reporter {
        void begun(Map<String, Object> start);

        void over(Map<String, Object> last);

        void gaveUp(String table, Message why);
    }

    private final String table;
    private final Server server;
    private final LocalBot.Maker maker;
    private final Semaphore room;
    private final Reporter reporter;
    private final BlockingQueue<Map<String, Object>> lines = new LinkedBlockingQueue<>();
    private final Thread thread;

    Bout(String table, Server server, LocalBot.Maker maker, Semaphore room, Reporter reporter) {
        this.table = table;
        this.server = server;
        this.maker = maker;
        this.room = room;
        this.reporter = reporter;
        thread = Thread.ofVirtual().name("table-" + table).start(this);
    }

    void tell(Map<String, Object> line) {
        lines.add(line);
    }

    /// Its game goes on elsewhere, or later.
    void stop() {
        thread.interrupt();
    }

    void join() throws InterruptedException {
        thread.join();
    }

    @Override
    public void run() {
        try {
            room.acquire();
            try {
                play();
            } finally {
                room.release();
            }
        } catch (InterruptedException | Interrupted stopped) {
            // It was told to stop.
        }
    }

    private void play() throws InterruptedException {
        @Nullable LocalBot bot = null;
        try {
            bot = maker.make();
            follow(bot);
        } catch (Foul foul) {
            giveUp(foul.inWords());
        } catch (Interrupted stopped) {
            throw stopped;
        } catch (RuntimeException broken) {
            giveUp(Message.text(Blame.told(broken)));
        } finally {
            if (bot != null) {
                bot.close();
            }
        }
    }

    private void follow(LocalBot bot) throws InterruptedException {
        while (true) {
            var line = lines.take();
            switch (String.valueOf(line.get("type"))) {
                case "start" -> {
                    bot.start(line);
                    reporter.begun(line);
                }
                case "turn" -> {
                    if (!answer(bot, line)) {
                        return;
                    }
                }
                case "refused", "end" -> {
                    reporter.over(line);
                    bot.finish(line);
                    return;
                }
                default -> {}
            }
        }
    }

    /// False if the game had to be given up.
    private boolean answer(LocalBot bot, Map<String, Object> turn) throws InterruptedException {
        int ply = ((Number) turn.getOrDefault("ply", 0)).intValue();
        var move = new LinkedHashMap<String, Object>();
        move.put("table", table);
        move.put("ply", ply);
        move.put("move", bot.move(turn, ply, most(turn)));
        while (true) {
            try {
                var reply = server.post("/api/bot", move);
                switch (reply.status()) {
                    case 429, 500, 503 -> Thread.sleep(Duration.ofSeconds(reply.retryAfter()));
                    case 400, 422 -> {
                        giveUp(Message.text(reply.detail()));
                        return false;
                    }
                    // One that came too late is not needed any more.
                    default -> {
                        return true;
                    }
                }
            } catch (Server.Unreachable gone) {
                // The stream will be gone, too, and with the next one everything is told anew.
                return true;
            }
        }
    }

    private static Duration most(Map<String, Object> turn) {
        return turn.get("clock") instanceof Map<?, ?> clock
                        && clock.get("left") instanceof Number left
                ? Duration.ofMillis(left.longValue()).plus(GRACE)
                : Limits.USUAL.answer();
    }

    /// A bot that cannot go on does not keep the others waiting.
    private void giveUp(Message why) throws InterruptedException {
        reporter.gaveUp(table, why);
        try {
            var _ = server.post("/api/tables/" + table + "/resign", Map.of());
        } catch (Server.Unreachable gone) {
            // Then it is away, and the table does what it does about that.
        }
    }
}
