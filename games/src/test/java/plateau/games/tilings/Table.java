package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import plateau.core.Event;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.options.Options;

/// A game of Tilings for tests that read as boards: played by notations, every one checked.
final class Table {
    /// Plenty of four kinds: `a` is red, `b` is blue; `w` and `e` are red but for a blue west or east.
    static final String RED_AND_BLUE =
            "deck=40 red red red red; 40 blue blue blue blue; " + "40 red red red blue; 40 red red blue red";

    private static final String LETTERS = "abwe";

    final TilingsState state;

    private Table(TilingsState state) {
        this.state = state;
    }

    static Table of(int players, String... settings) {
        return new Table((TilingsState) game(settings).start(players));
    }

    static Tilings game(String... settings) {
        return Options.<Tilings>of(Tilings.class).parse(List.of(settings));
    }

    Table copy() {
        return new Table((TilingsState) state.copy());
    }

    Table play(String... notations) {
        for (var notation : notations) {
            var legal = new Moves();
            state.legalMoves(legal);
            state.play(Selection.find(state, legal, notation));
        }
        return this;
    }

    /// What a move would do.
    List<Event> events(String notation) {
        var legal = new Moves();
        state.legalMoves(legal);
        return state.events(Selection.find(state, legal, notation));
    }

    /// Lays tiles in turn: `2a` is the second tile of the game, of the first kind of the deck. A King
    /// that falls in between does so on an empty cell; one that falls after the last waits.
    Table lay(String board) {
        cellsByNumber(board).forEach((number, cell) -> {
            awaitTurn(cell);
            var kind = letters(board).getOrDefault(number, ' ');
            if (state.mover() == State.CHANCE) {
                play("kind" + LETTERS.indexOf(kind));
            }
            assertThat(state.front()).isEqualTo(LETTERS.indexOf(kind));
            play(cell);
        });
        return this;
    }

    private void awaitTurn(String firstCell) {
        if (legal().getFirst().startsWith("first")) {
            play("first " + firstCell);
        }
        if (legal().getFirst().startsWith("king")) {
            play("king " + emptyCell());
        }
    }

    private String emptyCell() {
        return IntStream.range(0, state.board.cells)
                .filter(cell -> !state.layout.isOccupied(cell))
                .mapToObj(state.board::name)
                .findFirst()
                .orElseThrow();
    }

    private static Map<Integer, String> cellsByNumber(String board) {
        var cells = new TreeMap<Integer, String>();
        var lines = board.strip().lines().toList();
        for (int line = 0; line < lines.size(); line++) {
            var words = lines.get(line).strip().split(" +", -1);
            for (int column = 0; column < words.length; column++) {
                if (!words[column].equals(".")) {
                    cells.put(number(words[column]), line + "," + column);
                }
            }
        }
        return cells;
    }

    private static Map<Integer, Character> letters(String board) {
        var letters = new HashMap<Integer, Character>();
        for (var word : board.strip().split("\\s+", -1)) {
            if (!word.equals(".")) {
                letters.put(number(word), word.charAt(word.length() - 1));
            }
        }
        return letters;
    }

    private static int number(String word) {
        return Integer.parseInt(word.substring(0, word.length() - 1));
    }

    int mover() {
        return state.mover();
    }

    String cause() {
        return state.cause();
    }

    List<String> legal() {
        var legal = new Moves();
        state.legalMoves(legal);
        return IntStream.of(legal.toArray()).mapToObj(state::notation).toList();
    }

    List<Integer> scores() {
        return Result.scores(state);
    }

    List<Double> payoffs() {
        return Result.finished(state).payoffs();
    }

    /// Every player's influence on a cell.
    List<Integer> influence(String cell) {
        return players()
                .map(player -> state.influence.of(number(state, cell), player))
                .boxed()
                .toList();
    }

    List<Integer> owners(String cell) {
        return players()
                .filter(player -> state.owns(player, number(state, cell)))
                .boxed()
                .toList();
    }

    private IntStream players() {
        return IntStream.range(0, state.players());
    }

    private static int number(TilingsState state, String name) {
        return IntStream.range(0, state.board.cells)
                .filter(cell -> state.board.name(cell).equals(name))
                .findFirst()
                .orElseThrow();
    }

    /// The board with an `o` on every tile and an `x` wherever the front tile may go.
    String reach() {
        var marks = new ArrayList<>(Collections.nCopies(state.board.cells, "."));
        for (int cell = 0; cell < state.board.cells; cell++) {
            if (state.layout.isOccupied(cell)) {
                marks.set(cell, "o");
            } else if (legal().contains(state.board.name(cell))) {
                marks.set(cell, "x");
            }
        }
        var text = new StringBuilder();
        int size = state.board.size;
        for (int line = 0; line < size; line++) {
            text.append(String.join(" ", marks.subList(line * size, line * size + size)));
            text.append('\n');
        }
        return text.toString();
    }

    String picture() {
        return state.view(State.NOBODY).picture().toString();
    }

    String influenceView() {
        return state.view(State.NOBODY).picture("influence", Selection.NONE).toString();
    }
}
