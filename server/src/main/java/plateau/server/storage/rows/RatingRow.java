package plateau.server.storage.rows;

/// How strong somebody is at a game with so many players.
///
/// @param player an account's id, or `bot:` and the name of a bot of the house
/// @param mean of the strength that is believed
/// @param deviation of it
public record RatingRow(String player, String game, int players, double mean, double deviation, int games)
        implements SavedRow {
    /// What is nearly certain of the strength.
    public double rating() {
        return Math.max(0, mean - 3 * deviation);
    }
}
