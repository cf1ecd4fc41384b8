package plateau.terminal.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.PointCount;
import plateau.core.PointSheet;
import plateau.core.picture.Signs;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.Text;

/// A score sheet in columns: the kinds of points, and the players side by side.
public record SheetTable(Game game, Words words, PointSheet sheet) {
    private static final int NUMBERS = 7;

    /// The sheet of a whole game.
    ///
    /// @param viewer what is kept from it is not told apart
    public static SheetTable of(Game game, Words words, GameRecord record, int viewer) {
        var replay = new Replay(game, record);
        var count = new PointCount(game, record.players());
        while (replay.hasNext()) {
            var state = replay.state();
            int move = replay.nextMove();
            if (!state.hides(viewer, move)) {
                state.events(move).forEach(count::add);
            }
            replay.next();
        }
        return new SheetTable(game, words, count.sheet(Ask.view(replay.state(), viewer)));
    }

    /// In lines of text: nothing where the game has no kinds of points.
    public List<String> texts() {
        var lines = new ArrayList<String>();
        if (game.sheet().isEmpty()) {
            return lines;
        }
        var signs = IntStream.range(0, sheet.totals().size())
                .mapToObj(player -> cell(Signs.of(player)))
                .collect(Collectors.joining());
        lines.add(label("") + signs);
        sheet.rows().forEach(row -> lines.add(label(row) + cells(row.points())));
        lines.add(label(total()) + cells(sheet.totals()));
        return lines;
    }

    private static String cells(List<Integer> points) {
        return points.stream().map(SheetTable::cell).collect(Collectors.joining());
    }

    /// What a row is called, as wide as all are.
    public String label(PointSheet.Row row) {
        return label(words.kind(game, row.kind()));
    }

    /// What the last row is called.
    public String total() {
        return words.get("kinds.total");
    }

    /// A text in the first column.
    public String label(String text) {
        return "  " + text + " ".repeat(Math.max(0, width() - Letters.width(text)));
    }

    private int width() {
        return sheet.rows().stream()
                .map(row -> words.kind(game, row.kind()))
                .mapToInt(Letters::width)
                .reduce(Letters.width(total()), Math::max);
    }

    /// A number as wide as its column.
    public static String cell(int points) {
        return cell(points == 0 ? "·" : String.valueOf(points).replace('-', '−'));
    }

    /// A text as wide as a column.
    public static String cell(String text) {
        return Text.format("%" + NUMBERS + "s", text);
    }
}
