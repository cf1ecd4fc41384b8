package plateau.arena.match;

import java.util.function.Supplier;
import plateau.core.Result;
import plateau.core.records.GameRecord.Identity;

/// A player that stands for somebody else.
public interface Visitor extends Timekeeper {
    /// What that one says it is.
    Identity identity();

    /// What else it wrote in the last game; empty for nothing.
    String log();

    /// The game is over, for one that wants to know how it went on after its last turn.
    ///
    /// @param untold worked out when asked
    void end(Supplier<Result> result, Supplier<Untold> untold);
}
