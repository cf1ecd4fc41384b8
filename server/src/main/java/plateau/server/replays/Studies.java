package plateau.server.replays;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.api.ReplayJson.Judged;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.Seating;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.server.bots.House;
import plateau.server.bots.Inquiry;
import plateau.server.bots.Job;
import plateau.server.bots.Reply;
import plateau.server.bots.Ticket;
import plateau.server.http.problem.Problem;
import plateau.server.stream.Outbox;

/// Films that bots look through while somebody looks on, one decision after the other, in the threads in which
/// bots think: one decision at a time for all who look, so that those who play hardly notice. What was
/// found is kept for whoever asks next.
public final class Studies implements AutoCloseable {
    /// So many somebody may have open.
    private static final int MOST_OF_ONE = 3;

    private static final int MOST = 200;
    private static final int KEPT = 64;
    private static final int KEPT_DECISIONS = 40_000;
    private static final Duration AGAIN = Duration.ofSeconds(30);
    private static final Logger LOG = Logger.getLogger(Studies.class.getName());

    /// In whose name the bots are asked: all who look share one turn.
    private static final String MAKER = "analysis";

    private final BiConsumer<String, Game> check;
    private final Function<Job, Ticket> inquire;
    private final ReentrantLock lock = new ReentrantLock();

    /// The one that nobody asked for longest comes first.
    private final Map<Study.Name, Study> studies = new LinkedHashMap<>(16, 0.75f, true);

    /// Those that somebody looks at, in turn.
    private final Deque<Study> waiting = new ArrayDeque<>();

    private final Map<String, Integer> open = new HashMap<>();

    /// What a bot looks at now; null if nothing.
    private @Nullable Study current;

    private @Nullable Ticket ticket;
    private int listeners;
    private boolean isClosed;

    public Studies(House house) {
        this(house::check, house::inquire);
    }

    /// @param check refuses a bot that nobody may ask
    /// @param inquire has a bot look at a position
    Studies(BiConsumer<String, Game> check, Function<Job, Ticket> inquire) {
        this.check = check;
        this.inquire = inquire;
    }

    /// Opens a stream of what a bot thinks of a game.
    ///
    /// @param who an account, or the address of somebody who has none
    public Outbox listen(Film film, String bot, String who) {
        check.accept(bot, film.game());
        var analyst = Bots.parse(bot, film.game())
                .analyst()
                .orElseThrow(() -> new BadInput(
                        "bot.no-search",
                        "%s does not search; those that do: %s",
                        bot,
                        String.join(", ", Bots.analysts(film.game()))));
        lock.lock();
        try {
            checkRoom(who);
            var name = new Study.Name(film.id(), bot);
            var study = studies.computeIfAbsent(name, _ -> new Study(name, film, analyst));
            var outbox = open(study, who);
            if (study.isWanted() && study != current && !waiting.contains(study)) {
                waiting.add(study);
            }
            makeRoom();
            goOn();
            return outbox;
        } finally {
            lock.unlock();
        }
    }

    private void checkRoom(String who) {
        if (open.getOrDefault(who, 0) >= MOST_OF_ONE) {
            throw Problem.tooMany(
                    Message.of("replay.analyses", "you have %d analyses open; close one first", MOST_OF_ONE), AGAIN);
        }
        if (listeners >= MOST || isClosed) {
            throw Problem.tooMany(
                    Message.of("replay.analyses-full", "too many games are being analysed; try again later"), AGAIN);
        }
    }

    private Outbox open(Study study, String who) {
        var self = new AtomicReference<@Nullable Outbox>();
        var outbox = new Outbox(study.most(), () -> closed(study, self, who));
        self.set(outbox);
        listeners++;
        open.merge(who, 1, Integer::sum);
        study.enter(outbox);
        return outbox;
    }

    /// Somebody looks no more. If it was the last, the bot need not go on.
    private void closed(Study study, AtomicReference<@Nullable Outbox> self, String who) {
        lock.lock();
        try {
            listeners--;
            open.computeIfPresent(who, (_, count) -> count == 1 ? null : count - 1);
            var outbox = self.get();
            if (outbox != null) {
                study.leave(outbox);
            }
            if (!study.isHeard()) {
                waiting.remove(study);
                if (study == current) {
                    stop();
                    goOn();
                }
            }
        } finally {
            lock.unlock();
        }
    }

    private void stop() {
        if (ticket != null) {
            ticket.cancel();
        }
        ticket = null;
        current = null;
    }

    /// Takes the next decision in hand, if nothing else is.
    private void goOn() {
        while (current == null && !waiting.isEmpty() && !isClosed) {
            var study = waiting.removeFirst();
            if (study.isWanted()) {
                begin(study);
            }
        }
    }

    /// A decision that nobody can be asked about is passed over; the others go on.
    private void begin(Study study) {
        current = study;
        try {
            ticket = inquire.apply(job(study));
        } catch (RuntimeException broken) {
            LOG.log(Level.WARNING, broken, () -> study.name() + " cannot be judged");
            stop();
            study.skip();
            if (study.isWanted()) {
                waiting.addLast(study);
            }
        }
    }

    private Job job(Study study) {
        var film = study.film();
        int ply = study.next();
        var found = new AtomicReference<@Nullable Judged>();
        var position = study.judge().position(ply);
        var inquiry = new Inquiry(position, ply, () -> found.set(study.judge().judge(position, ply)));
        var names = IntStream.range(0, position.players()).mapToObj(_ -> "").toList();
        var reply = new Reply() {
            @Override
            public void chosen(int move, long nanos) {
                answered(study, ply, found.get());
            }

            @Override
            public void failed(RuntimeException failure) {
                LOG.log(Level.FINE, failure, () -> study.name() + " failed at " + ply);
                answered(study, ply, null);
            }
        };
        var seating = new Seating(film.game(), position.mover(), List.copyOf(names));
        return new Job(study.name().bot(), seating, inquiry, reply, MAKER);
    }

    /// @param judgement null if nothing could be found out
    private void answered(Study study, int ply, @Nullable Judged judgement) {
        lock.lock();
        try {
            // Whoever was asked before somebody went and came back answers nothing any more.
            if (study != current || study.next() != ply) {
                return;
            }
            current = null;
            ticket = null;
            if (judgement == null) {
                study.skip();
            } else {
                study.take(judgement);
            }
            if (study.isWanted()) {
                waiting.addLast(study);
            }
            goOn();
        } finally {
            lock.unlock();
        }
    }

    /// Forgets what nobody looks at and was not asked for longest.
    private void makeRoom() {
        int decisions = studies.values().stream().mapToInt(Study::size).sum();
        var each = studies.values().iterator();
        while ((studies.size() > KEPT || decisions > KEPT_DECISIONS) && each.hasNext()) {
            var study = each.next();
            if (!study.isHeard()) {
                decisions -= study.size();
                each.remove();
            }
        }
    }

    /// A game is gone, or not what it was.
    public void refresh(String film) {
        lock.lock();
        try {
            var gone = studies.values().stream()
                    .filter(study -> study.name().film().equals(film))
                    .toList();
            gone.forEach(Study::close);
            gone.forEach(study -> studies.remove(study.name()));
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            isClosed = true;
            stop();
            List.copyOf(studies.values()).forEach(Study::close);
        } finally {
            lock.unlock();
        }
    }
}
