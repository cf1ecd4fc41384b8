package plateau.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeatNamesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "random|random",
                "a, b ,c|a;b;c",
                ",easy,|;easy;",
                "mcts:steps=1:time=2s,human=Ann|mcts:steps=1:time=2s;human=Ann",
                "easy,cmd:./fox --with a,b:c|easy;cmd:./fox --with a,b:c",
                "jar:a,b.jar|jar:a,b.jar",
                "x, lib:c.so?dialect=a,b|x;lib:c.so?dialect=a,b",
                "command,cmd|command;cmd",
            })
    void aListIsSplitAtItsCommasButNotInsideACommand(String list, String names) {
        assertThat(SeatNames.split(list)).isEqualTo(List.of(names.split(";", -1)));
    }

    @Test
    void aPersonMayHaveAName() {
        assertThat(SeatNames.isHuman("human")).isTrue();
        assertThat(SeatNames.isHuman("human=Ann")).isTrue();
        assertThat(SeatNames.isHuman("humanoid")).isFalse();
        assertThat(SeatNames.called("human=Ann")).isEqualTo("Ann");
        assertThat(SeatNames.called("human")).isEqualTo("human");
        assertThat(SeatNames.called("mcts:steps=1")).isEqualTo("mcts:steps=1");
    }
}
