package plateau.arena.series;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import plateau.arena.statistics.Statistics;
import plateau.core.Roster;
import plateau.core.records.GameRecord;

/// A series of many games with the same players in the same seats. Game k has a seed of its own, so what
/// comes out does not depend on the threads.
public final class Simulation {
    /// What came of it.
    ///
    /// @param bytes allocated while playing, in all threads together
    /// @param partial whether it was stopped before all games were played
    public record Report(Statistics statistics, double seconds, long bytes, boolean partial) {}

    private static final int LARGEST_PART = 1000;

    private final Task whole;
    private final InOrder<GameRecord> records;
    private final List<Counter> counters;
    private final Series<List<Played>> series;

    public Simulation(Roster roster, Pairing pairing, long seed, long games, int threads) {
        this(roster, pairing, seed, games, threads, Set.of(), record -> {});
    }

    private Simulation(
            Roster roster,
            Pairing pairing,
            long seed,
            long games,
            int threads,
            Set<Worker.Extra> extras,
            Consumer<GameRecord> sink) {
        whole = new Task(0, "", pairing, seed, 0, games);
        records = new InOrder<>(sink);
        counters = Stream.generate(() -> new Counter(new Worker(roster, extras), !extras.isEmpty()))
                .limit(threads)
                .toList();
        int largest = extras.isEmpty() ? LARGEST_PART : 1;
        series = new Series<>(new Parts<>(List.of(whole), threads, largest, this::passOn), counters);
    }

    /// A simulation that writes its games down.
    ///
    /// @param sink gets every record, in the order of the games
    public static Simulation recorded(
            Roster roster, Pairing pairing, long seed, long games, int threads, Consumer<GameRecord> sink) {
        var extras = Set.of(Worker.Extra.RECORDS);
        return new Simulation(roster, pairing, seed, games, threads, extras, sink);
    }

    private void passOn(Task task, List<Played> games) {
        games.forEach(game -> game.record()
                .ifPresent(record -> records.accept(game.row().task().number(), record)));
    }

    /// How many games have been played so far.
    public long played() {
        return series.played();
    }

    /// Asks for an early end: games under way are broken off and do not count, and the report is
    /// partial.
    public void stop() {
        series.stop();
    }

    /// Plays all games, or as many as there is time for until [#stop].
    public Report run() {
        try {
            counters.forEach(counter -> counter.worker.prepare(whole.pairing()));
            var effort = series.run();
            var sum = new Statistics();
            counters.forEach(counter -> sum.add(counter.sum));
            return new Report(sum, effort.seconds(), effort.bytes(), sum.games() < whole.games());
        } finally {
            try {
                Closer.all(counters, Counter::close);
            } finally {
                records.flush();
            }
        }
    }

    /// Adds up the games of one thread as they are played, and keeps none that nobody wants.
    private static final class Counter implements Series.Desk<List<Played>> {
        private final Worker worker;
        private final boolean keeps;
        private final Statistics sum = new Statistics();

        private Counter(Worker worker, boolean keeps) {
            this.worker = worker;
            this.keeps = keeps;
        }

        @Override
        public List<Played> play(Task task) {
            if (!keeps) {
                worker.count(task, sum);
                return List.of();
            }
            var games = worker.play(task);
            games.forEach(game -> sum.add(game.row()));
            return games;
        }

        @Override
        public long played() {
            return worker.played();
        }

        @Override
        public void stop() {
            worker.stop();
        }

        @Override
        public void close() {
            worker.close();
        }
    }
}
