package plateau.arena;

import java.util.EnumMap;
import java.util.Map;
import plateau.core.Ending;
import plateau.core.State;

/// Running counts over many games. All sums are whole numbers, so that tallies of parts add up to the
/// same totals in whatever order the parts come.
public final class Tally implements Observer {
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
    private final long[] scores;
    private final long[] payoffs;
    private final long[] endings = new long[Ending.values().length];
    private final long[] figures;

    // The game under way
    private long gamePlies;
    private long gameDecisions;
    private long gameChoices;
    private int gameMostChoices;

    /// @param figures how many figures the game has besides scores
    public Tally(int players, int figures) {
        this.figures = new long[figures];
        scores = new long[players];
        payoffs = new long[players];
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

    /// Counts a game that the referee has led to its end.
    void ended(Referee referee, Ending ending) {
        games++;
        plies += gamePlies;
        decisions += gameDecisions;
        choices += gameChoices;
        mostChoices = Math.max(mostChoices, gameMostChoices);
        shortest = Math.min(shortest, gameDecisions);
        longest = Math.max(longest, gameDecisions);
        forgetGame();
        for (int player = 0; player < scores.length; player++) {
            scores[player] += referee.state().score(player);
            payoffs[player] += Math.round(referee.payoff(player) * PAYOFF_UNIT);
        }
        for (int index = 0; index < figures.length; index++) {
            figures[index] += referee.state().figure(index);
        }
        endings[ending.ordinal()]++;
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
        mostChoices = Math.max(mostChoices, other.mostChoices);
        for (int player = 0; player < scores.length; player++) {
            scores[player] += other.scores[player];
            payoffs[player] += other.payoffs[player];
        }
        for (int i = 0; i < endings.length; i++) {
            endings[i] += other.endings[i];
        }
        for (int index = 0; index < figures.length; index++) {
            figures[index] += other.figures[index];
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

    public double meanScore(int player) {
        return mean(scores[player], games);
    }

    public double meanPayoff(int player) {
        return mean(payoffs[player], games) / PAYOFF_UNIT;
    }

    /// A figure of the game, by its place in the game's list, on average.
    public double meanFigure(int index) {
        return mean(figures[index], games);
    }

    /// How many games ended in each way that occurred.
    public Map<Ending, Long> endings() {
        var occurred = new EnumMap<Ending, Long>(Ending.class);
        for (var ending : Ending.values()) {
            if (endings[ending.ordinal()] > 0) {
                occurred.put(ending, endings[ending.ordinal()]);
            }
        }
        return occurred;
    }

    private static double mean(long sum, long count) {
        return count == 0 ? 0 : (double) sum / count;
    }
}
