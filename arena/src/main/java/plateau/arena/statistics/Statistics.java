package plateau.arena.statistics;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.core.Ending;

/// What many games came to. All of it is whole numbers, so that statistics of parts add up to the same
/// totals in whatever order and grouping the parts come; none of it grows with the number of games.
public final class Statistics implements Serializable {
    private static final int PER_MILLE = 1000;

    // [StatisticsJson] reads and writes all of them.
    long games;
    long plies;
    long decisions;
    long choices;
    int mostChoices;
    long forced;
    long draws;
    long shared;
    final Distribution length = new Distribution();
    final Distribution leadChanges = new Distribution();
    final Distribution decided = new Distribution();
    final List<Distribution> scores = new ArrayList<>();
    final List<Moments> shares = new ArrayList<>();
    final List<Distribution> figures = new ArrayList<>();
    final List<long[]> faults = new ArrayList<>();
    final long[] endings = newEndings();
    final Map<String, long[]> causes = new TreeMap<>();

    /// Adds a game; makes nothing new for a game like those before.
    public void add(Outcome game) {
        games++;
        plies += game.plies();
        decisions += game.decisions();
        choices += game.choices();
        mostChoices = Math.max(mostChoices, game.mostChoices());
        forced += game.forced();
        length.add(game.decisions());
        addLead(game);
        makeRoom(game.players(), game.figureCount());
        int winners = 0;
        for (int player = 0; player < game.players(); player++) {
            scores.get(player).add(game.score(player));
            shares.get(player).add(game.share(player));
            winners += game.share(player) > 0 ? 1 : 0;
        }
        shared += winners > 1 && !game.isDrawn() ? 1 : 0;
        for (int index = 0; index < game.figureCount(); index++) {
            figures.get(index).add(game.figure(index));
        }
        addEnding(game);
    }

    private void addLead(Outcome game) {
        if (game.leadChanges() >= 0) {
            leadChanges.add(game.leadChanges());
            decided.add((long) PER_MILLE * game.ledFrom() / Math.max(1, game.plies()));
        }
    }

    private void addEnding(Outcome game) {
        endings[game.ending().ordinal()]++;
        draws += game.isDrawn() ? 1 : 0;
        if (game.ending() == Ending.FINISHED) {
            countCause(game.cause(), 1);
        }
        var departures = game.departures();
        for (int i = 0; i < departures.size(); i++) {
            var departure = departures.get(i);
            faults.get(departure.seat())[departure.ending().ordinal()]++;
        }
    }

    private static long[] newEndings() {
        return new long[Ending.values().length];
    }

    void makeRoom(int players, int figureCount) {
        while (scores.size() < players) {
            scores.add(new Distribution());
            shares.add(new Moments());
            faults.add(newEndings());
        }
        while (figures.size() < figureCount) {
            figures.add(new Distribution());
        }
    }

    void countCause(String cause, long count) {
        var counted = causes.get(cause);
        if (counted == null) {
            causes.put(cause, new long[] {count});
        } else {
            counted[0] += count;
        }
    }

    /// Adds what other games came to.
    public void add(Statistics other) {
        games += other.games;
        plies += other.plies;
        decisions += other.decisions;
        choices += other.choices;
        mostChoices = Math.max(mostChoices, other.mostChoices);
        forced += other.forced;
        draws += other.draws;
        shared += other.shared;
        length.addAll(other.length);
        leadChanges.addAll(other.leadChanges);
        decided.addAll(other.decided);
        makeRoom(other.scores.size(), other.figures.size());
        for (int player = 0; player < other.scores.size(); player++) {
            scores.get(player).addAll(other.scores.get(player));
            shares.get(player).addAll(other.shares.get(player));
            add(faults.get(player), other.faults.get(player));
        }
        for (int index = 0; index < other.figures.size(); index++) {
            figures.get(index).addAll(other.figures.get(index));
        }
        add(endings, other.endings);
        other.causes.forEach((cause, count) -> countCause(cause, count[0]));
    }

    private static void add(long[] sums, long[] others) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += others[i];
        }
    }

    public long games() {
        return games;
    }

    /// How many played, in the game that had most.
    public int players() {
        return scores.size();
    }

    /// Moves of players and of chance.
    public long plies() {
        return plies;
    }

    /// Moves of players.
    public long decisions() {
        return decisions;
    }

    /// Decisions a game.
    public Distribution length() {
        return length;
    }

    /// Moves to choose from at a decision, on average.
    public double meanChoices() {
        return decisions == 0 ? 0 : (double) choices / decisions;
    }

    public int mostChoices() {
        return mostChoices;
    }

    /// Decisions at which there was one move only.
    public long forced() {
        return forced;
    }

    /// The scores of a player.
    public Distribution score(int player) {
        return player < scores.size() ? scores.get(player) : new Distribution();
    }

    /// A player's share of the win, on average.
    public double meanPayoff(int player) {
        return share(player).mean() / Outcome.WIN;
    }

    /// Where a player's share of the win most likely lies.
    public Interval payoffInterval(int player) {
        var share = share(player);
        return Interval.ofShares(share.mean() / Outcome.WIN, share.deviation() / Outcome.WIN, share.count());
    }

    private Moments share(int player) {
        return player < shares.size() ? shares.get(player) : new Moments();
    }

    /// A figure of the game, by its place in the game's list.
    public Distribution figure(int index) {
        return index < figures.size() ? figures.get(index) : new Distribution();
    }

    /// How often the lead passed to somebody else, of the games in which that was followed.
    public Distribution leadChanges() {
        return leadChanges;
    }

    /// When the winner began to lead for good, in thousandths of the game's plies, of the games in which
    /// that was followed.
    public Distribution decided() {
        return decided;
    }

    /// How many games nobody won, by their rules or by agreement.
    public long draws() {
        return draws;
    }

    /// How many games more than one player won, all of them together, which were not drawn.
    public long shared() {
        return shared;
    }

    /// How many games ended in each way that occurred.
    public Map<Ending, Long> endings() {
        return occurred(endings);
    }

    /// How many finished games ended by each cause that the game tells, in the order of the alphabet.
    public Map<String, Long> causes() {
        var told = allCauses();
        told.remove("");
        return told;
    }

    /// The same, with those of which the game tells no cause.
    Map<String, Long> allCauses() {
        var all = new LinkedHashMap<String, Long>();
        causes.forEach((cause, count) -> all.put(cause, count[0]));
        return all;
    }

    /// How many times a player left in each way that occurred.
    public Map<Ending, Long> faults(int player) {
        return player < faults.size() ? occurred(faults.get(player)) : Map.of();
    }

    static Map<Ending, Long> occurred(long[] counts) {
        var occurred = new EnumMap<Ending, Long>(Ending.class);
        for (var ending : Ending.values()) {
            if (counts[ending.ordinal()] > 0) {
                occurred.put(ending, counts[ending.ordinal()]);
            }
        }
        return occurred;
    }
}
