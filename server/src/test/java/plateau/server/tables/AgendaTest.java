package plateau.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import plateau.server.TestTime;
import plateau.server.tables.terms.Turns;

/// What is to be looked at when.
@Timeout(60)
class AgendaTest {
    private final TestTime time = new TestTime();
    private final Agenda agenda = new Agenda(time);

    private long in(int millis) {
        return time.millis() + millis;
    }

    @Test
    void whatIsDueIsTakenOnceTheEarliestFirst() {
        agenda.at("b", in(20));
        agenda.at("a", in(10));
        agenda.at("c", in(30));
        assertThat(agenda.take()).isEmpty();
        time.pass(Duration.ofMillis(20));
        assertThat(agenda.take()).containsExactly("a", "b");
        assertThat(agenda.take()).isEmpty();
        time.pass(Duration.ofMillis(10));
        assertThat(agenda.take()).containsExactly("c");
    }

    @Test
    void aTimeThatChangesTakesThePlaceOfTheOneBefore() {
        agenda.at("later", in(10));
        agenda.at("later", in(30));
        agenda.at("never", in(10));
        agenda.at("never", Turns.NEVER);
        agenda.at("sooner", in(30));
        agenda.by("sooner", in(10));
        agenda.by("sooner", in(20));
        agenda.at("known", in(30));
        agenda.once("known", in(10));
        time.pass(Duration.ofMillis(10));
        assertThat(agenda.take()).containsExactly("sooner");
        time.pass(Duration.ofMillis(20));
        assertThat(agenda.take()).containsExactly("known", "later");
    }

    @Test
    void whoWaitsForSomethingLaterIsWokenByWhatComesFirst() throws InterruptedException {
        var woken = new CountDownLatch(1);
        agenda.at("later", in(50_000));
        var waiting = Thread.ofVirtual().start(() -> {
            try {
                agenda.await();
                woken.countDown();
            } catch (InterruptedException _) {
                // The test has failed.
            }
        });
        agenda.at("sooner", in(40_000));
        assertThat(woken.getCount()).isOne();
        agenda.at("now", in(0));
        assertThat(woken.await(30, TimeUnit.SECONDS)).isTrue();
        waiting.join();
    }

    @Test
    void whoWaitsIsWokenByTheTimeAndNotBefore() throws InterruptedException {
        var real = InstantSource.system();
        var own = new Agenda(real);
        long due = real.millis() + 50;
        own.at("a", due);
        own.await();
        assertThat(real.millis()).isGreaterThanOrEqualTo(due);
        assertThat(own.take()).containsExactly("a");
    }
}
