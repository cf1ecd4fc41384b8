package plateau.server.storage;

import java.util.List;
import java.util.Optional;

/// Where everything is kept.
public final class Storage implements AutoCloseable {
    private Storage() {}

    /// Opens a database and brings it up to date.
    public static Storage open(String location) {
        throw new UnsupportedOperationException();
    }

    /// Returns once the change is on the disk. It is a [StorageDown] if it could not be written.
    public void write(Change change) {
        throw new UnsupportedOperationException();
    }

    public Optional<TableRow> table(String id) {
        throw new UnsupportedOperationException();
    }

    /// By seat.
    public List<SeatRow> seats(String table) {
        throw new UnsupportedOperationException();
    }

    /// The log of a table after an entry, in order.
    public List<Entry> entries(String table, int after) {
        throw new UnsupportedOperationException();
    }

    /// The tables that were in memory when the server stopped.
    public List<String> awake() {
        throw new UnsupportedOperationException();
    }

    /// Tables that sleep and have to be looked at by then, the most urgent first.
    public List<String> due(long until, int most) {
        throw new UnsupportedOperationException();
    }

    public Optional<AccountRow> accountByToken(String hash) {
        throw new UnsupportedOperationException();
    }

    public Optional<AccountRow> account(String id) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
}
