package plateau.server.bots;

import plateau.server.tables.Thinkers;

/// A seat at a table.
record TableSeat(String table, int seat) {
    static TableSeat of(Thinkers.Chair chair) {
        return new TableSeat(chair.table(), chair.seating().seat());
    }
}
