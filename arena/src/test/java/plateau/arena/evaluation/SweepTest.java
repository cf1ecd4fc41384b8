package plateau.arena.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Range;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.games.munificence.Munificence;

class SweepTest {
    private static final String PILES = "size, turn-limit, cell-limit, cell-limit-stops, players, preset, seats";

    private static Axis read(String game, String text) {
        return new Sweep(Games.named(game)).read(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    piles    | size=3..6            | 3 4 5 6
                    piles    | size=1..26/10        | 1 11 21
                    piles    | size=7               | 7
                    piles    | size=7..7            | 7
                    piles    | size=1,2,5..8        | 1 2 5 6 7 8
                    piles    | size=9,3..4,1        | 9 3 4 1
                    piles    | ` size = 3 , 5 `     | 3 5
                    piles    | size=07              | 7
                    piles    | players=2..4         | 2 3 4
                    piles    | preset=small,large   | small large
                    piles    | preset=*             | usual report small large capped
                    piles    | seats=random,greedy  | random greedy
                    piles    | seat2=random         | random
                    tilings  | torus=*              | off on
                    tilings  | torus=yes,no         | on off
                    tilings  | motifs=none,pair+surrounded | none pair+surrounded
                    tilings  | motifs=surrounded+pair | pair+surrounded
                    tilings  | motif-points=3+5+10,1 + 2 + 3 | 3+5+10 1+2+3
                    munificence | players=2..10      | 2 3 4 5 6 7 8 9 10
                    carcassonne | start=D,E         | D E
                    """)
    void readsTheValuesThatPeopleWrite(String game, String text, String values) {
        assertThat(String.join(" ", read(game, text).values())).isEqualTo(values);
    }

    @Test
    void allValuesOfAChoiceAreSwept() {
        assertThat(read("munificence", "links=*").values())
                .containsExactlyElementsOf(Arrays.stream(Munificence.Links.values())
                        .map(each -> each.name().toLowerCase(Locale.ROOT))
                        .toList());
    }

    @Test
    void allSetsAreSwept() {
        var axis = read("tilings", "motifs=*");
        assertThat(axis.values()).hasSize(8).startsWith("none", "pair", "contrast");
        assertThat(axis.contents()).contains("pair,contrast,surrounded");
        assertThat(read("tilings", "motif-points=3+5+10,none").contents()).containsExactly("3,5,10", "none");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    piles | size            | 'size' must be written name=values, such as size=3..8
                    piles | size=           | size has no values
                    piles | size=9..1       | size=9..1: 9..1 goes down; ranges go up: 1..9
                    piles | size=9..1/2     | size=9..1/2: 9..1/2 goes down; ranges go up: 1..9/2
                    piles | size=1..9/0     | size=1..9/0: a step must be 1 or more, not 0
                    piles | size=0..9       | size=0..9: size must be 1 to 50, not 0
                    piles | size=3..51      | size=3..51: size must be 1 to 50, not 51
                    piles | size=51         | size=51: size must be 1 to 50, not 51
                    piles | size=3,         | size=3,: size must be 1 to 50, not ''
                    piles | size=big        | size=big: size must be 1 to 50, not big
                    piles | size=1..        | size=1..: size must be 1 to 50, not 1..
                    piles | size=1.5        | size=1.5: size must be 1 to 50, not 1.5
                    piles | size=3,3        | size=3,3: 3 is given twice
                    piles | size=3,1..5     | size=3,1..5: 3 is given twice
                    piles | size=1..9/4,3..7/2 | size=1..9/4,3..7/2: 5 is given twice
                    piles | size=*          | size=*: * is for the values of a choice; of size, 1 to 50, type a list, such as 1..5
                    piles | players=0..3    | players=0..3: piles takes 1 to 26 players, not 0
                    piles | players=20..30  | players=20..30: piles takes 1 to 26 players, not 30
                    munificence | players=11 | players=11: munificence takes 2 to 10 players, not 11
                    piles | players=two     | players=two: must be a whole number, not 'two'
                    tilings | motif-points=3+5,3+x | motif-points=3+5,3+x: motif-points must be numbers from 0 to 1000, separated by commas, not '3+x'
                    piles | preset=tiny     | preset=tiny: no preset 'tiny'; there are usual, report, small, large, capped
                    piles | preset=small,small | preset=small,small: small is given twice
                    piles | seats=random,   | seats=random,: a name is missing
                    piles | size=0..99999999999999 | size=0..99999999999999: 99999999999999 is too large; numbers go up to 2147483647
                    tilings | torus=1..3    | torus=1..3: torus must be on or off, not 1..3
                    tilings | torus=on,yes  | torus=on,yes: on is given twice
                    tilings | motifs=pair+pears | motifs=pair+pears: motifs cannot be 'pears': there are pair, contrast, surrounded; what a jar adds is there while PLATEAU_JARS names the jar
                    """)
    void refusesWhatCannotBeSwept(String game, String text, String message) {
        assertThatThrownBy(() -> read(game, text)).isInstanceOf(BadInput.class).hasMessage(message);
    }

    @Test
    void refusesAnUnknownName() {
        assertThatThrownBy(() -> read("piles", "sise=3..8"))
                .isInstanceOf(BadInput.class)
                .hasMessage("sise=3..8: there is no 'sise' to sweep; there are "
                        + PILES
                        + ", seat1, seat2…; did you mean 'size'?");
        assertThatThrownBy(() -> read("piles", "seat0=random")).hasMessageContaining("there is no 'seat0' to sweep");
    }

    @Test
    void refusesTheSameAxisTwice() {
        assertThatThrownBy(() -> new Sweep(Games.named("piles")).read(List.of("size=3", "size=4..5")))
                .isInstanceOf(BadInput.class)
                .hasMessage("size is swept twice");
    }

    @Test
    void aLongRangeTakesNoRoom() {
        var axis = read("munificence", "builder-seed=0..2000000000");
        assertThat(axis.values().size()).isEqualTo(2_000_000_001);
        assertThat(axis.values().get(1_999_999_999)).isEqualTo("1999999999");
        assertThat(axis.text()).isEqualTo("0..2000000000");
        assertThatThrownBy(() -> read("munificence", "builder-seed=0..2147483647"))
                .hasMessageContaining("at most 2,147,483,647 can be swept of one option");
    }

    @Test
    void longRangesAreComparedQuickly() {
        var apart = read("munificence", "builder-seed=0..2000000000/46340,1..2000000001/46340");
        assertThat(apart.values()).hasSize(2 * 43_160);
    }

    @Test
    void filesAreReadAndNamesPartedAsTheyAreToBe() {
        var sweep = new Sweep(
                Games.named("tilings"), List::of, setting -> setting.replace("two.txt", "2 red blue red blue\n"));
        var axis = sweep.read("deck=standard,two.txt");
        assertThat(axis.values()).containsExactly("standard", "two.txt");
        assertThat(axis.contents()).containsExactly("standard", "2 red blue red blue\n");
        assertThat(sweep.read("seats=cmd:a,b").values()).containsExactly("cmd:a,b");
    }

    /// Of each two of these, one has to be tried after the other to see that they have nothing in common.
    @Test
    @Timeout(5)
    void manyRangesWithLongStepsAreReadAtOnce() {
        var ranges = IntStream.range(0, 200)
                .mapToObj(each -> each + "..2147483646/46340")
                .collect(Collectors.joining(","));
        assertThat(read("munificence", "builder-seed=" + ranges).values().size())
                .isEqualTo(200 * 46342);
        assertThatThrownBy(() -> read("munificence", "builder-seed=" + ranges + ",46340"))
                .hasMessageContaining("46340 is given twice");
    }

    @Test
    void whatTwoRangesHaveInCommonIsFound() {
        var random = new Random(5);
        for (int i = 0; i < 20_000; i++) {
            var one = range(random);
            var other = range(random);
            var found = LongStream.rangeClosed(-30, 60)
                    .filter(each -> one.contains(each) && other.contains(each))
                    .findFirst();
            assertThat(one.common(other)).as("%s %s", one, other).isEqualTo(found);
        }
        var far = new Range(-2147483647, 2147483647, 65537);
        assertThat(far.common(new Range(-2147483646, 2147483647, 65536)).orElseThrow())
                .matches(far::contains)
                .matches(new Range(-2147483646, 2147483647, 65536)::contains);
    }

    private static Range range(Random random) {
        long first = random.nextInt(-30, 30);
        return new Range(first, first + random.nextInt(30), random.nextInt(1, 12));
    }

    @Test
    void refusesMoreThanAnybodyTypes() {
        var many = IntStream.range(0, 1001).mapToObj(Integer::toString).toList();
        assertThatThrownBy(() -> read("piles", "turn-limit=" + String.join(",", many)))
                .hasMessageContaining("a list may have 1,000 items at most, not 1,001");
        assertThatThrownBy(() -> read("piles", "seats=" + String.join(",", many)))
                .hasMessageContaining("a list may have 1,000 items at most, not 1,001");
        assertThatThrownBy(() -> read("piles", "size=" + "1".repeat(10_000)))
                .hasMessageContaining("is too long: 10,005 characters; at most 10,000");
        var axes = Collections.nCopies(21, "size=3");
        assertThatThrownBy(() -> new Sweep(Games.named("piles")).read(axes))
                .hasMessage("21 are too many; at most 20 can be swept");
    }
}
