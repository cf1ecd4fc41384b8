package plateau.terminal.remote;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import plateau.arena.match.Foul;
import plateau.arena.outside.Limits;
import plateau.core.Blame;
import plateau.core.Interrupted;
import plateau.core.text.Message;

/// One game that a local bot plays elsewhere, in a thread of its own: what the server says of it is
/// answered in turn.
final class Bout implements Runnable {
    /// An answer that comes a little too late is still sent: the server has its own clock.
    private static final Duration GRACE = Duration.ofMillis(100);

    private static final Duration FIRST_PAUSE = Duration.ofMillis(250);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);

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
            if (foul.isDecline()) {
                decline(foul);
            } else {
                giveUp(foul.inWords());
            }
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
        var reply = deliver("/api/bot", move);
        boolean isWrong = reply.status() == 400 || reply.status() == 422;
        if (isWrong) {
            giveUp(Message.text(reply.detail()));
        }
        // One that came too late is not needed any more.
        return !isWrong;
    }

    /// Sends something until the server has answered it. Whether an answer was lost on its way or never
    /// made nobody can tell, and the same move twice is one move. If the stream is gone, too, somebody
    /// interrupts this, and with the next one everything is told anew.
    private Server.Reply deliver(String path, Map<String, Object> body) throws InterruptedException {
        var pause = FIRST_PAUSE;
        while (true) {
            var wait = pause;
            try {
                var reply = server.post(path, body);
                if (!reply.isForLater()) {
                    return reply;
                }
                wait = longer(pause, Duration.ofSeconds(reply.retryAfter()));
            } catch (Server.Unreachable gone) {
                // It may be back soon.
            }
            Thread.sleep(wait);
            pause = pause.compareTo(LONGEST_PAUSE) < 0 ? pause.multipliedBy(2) : LONGEST_PAUSE;
        }
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    private static Duration most(Map<String, Object> turn) {
        return turn.get("clock") instanceof Map<?, ?> clock && clock.get("left") instanceof Number left
                ? Duration.ofMillis(left.longValue()).plus(GRACE)
                : Limits.USUAL.answer();
    }

    /// A bot that cannot go on does not keep the others waiting.
    private void giveUp(Message why) throws InterruptedException {
        reporter.gaveUp(table, why);
        var _ = deliver("/api/tables/" + table + "/resign", Map.of());
    }

    /// A bot that does not play this game tells the others why.
    private void decline(Foul why) throws InterruptedException {
        reporter.gaveUp(table, why.inWords());
        var body = new LinkedHashMap<String, Object>();
        body.put("table", table);
        body.put("reason", why.said());
        var _ = deliver("/api/bot/decline", body);
    }
}
