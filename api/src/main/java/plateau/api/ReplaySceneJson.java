package plateau.api;

import plateau.core.wire.Flat;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;
import plateau.core.wire.OneOf;

/// What a page shows of a game that is looked at again.
@Name("ReplayScene")
@Help("A position of a game that is looked at again, as a page shows it.")
public record ReplaySceneJson(
        @Least(0) @Most(1_000_000) int ply,

        @Help("The seat that is to move, `chance`, or `nobody` once the game is over.")
        @Most(25)
        @OneOf({"chance", "nobody"})
        Object mover,

        @Flat ShownJson shown) {}
