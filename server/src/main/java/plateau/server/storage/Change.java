package plateau.server.storage;

import java.util.ArrayList;
import java.util.List;

/// What is written at once, whole or not at all.
public final class Change {
    final List<Entry> entries = new ArrayList<>();
    final List<Record> rows = new ArrayList<>();

    /// Adds an entry to a log. The whole change fails if the log has one of this number.
    public Change append(Entry entry) {
        entries.add(entry);
        return this;
    }

    /// Writes a row in the place of the one with the same key, if there is one.
    public Change save(TableRow row) {
        rows.add(row);
        return this;
    }

    public Change save(SeatRow row) {
        rows.add(row);
        return this;
    }

    public Change save(AccountRow row) {
        rows.add(row);
        return this;
    }

    public Change save(RatingRow row) {
        rows.add(row);
        return this;
    }
}
