package plateau.terminal.options;

import picocli.CommandLine.Option;

/// The part of a command line that says which database is meant.
public final class DatabaseOption {
    @Option(
            names = "--db",
            paramLabel = "DATABASE",
            description = "Which database; the one that plateau serve uses if left out.")
    private String database = "";

    @Option(names = "--config", paramLabel = "FILE", description = "The file of settings that says which database.")
    private String config = "";

    /// What was said, or nothing.
    public String database() {
        return database;
    }

    /// The name of the file, or nothing.
    public String config() {
        return config;
    }
}
