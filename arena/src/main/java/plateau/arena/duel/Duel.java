package plateau.arena.duel;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.arena.series.Pairing;
import plateau.arena.series.Played;
import plateau.arena.series.Series;
import plateau.arena.series.ThinkingTime;
import plateau.arena.series.Worker;
import plateau.arena.statistics.Statistics;
import plateau.core.Roster;

/// How strong one kind of player is against another: a series of rounds.
///
/// A round plays the same seed once for each of the [Seatings], so that two equal sides have half of
/// the wins each. Only whole rounds count; what they come to does not depend on the threads.
public final class Duel {
    private final Pairing pair;
    private final int players;
    private final List<List<Side>> seatings;
    private final Rounds rounds;
    private final Series<List<Played>> series;
    private final Statistics whole = new Statistics();
    private final ThinkingTime[] thinking = {ThinkingTime.NONE, ThinkingTime.NONE};

    /// @param pair the game, and who plays on each side
    /// @param players how many sit at the table, two or more
    /// @param games how many to play at least; the last round is played to its end
    public Duel(Roster roster, Pairing pair, int players, long seed, long games, int threads) {
        this.pair = pair;
        this.players = players;
        seatings = Seatings.of(players);
        var pairings = seatings.stream().map(this::pairing).toList();
        rounds = new Rounds(pairings, seed, Math.ceilDiv(games, pairings.size()), this::addRound);
        var extras = Set.of(Worker.Extra.TIMES);
        series = new Series<>(
                rounds,
                Stream.generate(() -> new Worker(roster, extras)).limit(threads).toList());
    }

    private Pairing pairing(List<Side> seating) {
        return pair.withSeats(seating.stream().map(this::name).toList());
    }

    private String name(Side side) {
        return pair.seats().get(side.ordinal());
    }

    /// How many games there are to play.
    public long games() {
        return rounds.games();
    }

    /// How many games have been played so far, those of unfinished rounds included.
    public long played() {
        return series.played();
    }

    /// Asks for an early end: the report is partial. From any thread.
    public void stop() {
        series.stop();
    }

    /// Plays all games, or as many as there is time for until [#stop].
    public DuelReport run() {
        series.run();
        return new DuelReport(
                whole.games(), whole.endings(), whole.games() < games(), performance(Side.A), performance(Side.B));
    }

    private DuelReport.Performance performance(Side side) {
        int column = side.ordinal();
        return new DuelReport.Performance(
                name(side),
                whole.meanPayoff(column),
                // Over a round a side has half of the seats.
                whole.score(column).mean() / (players / 2.0),
                thinking[column].seconds(),
                thinking[column].slowestSeconds(),
                whole.faults(column));
    }

    /// Counts in a column for each side.
    private void addRound(List<Played> games) {
        for (int i = 0; i < games.size(); i++) {
            var columns = seatings.get(i).stream().map(Side::ordinal).toList();
            var game = games.get(i);
            whole.add(game.row().inColumns(columns, Side.values().length));
            IntStream.range(0, players).forEach(seat -> addTime(columns.get(seat), game, seat));
        }
    }

    private void addTime(int column, Played game, int seat) {
        thinking[column] = thinking[column].and(game.thinking().get(seat));
    }
}
