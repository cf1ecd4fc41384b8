package plateau.arena.outside;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import plateau.arena.match.Foul;

class LastWordsTest {
    /// What is read in a thread of its own is read to its end before anybody is told of it.
    @Test
    void theReasonHasTheLastLineThatAProgramWrote() {
        var line = "i=0; while [ $i -lt 3000 ]; do echo $i >&2; i=$((i+1)); done; exit 5";
        try (var stable = new Stable(Limits.USUAL)) {
            for (int i = 0; i < 5; i++) {
                assertThatThrownBy(() -> stable.meet(Program.shell("talker", line)))
                        .isInstanceOf(Foul.class)
                        .hasMessageContaining("exited with code 5")
                        .hasMessageEndingWith("saying '2999'");
            }
        }
    }
}
