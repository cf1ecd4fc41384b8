package plateau.core;

import java.util.List;

/// The score sheet of a position: for each kind of points what every player has of it. The columns add up to the
/// scores of the view it was made from.
///
/// @param totals the points of each player
public record PointSheet(List<Row> rows, List<Integer> totals) {
    /// The name of the row for what no kind accounts for: all points where a game has no kinds.
    public static final String REST = "";

    public PointSheet {
        rows = List.copyOf(rows);
        totals = List.copyOf(totals);
    }

    /// A kind of points.
    ///
    /// @param kind the name of a [PointKind], or [#REST]
    /// @param points what each player has of it
    public record Row(String kind, List<Integer> points) {
        public Row {
            points = List.copyOf(points);
        }
    }
}
