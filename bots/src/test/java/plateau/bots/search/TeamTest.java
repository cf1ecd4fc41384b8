package plateau.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.bots.search.Story.end;
import static plateau.bots.search.Story.fork;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.State;

/// Threads that judge leaves together.
@Timeout(60)
class TeamTest {
    private static final int DESCENTS = 8;
    private static final State OPEN = new Story(2, fork(0, fork(1, end(1.0, 0.0))));

    private final AtomicInteger judged = new AtomicInteger();

    /// Counts the leaves it is asked about.
    private final class Counting implements Evaluation {
        @Override
        public void weigh(State state, double[] worth) {
            judged.incrementAndGet();
        }

        @Override
        public double scale(State state) {
            return 1;
        }
    }

    /// Cannot judge anything.
    private record Failing(Throwable thrown) implements Evaluation {
        @Override
        public void weigh(State state, double[] worth) {
            if (thrown instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) thrown;
        }

        @Override
        public double scale(State state) {
            return 1;
        }
    }

    private static Descent[] descents(Evaluation evaluation) {
        var descents = new Descent[DESCENTS];
        Arrays.setAll(descents, _ -> new Descent(OPEN, evaluation));
        for (var descent : descents) {
            descent.begin(OPEN, 1, 0, 0);
            descent.expands = true;
        }
        return descents;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void everyDescentOfABatchIsJudgedOnceAndNoOther(int threads) {
        try (var team = new Team(descents(new Counting()), threads)) {
            for (int round = 0; round < 500; round++) {
                int count = 1 + round % DESCENTS;
                judged.set(0);
                team.judge(count);
                assertThat(judged.get()).as("of %d", count).isEqualTo(count);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void whatAJudgeThrowsReachesTheLeader(int threads) {
        for (var thrown : new Throwable[] {new IllegalStateException("a"), new AssertionError("b")}) {
            try (var team = new Team(descents(new Failing(thrown)), threads)) {
                assertThatThrownBy(() -> team.judge(DESCENTS)).isSameAs(thrown);
            }
        }
    }

    @Test
    void itsThreadsEndWhenItIsClosed() throws InterruptedException {
        var team = new Team(descents(new Counting()), 3);
        team.judge(DESCENTS);
        var helpers = helpers();
        assertThat(helpers).hasSizeGreaterThanOrEqualTo(2);
        team.close();
        for (var helper : helpers) {
            helper.join();
        }
    }

    private static Thread[] helpers() {
        var all = new Thread[Thread.activeCount() + 8];
        int count = Thread.enumerate(all);
        return Arrays.stream(all, 0, count)
                .filter(thread -> thread.getName().equals("search"))
                .toArray(Thread[]::new);
    }
}
