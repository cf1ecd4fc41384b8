package plateau.games.tilings;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import plateau.core.Event;
import plateau.core.text.Text;

/// Why a tile cannot be laid somewhere, or its turn not be skipped (rules 3).
final class TilingsWhyNot {
    private static final int[] LINES = {-1, 1, 0, 0};
    private static final int[] COLUMNS = {0, 0, 1, -1};
    private static final List<String> SIDES = List.of("north", "south", "east", "west");

    private final TilingsView view;
    private final Map<String, TilingsView.Tile> tiles;

    TilingsWhyNot(TilingsView view) {
        this.view = view;
        tiles = view.tiles().stream().collect(Collectors.toMap(TilingsView.Tile::cell, Function.identity()));
    }

    Optional<Event> of(List<String> words) {
        var word = words.getFirst();
        if (view.front().isEmpty()) {
            return Optional.empty();
        }
        if (word.equals("skip")) {
            return Optional.of(Event.of("must-lay"));
        }
        var cell = cell(word);
        if (cell.isEmpty()) {
            return Optional.empty();
        }
        if (tiles.containsKey(word)) {
            return Optional.of(Event.of("occupied", "cell", word));
        }
        if (tiles.isEmpty()) {
            return Optional.of(Event.of("first", "cell", view.firstCell()));
        }
        return beside(cell.get(), word, words.size() > 1 ? words.get(1) : "");
    }

    /// Line and column of a cell of the board.
    private Optional<int[]> cell(String word) {
        var numbers = word.split(",", -1);
        if (numbers.length != 2) {
            return Optional.empty();
        }
        var line = Text.wholeNumber(numbers[0]);
        var column = Text.wholeNumber(numbers[1]);
        boolean isThere =
                line.isPresent() && column.isPresent() && isOnBoard(line.getAsLong()) && isOnBoard(column.getAsLong());
        return isThere ? Optional.of(new int[] {(int) line.getAsLong(), (int) column.getAsLong()}) : Optional.empty();
    }

    private boolean isOnBoard(long number) {
        return number >= 0 && number < view.size();
    }

    private Optional<Event> beside(int[] cell, String word, String turn) {
        boolean hasNeighbour = false;
        var clash = Optional.<Event>empty();
        var sides = TilingsPicture.turned(view.frontSides(), turn);
        for (int side = 0; side < Sides.COUNT; side++) {
            var tile = tiles.get(neighbour(cell, side));
            if (tile != null) {
                hasNeighbour = true;
                char own = sides.charAt(side);
                char other = tile.sides().charAt(side ^ 1);
                if (own != other && clash.isEmpty()) {
                    clash = Optional.of(clash(word, side, own, other));
                }
            }
        }
        if (!hasNeighbour) {
            return Optional.of(Event.of("apart", "cell", word));
        }
        boolean isAnyTurn = view.rotations() && turn.isEmpty();
        return isAnyTurn ? Optional.of(Event.of("no-turn", "cell", word)) : clash;
    }

    private String neighbour(int[] cell, int side) {
        int line = cell[0] + LINES[side];
        int column = cell[1] + COLUMNS[side];
        return view.torus()
                ? Math.floorMod(line, view.size()) + "," + Math.floorMod(column, view.size())
                : line + "," + column;
    }

    private static Event clash(String cell, int side, char own, char other) {
        return Event.of(
                "clash",
                "cell",
                cell,
                "side",
                new Event.Term(SIDES.get(side)),
                "colour",
                new Event.Term(Colour.ofLetter(own).title()),
                "other",
                new Event.Term(Colour.ofLetter(other).title()));
    }
}
