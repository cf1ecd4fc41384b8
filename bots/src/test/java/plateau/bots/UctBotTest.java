package plateau.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.BadInput;
import plateau.core.Game;
import plateau.core.Interrupted;
import plateau.core.Lot;
import plateau.core.Player;
import plateau.core.Selection;
import plateau.games.Games;

/// The yardstick.
class UctBotTest {
    @ParameterizedTest
    @CsvSource({
        "tilings, size=8",
        "piles, size=3",
        "munificence, turns=10",
        "mansuba, height=6",
        "carcassonne, followers=7"
    })
    void itBeatsPlayingAtRandom(String id, String setting) {
        var game = Games.named(id).parse(List.of(setting));
        double share = 0;
        for (int seed = 0; seed < 2; seed++) {
            var uct = Bots.parse("uct:steps=150", game).player();
            var random = new RandomBot().player();
            share +=
                    seed == 0
                            ? Seat.played(game, seed, uct, random).payoff(0)
                            : Seat.played(game, seed, random, uct).payoff(1);
        }
        assertThat(share).isEqualTo(2);
    }

    @Test
    void theSameSeedAndStepsGiveTheSameGame() {
        var game = Games.named("munificence").defaults();
        for (int seed = 0; seed < 3; seed++) {
            var first = Seat.played(game, seed, bot(game), bot(game));
            var second = Seat.played(game, seed, bot(game), bot(game));
            assertThat(second.view(0).picture().toString())
                    .isEqualTo(first.view(0).picture().toString());
        }
    }

    private static Player bot(Game game) {
        return Bots.parse("uct:steps=40", game).player();
    }

    @Test
    void itSeesAWinOneMoveAhead() {
        var game = Games.named("piles").parse(List.of("size=2", "turn-limit=7"));
        var seat = Seat.after(game, "1,1", "2,2", "1,2", "2,2", "1,1", "2,2");
        var state = seat.state().copy();
        var move = seat.choice(Bots.parse("uct:steps=200", game).player());
        state.play(Selection.find(state, seat.legal(), move));
        assertThat(state.payoff(0)).isEqualTo(1);
    }

    @Test
    void itCanBeInterrupted() {
        var game = Games.named("piles").defaults();
        var player = Bots.parse("uct:steps=100000000", game).player();
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> player.choose(new Seat(game.start(2), new Lot(1, 1))))
                .isInstanceOf(Interrupted.class);
        assertThat(Thread.interrupted()).as("the referee can see why").isTrue();
    }

    @Test
    void aSearchWithoutEndIsRefused() {
        var game = Games.named("piles").defaults();
        assertThatThrownBy(() -> Bots.parse("uct:steps=0", game))
                .isInstanceOf(BadInput.class)
                .hasMessage("bot uct: steps must be at least 1 unless time is given, not 0");
    }
}
