package plateau.server.tables.log;

import plateau.api.Happening;
import plateau.core.text.Json;
import plateau.core.wire.Wire;
import plateau.server.storage.rows.Entry;

/// What has happened at a table, as entries of its log.
public final class Logbook {
    private Logbook() {}

    public static Entry write(String table, int number, long at, Happening happening) {
        var kind = Wire.name(Happening.class, happening);
        return new Entry(table, number, at, kind, Wire.write(happening));
    }

    public static Happening read(Entry entry) {
        return Wire.read(Happening.class, entry.kind(), Json.readObject(entry.data()));
    }
}
