package plateau.api;

import java.util.List;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;

/// What a bot of the house would play, and why.
@Name("Hint")
@Help("A move to try.")
public record HintJson(
        @Least(0) @Most(1_000_000) int ply,
        String move,
        List<String> words,

        @Help("The move, and the share of the win that it promises.")
        String sentence,

        @Help("What it earns at once.") List<String> reasons) {}
