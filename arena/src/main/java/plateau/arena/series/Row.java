package plateau.arena.series;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import plateau.arena.statistics.Outcome;
import plateau.core.Departure;
import plateau.core.Ending;

/// What one game came to, for whoever looks at games one by one; plain data that can be sent elsewhere.
/// The same game has equal rows, wherever it is played.
///
/// @param task the one game that was played
/// @param shares of the [Outcome#WIN], by player
public record Row(
        Task task,
        List<Integer> scores,
        List<Long> shares,
        int plies,
        int decisions,
        long choices,
        int mostChoices,
        int forced,
        int leadChanges,
        int ledFrom,
        Ending ending,
        boolean isDrawn,
        String cause,
        List<Departure> departures,
        List<Integer> figures)
        implements Outcome, Serializable {
    public Row {
        scores = List.copyOf(scores);
        shares = List.copyOf(shares);
        departures = List.copyOf(departures);
        figures = List.copyOf(figures);
    }

    /// Writes down an outcome.
    static Row of(Task task, Outcome outcome) {
        return new Row(
                task,
                IntStream.range(0, outcome.players()).mapToObj(outcome::score).toList(),
                IntStream.range(0, outcome.players()).mapToObj(outcome::share).toList(),
                outcome.plies(),
                outcome.decisions(),
                outcome.choices(),
                outcome.mostChoices(),
                outcome.forced(),
                outcome.leadChanges(),
                outcome.ledFrom(),
                outcome.ending(),
                outcome.isDrawn(),
                outcome.cause(),
                outcome.departures(),
                IntStream.range(0, outcome.figureCount())
                        .mapToObj(outcome::figure)
                        .toList());
    }

    /// The row as if those with the same column were one player: their scores and shares are added up,
    /// and who of them left is not told apart.
    ///
    /// @param columns of each player
    /// @param width how many columns there are
    public Row inColumns(List<Integer> columns, int width) {
        var scoreSums = new ArrayList<>(Collections.nCopies(width, 0));
        var shareSums = new ArrayList<>(Collections.nCopies(width, 0L));
        for (int player = 0; player < players(); player++) {
            int column = columns.get(player);
            scoreSums.set(column, scoreSums.get(column) + score(player));
            shareSums.set(column, shareSums.get(column) + share(player));
        }
        return new Row(
                task,
                scoreSums,
                shareSums,
                plies,
                decisions,
                choices,
                mostChoices,
                forced,
                leadChanges,
                ledFrom,
                ending,
                isDrawn,
                cause,
                departures.stream().map(each -> inColumn(each, columns)).toList(),
                figures);
    }

    private static Departure inColumn(Departure departure, List<Integer> columns) {
        return new Departure(columns.get(departure.seat()), departure.ply(), departure.ending(), departure.reason());
    }

    @Override
    public int players() {
        return scores.size();
    }

    @Override
    public int score(int player) {
        return scores.get(player);
    }

    @Override
    public long share(int player) {
        return shares.get(player);
    }

    @Override
    public int figureCount() {
        return figures.size();
    }

    @Override
    public int figure(int index) {
        return figures.get(index);
    }
}
