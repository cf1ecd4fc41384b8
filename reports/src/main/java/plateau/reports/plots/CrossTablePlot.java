package plateau.reports.plots;

import java.util.List;
import plateau.drawing.Sign;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// How everybody did against everybody: a table whose cells are the darker, the more of the points the row
/// had of those it and the column had together.
public final class CrossTablePlot {
    private static final int TINTS = 10;

    /// With more entrants than this a cell does not tell its number of games, or the page would be large.
    private static final int MOST_TOLD = 60;

    private final List<Label> labels;
    private final List<List<Cell>> cells;
    private final Wording wording;

    /// How a row did against a column.
    ///
    /// @param share of the row, from 0 to 1; half is even
    public record Cell(double share, long games) {}

    /// @param cells by rows
    public CrossTablePlot(List<Label> labels, List<List<Cell>> cells, Wording wording) {
        this.labels = List.copyOf(labels);
        this.cells = List.copyOf(cells);
        this.wording = wording;
    }

    public Markup draw(String caption) {
        var out = new Markup().open("table", "class", "cross");
        out.element("caption", caption).open("thead").open("tr").empty("td");
        for (int column = 0; column < labels.size(); column++) {
            out.open("th", "scope", "col", "title", labels.get(column).spoken());
            out.add(Sign.inText(column)).text(String.valueOf(column + 1)).close();
        }
        out.close().close().line().open("tbody");
        for (int row = 0; row < labels.size(); row++) {
            out.open("tr")
                    .open("th", "scope", "row")
                    .add(labels.get(row).markup())
                    .close();
            for (int column = 0; column < labels.size(); column++) {
                drawCell(out, row, column);
            }
            out.close().line();
        }
        return out.close().close().line();
    }

    private void drawCell(Markup out, int row, int column) {
        var cell = cells.get(row).get(column);
        if (row == column || cell.games == 0 || !Double.isFinite(cell.share)) {
            out.element("td", row == column ? "" : "·", "class", row == column ? "same" : "");
            return;
        }
        var tint = "x" + Math.round(TINTS * Math.clamp(cell.share, 0, 1));
        var told = labels.size() > MOST_TOLD ? "" : wording.get("cross.cell", row + 1, column + 1, cell.games);
        out.element("td", wording.hundredths(0, cell.share), "class", tint, "title", told);
    }
}
