package plateau.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.LogName;
import plateau.server.storage.file.ServerClaim;
import plateau.server.storage.file.SqlDialect;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.Entry;
import plateau.server.storage.rows.RatingRow;
import plateau.server.storage.rows.RatingStep;
import plateau.server.storage.rows.RowMapping;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;

/// The one connection over which everything is written, and its prepared statements.
///
/// On PostgreSQL it holds the lock that keeps other servers away. Who has the lock knows that whatever
/// an earlier connection had begun is over, one way or the other.
public final class Session implements AutoCloseable {
    /// After so many rows the log is looked at, and from so many pages on it is long.
    private static final int LOOK = 500;

    private static final int LONG_LOG = 16_000;

    private static final List<RowMapping<?>> ROWS =
            List.of(RowMapping.TABLES, RowMapping.SEATS, RowMapping.ACCOUNTS, RowMapping.RATINGS);
    private static final Map<Class<?>, RowMapping<?>> SHEETS = Map.of(
            TableRow.class, RowMapping.TABLES,
            SeatRow.class, RowMapping.SEATS,
            AccountRow.class, RowMapping.ACCOUNTS,
            RatingRow.class, RowMapping.RATINGS);

    private final Location location;
    private final SqlDialect dialect;
    private final Connection connection;
    private final Map<String, PreparedStatement> statements = new HashMap<>();

    /// About how much was written since the log was last looked at.
    private int written;

    /// @param patience how long the database may take for one thing; zero for ever
    Session(Location location, ServerClaim claim, Duration patience) throws SQLException {
        this.location = location;
        this.dialect = location.dialect();
        this.connection = location.connectExisting(patience);
        try {
            if (dialect == SqlDialect.POSTGRESQL) {
                claim.take(connection);
            } else {
                tune();
            }
            connection.setAutoCommit(false);
        } catch (SQLException | RuntimeException failure) {
            close();
            throw failure;
        }
    }

