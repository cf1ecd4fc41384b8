package plateau.server.storage;

import java.nio.file.Path;

/// The two kinds on which everything is tested.
enum Database {
    SQLITE,
    POSTGRESQL;

    Location fresh(Path folder) {
        return this == SQLITE ? Databases.sqlite(folder) : Databases.postgresql();
    }
}
