package plateau.server.storage.rows;

/// A time in which the server did not run, or could write nothing.
public record Outage(long began, long ended) {}
