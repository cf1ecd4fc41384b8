package plateau.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.core.Interrupted;
import plateau.core.Selection;
import plateau.core.luck.Lot;
import plateau.core.text.BadInput;
import plateau.games.Games;

/// The yardstick.
class UctBotTest {
    @Test
    void itSeesAWinOneMoveAhead() {
        var game = Games.named("piles").parse(List.of("size=2", "turn-limit=7"));
        var seat = Seat.after(game, "1,1", "2,2", "1,2", "2,2", "1,1", "2,2");
        var state = seat.state().copy();
        var move = seat.choice(Bots.parse("uct:steps=200", game).player());
        state.play(Selection.find(state, seat.legal(), move));
        assertThat(state.payoff(0)).isEqualTo(1);
    }

    /// On an empty board all moves look alike.
    @Test
    void whatItChoosesDependsOnTheLuckOfItsTurnAndOnNothingElse() {
        var game = Games.named("piles").defaults();
        var again = Bots.parse("uct:steps=20", game).player();
        var choices = new HashSet<String>();
        for (int seed = 0; seed < 20; seed++) {
            var choice = new Seat(game.start(2), new Lot(seed, 1)).choice(again);
            var other = Bots.parse("uct:steps=20", game).player();
            assertThat(new Seat(game.start(2), new Lot(seed, 1)).choice(other)).isEqualTo(choice);
            choices.add(choice);
        }
        assertThat(choices).hasSizeGreaterThan(1);
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
