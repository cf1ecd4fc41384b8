package plateau.server.bots;

import plateau.server.tables.Thinkers;

/// A seat at a table.
record Place(String table, int seat) {
    static Place of(Thinkers.Chair chair) {
        return new Place(chair.table(), chair.seating().seat());
    }
}
