package plateau.arena.evaluation.sheets;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.figures.Column;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sheets.TableStore.Heading;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cell;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.evaluation.sweep.Ranges;
import plateau.arena.series.Row;
import plateau.core.text.Csv;
import plateau.core.text.Text;

/// The tables of an evaluation: one has a row for each cell, the other, where games are kept, a row for each
/// game. What was swept has the same columns in both, so that they can be joined or read alone.
public final class EvaluationSheets {
    /// How the rows of cells are put in order.
    public static final List<String> ORDER_OF_CELLS = List.of("cell");

    /// How the rows of games are put in order.
    public static final List<String> ORDER_OF_GAMES = List.of("cell", "game");

    private static final List<String> BEFORE = List.of("games", "complete");
    private static final List<String> AFTER = List.of("causes", "millis_per_game");
    private static final int LONGEST_PLAIN = 20;

    private final List<Heading> axes;
    private final List<Heading> figures;
    private final GameColumns games;

    /// @param columns of every cell's figures
    public EvaluationSheets(EvaluationPlan plan, List<Column> columns) {
        games = GameColumns.of(columns);
        var names = new HeadingNames(List.of("cell"), BEFORE, AFTER);
        figures = columns.stream()
                .map(each -> new Heading(each.name(), type(each)))
                .toList();
        names.reserve(columns.stream().map(Column::name).toList());
        names.reserve(games.names());
        axes = plan.axes().stream()
                .map(each -> new Heading(names.add("option_", each.name()), type(each)))
                .toList();
    }

    private static TableStore.Type type(Column column) {
        return column.isWhole() ? TableStore.Type.WHOLE : TableStore.Type.DECIMAL;
    }

    private static TableStore.Type type(Axis axis) {
        boolean areNumbers =
                axis.values() instanceof Ranges || axis.values().stream().allMatch(EvaluationSheets::isWhole);
        return areNumbers ? TableStore.Type.WHOLE : TableStore.Type.TEXT;
    }

    private static boolean isWhole(String text) {
        return Text.wholeNumber(text).isPresent();
    }

    /// What every axis is called in the tables, in its order.
    public List<String> axes() {
        return axes.stream().map(Heading::name).toList();
    }

    /// The columns of the table of cells.
    public List<Heading> cells() {
        var headings = new ArrayList<Heading>();
        headings.add(new Heading("cell", TableStore.Type.WHOLE));
        headings.addAll(axes);
        BEFORE.forEach(each -> headings.add(new Heading(each, TableStore.Type.WHOLE)));
        headings.addAll(figures);
        headings.add(new Heading(AFTER.getFirst(), TableStore.Type.TEXT));
        headings.add(new Heading(AFTER.getLast(), TableStore.Type.DECIMAL));
        return headings;
    }

    /// The row of a cell.
    public List<@Nullable Object> cell(Finding finding) {
        var row = new ArrayList<@Nullable Object>();
        addCell(row, finding.cell());
        row.add(finding.games());
        row.add(finding.isComplete() ? 1L : 0L);
        for (int i = 0; i < figures.size(); i++) {
            row.add(known(finding.figures().get(i), figures.get(i).type()));
        }
        row.add(finding.causes());
        row.add(known(finding.millis(), TableStore.Type.DECIMAL));
        return row;
    }

    private static @Nullable Object known(double figure, TableStore.Type type) {
        if (!Double.isFinite(figure)) {
            return null;
        }
        return type == TableStore.Type.WHOLE ? (Object) Math.round(figure) : (Object) figure;
    }

    private void addCell(List<@Nullable Object> row, Cell cell) {
        row.add(cell.number());
        for (int i = 0; i < axes.size(); i++) {
            var value = cell.values().get(i);
            row.add(
                    axes.get(i).type() == TableStore.Type.WHOLE
                            ? (Object) Text.wholeNumber(value).orElseThrow()
                            : value);
        }
    }

    /// The columns of the table of games.
    ///
    /// @param names of the game's own figures
    public List<Heading> games(List<String> names) {
        var headings = new ArrayList<Heading>();
        headings.add(new Heading("cell", TableStore.Type.WHOLE));
        headings.addAll(axes);
        headings.addAll(games.headings(names));
        return headings;
    }

    /// The row of a game.
    public List<@Nullable Object> game(Cell cell, Row outcome) {
        var row = new ArrayList<@Nullable Object>();
        addCell(row, cell);
        games.addTo(row, outcome);
        return row;
    }

    /// Writes the table of cells, whole.
    public void write(Findings findings, TableStore store, Path file) {
        try (var sheet = store.sheet(file, cells(), ORDER_OF_CELLS)) {
            findings.cells().forEach(each -> sheet.add(cell(each)));
            sheet.finish();
        }
    }

    /// The table of cells as text, as RFC 4180 has it: numbers with a point, nothing for what is not known.
    public String csv(Findings findings) {
        var csv = new StringBuilder();
        csv.append(line(cells().stream().map(Heading::name).toList()));
        findings.cells().forEach(each -> csv.append(line(cell(each))));
        return csv.toString();
    }

    private static String line(List<? extends @Nullable Object> row) {
        return row.stream().map(EvaluationSheets::text).collect(Collectors.joining(",", "", "\r\n"));
    }

    private static String text(@Nullable Object value) {
        return switch (value) {
            case null -> "";
            case Double number -> decimal(number);
            case Long number -> number.toString();
            default -> Csv.cell(value.toString());
        };
    }

    /// As short as it can be and still be that very number.
    private static String decimal(double number) {
        var shortest = new BigDecimal(Double.toString(number)).stripTrailingZeros();
        var plain = shortest.toPlainString();
        return plain.length() <= LONGEST_PLAIN ? plain : shortest.toString();
    }
}
