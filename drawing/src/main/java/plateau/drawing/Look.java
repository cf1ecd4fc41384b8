package plateau.drawing;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import plateau.core.Span;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.words.Language;

/// How a position is to be drawn, whatever the game.
///
/// @param names what the players are called, by seat; a seat beyond them is called by its number
/// @param layers what is shown besides the board
/// @param last the words of the last turn, all its moves together, in their order; empty for none
/// @param left the seats of those who have left
/// @param room how far a board that grows reaches at least, as [plateau.core.View#spans] has it, so that
///     pictures of one game can follow each other; empty for as far as it needs
/// @param least what is kept free at least, for the same reason
public record Look(
        Theme theme,
        Language language,
        List<String> names,
        Set<Layer> layers,
        List<String> last,
        Set<Integer> left,
        List<Span> room,
        Extent least) {
    /// What can be shown besides the board.
    public enum Layer {
        /// Who plays, with scores and whose turn it is, and a line that says what is to be done.
        PLAYERS,
        /// What players hold, where one points at it to choose; it is shown with the players, too.
        HANDS,
        /// What the scores would be if the game ended now, where the view knows it.
        PROJECTED,
        /// What is left to be drawn, where the game has such a thing.
        REMAINING,
        /// The names of lines and columns.
        COORDINATES,
        /// No more than the board, but for a screen that is higher than wide: what stands side by side elsewhere is
        /// stacked, where the drawing knows how to.
        TALL;

        /// The names by which people ask for layers; hands come with the players, and only a page knows its
        /// screen.
        public static List<String> names() {
            return Arrays.stream(values())
                    .filter(layer -> layer != HANDS && layer != TALL)
                    .map(layer -> layer.name().toLowerCase(Locale.ROOT))
                    .toList();
        }

        /// The layer of one of the [#names].
        public static Optional<Layer> named(String name) {
            return names().contains(name) ? Optional.of(valueOf(name.toUpperCase(Locale.ROOT))) : Optional.empty();
        }

        /// The layers of a list such as `players,coordinates`, or `none`.
        ///
        /// @param option by which the list was given, for who is told what is wrong with it
        public static Set<Layer> parse(String option, String text) {
            var chosen = EnumSet.noneOf(Layer.class);
            if (!text.equals("none")) {
                for (var name : text.split(",", -1)) {
                    chosen.add(named(name).orElseThrow(() -> unknown(option, name)));
                }
            }
            return chosen;
        }

        private static BadInput unknown(String option, String name) {
            return new BadInput(
                    "picture.layer",
                    "%s must be some of %s, or none, not '%s'%s",
                    option,
                    String.join(",", names()),
                    name,
                    Text.didYouMean(name, names()));
        }
    }

    public Look {
        names = List.copyOf(names);
        layers = Set.copyOf(layers);
        last = List.copyOf(last);
        left = Set.copyOf(left);
        room = List.copyOf(room);
    }

    /// A whole picture that needs nothing else: players and coordinates, light or dark as its reader
    /// wants it.
    public static Look of(Language language, List<String> names) {
        return new Look(
                Theme.AUTO,
                language,
                names,
                EnumSet.of(Layer.PLAYERS, Layer.COORDINATES),
                List.of(),
                Set.of(),
                List.of(),
                Extent.NONE);
    }

    public Look with(Theme other) {
        return new Look(other, language, names, layers, last, left, room, least);
    }

    public Look with(Set<Layer> others) {
        return new Look(theme, language, names, others, last, left, room, least);
    }

    public Look after(List<String> words) {
        return new Look(theme, language, names, layers, words, left, room, least);
    }

    /// The same once some have left.
    ///
    /// @param others their seats
    public Look without(Set<Integer> others) {
        return new Look(theme, language, names, layers, last, others, room, least);
    }

    public Look within(List<Span> spans) {
        return new Look(theme, language, names, layers, last, left, spans, least);
    }

    public Look within(Extent extent) {
        return new Look(theme, language, names, layers, last, left, room, extent);
    }

    public Look in(Language other) {
        return new Look(theme, other, names, layers, last, left, room, least);
    }

    public boolean shows(Layer layer) {
        return layers.contains(layer);
    }
}
