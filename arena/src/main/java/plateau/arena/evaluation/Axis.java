package plateau.arena.evaluation;

import java.io.Serializable;
import java.util.List;

/// One direction of a sweep: what is changed, and to what.
///
/// @param name an option of the game, or [#PLAYERS], [#PRESET], [#SEATS], or [#SEAT] with the number of a
///     seat from 1
/// @param values as people write them
public record Axis(String name, List<String> values) implements Serializable {
    /// How many play.
    public static final String PLAYERS = "players";

    /// A named set of options.
    public static final String PRESET = "preset";

    /// Who sits at every seat.
    public static final String SEATS = "seats";

    /// Who sits at one seat, such as `seat1`.
    public static final String SEAT = "seat";

    public Axis {
        values = List.copyOf(values);
    }
}
