package plateau.terminal.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import plateau.arena.match.Onlooker;
import plateau.arena.reel.Reel;
import plateau.core.State;

final class GateTest {
    @Test
    void aGameThatIsHeldWaitsUntilItMayGoOnOrIsStopped() throws InterruptedException {
        var gate = new Gate(0);
        gate.hold();
        var reel = new Reel(Reels.game("piles"), 2);
        var second = new CountDownLatch(2);
        var counting = new Onlooker() {
            @Override
            public void moved(State after) {
                second.countDown();
            }
        };
        try (var referee = Reels.referee(reel.game())) {
            var player = new Thread(() -> referee.play(1, reel.and(counting).and(gate)));
            player.start();
            gate.step();
            assertThat(second.await(20, TimeUnit.SECONDS)).isTrue();
            assertThat(player.isAlive()).isTrue();
            assertThat(reel.turns()).isEqualTo(2);
            referee.stop();
            player.join(20_000);
            assertThat(player.isAlive()).as("whoever stops it does not wait").isFalse();
            assertThat(referee.isBrokenOff()).isTrue();
            assertThat(reel.turns()).isEqualTo(2);
        }
    }
}
