package plateau.arena;

import plateau.core.records.GameRecord.Identity;

/// A player that stands for somebody else.
public interface Visitor extends Timekeeper {
    /// What that one says it is.
    Identity identity();

    /// What else it wrote in the last game; empty for nothing.
    String log();
}
