package plateau.server.storage.rows;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import plateau.api.Phase;
import plateau.api.SeatKind;
import plateau.core.text.Text;

/// How one kind of row is kept.
///
/// @param keys how many of the columns, from the first on, tell a row from others
/// @param values what a row has in each column
public record Sheet<T>(String name, int keys, List<String> columns, Function<T, Object[]> values, Reading<T> reading) {
    /// Makes a row of the columns, in their order.
    public interface Reading<T> {
        T read(ResultSet result) throws SQLException;
    }

    public static final Sheet<TableRow> TABLES = new Sheet<>(
            "tables",
            1,
            List.of(
                    "id",
                    "game",
                    "options",
                    "players",
                    "clock",
                    "maker",
                    "is_open",
                    "key_hash",
                    "seed",
                    "salt",
                    "settings",
                    "origin",
                    "phase",
                    "created",
                    "started",
                    "ended",
                    "awake",
                    "due",
                    "result"),
            row -> new Object[] {
                row.id(),
                row.game(),
                row.options(),
                row.players(),
                row.clock(),
                row.maker(),
                row.isOpen() ? 1 : 0,
                row.key(),
                row.seed(),
                row.salt(),
                row.settings(),
                row.origin(),
                row.phase().name(),
                row.created(),
                row.started(),
                row.ended(),
                row.awake() ? 1 : 0,
                row.due(),
                row.result()
            },
            result -> new TableRow(
                    result.getString(1),
                    result.getString(2),
                    result.getString(3),
                    result.getInt(4),
                    result.getString(5),
                    result.getString(6),
                    result.getInt(7) == 1,
                    result.getString(8),
                    result.getLong(9),
                    result.getString(10),
                    result.getString(11),
                    result.getString(12),
                    Phase.valueOf(result.getString(13)),
                    result.getLong(14),
                    result.getLong(15),
                    result.getLong(16),
                    result.getInt(17) == 1,
                    result.getLong(18),
                    result.getString(19)));

    public static final Sheet<SeatRow> SEATS = new Sheet<>(
            "seats",
            2,
            List.of("table_id", "seat", "kind", "account", "name", "bot", "score", "payoff", "folded"),
            row -> new Object[] {
                row.table(),
                row.seat(),
                row.kind().name(),
                row.account(),
                row.name(),
                row.bot(),
                row.score(),
                row.payoff(),
                NameFolding.fold(row.name())
            },
            result -> new SeatRow(
                    result.getString(1),
                    result.getInt(2),
                    SeatKind.valueOf(result.getString(3)),
                    result.getString(4),
                    result.getString(5),
                    result.getString(6),
                    result.getInt(7),
                    result.getDouble(8)));

    public static final Sheet<Entry> ENTRIES = new Sheet<>(
            "entries",
            2,
            List.of("table_id", "number", "at", "kind", "data"),
            row -> new Object[] {row.table(), row.number(), row.at(), row.kind(), row.data()},
            result -> new Entry(
                    result.getString(1),
                    result.getInt(2),
                    result.getLong(3),
                    result.getString(4),
                    result.getString(5)));

    public static final Sheet<AccountRow> ACCOUNTS = new Sheet<>(
            "accounts",
            1,
            List.of("id", "kind", "name", "token", "created", "seen"),
            row -> new Object[] {row.id(), row.kind().name(), row.name(), row.token(), row.created(), row.seen()},
            result -> new AccountRow(
                    result.getString(1),
                    AccountRow.Kind.valueOf(result.getString(2)),
                    result.getString(3),
                    result.getString(4),
                    result.getLong(5),
                    result.getLong(6)));

    public static final Sheet<RatingRow> RATINGS = new Sheet<>(
            "ratings",
            3,
            List.of("player", "game", "players", "mean", "deviation", "games"),
            row -> new Object[] {row.player(), row.game(), row.players(), row.mean(), row.deviation(), row.games()},
            result -> new RatingRow(
                    result.getString(1),
                    result.getString(2),
                    result.getInt(3),
                    result.getDouble(4),
                    result.getDouble(5),
                    result.getInt(6)));

    /// When the server was last known to run.
    public static final Sheet<Long> ALIVE =
            new Sheet<>("alive", 1, List.of("id", "at"), at -> new Object[] {1, at}, result -> result.getLong(2));

    public static final Sheet<Outage> OUTAGES = new Sheet<>(
            "outages",
            1,
            List.of("began", "ended"),
            row -> new Object[] {row.began(), row.ended()},
            result -> new Outage(result.getLong(1), result.getLong(2)));

    public static final Sheet<ReplayRow> REPLAYS = new Sheet<>(
            "replays",
            1,
            List.of("id", "owner", "created", "game", "names", "plies", "record"),
            row -> new Object[] {
                row.id(), row.owner(), row.created(), row.game(), row.names(), row.plies(), row.record()
            },
            result -> new ReplayRow(
                    result.getString(1),
                    result.getString(2),
                    result.getLong(3),
                    result.getString(4),
                    result.getString(5),
                    result.getInt(6),
                    result.getString(7)));

    /// All there are, those that others refer to first.
    public static final List<Sheet<?>> ALL =
            List.of(TABLES, SEATS, ENTRIES, ACCOUNTS, RATINGS, ALIVE, OUTAGES, REPLAYS);

    /// The beginning of a query for rows; a condition may follow.
    public String select() {
        return "select " + String.join(", ", columns) + " from " + name;
    }

    public String insert() {
        return Text.format(
                "insert into %s (%s) values (%s)",
                name, String.join(", ", columns), String.join(", ", Collections.nCopies(columns.size(), "?")));
    }

    /// Writes a row in the place of the one with the same key, if there is one.
    public String upsert() {
        var changes = columns.subList(keys, columns.size()).stream()
                .map(column -> column + " = excluded." + column)
                .collect(Collectors.joining(", "));
        return Text.format(
                "%s on conflict (%s) do update set %s", insert(), String.join(", ", columns.subList(0, keys)), changes);
    }

    /// Puts the values of a row in the places of [#insert] or [#upsert].
    public void bind(PreparedStatement statement, T row) throws SQLException {
        bindAll(statement, values.apply(row));
    }

    public static void bindAll(PreparedStatement statement, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }
}
