package plateau.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static plateau.bots.search.Story.chance;
import static plateau.bots.search.Story.end;
import static plateau.bots.search.Story.fork;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.Interrupted;
import plateau.core.State;

/// The search on toy games whose best moves are plain.
class SearchTest {
    private static final Style STYLE = new Style(10_000, 0, 1);

    private static Analysis think(State position, int steps) {
        var search = new Search(position, null, STYLE);
        search.think(position, 3, new Budget(steps, Duration.ZERO), _ -> true);
        return search.analysis();
    }

    private static String best(State position) {
        return think(position, 500).candidates().getFirst().move();
    }

    @Test
    void tellsHowFarItIsAndStopsWhenAsked() {
        var open = new Story(2, fork(0, end(0.5, 0.5), end(0.4, 0.6)));
        var search = new Search(open, null, STYLE);
        var told = new ArrayList<Double>();
        search.think(open, 3, new Budget(1000, Duration.ZERO), used -> {
            told.add(used);
            return used < 0.5;
        });
        assertThat(told).isSorted().first().isEqualTo(0.001);
        assertThat(search.analysis().steps()).isBetween(500L, 510L);
    }

    @Test
    void takesTheWin() {
        assertThat(best(new Story(2, fork(0, end(0.0, 1.0), end(1.0, 0.0), end(0.5, 0.5)))))
                .isEqualTo("move1");
    }

    @Test
    void seesTheReplyThatSpoilsAMove() {
        var trap = fork(1, end(1.0, 0.0), end(1.0, 0.0), end(1.0, 0.0), end(0.0, 1.0));
        var draw = fork(1, end(0.5, 0.5), end(0.5, 0.5));
        assertThat(best(new Story(2, fork(0, trap, draw)))).isEqualTo("move1");
    }

    @Test
    void aForcedWinIsProvedAndSaidToBeCertain() {
        var won = fork(1, fork(0, end(1.0, 0.0), end(0.0, 1.0)), fork(0, end(1.0, 0.0)));
        var open = fork(1, end(0.5, 0.5));
        var analysis = think(new Story(2, fork(0, open, won)), 500);
        var best = analysis.candidates().getFirst();
        assertThat(best.move()).isEqualTo("move1");
        assertThat(best.certain()).isTrue();
        assertThat(best.payoff()).isEqualTo(1);
        assertThat(best.line()).startsWith("move1").hasSizeGreaterThanOrEqualTo(2);
        assertThat(analysis.steps()).as("stops once proved").isLessThan(100);
    }

    @ParameterizedTest
    @CsvSource({"0.4, move1", "0.6, move0"})
    void chanceIsWeighedByWhatItBringsOnAverage(double sure, String expected) {
        var gamble = chance(end(1.0, 0.0), end(0.0, 1.0));
        assertThat(best(new Story(2, fork(0, end(sure, 1 - sure), gamble)))).isEqualTo(expected);
    }

    @Test
    void whoeverMovesWantsTheMostForItself() {
        // Player 1 does not care whether 0 or 2 wins the rest: it takes what is best for itself.
        var tempting = fork(1, end(0.9, 0.1, 0.0), end(0.0, 0.2, 0.8));
        var modest = fork(1, end(0.5, 0.5, 0.0), end(0.0, 0.1, 0.9));
        assertThat(best(new Story(3, fork(0, tempting, modest)))).isEqualTo("move1");
    }

