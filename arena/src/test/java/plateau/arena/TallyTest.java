package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.bots.RandomBot;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;
import plateau.games.Games;

class TallyTest {
    private static final Game MUNIFICENCE = Games.named("munificence").defaults();
    private static final Player RANDOM = new RandomBot().player();

    /// Crashes in some games, makes illegal moves in others.
    private static final Player CLUMSY =
            turn ->
                    switch (turn.random().nextInt(15)) {
                        case 0 -> throw new IllegalStateException("clumsy");
                        case 1 -> -1;
                        default -> RANDOM.choose(turn);
                    };

    private static Tally play(Tally tally, int from, int to) {
        var referee = new Referee(MUNIFICENCE, List.of(RANDOM, CLUMSY, RANDOM));
        for (int seed = from; seed < to; seed++) {
            referee.play(seed, tally);
            tally.ended(referee.match());
        }
        return tally;
    }

    private static Tally tally() {
        return new Tally(3, MUNIFICENCE.figures().size());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 17, 39, 40})
    void theTalliesOfPartsAddUpToThatOfTheWholeInAnyOrder(int cut) {
        var whole = play(tally(), 0, 40);
        var first = play(tally(), 0, cut);
        var second = play(tally(), cut, 40);
        assertThat(sum(first, second)).usingRecursiveComparison().isEqualTo(whole);
        assertThat(sum(second, first)).usingRecursiveComparison().isEqualTo(whole);
    }

    private static Tally sum(Tally... parts) {
        var sum = tally();
        List.of(parts).forEach(sum::add);
        return sum;
    }

    @Test
    void addingChangesOnlyTheSum() {
        var part = play(tally(), 0, 5);
        sum(part, part);
        assertThat(part).usingRecursiveComparison().isEqualTo(play(tally(), 0, 5));
    }

    @Test
    void theGamesOfThisTestAreLeftInManyWays() {
        var tally = play(tally(), 0, 40);
        assertThat(tally.endings()).isEqualTo(Map.of(Ending.FINISHED, 40L));
        assertThat(tally.faults(0)).isEmpty();
        assertThat(tally.faults(1)).containsOnlyKeys(Ending.CRASH, Ending.ILLEGAL_MOVE);
        double shares = IntStream.range(0, 3).mapToDouble(tally::meanPayoff).sum();
        assertThat(shares).isCloseTo(1, within(1e-9));
    }

    @Test
    void severalPlayersMayShareAColumn() {
        int figures = MUNIFICENCE.figures().size();
        var apart = play(tally(), 0, 20);
        var together = play(new Tally(new int[] {1, 0, 1}, 2, figures), 0, 20);
        assertThat(together.meanScore(0)).isEqualTo(apart.meanScore(1));
        assertThat(together.meanScore(1))
                .isCloseTo(apart.meanScore(0) + apart.meanScore(2), within(1e-9));
        assertThat(together.meanPayoff(0)).isEqualTo(apart.meanPayoff(1));
        assertThat(together.faults(0)).isEqualTo(apart.faults(1));
        assertThat(together.faults(1)).isEmpty();
    }

    @Test
    void nothingPlayedIsNothing() {
        var tally = tally();
        assertThat(tally.games()).isZero();
        assertThat(tally.shortest()).isZero();
        assertThat(tally.meanLength()).isZero();
        assertThat(tally.meanChoices()).isZero();
        assertThat(tally.endings()).isEqualTo(Map.of());
    }

    @Test
    void aGameThatIsForgottenLeavesNothing() {
        var referee = new Referee(MUNIFICENCE, List.of(RANDOM, RANDOM, RANDOM));
        var tally = tally();
        referee.play(99, tally);
        tally.forgetGame();
        assertThat(play(tally, 0, 5)).usingRecursiveComparison().isEqualTo(play(tally(), 0, 5));
    }
}
