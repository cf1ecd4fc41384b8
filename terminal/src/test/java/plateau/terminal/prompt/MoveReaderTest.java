package plateau.terminal.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.TextView;
import plateau.core.View;
import plateau.games.Games;
import plateau.words.MoveWords;

/// Lines that can be read as several moves.
class MoveReaderTest {
    /// The moves that a line can name, of those with these notations.
    private static List<String> moves(String line, String... notations) {
        var position = new Written(List.of(notations));
        var legal = new Moves();
        position.legalMoves(legal);
        var words = MoveWords.of(Games.named("piles").defaults());
        var reader = new MoveReader(MoveTree.of(position, legal, words), List.of(line.split(" ")));
        return reader.moves().stream()
                .map(move -> position.notation(move.move()))
                .toList();
    }

    @Test
    void aNotationTypedToItsEndComesBeforeOneWithoutItsForcedWords() {
        assertThat(moves("on a", "on a", "on on a", "on on b")).containsExactly("on a");
    }

    @Test
    void whoTypesNoForcedWordComesBeforeWhoTypesSome() {
        assertThat(moves("on a", "on up a", "on up on a", "on up on b")).containsExactly("on up on a");
    }

    /// The first position of a game whose moves are written so.
    private record Written(List<String> names) implements State {
        @Override
        public int players() {
            return 1;
        }

        @Override
        public int mover() {
            return 0;
        }

        @Override
        public void legalMoves(Moves moves) {
            for (int move = 0; move < names.size(); move++) {
                moves.add(move);
            }
        }

        @Override
        public void play(int move) {}

        @Override
        public int score(int player) {
            return 0;
        }

        @Override
        public State copy() {
            return this;
        }

        @Override
        public void copyFrom(State other) {}

        @Override
        public String notation(int move) {
            return names.get(move);
        }

        @Override
        public View view(int viewer) {
            return TextView.of(this, "");
        }
    }
}
