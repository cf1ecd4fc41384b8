package plateau.arena;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import plateau.core.Ending;
import plateau.core.State;

/// Running counts over many games. All sums are whole numbers, so that tallies of parts add up to the
/// same totals in whatever order the parts come.
public final class Tally implements Onlooker {
    /// A share of a win is counted in parts of the least common multiple of 1 to 20: the halves,
    /// thirds, … of winners who share are whole, and there is room for tens of billions of wins.
    private static final double PAYOFF_UNIT = 232_792_560;

    private long games;
    private long plies;
    private long decisions;
    private long shortest = Long.MAX_VALUE;
    private long longest;
    private long choices;
    private int mostChoices;
    private long draws;
    private final int[] columns;
    private final long[] scores;
    private final long[] payoffs;
    private final long[] endings = new long[Ending.values().length];
    private final long[][] faults;
    private final Map<String, long[]> causes = new TreeMap<>();
    private final long[] figures;

    // The game under way
    private long gamePlies;
    private long gameDecisions;
    private long gameChoices;
    private int gameMostChoices;

    /// @param figures how many figures the game has besides scores
    public Tally(int players, int figures) {
        this(IntStream.range(0, players).toArray(), players, figures);
    }

    /// What each player does is counted in a column, that of several players in one if so wished.
    ///
    /// @param columns of each player
    /// @param width how many columns there are
    Tally(int[] columns, int width, int figures) {
        this.columns = columns.clone();
        this.figures = new long[figures];
        scores = new long[width];
        payoffs = new long[width];
        faults = new long[width][endings.length];
    }

    @Override
    public void moving(State before, int mover, int move, int choices) {
        gamePlies++;
        if (mover != State.CHANCE) {
            gameDecisions++;
            gameChoices += choices;
            gameMostChoices = Math.max(gameMostChoices, choices);
        }
    }

    /// Counts a game that has come to its end.
    void ended(Match match) {
        games++;
        plies += gamePlies;
        decisions += gameDecisions;
        choices += gameChoices;
        mostChoices = Math.max(mostChoices, gameMostChoices);
        shortest = Math.min(shortest, gameDecisions);
        longest = Math.max(longest, gameDecisions);
        forgetGame();
        for (int player = 0; player < columns.length; player++) {
            scores[columns[player]] += match.table().score(player);
            payoffs[columns[player]] += Math.round(match.payoff(player) * PAYOFF_UNIT);
        }
        for (int index = 0; index < figures.length; index++) {
            figures[index] += match.state().figure(index);
        }
        var ending = match.ending();
        endings[ending.ordinal()]++;
        if (ending == Ending.FINISHED) {
            draws += match.state().isDrawn() ? 1 : 0;
            countCause(match.state().cause(), 1);
        }
        for (int i = 0; i < match.departures().size(); i++) {
            var departure = match.departures().get(i);
            faults[columns[departure.seat()]][departure.ending().ordinal()]++;
        }
    }

    /// Counts games that ended by a cause; makes nothing new for a cause that was met before.
    private void countCause(String cause, long count) {
        var counted = causes.get(cause);
        if (counted == null) {
            causes.put(cause, new long[] {count});
        } else {
            counted[0] += count;
        }
    }

    /// Forgets the moves of a game that does not count.
    void forgetGame() {
        gamePlies = 0;
        gameDecisions = 0;
        gameChoices = 0;
        gameMostChoices = 0;
    }

    void add(Tally other) {
        games += other.games;
        plies += other.plies;
        decisions += other.decisions;
        shortest = Math.min(shortest, other.shortest);
        longest = Math.max(longest, other.longest);
        choices += other.choices;
        draws += other.draws;
        mostChoices = Math.max(mostChoices, other.mostChoices);
        add(scores, other.scores);
        add(payoffs, other.payoffs);
        add(endings, other.endings);
        add(figures, other.figures);
        other.causes.forEach((cause, count) -> countCause(cause, count[0]));
        for (int column = 0; column < faults.length; column++) {
            add(faults[column], other.faults[column]);
        }
    }

    private static void add(long[] sums, long[] others) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += others[i];
        }
    }

    public long games() {
        return games;
    }

    /// Moves of players and of chance.
    public long plies() {
        return plies;
    }

    /// Moves of players.
    public long decisions() {
        return decisions;
    }

    public double meanLength() {
        return mean(decisions, games);
    }

    public long shortest() {
        return games == 0 ? 0 : shortest;
    }

    public long longest() {
        return longest;
    }

    /// Moves to choose from at a decision, on average.
    public double meanChoices() {
        return mean(choices, decisions);
    }

    public int mostChoices() {
        return mostChoices;
    }

    /// The score of a player, or of all in a column together, on average.
    public double meanScore(int column) {
        return mean(scores[column], games);
    }

    /// The share of a win of a player, or of all in a column together, on average.
    public double meanPayoff(int column) {
        return mean(payoffs[column], games) / PAYOFF_UNIT;
    }

    /// A figure of the game, by its place in the game's list, on average.
    public double meanFigure(int index) {
        return mean(figures[index], games);
    }

    /// How many finished games nobody won.
    public long draws() {
        return draws;
    }

    /// How many games ended in each way that occurred.
    public Map<Ending, Long> endings() {
        return occurred(endings);
    }

    /// How many finished games ended by each cause that the game tells, in the order of the alphabet.
    public Map<String, Long> causes() {
        var told = new LinkedHashMap<String, Long>();
        causes.forEach(
                (cause, count) -> {
                    if (!cause.isEmpty()) {
                        told.put(cause, count[0]);
                    }
                });
        return told;
    }

    /// How many games a player, or those in a column, broke off in each way that occurred.
    public Map<Ending, Long> faults(int column) {
        return occurred(faults[column]);
    }

    private static Map<Ending, Long> occurred(long[] counts) {
        var occurred = new EnumMap<Ending, Long>(Ending.class);
        for (var ending : Ending.values()) {
            if (counts[ending.ordinal()] > 0) {
                occurred.put(ending, counts[ending.ordinal()]);
            }
        }
        return occurred;
    }

    private static double mean(long sum, long count) {
        return count == 0 ? 0 : (double) sum / count;
    }
}
