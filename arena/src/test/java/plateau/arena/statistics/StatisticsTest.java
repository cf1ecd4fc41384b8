package plateau.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.match.Guests;
import plateau.arena.series.Played;
import plateau.arena.series.Row;
import plateau.arena.series.Task;
import plateau.arena.series.Worker;
import plateau.bots.RandomBot;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;
import plateau.games.Games;

class StatisticsTest {
    private static final Game MUNIFICENCE = Games.named("munificence").defaults();
    private static final Player RANDOM = new RandomBot().player();

    /// Crashes in some games, makes illegal moves in others.
    private static final Player CLUMSY = turn -> switch (turn.random().nextInt(15)) {
        case 0 -> throw new IllegalStateException("clumsy");
        case 1 -> -1;
        default -> RANDOM.choose(turn);
    };

    private static final Guests GUESTS = new Guests(MUNIFICENCE, Map.of("clumsy", () -> CLUMSY));

    private static Task games(int from, int to) {
        var pairing = GUESTS.pairing("random", "clumsy", "random");
        return new Task(0, "", pairing, 5, 0, 1000).part(from, to - from);
    }

    private static Worker worker() {
        return new Worker(GUESTS, Set.of(Worker.Extra.LEAD));
    }

    /// Counted as they are played.
    private static Statistics count(int from, int to) {
        var statistics = new Statistics();
        worker().count(games(from, to), statistics);
        return statistics;
    }

    private static List<Row> rows(int from, int to) {
        return worker().play(games(from, to)).stream().map(Played::row).toList();
    }

    private static Statistics sum(List<Row> rows) {
        var sum = new Statistics();
        rows.forEach(sum::add);
        return sum;
    }

    private static void assertSame(Statistics one, Statistics other) {
        assertThat(one).usingRecursiveComparison().isEqualTo(other);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 17, 39, 40})
    void theStatisticsOfPartsAddUpToThoseOfTheWholeInAnyOrder(int cut) {
        var whole = count(0, 40);
        var forward = count(0, cut);
        forward.add(count(cut, 40));
        var backward = count(cut, 40);
        backward.add(count(0, cut));
        assertSame(forward, whole);
        assertSame(backward, whole);
    }

    /// Any order and any grouping, groups of groups included: what a cluster makes of them.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void anySplitOfTheSameRowsGivesTheSame(long seed) {
        var random = new Random(seed);
        var rows = new ArrayList<>(rows(0, 60));
        var whole = sum(rows);
        Collections.shuffle(rows, random);
        assertSame(merged(rows, random), whole);
    }

    private static Statistics merged(List<Row> rows, Random random) {
        if (rows.size() < 2 || random.nextInt(4) == 0) {
            return sum(rows);
        }
        int cut = random.nextInt(rows.size() + 1);
        var merged = merged(rows.subList(0, cut), random);
        merged.add(merged(rows.subList(cut, rows.size()), random));
        return merged;
    }

    @Test
    void whatIsCountedWhilePlayingIsWhatTheRowsComeTo() {
        assertSame(count(0, 40), sum(rows(0, 40)));
    }

    @Test
    void addingChangesOnlyTheSum() {
        var part = count(0, 5);
        var sum = new Statistics();
        sum.add(part);
        sum.add(part);
        assertSame(part, count(0, 5));
        assertThat(sum.games()).isEqualTo(10);
    }

    @Test
    void theGamesOfThisTestAreLeftInManyWays() {
        var statistics = count(0, 40);
        assertThat(statistics.endings()).isEqualTo(Map.of(Ending.FINISHED, 40L));
        assertThat(statistics.faults(0)).isEmpty();
        assertThat(statistics.faults(1)).containsOnlyKeys(Ending.CRASH, Ending.ILLEGAL_MOVE);
        double shares =
                IntStream.range(0, 3).mapToDouble(statistics::meanPayoff).sum();
        assertThat(shares).isCloseTo(1, within(1e-9));
    }

    @Test
    void severalPlayersMayShareAColumn() {
        var rows = rows(0, 20);
        var apart = sum(rows);
        var together =
                sum(rows.stream().map(row -> row.inColumns(List.of(1, 0, 1), 2)).toList());
        assertThat(together.score(0).mean()).isEqualTo(apart.score(1).mean());
        assertThat(together.score(1).moments().sum())
                .isEqualTo(apart.score(0).moments().sum()
                        + apart.score(2).moments().sum());
        assertThat(together.meanPayoff(0)).isEqualTo(apart.meanPayoff(1));
        assertThat(together.faults(0)).isEqualTo(apart.faults(1)).isNotEmpty();
        assertThat(together.faults(1)).isEmpty();
        assertThat(together.length().counts()).isEqualTo(apart.length().counts());
    }

    @Test
    void nothingPlayedIsNothing() {
        var statistics = new Statistics();
        assertThat(statistics.games()).isZero();
        assertThat(statistics.length().moments().min()).isZero();
        assertThat(statistics.length().moments().max()).isZero();
        assertThat(statistics.length().mean()).isZero();
        assertThat(statistics.length().moments().deviation()).isZero();
        assertThat(statistics.length().quantile(0.5)).isZero();
        assertThat(statistics.meanChoices()).isZero();
        assertThat(statistics.score(1).mean()).isZero();
        assertThat(statistics.figure(1).mean()).isZero();
        assertThat(statistics.meanPayoff(1)).isZero();
        assertThat(statistics.payoffInterval(1)).isEqualTo(new Interval(0, 1));
        assertThat(statistics.faults(1)).isEmpty();
        assertThat(statistics.endings()).isEqualTo(Map.of());
    }

    @Test
    void aShareComesWithItsInterval() {
        var statistics = count(0, 200);
        var interval = statistics.payoffInterval(0);
        assertThat(statistics.meanPayoff(0)).isBetween(interval.low(), interval.high());
        assertThat(interval.high() - interval.low()).isBetween(0.08, 0.16);
    }

    @Test
    void theLeadIsFollowedOnlyWhereItIsAskedFor() {
        var followed = count(0, 20);
        assertThat(followed.leadChanges().count()).isEqualTo(20);
        assertThat(followed.decided().count()).isEqualTo(20);
        assertThat(followed.decided().moments().max()).isLessThanOrEqualTo(1000);
        var statistics = new Statistics();
        new Worker(GUESTS, Set.of()).count(games(0, 20), statistics);
        assertThat(statistics.leadChanges().count()).isZero();
        assertThat(statistics.decided().count()).isZero();
        assertThat(statistics.length().counts()).isEqualTo(followed.length().counts());
    }

    @Test
    void decisionsWithoutAChoiceAreForced() {
        assertThat(count(0, 40).forced()).isZero();
        var guests = new Guests(Games.named("piles").parse(List.of("size=1", "turn-limit=5")));
        var statistics = new Statistics();
        new Worker(guests, Set.of()).count(new Task(0, "", guests.pairing("random", "random"), 1, 0, 3), statistics);
        assertThat(statistics.forced()).isEqualTo(statistics.decisions()).isPositive();
    }
}
