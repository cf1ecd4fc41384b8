package plateau.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.core.text.BadInput;
import plateau.core.text.Json;

/// Takes everything out of the database that tells who somebody was. The games stay.
final class Forgetting {
    private final Reader reader;
    private final Writer writer;
    private final String account;

    Forgetting(Reader reader, Writer writer, String account) {
        this.reader = reader;
        this.writer = writer;
        this.account = account;
    }

    /// All in one transaction. The log is read through before it, so that nobody waits, and once more
    /// after it, when the account can say nothing any more.
    void run() {
        var naming = naming();
        var tables = tables();
        writer.run(connection -> forget(connection, tables, naming));
        var late = naming();
        if (!late.isEmpty()) {
            writer.run(connection -> rewrite(connection, late));
        }
    }

    /// Entries that name the account.
    private List<Entry> naming() {
        return reader.comb(
                Sheet.ENTRIES.select() + " where data like ? order by table_id, number",
                Sheet.ENTRIES.reading(),
                "%\"" + account + "\"%");
    }

    private List<TableRow> tables() {
        var pattern = "%\"" + account + "\"%";
        return reader.comb(
                Sheet.TABLES.select()
                        + " where settings like ? or origin like ? or result like ? order by id",
                Sheet.TABLES.reading(),
                pattern,
                pattern,
                pattern);
    }

    private void forget(Connection connection, List<TableRow> tables, List<Entry> entries)
            throws SQLException {
        execute(connection, "update seats set account = '', name = '' where account = ?", account);
        execute(connection, "update tables set maker = '' where maker = ?", account);
        execute(connection, "delete from ratings where player = ?", account);
        execute(connection, "delete from accounts where id = ?", account);
        for (var table : tables) {
            execute(
                    connection,
                    "update tables set settings = ?, origin = ?, result = ? where id = ?",
                    without(table.settings()),
                    without(table.origin()),
                    without(table.result()),
                    table.id());
        }
        rewrite(connection, entries);
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

    private static void execute(Connection connection, String sql, Object... values)
            throws SQLException {
        try (var statement = connection.prepareStatement(sql)) {
            Sheet.bindAll(statement, values);
            statement.executeUpdate();
        }
    }

    /// A JSON text in which whatever names the account does so no more. The rest stays: a game must
    /// come to the same when it is played again.
    private String without(String json) {
        if (!json.contains("\"" + account + "\"")) {
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
        map.forEach(
                (key, value) -> {
                    boolean isPersonal = isItsOwn && (key.equals("name") || key.equals("text"));
                    cleaned.put(key.toString(), isPersonal ? "" : clean(value));
                });
        return cleaned;
    }
}
