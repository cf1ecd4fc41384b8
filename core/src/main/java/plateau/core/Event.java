package plateau.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Something that a move did, such as a payment: a key of the game's own, and what it concerns by name.
/// Sentences in any language, marks in drawings and lines of a log are made from it.
///
/// A value is a number, a text that is the same in every language (a notation, a tile's letter), a
/// [Who], a [Term], or a list of one of these.
///
/// @param key lower case, words joined by hyphens or dots, such as `paid.city`
public record Event(String key, Map<String, Object> values) {
    /// A player, told by its name.
    public record Who(int player) {}

    /// A word of the game, told in the reader's language: `city`.
    public record Term(String word) {}

    public Event {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /// An event of some names, each followed by its value.
    public static Event of(String key, Object... namesAndValues) {
        var values = new LinkedHashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            values.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return new Event(key, values);
    }

    /// The players whose bits are set, in their order.
    public static List<Who> players(int bits) {
        return IntStream.range(0, Integer.SIZE)
                .filter(player -> (bits >> player & 1) != 0)
                .mapToObj(Who::new)
                .toList();
    }
}
