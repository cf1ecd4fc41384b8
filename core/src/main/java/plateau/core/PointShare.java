package plateau.core;

/// A part of a player's points: paid by an event, or shown by a position ([View#sheet]).
///
/// @param kind the name of a [PointKind] of the game
/// @param points below 0 where they are taken away
/// @param what the event; or what the position shows: its words are `share.KEY` in the texts beside the game, and
///     its values say where it is, as those of events do
/// @param isProjected whether it would be paid only if the game ended now
public record PointShare(int player, String kind, int points, Event what, boolean isProjected) {
    /// One that counts.
    public static PointShare of(int player, String kind, int points, Event what) {
        return new PointShare(player, kind, points, what, false);
    }

    /// One that would count if the game ended now.
    public static PointShare projected(int player, String kind, int points, Event what) {
        return new PointShare(player, kind, points, what, true);
    }
}
