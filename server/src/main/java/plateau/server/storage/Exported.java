package plateau.server.storage;

import java.util.List;

/// A game that is over, with everything that happened at its table.
public record Exported(TableRow table, List<SeatRow> seats, List<Entry> entries) {}
