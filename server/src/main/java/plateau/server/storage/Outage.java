package plateau.server.storage;

/// A time in which the server did not run, or could write nothing.
record Outage(long began, long ended) {}
