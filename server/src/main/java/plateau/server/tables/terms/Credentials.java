package plateau.server.tables.terms;

/// Who comes to a table.
///
/// @param account empty for who only looks on
/// @param key what one has to know at a table that is not open; empty for who does not know it
public record Credentials(String account, String key) {
    /// Who says no key: it needs none, or has a seat.
    public static Credentials of(String account) {
        return new Credentials(account, "");
    }
}
