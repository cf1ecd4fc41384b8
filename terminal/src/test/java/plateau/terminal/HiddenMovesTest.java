package plateau.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.core.Event;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.TextView;
import plateau.core.View;
import plateau.terminal.screen.Announcer;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Words;
import plateau.testkit.KuhnPoker;

/// How a move that a player makes in secret is told.
class HiddenMovesTest {
    /// Player 0 whispers something that player 1 does not hear, and has points for it.
    private static final class Whisper implements State {
        @Override
        public int players() {
            return 2;
        }

        @Override
        public int mover() {
            return 0;
        }

        @Override
        public void legalMoves(Moves moves) {
            moves.add(7);
        }

        @Override
        public void play(int move) {}

        @Override
        public int score(int player) {
            return 0;
        }

        @Override
        public boolean isOpen() {
            return false;
        }

        @Override
        public boolean hides(int viewer, int move) {
            return viewer == 1 || viewer == NOBODY;
        }

        @Override
        public List<Event> events(int move) {
            return List.of(Event.of("whispered", "points", 2));
        }

        @Override
        public State copy() {
            return new Whisper();
        }

        @Override
        public void copyFrom(State other) {}

        @Override
        public String notation(int move) {
            return "whisper seven";
        }

        @Override
        public View view(int viewer) {
            return TextView.of(this, "seen by " + viewer);
        }
    }

    private static String told(String language, int viewer) {
        var out = new ByteArrayOutputStream();
        var stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        var words = Words.of(language);
        var screen = new Screen(new StringReader(""), stream, stream, true, false, false, words);
        var state = new Whisper();
        var announcer =
                new Announcer(screen, new KuhnPoker(), List.of(), state.view(0).pictures(), viewer);
        announcer.say(announcer.narrator().move(state, 7, 2));
        announcer.say(announcer.narrator().explain(state, 7));
        announcer.draw(state);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void whoMayKnowIsToldTheMoveAndItsPoints() {
        assertThat(told("en", 0)).isEqualTo("""
                        Move 1: player 0 plays whisper seven
                          whispered {points=2}
                        seen by 0
                        >● player 0: 0   ■ player 1: 0
                        """);
        assertThat(told("en", State.ALL_SEEING)).contains("whisper seven", "points=2");
    }

    @Test
    void othersAreToldThatSomethingIsHidden() {
        assertThat(told("en", 1)).startsWith("Move 1: player 0 plays something hidden\nseen by 1\n>● player 0: 0");
        assertThat(told("en", State.NOBODY)).contains("something hidden");
        assertThat(told("fr", 1)).startsWith("Coup 1 : joueur 0 joue un coup caché\n");
    }
}
