package plateau.server.storage.search;

import org.jspecify.annotations.Nullable;

/// Which games that are over are looked for. What is empty or 0 does not matter; capitals of names do
/// not.
///
/// @param name of somebody who played
/// @param account of somebody who played
/// @param winner the name of somebody who won; of several who share a win if others had less, and never in a draw
/// @param since when it ended at the earliest
/// @param until before when it ended
/// @param players how many
/// @param before where the page before ended
/// @param viewer who looks: games at tables that were not open are found by who played them; none to find
///     all
public record HistoryFilter(
        String game,
        String name,
        String account,
        String winner,
        long since,
        long until,
        int players,
        @Nullable Cursor before,
        int limit,
        @Nullable String viewer) {
    /// The next page.
    public HistoryFilter after(Cursor last) {
        return new HistoryFilter(game, name, account, winner, since, until, players, last, limit, viewer);
    }
}
