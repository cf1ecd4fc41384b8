package plateau.arena;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Lot;
import plateau.core.Player;

/// How strong one kind of player is against another, over many games spread over threads.
///
/// A round plays the same seed once for each of the [Seatings], so that two equal sides have half of
/// the wins each. Only whole rounds count; what they come to does not depend on the threads.
public final class Duel {
    /// Who plays on a side.
    ///
    /// @param player makes a player for a seat
    public record Contestant(String name, Supplier<Player> player) {}

    private final Game game;
    private final List<Contestant> contestants;
    private final int players;
    private final List<List<Side>> seatings;
    private final long seed;
    private final long games;
    private final Crew crew;
    private final Tally whole;
    private final Map<Long, Tally> underWay = new HashMap<>();

    /// @param players how many sit at the table, two or more
    /// @param games how many to play at least; the last round is played to its end
    public Duel(
            Game game,
            Contestant a,
            Contestant b,
            int players,
            long seed,
            long games,
            int threads) {
        this.game = game;
        this.contestants = List.of(a, b);
        this.players = players;
        this.seatings = Seatings.of(players);
        this.seed = seed;
        this.games = Math.ceilDiv(games, seatings.size()) * seatings.size();
        this.crew = new Crew(this.games, threads);
        this.whole = tally(seatings.getFirst());
    }

    /// Counts in a column for each side.
    private static Tally tally(List<Side> seating) {
        var columns = seating.stream().mapToInt(Side::ordinal).toArray();
        return new Tally(columns, Side.values().length, 0);
    }

    /// How many games there are to play.
    public long games() {
        return games;
    }

    /// How many games have been played so far, those of unfinished rounds included.
    public long played() {
        return crew.played();
    }

    /// Asks for an early end: the report is partial. From any thread.
    public void stop() {
        crew.stop();
    }

    /// Plays all games, or as many as there is time for until [#stop].
    public DuelReport run() {
        var workers = Stream.generate(Worker::new).limit(crew.threads()).toList();
        crew.run(workers);
        return new DuelReport(
                whole.games(),
                whole.endings().getOrDefault(Ending.FINISHED, 0L),
                whole.games() < games,
                performance(Side.A, workers),
                performance(Side.B, workers));
    }

    private DuelReport.Performance performance(Side side, List<Worker> workers) {
        int column = side.ordinal();
        var watches = workers.stream().flatMap(worker -> worker.watches(side).stream()).toList();
        return new DuelReport.Performance(
                contestants.get(column).name(),
                whole.meanPayoff(column),
                // Over a round a side has half of the seats.
                whole.meanScore(column) / (players / 2.0),
                Stopwatch.mean(watches),
                Stopwatch.slowest(watches),
                whole.faults(column));
    }

    private synchronized void add(long round, Tally played) {
        var soFar = underWay.computeIfAbsent(round, _ -> tally(seatings.getFirst()));
        soFar.add(played);
        if (soFar.games() == seatings.size()) {
            underWay.remove(round);
            whole.add(soFar);
        }
    }

    /// A thread's own players: two for every seat, one of each side, whichever the seating.
    private final class Worker implements Crew.Worker {
        private final List<List<Stopwatch>> watches =
                contestants.stream().map(this::sitDown).toList();
        private final List<Referee> referees = seatings.stream().map(this::referee).toList();

        private List<Stopwatch> sitDown(Contestant contestant) {
            return Stream.generate(contestant.player()).limit(players).map(Stopwatch::new).toList();
        }

        private Referee referee(List<Side> seating) {
            return new Referee(
                    game,
                    IntStream.range(0, players)
                            .<Player>mapToObj(seat -> watches(seating.get(seat)).get(seat))
                            .toList());
        }

        private List<Stopwatch> watches(Side side) {
            return watches.get(side.ordinal());
        }

        @Override
        public boolean play(long index) {
            long round = index / seatings.size();
            int seating = (int) (index % seatings.size());
            var tally = tally(seatings.get(seating));
            var referee = referees.get(seating);
            referee.play(Lot.seedOfGame(seed, round), tally);
            if (referee.isBrokenOff()) {
                return false;
            }
            tally.ended(referee.match());
            add(round, tally);
            return true;
        }

        @Override
        public void stop() {
            referees.forEach(Referee::stop);
        }
    }
}
