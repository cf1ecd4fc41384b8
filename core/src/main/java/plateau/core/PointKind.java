package plateau.core;

import java.util.List;

/// A kind of points, such as those for cities: a row of the score sheet ([Game#sheet]). Its word is `kind.NAME` in the
/// texts beside the game.
///
/// Its points come from events, each of which has `points` and `players` (or `player`), or the position itself
/// shows them ([View#sheet]): one or the other, or they would count twice.
///
/// @param name lower case, words joined by hyphens or dots
/// @param gains the keys of the events that pay it
/// @param losses the keys of those that take it away again
public record PointKind(String name, List<String> gains, List<String> losses) {
    public PointKind {
        gains = List.copyOf(gains);
        losses = List.copyOf(losses);
    }

    /// One that the position shows.
    public static PointKind shown(String name) {
        return new PointKind(name, List.of(), List.of());
    }

    /// One that events pay.
    public static PointKind paid(String name, String... gains) {
        return new PointKind(name, List.of(gains), List.of());
    }

    /// The same where other events take it away again.
    public PointKind lost(String... losses) {
        return new PointKind(name, gains, List.of(losses));
    }
}
