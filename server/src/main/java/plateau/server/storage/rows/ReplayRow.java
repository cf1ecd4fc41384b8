package plateau.server.storage.rows;

/// A record that somebody has brought.
///
/// @param owner the account that may take it away again
/// @param names of the players, as a JSON list
/// @param plies how many moves it has
/// @param record one line; empty where rows are listed
public record ReplayRow(String id, String owner, long created, String game, String names, int plies, String record) {}
