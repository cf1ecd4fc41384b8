package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import plateau.arena.ratings.Hypotheses;
import plateau.arena.ratings.Sprt;
import plateau.arena.ratings.Sprt.Verdict;
import plateau.arena.series.Played;
import plateau.arena.statistics.Outcome;
import plateau.arena.tournament.draw.Fixture;
import plateau.arena.tournament.standings.SequentialTestReport;

/// Two entrants who meet until a sequential test says which is stronger. Pairs of games count in the order
/// of their numbers, and none after the one that decides: on any number of threads it is the same one.
final class SequentialTest {
    private record Half(Fixture fixture, Played game) {}

    private final String test;
    private final Sprt sprt;
    private final Map<Long, List<Half>> underWay = new HashMap<>();
    private long pairs;

    SequentialTest(String test) {
        this.test = test;
        sprt = new Sprt(Hypotheses.parse(test));
    }

    /// A game was played.
    ///
    /// @param count gets the games that count, with who sat where
    void add(Fixture fixture, Played game, BiConsumer<Fixture, Played> count) {
        underWay.computeIfAbsent(fixture.number() / 2, _ -> new ArrayList<>()).add(new Half(fixture, game));
        while (!isDecided() && underWay.getOrDefault(pairs, List.of()).size() == 2) {
            var pair = Objects.requireNonNull(underWay.remove(pairs++));
            pair.forEach(half -> count.accept(half.fixture, half.game));
            sprt.add(pair.stream().mapToDouble(SequentialTest::shareOfFirst).sum());
        }
    }

    private static double shareOfFirst(Half half) {
        int seat = half.fixture.seats().indexOf(0);
        return (double) half.game.row().share(seat) / Outcome.WIN;
    }

    boolean isDecided() {
        return sprt.verdict() != Verdict.GOES_ON;
    }

    SequentialTestReport report() {
        return new SequentialTestReport(test, pairs, sprt.llr(), sprt.lower(), sprt.upper(), sprt.verdict());
    }
}
