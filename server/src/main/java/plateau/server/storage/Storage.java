package plateau.server.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;

/// Where everything is kept.
public final class Storage implements AutoCloseable {
    /// How long a database may take for anything before it counts as gone.
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final @Nullable FileClaim claim;
    private final Writer writer;
    private final Reader reader;

    private Storage(@Nullable FileClaim claim, Writer writer, Reader reader) {
        this.claim = claim;
        this.writer = writer;
        this.reader = reader;
    }

    /// Opens a database and brings it up to date; see [Location#of].
    public static Storage open(String location) {
        return open(Location.of(location), InstantSource.system());
    }

    /// @param time says when the server runs and when it does not
    public static Storage open(Location location, InstantSource time) {
        return open(location, time, PATIENCE);
    }

    static Storage open(Location location, InstantSource time, Duration patience) {
        location.file().ifPresent(file -> makeFolder(location, file));
        var claim = location.file().map(file -> FileClaim.of(location, file)).orElse(null);
        try {
            var server = new ServerClaim(location);
            var session = new Session(location, server, patience);
            try {
                Migration.run(location);
            } catch (RuntimeException refused) {
                session.close();
                throw refused;
            }
            return new Storage(
                    claim,
                    new Writer(location, server, session, patience),
                    new Reader(location, patience));
        } catch (SQLException failure) {
            release(claim);
            throw Trouble.refusal(location, failure);
        } catch (RuntimeException refused) {
            release(claim);
            throw refused;
        }
    }

    private static void makeFolder(Location location, Path file) {
        if (Files.isDirectory(file)) {
            throw new BadInput(
                    "database.folder",
                    "'%s' is a folder; a database is a file, such as %s",
                    location,
                    file.resolve("plateau.db"));
        }
        try {
            Files.createDirectories(file.getParent());
        } catch (IOException _) {
            throw new BadInput(
                    "database.unwritable",
                    "'%s' cannot be written to; the file and its folder must belong to you",
                    location);
        }
    }

    private static void release(@Nullable FileClaim claim) {
        if (claim != null) {
            claim.close();
        }
    }

    /// Returns once the change is on the disk. It is a [StorageDown] if it could not be written, and a
    /// [StorageConflict] if it never can be.
    public void write(Change change) {
        writer.write(change);
    }

    public Optional<TableRow> table(String id) {
        return reader.first(Sheet.TABLES.select() + " where id = ?", Sheet.TABLES.reading(), id);
    }

    /// By seat.
    public List<SeatRow> seats(String table) {
        return reader.list(
                Sheet.SEATS.select() + " where table_id = ? order by seat",
                Sheet.SEATS.reading(),
                table);
    }

    /// The log of a table after an entry, in order.
    public List<Entry> entries(String table, int after) {
        return reader.list(
                Sheet.ENTRIES.select() + " where table_id = ? and number > ? order by number",
                Sheet.ENTRIES.reading(),
                table,
                after);
    }

    /// The tables that were in memory when the server stopped.
    public List<String> awake() {
        return reader.list(
                "select id from tables where awake = 1 order by id", row -> row.getString(1));
    }

    /// Tables that sleep and have to be looked at by then, the most urgent first.
    public List<String> due(long until, int most) {
        return reader.list(
                "select id from tables where awake = 0 and due > 0 and due <= ?"
                        + " order by due, id limit ?",
                row -> row.getString(1),
                until,
                most);
    }

    public Optional<AccountRow> accountByToken(String hash) {
        return reader.first(
                Sheet.ACCOUNTS.select() + " where token = ?", Sheet.ACCOUNTS.reading(), hash);
    }

    public Optional<AccountRow> account(String id) {
        return reader.first(
                Sheet.ACCOUNTS.select() + " where id = ?", Sheet.ACCOUNTS.reading(), id);
    }

    @Override
    public void close() {
        writer.close();
        reader.close();
        release(claim);
    }
}
