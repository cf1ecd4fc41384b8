package plateau.server.replays;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import plateau.server.bots.Pool;

/// What becomes of an analysis that goes wrong.
@Timeout(60)
class StudiesTest {
    @Test
    void aDecisionThatCannotBeAskedAboutIsPassedOverAndTheOthersAreJudged() throws Exception {
        var film = Film.ofRecord("piles", TestRecords.piles());
        long decisions = IntStream.range(0, film.plies())
                .filter(ply -> film.reel().choices(ply) > 1)
                .count();
        var asked = new AtomicInteger();
        try (var pool = new Pool(1, Duration.ofSeconds(30));
                var studies = new Studies((_, _) -> {}, job -> {
                    if (asked.getAndIncrement() == 0) {
                        throw new IllegalStateException("nobody is there");
                    }
                    return pool.submit(job);
                })) {
            var outbox = studies.listen(film, "mcts:steps=5", "ada");
            int judged = 0;
            var rung = new Semaphore(0);
            outbox.ringing(rung::release);
            while (!outbox.isClosed()) {
                assertThat(rung.tryAcquire(30, TimeUnit.SECONDS)).isTrue();
                for (var event : outbox.take()) {
                    judged += event.type().equals("judged") ? 1 : 0;
                }
            }
            assertThat(judged).isEqualTo((int) decisions - 1);
        }
    }
}
