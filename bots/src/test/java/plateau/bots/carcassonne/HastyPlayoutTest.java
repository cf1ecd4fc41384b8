package plateau.bots.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.bots.Seat;
import plateau.core.luck.Lot;
import plateau.games.Games;

/// How games are played out.
class HastyPlayoutTest {
    /// What is played after some moves, with fifty lots.
    private static Set<String> choices(String settings, String... notations) {
        var seat = Seat.after(Games.named("carcassonne").parse(List.of(settings)), notations);
        var evaluation = new CarcassonneEvaluation();
        return IntStream.range(0, 50)
                .map(seed -> evaluation.goOn(seat.state(), seat.legal(), new Lot(seed, 0)))
                .mapToObj(seat.state()::notation)
                .collect(Collectors.toSet());
    }

    @Test
    void aTileCompletesOnesOwnCity() {
        String[] moves = {"N", "1,0 north", "city@2", "U", "0,1 north", "none", "E"};
        assertThat(choices("followers=7", moves)).containsExactly("1,1 south");
    }

    @Test
    void aTileGoesAnywhereButToTheCityOfTheOther() {
        assertThat(choices("followers=7", "N", "1,0 north", "city@2", "E"))
                .hasSizeGreaterThan(3)
                .doesNotContain("1,1 south");
    }

    @Test
    void aFollowerGoesWhereItPromisesMost() {
        assertThat(choices("followers=7", "N", "1,0 north")).containsExactly("city@2");
    }

    @Test
    void aFollowerThatComesBackAtOnceIsPutThoughItIsTheLast() {
        assertThat(choices("followers=1", "E", "1,0 west")).containsExactly("city@2");
    }

    @Test
    void theLastFollowerIsKeptForMoreThanARoad() {
        assertThat(choices("followers=1", "U", "0,1 north")).containsExactly("none");
    }
}