    @Test
    void expectedPayoffsAreThoseOfBestPlay() {
        var analysis = think(new Story(2, fork(0, end(0.3, 0.7), fork(1, end(0.6, 0.4), end(0.8, 0.2)))), 4000);
        assertThat(analysis.candidates().getFirst().payoff()).isCloseTo(0.6, within(0.02));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsHiddenIsNotActedUpon(boolean late) {
        // A search that looked at the coin, or that thought it would know it by then, would wait:
        // it
        // would seem to win for certain.
        for (int coin = 0; coin < 2; coin++) {
            assertThat(best(new HiddenCoin(0.6, late, coin))).isEqualTo("move" + HiddenCoin.TAKE);
            assertThat(best(new HiddenCoin(0.4, late, coin))).isEqualTo("move" + HiddenCoin.WAIT);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100})
    void aHiddenHandIsOneOfAllThatItMayBe(int hand) {
        // One hand in six lets the caller win. A search that looked would call against that one
        // alone;
        // one that took every card for playable in every world would never call.
        assertThat(best(new HiddenHand(0.1, hand))).isEqualTo("move" + HiddenHand.CALL);
        assertThat(best(new HiddenHand(0.25, hand))).isEqualTo("move" + HiddenHand.FOLD);
        var call = think(new HiddenHand(0.1, hand), 5000).candidates().getFirst();
        assertThat(call.payoff()).isCloseTo(1 / 6.0, within(0.03));
    }

    @Test
    void whoHoldsTheCardsKnowsThem() {
        var position = new HiddenHand(0.1, 0b0101);
        position.play(HiddenHand.CALL);
        var analysis = think(position, 200);
        assertThat(analysis.candidates()).extracting(Analysis.Candidate::move).hasSize(2);
        assertThat(analysis.candidates().getFirst().move()).isEqualTo("move2");
    }

    /// A bait with many harmless replies and one that refutes it, and a move that is really good.
    private static Story trap() {
        var replies = new Story.Page[701];
        Arrays.fill(replies, end(0.9, 0.1));
        replies[700] = end(0.0, 1.0);
        var good = new Story.Page[4];
        Arrays.fill(good, fork(1, end(0.0, 1.0)));
        good[3] = fork(1, end(0.8, 0.2));
        return new Story(2, fork(0, fork(1, replies), fork(1, end(0.3, 0.7)), fork(1, fork(0, good))));
    }

    @Test
    void aPlayerDoesNotStopBeforeAProofCouldChangeItsChoice() {
        for (int seed = 0; seed < 20; seed++) {
            var player = new Search(trap(), null, STYLE);
            player.think(trap(), seed, new Budget(1000, Duration.ZERO));
            var analyst = new Search(trap(), null, STYLE);
            analyst.think(trap(), seed, new Budget(1000, Duration.ZERO), _ -> true);
            assertThat(player.best())
                    .as("seed %d", seed)
                    .isEqualTo(analyst.best())
                    .isNotZero();
        }
    }

    @Test
    void aPlayerStopsWhenOneMoveIsLeftThatDoesNotLose() {
        var open = fork(1, end(0.5, 0.5), end(0.4, 0.6));
        var story = new Story(2, fork(0, fork(1, end(0.0, 1.0)), open, end(0.0, 1.0)));
        var search = new Search(story, null, STYLE);
        search.think(story, 3, new Budget(100_000, Duration.ZERO));
        assertThat(search.best()).isEqualTo(1);
        assertThat(search.analysis().steps()).isLessThan(200);
    }

    @Test
    void aPlayerStopsWhenLuckIsAllThatIsLeftAndNothingCanOvertake() {
        var good = chance(end(0.9, 0.1), end(0.8, 0.2));
        var bad = chance(end(0.2, 0.8), end(0.1, 0.9));
        var story = new Story(2, fork(0, bad, good));
        var search = new Search(story, null, STYLE);
        search.think(story, 3, new Budget(1000, Duration.ZERO));
        assertThat(search.best()).isEqualTo(1);
        assertThat(search.analysis().steps()).isBetween(500L, 900L);
    }

    @Test
    void theEndOfTheGameIsCertainWhoeverWins() {
        var story = new Story(2, fork(0, end(0.5, 0.5), fork(1, end(0.4, 0.6), end(0.3, 0.7))));
        assertThat(think(story, 50).candidates())
                .extracting(Analysis.Candidate::move, Analysis.Candidate::certain)
                .containsExactly(tuple("move0", true), tuple("move1", false));
    }

    /// Every move of two players, ten each, six plies deep.
    private static Story.Page bush(int depth) {
        if (depth == 0) {
            return end(0.5, 0.5);
        }
        var pages = new Story.Page[10];
        Arrays.setAll(pages, _ -> bush(depth - 1));
        return fork(depth % 2, pages);
    }

    @Test
    void aFullTreeIsToldAndTheSearchGoesOn() {
        var story = new Story(2, bush(4));
        var search = new Search(story, null, new Style(100, 0, 1));
        search.think(story, 3, new Budget(90, Duration.ZERO), _ -> true);
        assertThat(search.analysis().full()).isFalse();
        search.think(story, 3, new Budget(1000, Duration.ZERO), _ -> true);
        assertThat(search.analysis().full()).isTrue();
        assertThat(search.analysis().steps()).isGreaterThanOrEqualTo(1000);
        assertThat(search.analysis().candidates()).hasSize(10);
    }

    @Test
    void aWinIsFoundEvenIfTheTreeIsTooSmallToRememberIt() {
        var pages = new Story.Page[200];
        Arrays.fill(pages, end(0.5, 0.5));
        pages[77] = end(1.0, 0.0);
        var story = new Story(2, fork(0, pages));
        var search = new Search(story, Halves::new, new Style(1, 0, 1));
        search.think(story, 3, new Budget(50, Duration.ZERO));
        assertThat(search.best()).isEqualTo(77);
    }

    /// Knows nothing.
    private static final class Halves implements Evaluation {
        @Override
        public void weigh(State state, double[] worth) {
            Arrays.fill(worth, 0);
        }

        @Override
        public double scale(State state) {
            return 1;
        }
    }

    @Test
    void anInterruptedSearchEndsAtOnce() {
        var story = new Story(2, bush(4));
        var search = new Search(story, null, STYLE);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> search.think(story, 3, new Budget(1_000_000, Duration.ZERO), _ -> true))
                .isInstanceOf(Interrupted.class);
        assertThat(Thread.interrupted()).as("the referee can see why").isTrue();
    }

    @Test
    void analysisListsEveryMoveOnceWhetherTriedOrNot() {
        var story = new Story(2, bush(3));
        for (int steps : new int[] {1, 2, 5, 50}) {
            assertThat(think(story, steps).candidates())
                    .extracting(Analysis.Candidate::move)
                    .doesNotHaveDuplicates()
                    .hasSize(10);
        }
    }
}
