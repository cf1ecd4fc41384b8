package plateau.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import plateau.testkit.Eventually;

class WatchdogTest {
    private final Watchdog watchdog = new Watchdog();

    @Test
    void whatGoesWrongWithOneDoesNotKeepItFromTheOthers() throws InterruptedException {
        var thrown = new CountDownLatch(3);
        Watchdog.Watched failing = _ -> {
            thrown.countDown();
            throw new IllegalStateException("not now");
        };
        var looks = new CountDownLatch(3);
        Watchdog.Watched other = _ -> looks.countDown();
        watchdog.add(failing);
        watchdog.add(other);
        try {
            assertThat(thrown.await(20, TimeUnit.SECONDS)).isTrue();
            assertThat(looks.await(20, TimeUnit.SECONDS)).isTrue();
        } finally {
            watchdog.remove(failing);
            watchdog.remove(other);
        }
    }

    @Test
    void whereThereIsNobodyItRestsAndBeginsAgain() throws InterruptedException {
        for (int time = 0; time < 2; time++) {
            var looks = new CountDownLatch(2);
            Watchdog.Watched own = _ -> looks.countDown();
            watchdog.add(own);
            assertThat(looks.await(20, TimeUnit.SECONDS)).isTrue();
            watchdog.remove(own);
            Eventually.is("nobody to look after", watchdog::isResting);
        }
    }
}