    /// A large cache: moves come to tables all over the file. What is deleted is overwritten: it may have
    /// told who somebody was. Nothing is taken over into the file but by [#tend].
    private void tune() throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("pragma wal_autocheckpoint = 0");
            statement.execute("pragma cache_size = -65536");
            statement.execute("pragma secure_delete = on");
        }
    }

    Connection connection() {
        return connection;
    }

    PreparedStatement prepared(String sql) throws SQLException {
        var known = statements.get(sql);
        if (known == null) {
            known = connection.prepareStatement(sql);
            statements.put(sql, known);
        }
        return known;
    }

    void write(List<Change> changes) throws SQLException {
        if (dialect == SqlDialect.SQLITE) {
            appendEach(changes);
        } else {
            appendAtOnce(changes);
        }
        for (var sheet : ROWS) {
            save(sheet, changes);
        }
        for (var change : changes) {
            for (var rating : change.ratings) {
                rate(rating);
            }
            written += change.entries.size() + change.rows.size() + change.ratings.size();
        }
    }

    private void rate(Change.Rating rating) throws SQLException {
        var before = new ArrayList<RatingRow>();
        for (var unrated : rating.unrated()) {
            before.add(known(unrated));
        }
        var statement = prepared(RowMapping.RATINGS.upsert());
        for (var row : rating.rule().after(before)) {
            RowMapping.RATINGS.bind(statement, row);
            statement.executeUpdate();
            step(rating.table(), before, row);
        }
    }

    /// Keeps what a game did to a rating.
    private void step(String table, List<RatingRow> before, RatingRow after) throws SQLException {
        var players = before.stream().map(RatingRow::player).toList();
        int seat = players.indexOf(after.player());
        var step = new RatingStep(table, seat, before.get(seat).rating(), after.rating(), after.games());
        var statement = prepared(RowMapping.RATING_STEPS.upsert());
        RowMapping.RATING_STEPS.bind(statement, step);
        statement.executeUpdate();
    }

    private RatingRow known(RatingRow unrated) throws SQLException {
        var statement = prepared(RowMapping.RATINGS.select() + " where player = ? and game = ? and players = ?");
        RowMapping.bindAll(statement, unrated.player(), unrated.game(), unrated.players());
        try (var result = statement.executeQuery()) {
            return result.next() ? RowMapping.RATINGS.read(result) : unrated;
        }
    }

    private void appendEach(List<Change> changes) throws SQLException {
        var statement = prepared(RowMapping.ENTRIES.insert());
        for (var change : changes) {
            for (var entry : change.entries) {
                statement.setString(1, entry.table());
                statement.setInt(2, entry.number());
                statement.setLong(3, entry.at());
                statement.setString(4, entry.kind());
                statement.setString(5, entry.data());
                statement.executeUpdate();
            }
        }
    }

    /// As columns: one statement and one answer, however many entries there are.
    private void appendAtOnce(List<Change> changes) throws SQLException {
        int count = 0;
        for (var change : changes) {
            count += change.entries.size();
        }
        if (count == 0) {
            return;
        }
        var tables = new String[count];
        var numbers = new int[count];
        var times = new long[count];
        var kinds = new String[count];
        var data = new String[count];
        int i = 0;
        for (var change : changes) {
            for (var entry : change.entries) {
                tables[i] = entry.table();
                numbers[i] = entry.number();
                times[i] = entry.at();
                kinds[i] = entry.kind();
                data[i++] = entry.data();
            }
        }
        var statement = prepared("insert into entries (table_id, number, at, kind, data)"
                + " select * from unnest(?::text[], ?::int[], ?::bigint[], ?::text[], ?::text[])");
        statement.setObject(1, tables);
        statement.setObject(2, numbers);
        statement.setObject(3, times);
        statement.setObject(4, kinds);
        statement.setObject(5, data);
        statement.executeUpdate();
    }

    private <T extends Record> void save(RowMapping<T> sheet, List<Change> changes) throws SQLException {
        PreparedStatement statement = null;
        for (var change : changes) {
            for (var row : change.rows) {
                if (!sheet.equals(SHEETS.get(row.getClass()))) {
                    continue;
                }
                statement = statement == null ? prepared(sheet.upsert()) : statement;
                @SuppressWarnings("unchecked") // the sheet is that of its class
                T own = (T) row;
                sheet.bind(statement, own);
                if (dialect == SqlDialect.SQLITE) {
                    statement.executeUpdate();
                } else {
                    statement.addBatch();
                }
            }
        }
        if (statement != null && dialect == SqlDialect.POSTGRESQL) {
            statement.executeBatch();
        }
    }

    /// Whether an entry stands in its log, just as it is.
    boolean holds(Entry entry) throws SQLException {
        var statement = prepared(RowMapping.ENTRIES.select() + " where table_id = ? and number = ?");
        RowMapping.bindAll(statement, entry.table(), entry.number());
        try (var result = statement.executeQuery()) {
            return result.next() && RowMapping.ENTRIES.read(result).equals(entry);
        }
    }

    void commit() throws SQLException {
        connection.commit();
        written++;
    }

    /// Whether so much was written that it is worth a look at how long SQLite's log is.
    boolean isToBeTended() {
        return dialect == SqlDialect.SQLITE && written >= LOOK;
    }

    /// Takes SQLite's log over into its file if it is long. Rarely: moves come to tables all over the file.
    void tend() throws SQLException {
        takeOver(LONG_LOG);
    }

    /// Marks the file as this server's, under this name. A copy that was made of it before can be told from it
    /// by its first bytes then.
    void settle() throws SQLException {
        if (dialect == SqlDialect.SQLITE) {
            connection.setAutoCommit(true);
            try (var statement = connection.createStatement()) {
                LogName.put(statement, location);
            }
            takeOver(0);
        }
    }

    /// @param least how many pages the log must have
    private void takeOver(int least) throws SQLException {
        written = 0;
        connection.setAutoCommit(true);
        try (var statement = connection.createStatement()) {
            if (unsettled(statement) >= least) {
                int mark = ThreadLocalRandom.current().nextInt();
                statement.execute("pragma user_version = " + mark);
                statement.execute("pragma wal_checkpoint(passive)");
            }
        } finally {
            connection.setAutoCommit(false);
        }
    }

    /// How many pages are in the log and not in the file.
    private static int unsettled(Statement statement) throws SQLException {
        try (var result = statement.executeQuery("pragma wal_checkpoint(noop)")) {
            return result.next() ? result.getInt(2) - result.getInt(3) : 0;
        }
    }

    void rollback() throws SQLException {
        for (var statement : statements.values()) {
            statement.clearBatch();
        }
        connection.rollback();
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException _) {
            // It is of no use any more.
        }
    }
}
