package plateau.server.storage;

import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import plateau.server.storage.TableRow.Phase;

/// Lists of tables, and the games that are over.
final class Library {
    /// Tables at a time, of an export.
    private static final int PAGE = 50;

    private final Reader reader;

    Library(Reader reader) {
        this.reader = reader;
    }

    List<TableRow> tables(TableFilter filter) {
        var condition =
                new Condition()
                        .andIn("phase", names(filter.phases()))
                        .andIf(filter.openOnly(), "is_open = 1")
                        .andIf(!filter.game().isEmpty(), "game = ?", filter.game())
                        .before("created", filter.before());
        return reader.list(
                Sheet.TABLES.select() + condition + " order by created desc, id desc limit ?",
                Sheet.TABLES.reading(),
                condition.arguments(filter.limit()));
    }

    /// Where somebody sits, or which somebody has made.
    List<TableRow> tablesOf(String account, Set<Phase> phases) {
        var condition =
                new Condition()
                        .and(
                                "(id in (select table_id from seats where account = ?"
                                        + " and account <> '') or (maker = ? and maker <> ''))",
                                account,
                                account)
                        .andIn("phase", names(phases));
        return reader.list(
                Sheet.TABLES.select() + condition + " order by created desc, id desc",
                Sheet.TABLES.reading(),
                condition.arguments());
    }

    private static List<String> names(Set<Phase> phases) {
        return phases.stream().map(Phase::name).sorted().toList();
    }

    List<Finished> history(HistoryFilter filter) {
        var condition = condition(filter).before("ended", filter.before());
        return withSeats(
                reader.list(
                        Sheet.TABLES.select() + condition + " order by ended desc, id desc limit ?",
                        Sheet.TABLES.reading(),
                        condition.arguments(filter.limit())));
    }

    private static Condition condition(HistoryFilter filter) {
        var seat = "id in (select table_id from seats where ";
        return new Condition()
                .and("phase = 'OVER'")
                .andIf(!filter.game().isEmpty(), "game = ?", filter.game())
                .andIf(!filter.name().isEmpty(), seat + "lower(name) = lower(?))", filter.name())
                .andIf(
                        !filter.account().isEmpty(),
                        seat + "account = ? and account <> '')",
                        filter.account())
                .andIf(
                        !filter.winner().isEmpty(),
                        seat + "lower(name) = lower(?) and payoff > 0)",
                        filter.winner())
                .andIf(
                        filter.viewer() != null,
                        "(is_open = 1 or " + seat + "account = ? and account <> ''))",
                        Objects.requireNonNullElse(filter.viewer(), ""))
                .andIf(filter.since() > 0, "ended >= ?", filter.since())
                .andIf(filter.until() > 0, "ended < ?", filter.until())
                .andIf(filter.players() > 0, "players = ?", filter.players());
    }

    private List<Finished> withSeats(List<TableRow> tables) {
        var condition =
                new Condition().andIn("table_id", tables.stream().map(TableRow::id).toList());
        var seats =
                reader
                        .list(
                                Sheet.SEATS.select() + condition + " order by table_id, seat",
                                Sheet.SEATS.reading(),
                                condition.arguments())
                        .stream()
                        .collect(groupingBy(SeatRow::table));
        var finished = new ArrayList<Finished>();
        for (var table : tables) {
            finished.add(new Finished(table, seats.getOrDefault(table.id(), List.of())));
        }
        return finished;
    }

    /// The oldest first, a few at a time: it needs little memory, and a reader may take all day. Games
    /// that end meanwhile come last.
    void export(HistoryFilter filter, Consumer<Exported> each) {
        var last = new Cursor(0, "");
        List<Finished> page;
        do {
            var condition = condition(filter).and("(ended, id) > (?, ?)", last.at(), last.id());
            page =
                    withSeats(
                            reader.list(
                                    Sheet.TABLES.select()
                                            + condition
                                            + " order by ended, id limit ?",
                                    Sheet.TABLES.reading(),
                                    condition.arguments(PAGE)));
            for (var game : page) {
                each.accept(
                        new Exported(game.table(), game.seats(), reader.log(game.table().id(), 0)));
                last = game.cursor();
            }
        } while (page.size() == PAGE);
    }
}
