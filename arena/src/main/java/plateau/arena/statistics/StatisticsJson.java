package plateau.arena.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plateau.core.Ending;
import plateau.core.text.BadInput;
import plateau.core.wire.Kept;
import plateau.core.wire.Least;

/// Statistics as JSON, exactly: what is read is what was written, and adds up to the same.
///
/// Distributions are lists in which each number that occurred is followed by how often it did.
@Kept
public record StatisticsJson(
        @Least(0) long games,
        @Least(0) long plies,
        @Least(0) long decisions,
        @Least(0) long choices,
        @Least(0) int mostChoices,
        @Least(0) long forced,
        @Least(0) long draws,
        @Least(0) long shared,
        List<Long> length,
        List<Long> leadChanges,
        List<Long> decided,
        List<List<Long>> scores,
        List<List<Long>> shares,
        List<List<Long>> figures,
        List<Map<Ending, @Least(0) Long>> faults,
        Map<Ending, @Least(0) Long> endings,
        Map<String, @Least(0) Long> causes) {
    private static final int MOMENTS = 8;

    public static StatisticsJson of(Statistics statistics) {
        return new StatisticsJson(
                statistics.games,
                statistics.plies,
                statistics.decisions,
                statistics.choices,
                statistics.mostChoices,
                statistics.forced,
                statistics.draws,
                statistics.shared,
                pairs(statistics.length),
                pairs(statistics.leadChanges),
                pairs(statistics.decided),
                statistics.scores.stream().map(StatisticsJson::pairs).toList(),
                statistics.shares.stream().map(Moments::exact).toList(),
                statistics.figures.stream().map(StatisticsJson::pairs).toList(),
                statistics.faults.stream().map(Statistics::occurred).toList(),
                statistics.endings(),
                statistics.allCauses());
    }

    private static List<Long> pairs(Distribution distribution) {
        var pairs = new ArrayList<Long>();
        distribution.counts().forEach((number, times) -> {
            pairs.add(number);
            pairs.add(times);
        });
        return pairs;
    }

    /// The statistics; refuses what cannot have been made by [#of].
    public Statistics statistics() {
        var statistics = new Statistics();
        statistics.games = games;
        statistics.plies = plies;
        statistics.decisions = decisions;
        statistics.choices = choices;
        statistics.mostChoices = mostChoices;
        statistics.forced = forced;
        statistics.draws = draws;
        statistics.shared = shared;
        add("length", length, statistics.length);
        add("leadChanges", leadChanges, statistics.leadChanges);
        add("decided", decided, statistics.decided);
        addSeats(statistics);
        statistics.makeRoom(0, figures.size());
        for (int i = 0; i < figures.size(); i++) {
            add("figures", figures.get(i), statistics.figures.get(i));
        }
        endings.forEach((ending, times) -> statistics.endings[ending.ordinal()] = times);
        causes.forEach(statistics::countCause);
        return statistics;
    }

    private void addSeats(Statistics statistics) {
        check("shares", shares.size() == scores.size());
        check("faults", faults.size() == scores.size());
        statistics.makeRoom(scores.size(), 0);
        for (int seat = 0; seat < scores.size(); seat++) {
            add("scores", scores.get(seat), statistics.scores.get(seat));
            var share = shares.get(seat);
            check("shares", share.isEmpty() || share.size() == MOMENTS);
            statistics.shares.set(seat, Moments.of(share));
            var counts = statistics.faults.get(seat);
            faults.get(seat).forEach((ending, times) -> counts[ending.ordinal()] = times);
        }
    }

    private static void add(String name, List<Long> pairs, Distribution distribution) {
        check(name, pairs.size() % 2 == 0);
        for (int i = 0; i < pairs.size(); i += 2) {
            check(name, pairs.get(i + 1) > 0);
            distribution.add(pairs.get(i), pairs.get(i + 1));
        }
    }

    private static void check(String name, boolean isRight) {
        if (!isRight) {
            throw new BadInput("statistics.damaged", "\"%s\" are not those of statistics", name);
        }
    }
}
