package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.arena.evaluation.figures.Finding;
import plateau.reports.plots.Dots;
import plateau.reports.plots.Label;
import plateau.words.Wording;

/// What the seats have of the wins.
record SeatPlots(PlayedCells sample, Wording wording) {
    private static final int WORST = 6;
    private static final double HUNDRED = 100;

    /// What each seat has of the wins, over all cells and in those where it is worst, for each number of
    /// players.
    List<Figure> draw(List<Measure> payoffs) {
        var players = sample.cells().stream()
                .map(each -> each.cell().pairing().players())
                .distinct()
                .sorted()
                .toList();
        return players.stream()
                .filter(number -> number > 1 && number <= payoffs.size())
                .map(number -> seats(payoffs.subList(0, number), players.size() > 1))
                .toList();
    }

    private Figure seats(List<Measure> seats, boolean isOneOfMany) {
        int players = seats.size();
        var cells = sample.cells().stream()
                .filter(each -> each.cell().pairing().players() == players)
                .toList();
        var groups = new ArrayList<Dots.Group>();
        groups.add(group(wording.get("cells.all", cells.size()), cells, seats));
        if (cells.size() > 1) {
            cells.stream()
                    .sorted(Comparator.comparingDouble(each -> -gap(each, seats)))
                    .limit(Math.min(WORST, cells.size() / 2 + 1))
                    .forEach(each -> groups.add(group(name(each), List.of(each), seats)));
        }
        var heading = wording.get("seats", players);
        var keys = IntStream.range(0, players)
                .mapToObj(seat -> new Label(seats.get(seat).label(), seat))
                .toList();
        var shown = String.join(
                "; ", groups.getFirst().dots().stream().map(Dots.Dot::spoken).toList());
        var plot = new Dots(heading, shown, wording.get("seats.axis"), keys, groups, HUNDRED / players, wording);
        long games = cells.stream().mapToLong(Finding::games).sum();
        var said = cells.size() > 1 ? "seats.worst" : "seats.caption";
        var caption = wording.get(said, games) + (isShort() && cells.size() > 1 ? named() : "");
        var name = isOneOfMany ? "seats-" + players : "seats";
        return Figure.of(name, heading, caption, plot.plot(), MeasureText.sheet(name, sample, numbered(seats)));
    }

    private static List<Measure> numbered(List<Measure> seats) {
        return IntStream.range(0, seats.size())
                .mapToObj(i -> {
                    var seat = seats.get(i);
                    var name = "payoff-" + (i + 1);
                    return new Measure(name, seat.label(), seat.isShare(), seat.mean(), seat.low(), seat.high());
                })
                .toList();
    }

    private static double gap(Finding finding, List<Measure> seats) {
        var payoffs = seats.stream()
                .mapToDouble(seat -> seat.of(finding).value())
                .filter(Double::isFinite)
                .summaryStatistics();
        return payoffs.getMax() - payoffs.getMin();
    }

    private Dots.Group group(String name, List<Finding> cells, List<Measure> seats) {
        var dots = seats.stream()
                .map(seat -> {
                    var value = seat.of(cells);
                    var told = new MeasureText(seat, sample, 0, wording);
                    var spoken = told.spoken(name + ", " + seat.label(), value);
                    return new Dots.Dot(value.value(), value.low(), value.high(), spoken);
                })
                .toList();
        return new Dots.Group(name, dots);
    }

    /// A cell by all that differs; by its values alone where that would be too long.
    private String name(Finding finding) {
        return isShort()
                ? sample.varied().stream()
                        .map(axis -> sample.value(finding, axis))
                        .collect(Collectors.joining(", "))
                : sample.name(finding);
    }

    private boolean isShort() {
        return sample.cells().stream().anyMatch(each -> !Dots.hasRoom(sample.name(each)));
    }

    private String named() {
        var axes = sample.varied().stream().map(sample::name).collect(Collectors.joining(", "));
        return " " + wording.get("seats.named", axes);
    }
}
