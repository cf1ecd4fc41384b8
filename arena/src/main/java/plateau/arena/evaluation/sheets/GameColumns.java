package plateau.arena.evaluation.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.figures.Column;
import plateau.arena.evaluation.sheets.TableStore.Heading;
import plateau.arena.series.Row;
import plateau.arena.statistics.Outcome;

/// What the table of games tells of each game, besides its cell.
///
/// @param seats how many there are where most play
/// @param means of what the cells have a mean, among which are the game's own figures
record GameColumns(int seats, List<String> means) {
    private static final List<Heading> ALWAYS = List.of(
            whole("game"),
            whole("seed"),
            whole("decisions"),
            whole("plies"),
            whole("choices"),
            whole("forced"),
            whole("lead_changes"),
            whole("led_from"),
            new Heading("ending", TableStore.Type.TEXT),
            whole("drawn"),
            new Heading("cause", TableStore.Type.TEXT));

    private static final String MEAN = "_mean";
    private static final Pattern PAYOFF = Pattern.compile("payoff\\d+");

    static GameColumns of(List<Column> columns) {
        var names = columns.stream().map(Column::name).toList();
        return new GameColumns(
                (int) names.stream()
                        .filter(each -> PAYOFF.matcher(each).matches())
                        .count(),
                names.stream()
                        .filter(each -> each.endsWith(MEAN))
                        .map(each -> each.substring(0, each.length() - MEAN.length()))
                        .toList());
    }

    private static Heading whole(String name) {
        return new Heading(name, TableStore.Type.WHOLE);
    }

    /// Whatever a column may be called, so that nothing else is.
    List<String> names() {
        return Stream.concat(headings(List.of()).stream().map(Heading::name), means.stream())
                .toList();
    }

    /// @param figures of the game itself
    List<Heading> headings(List<String> figures) {
        var headings = new ArrayList<>(ALWAYS);
        for (int seat = 1; seat <= seats; seat++) {
            headings.add(whole("score" + seat));
            headings.add(new Heading("payoff" + seat, TableStore.Type.DECIMAL));
        }
        var names = new HeadingNames(headings.stream().map(Heading::name).toList());
        figures.forEach(each -> headings.add(whole(names.add("figure_", each))));
        return headings;
    }

    void addTo(List<@Nullable Object> row, Row outcome) {
        row.add(outcome.task().first());
        row.add(outcome.task().seedOf(0));
        row.add((long) outcome.decisions());
        row.add((long) outcome.plies());
        row.add(outcome.choices());
        row.add((long) outcome.forced());
        row.add(followed(outcome.leadChanges()));
        row.add(followed(outcome.ledFrom()));
        row.add(outcome.ending().name().toLowerCase(Locale.ROOT));
        row.add(outcome.isDrawn() ? 1L : 0L);
        row.add(outcome.cause());
        for (int seat = 0; seat < seats; seat++) {
            boolean isThere = seat < outcome.players();
            row.add(isThere ? (long) outcome.score(seat) : null);
            row.add(isThere ? (double) outcome.share(seat) / Outcome.WIN : null);
        }
        IntStream.range(0, outcome.figureCount()).forEach(each -> row.add((long) outcome.figure(each)));
    }

    private static @Nullable Object followed(int count) {
        return count < 0 ? null : (Object) (long) count;
    }
}
