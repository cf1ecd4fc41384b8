package plateau.drawing.munificence;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import plateau.core.Selection;
import plateau.drawing.svg.Pen;

/// What can be pointed at now, what is chosen, and what the last turn was about. The number of a word is
/// a slot after `take2`, and a builder after `hire` (rules 12.2).
final class Marks {
    /// What a number of a notation can be.
    enum Thing {
        SLOT,
        LEVEL,
        BUILDER,
        TOKEN,
        PLAYER
    }

    /// A thing that is named by a notation.
    private record Named(Thing thing, String number) {}

    /// The class of what can be chosen.
    static final String TARGET = "munificence-target";

    private final Set<Named> legal = new HashSet<>();
    private final Set<Named> picked = new HashSet<>();
    private final Set<Named> recent = new HashSet<>();
    private final Set<Thing> pointed = new HashSet<>();

    Marks(Selection selection, List<String> last) {
        var words = selection.words();
        read(words, picked);
        read(last, recent);
        if (!words.isEmpty()) {
            var next = thing(words.getFirst(), words.size());
            pointed.add(next);
            selection.choices().forEach(word -> legal.add(new Named(next, word)));
        }
    }

    /// Reads moves one after the other: a word that is no number begins one.
    private static void read(List<String> words, Set<Named> named) {
        var verb = "";
        int place = 0;
        for (var word : words) {
            if (Character.isDigit(word.charAt(0))) {
                place++;
                named.add(new Named(thing(verb, place), word));
            } else {
                verb = word;
                place = 0;
            }
        }
    }

    /// What the number at a place of a move is, counted from 1.
    private static Thing thing(String verb, int place) {
        return switch (verb) {
            case "renew" -> Thing.LEVEL;
            case "hire", "oust" -> Thing.BUILDER;
            case "pay" -> Thing.TOKEN;
            case "rob" -> place == 1 ? Thing.PLAYER : Thing.TOKEN;
            case "favor" -> Thing.PLAYER;
            default -> Thing.SLOT;
        };
    }

    boolean isLegal(Thing thing, int number) {
        return legal.contains(new Named(thing, Integer.toString(number)));
    }

    boolean isPicked(Thing thing, int number) {
        return picked.contains(new Named(thing, Integer.toString(number)));
    }

    boolean isRecent(Thing thing, int number) {
        return recent.contains(new Named(thing, Integer.toString(number)));
    }

    /// Begins a thing that one can point at if such things are asked for now, or else one that only tells
    /// what it is; it ends with [Pen#end].
    void begin(Pen pen, Thing thing, int number, String label) {
        var name = thing.name().toLowerCase(Locale.ROOT) + number;
        if (pointed.contains(thing)) {
            pen.spot(Integer.toString(number), name, label, isLegal(thing, number));
        } else {
            pen.titled("", name, label);
        }
    }

    /// The class of the mark around a thing; empty where it has none.
    String style(Thing thing, int number) {
        return isPicked(thing, number)
                ? "picked"
                : isLegal(thing, number) ? TARGET : isRecent(thing, number) ? "recent" : "";
    }
}
