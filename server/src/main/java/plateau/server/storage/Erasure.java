package plateau.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.server.storage.rows.Entry;
import plateau.server.storage.rows.RowMapping;
import plateau.server.storage.rows.TableRow;

/// Takes everything out of the database that tells who somebody was. The games stay.
final class Erasure {
    /// What the index of entries that name accounts has; in the same words.
    private static final String NAMING = "kind in ('said', 'sat', 'muted')";

    /// So many entries are rewritten at once.
    private static final int CHUNK = 200;

    private final Reader reader;
    private final Writer writer;
    private final String account;

    Erasure(Reader reader, Writer writer, String account) {
        this.reader = reader;
        this.writer = writer;
        this.account = account;
    }

    /// The logs are rewritten before the account goes, so that it can be asked for again if the server
    /// dies meanwhile, and once more after it, when the account can say nothing any more.
    ///
    /// @param alone runs what takes the account itself away, while nobody changes accounts
    /// @return the tables that named the account
    Set<String> run(Consumer<Runnable> alone) {
        var tables = new TreeSet<>(own());
        tables.addAll(cleanLogs());
        tables.forEach(this::cleanRow);
        alone.accept(() -> writer.run(this::takeAway));
        tables.addAll(cleanLogs());
        return tables;
    }

    /// Where it sits, and which it has made.
    private List<String> own() {
        return reader.list(
                "select table_id from seats where account = ? and account <> ''"
                        + " union select id from tables where maker = ? and maker <> ''",
                row -> row.getString(1),
                account,
                account);
    }

    /// Only some kinds of entries name accounts, and there is an index of these. What is found is
    /// written in small parts: moves go between them.
    private Set<String> cleanLogs() {
        var naming = reader.comb(
                RowMapping.ENTRIES.select() + " where " + NAMING + " and data like ?",
                RowMapping.ENTRIES,
                "%\"" + account + "\"%");
        for (int from = 0; from < naming.size(); from += CHUNK) {
            var part = naming.subList(from, Math.min(from + CHUNK, naming.size()));
            writer.run(connection -> rewrite(connection, part));
        }
        return naming.stream().map(Entry::table).collect(Collectors.toSet());
    }

    private void cleanRow(String id) {
        reader.first(RowMapping.TABLES.select() + " where id = ?", RowMapping.TABLES, id)
                .filter(row -> isNamed(row.settings()) || isNamed(row.origin()) || isNamed(row.result()))
                .ifPresent(row -> writer.run(connection -> cleanRow(connection, row)));
    }

    private void cleanRow(Connection connection, TableRow row) throws SQLException {
        execute(
                connection,
                "update tables set settings = ?, origin = ?, result = ? where id = ?",
                without(row.settings()),
                without(row.origin()),
                without(row.result()),
                row.id());
    }

    private void takeAway(Connection connection) throws SQLException {
        execute(
                connection,
                "delete from rating_steps where exists (select 1 from seats where seats.table_id = rating_steps.table_id"
                        + " and seats.seat = rating_steps.seat and seats.account = ?)",
                account);
        execute(
                connection,
                "update seats set account = '', name = '', folded = ''" + " where account = ? and account <> ''",
                account);
        execute(connection, "update tables set maker = '' where maker = ? and maker <> ''", account);
        execute(connection, "delete from replays where owner = ?", account);
        execute(connection, "delete from ratings where player = ?", account);
        execute(connection, "delete from accounts where id = ?", account);
    }

    private void rewrite(Connection connection, List<Entry> entries) throws SQLException {
        for (var entry : entries) {
            execute(
                    connection,
                    "update entries set data = ? where table_id = ? and number = ?",
                    entry.kind().equals("said") ? "{}" : without(entry.data()),
                    entry.table(),
                    entry.number());
        }
    }

    private static void execute(Connection connection, String sql, Object... values) throws SQLException {
        try (var statement = connection.prepareStatement(sql)) {
            RowMapping.bindAll(statement, values);
            statement.executeUpdate();
        }
    }

    private boolean isNamed(String json) {
        return json.contains("\"" + account + "\"");
    }

    /// A JSON text in which whatever names the account does so no more. The rest stays: a game must
    /// come to the same when it is played again.
    private String without(String json) {
        if (!isNamed(json)) {
            return json;
        }
        try {
            return Json.write(clean(Json.readObject(json)));
        } catch (BadInput _) {
            return "{}";
        }
    }

    private Object clean(Object value) {
        return switch (value) {
            case Map<?, ?> map -> cleanObject(map);
            case List<?> list -> {
                var items = new ArrayList<Object>();
                list.forEach(item -> items.add(clean(item)));
                yield items;
            }
            case String text -> text.equals(account) ? "" : text;
            default -> value;
        };
    }

    /// What an object that names the account calls `name` or `text` is the account's, too.
    private Map<String, Object> cleanObject(Map<?, ?> map) {
        boolean isItsOwn = map.containsValue(account);
        var cleaned = new LinkedHashMap<String, Object>();
        map.forEach((key, value) -> {
            boolean isPersonal = isItsOwn && (key.equals("name") || key.equals("text"));
            cleaned.put(key.toString(), isPersonal ? "" : clean(value));
        });
        return cleaned;
    }
}
