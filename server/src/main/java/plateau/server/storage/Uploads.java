package plateau.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.server.storage.rows.ReplayRow;
import plateau.server.storage.rows.RowMapping;

/// The records that people have brought.
public final class Uploads {
    private static final RowMapping<ReplayRow> SHEET = RowMapping.REPLAYS;

    /// Without the moves.
    private static final String SHORT = SHEET.columns().stream()
            .map(column -> column.equals("record") ? "''" : column)
            .collect(Collectors.joining(", ", "select ", " from replays"));

    /// Only for an account that there is, which may be about to be forgotten, and has room. The same again
    /// changes nothing.
    private static final String KEEP = "insert into replays ("
            + String.join(", ", SHEET.columns())
            + ") select id, owner, created, game, names, plies, record from (select"
            + " cast(? as text) as id, cast(? as text) as owner, cast(? as bigint) as created,"
            + " cast(? as text) as game, cast(? as text) as names,"
            + " cast(? as integer) as plies, cast(? as text) as record) as brought"
            + " where exists (select 1 from accounts where accounts.id = brought.owner)"
            + " and not exists (select 1 from replays where replays.id = brought.id)"
            + " and ? > (select count(*) from replays where replays.owner = brought.owner)";

    private final Reader reader;
    private final Writer writer;

    Uploads(Reader reader, Writer writer) {
        this.reader = reader;
        this.writer = writer;
    }

    public Optional<ReplayRow> find(String id) {
        return reader.first(SHEET.select() + " where id = ?", SHEET, id);
    }

    /// The newest first, without their moves.
    public List<ReplayRow> of(String owner) {
        return reader.list(SHORT + " where owner = ? order by created desc, id desc", SHEET, owner);
    }

    /// Keeps a record; false if its owner has so many already, or is gone.
    public boolean keep(ReplayRow row, int most) {
        writer.run(connection -> insert(connection, row, most));
        return find(row.id()).isPresent();
    }

    private static void insert(Connection connection, ReplayRow row, int most) throws SQLException {
        try (var statement = connection.prepareStatement(KEEP)) {
            SHEET.bind(statement, row);
            statement.setInt(SHEET.columns().size() + 1, most);
            statement.executeUpdate();
        }
    }

    public void drop(String id) {
        writer.run(connection -> {
            try (var statement = connection.prepareStatement("delete from replays where id = ?")) {
                statement.setString(1, id);
                statement.executeUpdate();
            }
        });
    }
}
