package plateau.arena.evaluation.sweep;

import java.io.Serializable;
import java.util.List;
import java.util.OptionalInt;
import plateau.core.text.Text;

/// One direction of a sweep: what is changed, and to what.
///
/// @param name an option of the game, or [#PLAYERS], [#PRESET], [#SEATS], or [#SEAT] with the number of a
///     seat from 1
/// @param values as people read them
/// @param contents as they are set, in the same order: of an option that is a file, what the file holds
public record Axis(String name, List<String> values, List<String> contents) implements Serializable {
    /// How many play.
    public static final String PLAYERS = "players";

    /// A named set of options.
    public static final String PRESET = "preset";

    /// Who sits at every seat.
    public static final String SEATS = "seats";

    /// Who sits at one seat, such as `seat1`.
    public static final String SEAT = "seat";

    public Axis {
        boolean areSame = values.equals(contents);
        values = kept(values);
        contents = areSame ? values : List.copyOf(contents);
        if (values.size() != contents.size()) {
            throw new IllegalArgumentException("an axis has a content for each value");
        }
    }

    /// An axis whose values are set as people read them.
    public Axis(String name, List<String> values) {
        this(name, values, values);
    }

    /// Ranges stay as they are: written out they may not fit into memory.
    private static List<String> kept(List<String> values) {
        return values instanceof Ranges ? values : List.copyOf(values);
    }

    /// The name of the axis of one seat alone, from 0.
    public static String of(int seat) {
        return SEAT + (seat + 1);
    }

    /// Whether one of these has a name.
    public static boolean isAmong(List<Axis> axes, String name) {
        return axes.stream().anyMatch(axis -> axis.name().equals(name));
    }

    /// Whether it is changed who sits down.
    public boolean isOfSeats() {
        return name.equals(SEATS) || seat().isPresent();
    }

    /// Whether an option of the game is changed, rather than who plays.
    public boolean isOption() {
        return !name.equals(PLAYERS) && !name.equals(PRESET) && !isOfSeats();
    }

    /// The seat that is changed, from 0; nothing where it is not a single one.
    public OptionalInt seat() {
        if (!name.startsWith(SEAT)) {
            return OptionalInt.empty();
        }
        var number = Text.wholeNumber(name.substring(SEAT.length()));
        return number.isPresent() && number.getAsLong() >= 1 && number.getAsLong() <= 1000
                ? OptionalInt.of((int) number.getAsLong() - 1)
                : OptionalInt.empty();
    }

    /// The values as they are asked for, short where they are a range: `0..9`.
    public String text() {
        return String.join(",", values instanceof Ranges ranges ? ranges.texts() : values);
    }
}
