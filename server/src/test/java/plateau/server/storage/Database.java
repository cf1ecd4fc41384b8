package plateau.server.storage;

import java.nio.file.Path;
import plateau.server.storage.file.Location;

/// The two kinds on which everything is tested.
public enum Database {
    SQLITE,
    POSTGRESQL;

    public Location fresh(Path folder) {
        return this == SQLITE ? Databases.sqlite(folder) : Databases.postgresql();
    }
}
