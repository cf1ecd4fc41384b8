package plateau.terminal.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.arena.match.Foul;
import plateau.arena.match.Referee;
import plateau.arena.reel.Reel;
import plateau.core.Clock;
import plateau.core.Ending;
import plateau.core.Player;
import plateau.core.State;
import plateau.terminal.painting.Painting;
import plateau.terminal.screen.Words;

/// Who has left is marked on the screen, and what its seat does is no step of the game.
class WhoHasLeftTest {
    private static final Player FIRST = turn -> turn.legal().get(0);
    private static final Player LEAVES = turn -> {
        throw new Foul(Ending.CRASH, "gone");
    };

    private static Reel played(String game) {
        var reel = new Reel(Reels.game(game), 3);
        try (var referee = new Referee(Reels.game(game), List.of(FIRST, LEAVES, FIRST))) {
            referee.play(4, reel);
            reel.end(referee.result());
        }
        return reel;
    }

    @Test
    void whatItsSeatDoesIsNoStep() {
        for (var game : List.of("carcassonne", "piles", "munificence")) {
            var reel = played(game);
            long idle = IntStream.range(0, reel.plies())
                    .filter(ply -> reel.mover(ply) == 1)
                    .peek(ply -> assertThat(reel.turnOf(ply)).isZero())
                    .count();
            assertThat(idle).isPositive();
            assertThat(reel.turns()).isEqualTo((int) (reel.plies() - reel.draws() - idle));
        }
    }

    @Test
    void itIsMarkedFromThenOn() {
        var reel = played("piles");
        var words = Words.named("en");
        var lines = new PlayerLines(reel, new Cast(words, reel.game(), List.of()), Clock.NONE);
        assertThat(lines.players(0)).extracting(Painting.Player::hasLeft).containsOnly(false);
        assertThat(lines.players(reel.plies()))
                .extracting(Painting.Player::hasLeft)
                .containsExactly(false, true, false);
    }

    @Test
    void itsSeatHasNoNumberInTheStory() {
        var reel = played("piles");
        var story = new Story(reel, Words.named("en"), State.ALL_SEEING);
        var told = story.ply(1);
        assertThat(told.head()).isBlank();
        assertThat(told.sentences().getFirst()).startsWith("The seat of player 2, who has left, puts a token");
    }
}
