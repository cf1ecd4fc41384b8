package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WatchdogTest {
    @Test
    void whatGoesWrongWithOneDoesNotKeepItFromTheOthers() throws InterruptedException {
        var thrown = new CountDownLatch(3);
        Watchdog.Watched failing = _ -> {
            thrown.countDown();
            throw new IllegalStateException("not now");
        };
        var looks = new CountDownLatch(3);
        Watchdog.Watched other = _ -> looks.countDown();
        Watchdog.add(failing);
        Watchdog.add(other);
        try {
            assertThat(thrown.await(20, TimeUnit.SECONDS)).isTrue();
            assertThat(looks.await(20, TimeUnit.SECONDS)).isTrue();
        } finally {
            Watchdog.remove(failing);
            Watchdog.remove(other);
        }
    }
}
