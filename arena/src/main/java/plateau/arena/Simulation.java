package plateau.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.core.Game;
import plateau.core.GameRecord;
import plateau.core.Lot;
import plateau.core.Player;

/// Many games with the same players in the same seats, spread over threads. Game k has a seed of its
/// own, so what comes out does not depend on the threads.
public final class Simulation {
    /// What came of it.
    ///
    /// @param bytes allocated while playing, in all threads together
    /// @param partial whether it was stopped before all games were played
    public record Report(Tally tally, double seconds, long bytes, boolean partial) {}

    /// Games a thread takes at a time: few enough to share the last ones evenly.
    private static final int SHARES_PER_THREAD = 64;

    private static final int MOST_AT_A_TIME = 64;

    private final Game game;
    private final List<Supplier<Player>> players;
    private final long seed;
    private final long games;
    private final int threads;
    private final int atATime;
    private final AtomicLong next = new AtomicLong();
    private final AtomicLong played = new AtomicLong();
    private final List<Worker> workers = new CopyOnWriteArrayList<>();
    private volatile boolean stopped;

    /// @param players makes the player of each seat, once for each thread
    public Simulation(
            Game game, List<Supplier<Player>> players, long seed, long games, int threads) {
        this.game = game;
        this.players = List.copyOf(players);
        this.seed = seed;
        this.games = games;
        this.threads = threads;
        long share = games / ((long) threads * SHARES_PER_THREAD);
        this.atATime = Math.clamp(share, 1, MOST_AT_A_TIME);
    }

    /// How many games have been played so far.
    public long played() {
        return played.get();
    }

    /// Asks for an early end: games under way are broken off and do not count, and the report is
    /// partial.
    public void stop() {
        stopped = true;
        workers.forEach(worker -> worker.referee.stop());
    }

    /// Plays all games, or as many as there is time for until [#stop].
    public Report run() {
        return run(List::of, records -> {});
    }

    /// Plays all games and writes them down.
    ///
    /// @param keeper makes a keeper for each thread
    /// @param sink gets every record, in the order of the games
    public Report runRecorded(Supplier<RecordKeeper> keeper, Consumer<GameRecord> sink) {
        return run(() -> List.of(keeper.get()), sink);
    }

    private Report run(Supplier<List<RecordKeeper>> keepers, Consumer<GameRecord> sink) {
        var inOrder = new InOrder<>(sink);
        for (int i = 0; i < threads; i++) {
            workers.add(new Worker(keepers.get(), inOrder));
        }
        long begin = System.nanoTime();
        var started = workers.stream().map(Simulation::start).toList();
        started.forEach(Simulation::join);
        double seconds = (System.nanoTime() - begin) / 1e9;
        inOrder.flush();
        var tally = new Tally(players.size(), game.figures().size());
        long bytes = 0;
        for (var worker : workers) {
            if (worker.failure != null) {
                throw worker.failure;
            }
            tally.add(worker.tally);
            bytes += worker.bytes;
        }
        return new Report(tally, seconds, bytes, tally.games() < games);
    }

    private static Thread start(Runnable worker) {
        return Thread.ofPlatform().daemon().name("simulation").start(worker);
    }

    private static void join(Thread worker) {
        boolean interrupted = false;
        while (true) {
            try {
                worker.join();
                break;
            } catch (InterruptedException ignored) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private final class Worker implements Runnable {
        private final Referee referee =
                new Referee(game, players.stream().map(Supplier::get).toList());
        private final Tally tally = new Tally(players.size(), game.figures().size());
        private final List<RecordKeeper> keepers;
        private final InOrder<GameRecord> records;
        private long bytes;
        private @Nullable RuntimeException failure;

        private Worker(List<RecordKeeper> keepers, InOrder<GameRecord> records) {
            this.keepers = keepers;
            this.records = records;
        }

        @Override
        public void run() {
            long before = Allocation.ofThisThread();
            try {
                for (long first = next.getAndAdd(atATime);
                        first < games && !stopped;
                        first = next.getAndAdd(atATime)) {
                    play(first, Math.min(games, first + atATime));
                }
            } catch (RuntimeException thrown) {
                failure = thrown;
                stop();
            }
            bytes = Allocation.ofThisThread() - before;
        }

        private void play(long first, long end) {
            var written = new ArrayList<GameRecord>(0);
            for (long index = first; index < end && !stopped; index++) {
                play(Lot.seedOfGame(seed, index), written);
            }
            if (!keepers.isEmpty()) {
                records.accept(first / atATime, written);
            }
        }

        private void play(long gameSeed, List<GameRecord> written) {
            var observer = keepers.isEmpty() ? tally : tally.and(keepers.getFirst());
            var ending = referee.play(gameSeed, observer);
            if (stopped && !referee.state().isOver()) {
                tally.forgetGame();
                return;
            }
            tally.ended(referee, ending);
            if (!keepers.isEmpty()) {
                written.add(keepers.getFirst().finish(gameSeed, referee.result()));
            }
            played.incrementAndGet();
        }
    }
}
