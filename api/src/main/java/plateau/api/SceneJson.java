package plateau.api;

import java.util.List;
import java.util.Optional;
import plateau.core.wire.Flat;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;
import plateau.core.wire.OneOf;

/// What a page shows of a table.
@Name("Scene")
@Help("What a page shows.")
public record SceneJson(
        @Least(0) @Most(1_000_000) int ply,
        @Help("The id of the last event.") @Least(0) int event,

        @Help("As whom you look; not there for who only looks on.")
        Optional<@Least(0) @Most(25) Integer> seat,

        @Help("The seat that is to move, `chance`, or `nobody` once the game is over.")
        @Most(25)
        @OneOf({"chance", "nobody"})
        Object mover,

        Phase phase,

        @Help("Whether who is to move can take its last decision back.")
        Optional<Boolean> undo,

        @Help("The ply of the decision that can be taken back.")
        Optional<@Least(0) Integer> back,

        @Flat ShownJson shown,

        @Help(
                "What the scene becomes with more words, as far as there is room, where `ahead` is among the layers: fields"
                        + " that are not there are not there then, but `players` who stay the same.")
        Optional<List<AheadJson>> ahead) {}
