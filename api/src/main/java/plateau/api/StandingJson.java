package plateau.api;

import java.util.Optional;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;
import plateau.core.wire.OneOf;

/// Where a table stands, in a few words. Its scene is drawn once for many, and put in as text.
@Name("Standing")
@Help("Where a table stands after something was done at it.")
public record StandingJson(
        @Help("The id of its last event.") @Least(0) int event,
        Phase phase,

        @Help("How many moves have been made.") @Least(0) @Most(1_000_000)
        int ply,

        @Help("The seat that is to move, `chance`, or `nobody` once the game is over.")
        @Most(25)
        @OneOf({"chance", "nobody"})
        Object mover,

        @Help("What is to be seen then, for who asked for it with a move.")
        Optional<SceneJson> scene) {
    public StandingJson(int event, Phase phase, int ply, Object mover) {
        this(event, phase, ply, mover, Optional.empty());
    }
}
