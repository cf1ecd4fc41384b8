package plateau.arena.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.BadInput;

class SeatingsTest {
    @Test
    void fewPlayersSitInEveryWay() {
        assertThat(words(2)).containsExactly("AB", "BA");
        assertThat(words(3)).containsExactly("AAB", "ABA", "ABB", "BAA", "BAB", "BBA");
    }

    @Test
    void manyPlayersAlternate() {
        assertThat(words(5)).startsWith("ABABA", "BABAB", "AABAB", "BBABA").hasSize(10);
        assertThat(words(6)).containsExactly("ABABAB", "BABABA");
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "3, 6", "4, 14", "5, 10", "7, 14", "8, 2", "16, 2", "19, 38"})
    void eachSideHasEverySeatEquallyOften(int players, int count) {
        var seatings = Seatings.of(players);
        assertThat(seatings).hasSize(count).doesNotHaveDuplicates();
        assertThat(seatings).allSatisfy(seating -> assertThat(seating).contains(Side.values()));
        for (int seat = 0; seat < players; seat++) {
            int number = seat;
            assertThat(seatings.stream().filter(seating -> seating.get(number) == Side.A))
                    .as("seat %d of %d", seat, players)
                    .hasSize(count / 2);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aDuelTakesTwo(int players) {
        assertThatThrownBy(() -> Seatings.of(players))
                .isInstanceOf(BadInput.class)
                .hasMessage("a duel takes 2 players or more, not " + players);
    }

    private static List<String> words(int players) {
        return Seatings.of(players).stream()
                .map(seating -> seating.stream().map(Side::name).collect(Collectors.joining()))
                .toList();
    }
}
