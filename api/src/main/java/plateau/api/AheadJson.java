package plateau.api;

import java.util.List;
import java.util.Optional;
import plateau.core.wire.Flat;
import plateau.core.wire.Help;
import plateau.core.wire.Most;

/// A scene with other words, as it differs from the one in which it is told.
public record AheadJson(
        @Flat AskedJson asked,
        Optional<List<ShownJson.Part>> players,

        @Help("How `svg` becomes its drawing, in the order of their places.")
        List<Edit> edits) {
    /// A part of a drawing that is another one.
    ///
    /// @param from where it begins, in characters
    /// @param to where it ends
    public record Edit(
            @Help("A number of characters of `svg`, in UTF-16.")
            int from,

            @Help("A number of characters of `svg`, in UTF-16.")
            int to,

            @Help("What is there instead.") @Most(Integer.MAX_VALUE)
            String text) {}
}
