package plateau.server.storage.rows;

/// Somebody who comes with a token: a person, or a bot that runs elsewhere.
///
/// @param token the hash of its secret
/// @param seen when it last came, to the hour or so
public record AccountRow(String id, Kind kind, String name, String token, long created, long seen) implements SavedRow {
    public enum Kind {
        PERSON,
        BOT
    }
}
