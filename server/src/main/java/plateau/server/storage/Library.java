package plateau.server.storage;

import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import plateau.api.Phase;
import plateau.server.storage.rows.NameFolding;
import plateau.server.storage.rows.RowMapping;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;
import plateau.server.storage.search.Condition;
import plateau.server.storage.search.Finished;
import plateau.server.storage.search.HistoryFilter;
import plateau.server.storage.search.Listed;
import plateau.server.storage.search.TableFilter;

/// Lists of tables, and the games that are over.
final class Library {
    /// What no list shows.
    private static final Set<String> UNLISTED = Set.of("key_hash", "salt", "settings", "origin");

    private static final String SHORT = RowMapping.TABLES.columns().stream()
            .map(Library::listed)
            .collect(Collectors.joining(", ", "select ", " from tables"));

    private static final String NEWEST = " order by created desc, id desc";
    private static final String LATEST = " order by ended desc, id desc limit ?";

    private static final String THEIRS = "id in (select table_id from seats where account = ? and account <> ''"
            + " union select id from tables where maker = ? and maker <> '')";

    private static final String UNSEEN =
            "id in (select table_id from seats where account = ? and account <> '' and is_unseen = 1)";

    private static final String OF_THE_TABLE = " from seats other where other.table_id = seats.table_id)";

    /// Of a row of seats: nobody has more, and somebody else has less. So nobody wins a draw.
    private static final String WON = "payoff > 0 and payoff = (select max(other.payoff)"
            + OF_THE_TABLE
            + " and (payoff > (select min(other.payoff)"
            + OF_THE_TABLE
            + " or 1 = (select count(*)"
            + OF_THE_TABLE
            + ")";

    private final Reader reader;

    Library(Reader reader) {
        this.reader = reader;
    }

    private static String listed(String column) {
        return UNLISTED.contains(column) ? "''" : column.equals("seed") ? "0" : column;
    }

    /// Something to ask a database.
    @SuppressWarnings("ArrayRecordComponent") // nobody compares them
    record Query(String sql, Object[] arguments) {}

    /// One for each phase: so each is answered in the order of an index, however many tables there are.
    static List<Query> queries(TableFilter filter) {
        var queries = new ArrayList<Query>();
        names(filter.phases()).forEach(phase -> queries.add(query(filter, new Condition().and("phase = ?", phase))));
        if (filter.unseenSince() > 0) {
            var unseen = new Condition()
                    .and("phase = 'OVER' and ended >= ?", filter.unseenSince())
                    .and(UNSEEN, filter.account());
            queries.add(query(filter, unseen));
        }
        return queries;
    }

    private static Query query(TableFilter filter, Condition which) {
        var account = filter.account();
        var condition = which.andIf(filter.openOnly(), "is_open = 1")
                .andIf(!filter.game().isEmpty(), "game = ?", filter.game())
                .andIf(!account.isEmpty(), THEIRS, account, account)
                .before("created", filter.before());
        return new Query(SHORT + condition + NEWEST + " limit ?", condition.arguments(filter.limit()));
    }

    List<Listed> tables(TableFilter filter) {
        var newest = Comparator.comparingLong(TableRow::created)
                .thenComparing(TableRow::id)
                .reversed();
        return seated(queries(filter).stream()
                        .flatMap(query -> rows(query).stream())
                        .sorted(newest)
                        .limit(filter.limit())
                        .toList())
                .stream()
                .map(each -> new Listed(each.table(), each.seats()))
                .toList();
    }

    private List<TableRow> rows(Query query) {
        return reader.list(query.sql(), RowMapping.TABLES, query.arguments());
    }

    /// Where somebody sits, or which somebody has made; in short.
    List<TableRow> tablesOf(String account, Set<Phase> phases) {
        var condition = theirs(account, phases);
        return rows(new Query(SHORT + condition + NEWEST, condition.arguments()));
    }

    int countOf(String account, Set<Phase> phases) {
        return count(theirs(account, phases));
    }

    private static Condition theirs(String account, Set<Phase> phases) {
        return new Condition().and(THEIRS, account, account).andIn("phase", names(phases));
    }

    int countMade(String account, Set<Phase> phases) {
        return count(new Condition().and("maker = ? and maker <> ''", account).andIn("phase", names(phases)));
    }

    private int count(Condition condition) {
        return reader.first("select count(*) from tables" + condition, row -> row.getInt(1), condition.arguments())
                .orElse(0);
    }

    private static List<String> names(Set<Phase> phases) {
        return phases.stream().map(Phase::name).sorted().toList();
    }

    /// With all that a record needs.
    List<Finished> history(HistoryFilter filter) {
        return seated(rows(query(RowMapping.TABLES.select(), filter)));
    }

    List<Listed> search(HistoryFilter filter) {
        return seated(rows(query(filter))).stream()
                .map(each -> new Listed(each.table(), each.seats()))
                .toList();
    }

    static Query query(HistoryFilter filter) {
        return query(SHORT, filter);
    }

    private static Query query(String select, HistoryFilter filter) {
        var condition = condition(filter).before("ended", filter.before());
        return new Query(select + condition + LATEST, condition.arguments(filter.limit()));
    }

    private static Condition condition(HistoryFilter filter) {
        var seat = "id in (select table_id from seats where ";
        return new Condition()
                .and("phase = 'OVER'")
                .andIf(!filter.game().isEmpty(), "game = ?", filter.game())
                .andIf(!filter.name().isEmpty(), seat + "folded = ?)", NameFolding.fold(filter.name()))
                .andIf(!filter.account().isEmpty(), seat + "account = ? and account <> '')", filter.account())
                .andIf(
                        !filter.winner().isEmpty(),
                        seat + "folded = ? and " + WON + ")",
                        NameFolding.fold(filter.winner()))
                .andIf(
                        filter.viewer() != null,
                        "(is_open = 1 or " + seat + "account = ? and account <> ''))",
                        Objects.requireNonNullElse(filter.viewer(), ""))
                .andIf(filter.since() > 0, "ended >= ?", filter.since())
                .andIf(filter.until() > 0, "ended < ?", filter.until())
                .andIf(filter.players() > 0, "players = ?", filter.players());
    }

    /// Tables with their seats, of all of them at once.
    private List<Finished> seated(List<TableRow> tables) {
        if (tables.isEmpty()) {
            return List.of();
        }
        var condition = new Condition()
                .andIn("table_id", tables.stream().map(TableRow::id).toList());
        var seats = reader
                .list(
                        RowMapping.SEATS.select() + condition + " order by table_id, seat",
                        RowMapping.SEATS,
                        condition.arguments())
                .stream()
                .collect(groupingBy(SeatRow::table));
        var seated = new ArrayList<Finished>();
        for (var table : tables) {
            seated.add(new Finished(table, seats.getOrDefault(table.id(), List.of())));
        }
        return seated;
    }
}
