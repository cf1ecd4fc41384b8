package plateau.arena;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
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

    private final Game game;
    private final List<Supplier<Player>> players;
    private final long seed;
    private final long games;
    private final Crew crew;

    /// @param players makes the player of each seat, once for each thread
    public Simulation(
            Game game, List<Supplier<Player>> players, long seed, long games, int threads) {
        this.game = game;
        this.players = List.copyOf(players);
        this.seed = seed;
        this.games = games;
        this.crew = new Crew(games, threads);
    }

    /// How many games have been played so far.
    public long played() {
        return crew.played();
    }

    /// Asks for an early end: games under way are broken off and do not count, and the report is
    /// partial.
    public void stop() {
        crew.stop();
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
        var workers =
                Stream.generate(() -> new Worker(keepers.get(), inOrder))
                        .limit(crew.threads())
                        .toList();
        try {
            var effort = crew.run(workers);
            var tally = new Tally(players.size(), game.figures().size());
            workers.forEach(worker -> tally.add(worker.tally));
            return new Report(tally, effort.seconds(), effort.bytes(), tally.games() < games);
        } finally {
            inOrder.flush();
        }
    }

    private final class Worker implements Crew.Worker {
        private final Referee referee =
                new Referee(game, players.stream().map(Supplier::get).toList());
        private final Tally tally = new Tally(players.size(), game.figures().size());
        private final List<RecordKeeper> keepers;
        private final InOrder<GameRecord> records;

        private Worker(List<RecordKeeper> keepers, InOrder<GameRecord> records) {
            this.keepers = keepers;
            this.records = records;
        }

        @Override
        public void stop() {
            referee.stop();
        }

        @Override
        public boolean play(long index) {
            long gameSeed = Lot.seedOfGame(seed, index);
            var onlooker = keepers.isEmpty() ? tally : tally.and(keepers.getFirst());
            referee.play(gameSeed, onlooker);
            if (referee.isBrokenOff()) {
                tally.forgetGame();
                keepers.forEach(RecordKeeper::forgetGame);
                return false;
            }
            tally.ended(referee.match());
            if (!keepers.isEmpty()) {
                records.accept(index, keepers.getFirst().finish(gameSeed, referee.result()));
            }
            return true;
        }
    }
}
