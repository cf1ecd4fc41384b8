package plateau.terminal;

import java.util.List;
import java.util.function.ToIntFunction;
import plateau.core.Game;
import plateau.core.Text;

/// Says why a typed line is no move: which word does not fit, and what would.
record Refusals(Words words, Game game) {
    /// More choices than this are counted, not listed.
    private static final int LISTED = 12;

    String text(TurnReader.Ambiguous line) {
        return words.get("illegal.ambiguous", String.join(" | ", line.notations()));
    }

    String text(TurnReader.Unfit line) {
        if (line.choices().isEmpty()) {
            return words.get("illegal.more", line.word(), line.before());
        }
        var choices = Text.shortList(line.choices(), LISTED);
        if (line.word().isEmpty()) {
            return words.get("illegal.less", line.before(), choices);
        }
        var text =
                line.before().isEmpty()
                        ? words.get("illegal", line.word(), choices)
                        : words.get("illegal.after", line.word(), line.before(), choices);
        return text + range(line);
    }

    /// From where to where cells go, for a cell that lies beyond them.
    private String range(TurnReader.Unfit line) {
        var cells = Cell.among(line.choices());
        if (cells.size() < 2 || !isBeyond(line.word(), cells)) {
            return "";
        }
        int top = least(cells, Cell::first);
        int bottom = most(cells, Cell::first);
        int left = least(cells, Cell::second);
        int right = most(cells, Cell::second);
        var axes = game.axes().stream().map(axis -> words.translate(game, axis)).toList();
        return top == left && bottom == right
                ? words.get("cells.square", axes.get(0), axes.get(1), top, bottom)
                : words.get("cells.range", axes.get(0), axes.get(1), top, bottom, left, right);
    }

    private static boolean isBeyond(String word, List<Cell> cells) {
        if (Cell.isNumber(word)) {
            return true;
        }
        return Cell.parse(word).filter(cell -> !spans(cells, cell)).isPresent();
    }

    private static boolean spans(List<Cell> cells, Cell cell) {
        return cell.first() >= least(cells, Cell::first)
                && cell.first() <= most(cells, Cell::first)
                && cell.second() >= least(cells, Cell::second)
                && cell.second() <= most(cells, Cell::second);
    }

    private static int least(List<Cell> cells, ToIntFunction<Cell> number) {
        return cells.stream().mapToInt(number).min().orElseThrow();
    }

    private static int most(List<Cell> cells, ToIntFunction<Cell> number) {
        return cells.stream().mapToInt(number).max().orElseThrow();
    }
}
