package plateau.games.piles;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.records.Replay;

/// Positions of Piles as text: a line of the board a line, each cell its tokens from the bottom to the
/// top, `-` when empty. `31` is a 1 lying on a 3.
final class PilesText {
    private PilesText() {}

    /// A game without limits that matter, on a board of this size.
    static Piles game(int size) {
        return new Piles(size, 1_000_000, 0, false);
    }

    /// The position that a text shows; player 1 is to move.
    static PilesState position(int players, String text) {
        var lines = text.strip().split("\n");
        return position(game(lines.length), players, text);
    }

    static PilesState position(Piles game, int players, String text) {
        var state = (PilesState) game.start(players);
        var stacks = text.strip().split("\\s+");
        for (int i = 0; i < stacks.length; i++) {
            int cell = state.board.cells[i];
            stacks[i].chars().filter(Character::isDigit).forEach(token -> state.push(cell, (byte) (token - '0')));
        }
        return state;
    }

    /// Plays moves by their notations.
    static <S extends State> S play(S state, String... notations) {
        for (var notation : notations) {
            state.play(Selection.of(state).choose(notation).move());
        }
        return state;
    }

    /// The position after moves from the start.
    static PilesState played(Piles game, int players, String... notations) {
        var replay = new Replay(game, players, List.of(notations));
        replay.advanceTo(notations.length);
        return (PilesState) replay.state();
    }

    static String tops(PilesState state) {
        return text(state.board.size, index -> {
            int top = state.top(state.board.cells[index]);
            return top == 0 ? "-" : String.valueOf(top);
        });
    }

    static String stacks(PilesState state) {
        return text(state.board.size, index -> {
            int cell = state.board.cells[index];
            return IntStream.range(0, state.height(cell))
                    .mapToObj(level -> String.valueOf(state.token(cell, level)))
                    .collect(Collectors.joining());
        });
    }

    /// Cells in columns as wide as the widest, so that a board can be read.
    static String text(int size, IntFunction<String> cell) {
        var cells = IntStream.range(0, size * size)
                .mapToObj(cell)
                .map(stack -> stack.isEmpty() ? "-" : stack)
                .toList();
        int width = cells.stream().mapToInt(String::length).max().orElse(1);
        var out = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            var padded = cells.get(i) + " ".repeat(width - cells.get(i).length());
            out.append(i % size == size - 1 ? padded.stripTrailing() + "\n" : padded + " ");
        }
        return out.toString();
    }
}
