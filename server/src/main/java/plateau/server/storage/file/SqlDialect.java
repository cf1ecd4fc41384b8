package plateau.server.storage.file;

import java.util.Map;

/// What the two kinds of databases write differently.
public enum SqlDialect {
    SQLITE("without rowid"),
    POSTGRESQL("");

    private final String clustered;

    /// @param clustered what says that a table is kept in the order of its key
    SqlDialect(String clustered) {
        this.clustered = clustered;
    }

    /// What stands in the migrations in the place of names.
    public Map<String, String> placeholders() {
        return Map.of("clustered", clustered);
    }
}
