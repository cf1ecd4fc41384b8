package plateau.server.storage.rows;

import plateau.core.wire.Name;

/// One thing that happened at a table, as it stands in its log.
///
/// @param number from 1 within its table, without gaps
/// @param at when, in milliseconds since 1970
/// @param kind what it was, such as `moved`
/// @param data the rest, as one line of JSON
public record Entry(@Name("table_id") String table, int number, long at, String kind, String data) {}
