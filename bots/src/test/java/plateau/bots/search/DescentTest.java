package plateau.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static plateau.bots.search.Story.end;
import static plateau.bots.search.Story.fork;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.records.Replay;
import plateau.testkit.KuhnPoker;

/// What a leaf is judged to be worth.
class DescentTest {
    /// Says the same of every position, and counts how often it is asked.
    private static class Flat implements Evaluation {
        private final double playout;
        private int asked;

        Flat(double playout) {
            this.playout = playout;
        }

        @Override
        public void weigh(State state, double[] worth) {
            asked++;
            Arrays.fill(worth, 0);
        }

        @Override
        public double scale(State state) {
            return 1;
        }

        @Override
        public double playout() {
            return playout;
        }
    }

    private static Descent judged(State leaf, Evaluation evaluation, long end) {
        var descent = new Descent(leaf, evaluation);
        descent.begin(leaf, 1, 0, end);
        descent.expands = true;
        descent.judge();
        return descent;
    }

    /// A position with so many moves after which the game goes on.
    private static Story wide(int moves) {
        var pages = new Story.Page[moves];
        Arrays.fill(pages, fork(1, end(1.0, 0.0)));
        return new Story(2, fork(0, pages));
    }

    @Test
    void everyMoveIsTriedWhileThereIsTime() {
        var evaluation = new Flat(0);
        judged(wide(500), evaluation, 0);
        assertThat(evaluation.asked).isEqualTo(500);
    }

    @Test
    void whenTimeIsUpMostMovesAreDismissed() {
        var evaluation = new Flat(0);
        var descent = judged(wide(500), evaluation, System.nanoTime() - 1);
        assertThat(evaluation.asked).isEqualTo(32);
        assertThat(descent.moves.size()).isEqualTo(500);
        assertThat(descent.guesses[31]).isEqualTo(0.5F);
        assertThat(descent.guesses[32]).isZero();
    }

    @Test
    void aMoveThatWinsAtOnceIsSure() {
        var leaf = new Story(2, fork(0, fork(1, end(0.5, 0.5)), end(1.0, 0.0), end(0.0, 1.0)));
        var descent = judged(leaf, new Flat(0), 0);
        assertThat(descent.winner).isZero();
        int sure = descent.moves.get(0) == 1 ? 0 : descent.moves.get(1) == 1 ? 1 : 2;
        assertThat(descent.guesses[sure]).isEqualTo(Descent.SURE);
        assertThat(descent.shares).containsExactly(1, 0);
    }

    /// The other may hold a king.
    @Test
    void aMoveThatWinsAgainstOneDealAloneIsNotSure() {
        var moves = List.of("deal Q", "deal J", "check", "bet");
        var replay = new Replay(new KuhnPoker(), 2, moves);
        replay.advanceTo(moves.size());
        var descent = judged(replay.state(), new Flat(0), 0);
        assertThat(descent.shares).containsExactly(1, 0);
        assertThat(descent.winner).isEqualTo(Tree.NONE);
        assertThat(descent.guesses[0]).isLessThanOrEqualTo(1);
        assertThat(descent.guesses[1]).isLessThanOrEqualTo(1);
    }

    @Test
    void theLeafIsWorthWhatItsBestMoveBrings() {
        var leaf = new Story(2, fork(1, end(0.9, 0.1), end(0.3, 0.7), end(0.6, 0.4)));
        assertThat(judged(leaf, new Flat(0), 0).shares).containsExactly(0.3, 0.7);
    }

    @Test
    void priorsSumToOneAndFollowTheGuesses() {
        var leaf = new Story(2, fork(0, end(0.5, 0.5), end(0.4, 0.6)));
        var descent = judged(leaf, new Flat(0), 0);
        int better = descent.moves.get(0) == 0 ? 0 : 1;
        assertThat(descent.priors[0] + descent.priors[1]).isCloseTo(1F, within(1e-5F));
        assertThat(descent.priors[better]).isGreaterThan(0.9F);
    }

    @Test
    void playingOutCountsAsMuchAsTheEvaluationAsks() {
        var deep = fork(1, fork(0, fork(1, end(0.0, 1.0))));
        var leaf = new Story(2, fork(0, deep));
        assertThat(judged(leaf, new Flat(1), 0).shares).containsExactly(0, 1);
        assertThat(judged(leaf, new Flat(0), 0).shares).containsExactly(0.5, 0.5);
        // The points of a story are its payoffs, and a point makes e times as likely to win.
        double behind = 1 / (1 + Math.E);
        assertThat(judged(leaf, new Flat(0.25), 0).shares)
                .containsExactly(new double[] {0.375 + 0.25 * behind, 0.375 + 0.25 * (1 - behind)}, within(1e-9));
    }

    @Test
    void aGameIsPlayedOutAsTheEvaluationGoesOn() {
        var choice = fork(1, end(1.0, 0.0), end(0.0, 1.0), end(1.0, 0.0));
        var leaf = new Story(2, fork(0, fork(0, choice)));
        var second = new Flat(1) {
            @Override
            public int goOn(State state, Moves legal, Lot lot) {
                return legal.get(legal.size() / 2);
            }
        };
        assertThat(judged(leaf, second, 0).shares).containsExactly(0, 1);
    }

    @Test
    void movesThatLookAlikeComeInAnyOrder() {
        var firsts = IntStream.range(0, 50)
                .map(seed -> {
                    var descent = new Descent(wide(4), null);
                    descent.begin(wide(4), seed, 0, 0);
                    descent.expands = true;
                    descent.judge();
                    return descent.moves.get(0);
                })
                .distinct()
                .count();
        assertThat(firsts).isEqualTo(4);
    }

    /// Two players pass for ever.
    private static final class Endless implements Toy {
        private int plies;

        @Override
        public int players() {
            return 2;
        }

        @Override
        public int mover() {
            return plies % 2;
        }

        @Override
        public void legalMoves(Moves moves) {
            moves.add(0);
        }

        @Override
        public void play(int move) {
            plies++;
        }

        @Override
        public State copy() {
            var copy = new Endless();
            copy.copyFrom(this);
            return copy;
        }

        @Override
        public void copyFrom(State other) {
            plies = ((Endless) other).plies;
        }
    }

    @Test
    void aGameThatNeverEndsIsGivenUpAsEqual() {
        var descent = new Descent(new Endless(), null);
        descent.begin(new Endless(), 1, 0, 0);
        descent.judge();
        assertThat(descent.shares).containsExactly(0.5, 0.5);
    }
}
