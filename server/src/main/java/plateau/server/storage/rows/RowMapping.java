package plateau.server.storage.rows;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import plateau.core.text.Text;

/// How one kind of row is kept: in a column for each component of its record, in their order.
///
/// @param keys how many of the columns, from the first on, tell a row from others
public record RowMapping<T extends Record>(String name, int keys, List<RowColumn> parts, Constructor<T> constructor)
        implements RowReading<T> {
    public static final RowMapping<TableRow> TABLES = of("tables", 1, TableRow.class);
    public static final RowMapping<SeatRow> SEATS = of("seats", 2, SeatRow.class);
    public static final RowMapping<Entry> ENTRIES = of("entries", 2, Entry.class);
    public static final RowMapping<AccountRow> ACCOUNTS = of("accounts", 1, AccountRow.class);
    public static final RowMapping<RatingRow> RATINGS = of("ratings", 3, RatingRow.class);
    public static final RowMapping<RatingStep> RATING_STEPS = of("rating_steps", 2, RatingStep.class);
    public static final RowMapping<Alive> ALIVE = of("alive", 1, Alive.class);
    public static final RowMapping<Outage> OUTAGES = of("outages", 1, Outage.class);
    public static final RowMapping<ReplayRow> REPLAYS = of("replays", 1, ReplayRow.class);

    /// All there are, those that others refer to first.
    public static final List<RowMapping<?>> ALL =
            List.of(TABLES, SEATS, ENTRIES, ACCOUNTS, RATINGS, RATING_STEPS, ALIVE, OUTAGES, REPLAYS);

    private static <T extends Record> RowMapping<T> of(String name, int keys, Class<T> type) {
        var components = type.getRecordComponents();
        var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            var parts = Arrays.stream(components).map(RowColumn::of).toList();
            return new RowMapping<>(name, keys, parts, type.getDeclaredConstructor(types));
        } catch (NoSuchMethodException impossible) {
            throw new IllegalArgumentException(type + " is no record", impossible);
        }
    }

    public List<String> columns() {
        return parts.stream().map(RowColumn::name).toList();
    }

    /// The beginning of a query for rows; a condition may follow.
    public String select() {
        return "select " + String.join(", ", columns()) + " from " + name;
    }

    public String insert() {
        return Text.format(
                "insert into %s (%s) values (%s)",
                name, String.join(", ", columns()), String.join(", ", Collections.nCopies(parts.size(), "?")));
    }

    /// Writes a row in the place of the one with the same key, if there is one.
    public String upsert() {
        var columns = columns();
        var changes = columns.subList(keys, columns.size()).stream()
                .map(column -> column + " = excluded." + column)
                .collect(Collectors.joining(", "));
        return Text.format(
                "%s on conflict (%s) do update set %s", insert(), String.join(", ", columns.subList(0, keys)), changes);
    }

    /// The row of the columns, in their order.
    @Override
    public T read(ResultSet result) throws SQLException {
        var values = new Object[parts.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = parts.get(i).read(result, i + 1);
        }
        try {
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /// Puts the values of a row in the places of [#insert] or [#upsert].
    public void bind(PreparedStatement statement, T row) throws SQLException {
        bindAll(statement, parts.stream().map(part -> part.of(row)).toArray());
    }

    public static void bindAll(PreparedStatement statement, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }
}
