package plateau.arena.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.Clock;
import plateau.core.text.BadInput;

class EntrantTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', emptyValue = "", textBlock = """
                    fox=greedy                      | fox    | ''         | greedy
                    old fox=cmd:./fox x=1           | old fox| ''         | cmd:./fox x=1
                    a=mcts:steps=200                | a      | ''         | mcts:steps=200
                    slow@5s/move=mcts               | slow   | 5s/move    | mcts
                    bank@2m+1s=mcts:time=1s         | bank   | 2m+1s      | mcts:time=1s
                    few@steps=50=mcts:steps=200     | few    | steps=50   | mcts:steps=200
                    free@none=cmd:python3 -m a@b=c  | free   | none       | cmd:python3 -m a@b=c
                    greedy                          | ''     | ''         | greedy
                    mcts:steps=200                  | ''     | ''         | mcts:steps=200
                    cmd:python3 fox.py --depth=3    | ''     | ''         | cmd:python3 fox.py --depth=3
                    lib:a=b.so?dialect=history      | ''     | ''         | lib:a=b.so?dialect=history
                    """)
    void aNameAndAClockStandBeforeTheBot(String text, String name, String clock, String bot) {
        var entrant = Entrant.of(text);
        assertThat(entrant).isEqualTo(new Entrant(name, clock, bot));
        assertThat(entrant.text()).isEqualTo(text);
        assertThat(entrant.called()).isEqualTo(name.isEmpty() ? bot : name);
        entrant.check();
    }

    @Test
    void withoutAClockItHasThatOfAll() {
        var usual = Clock.parse("1s/move");
        assertThat(Entrant.of("a=x").clock(usual)).isEqualTo(usual);
        assertThat(Entrant.of("a@none=x").clock(usual)).isEqualTo(Clock.NONE);
        assertThat(Entrant.of("a@3s=x").clock(usual)).isEqualTo(Clock.parse("3s"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a@soon=x",
                "\u0007bell=x",
                "right\u202Eleft=x",
                "a name that is much longer than any that could be read in a table=x"
            })
    void aNameCanBeReadAndAClockIsOne(String text) {
        assertThatThrownBy(() -> Entrant.of(text).check()).isInstanceOf(BadInput.class);
    }
}
