package plateau.server.projects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class CourtesyTest {
    private static void rest() {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
    }

    @Test
    void whoeverSitsAtATableGoesFirst() {
        var wanted = new AtomicInteger(3);
        var asked = new AtomicInteger();
        var courtesy = new Courtesy(
                () -> {
                    if (asked.incrementAndGet() == 3) {
                        wanted.set(1);
                    }
                    return wanted.get();
                },
                1);
        rest();
        courtesy.giveWay();
        assertThat(asked.get()).isEqualTo(3);
    }

    @Test
    void whereTablesAreAlwaysBusyATournamentGoesOnAllTheSame() {
        var courtesy = new Courtesy(() -> 9, 1);
        rest();
        long begin = System.nanoTime();
        courtesy.giveWay();
        assertThat(System.nanoTime() - begin).isLessThan(TimeUnit.SECONDS.toNanos(30));
    }
}
