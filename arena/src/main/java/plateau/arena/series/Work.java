package plateau.arena.series;

import java.io.Serializable;
import plateau.core.Roster;

/// What is to be done with each task of a series, without those who play: it can be sent to wherever they
/// are.
///
/// @param <R> what comes of a task; where tasks are played elsewhere, it has to travel, too
public interface Work<R> extends Serializable {
    /// A place where one thread does it.
    Series.Desk<R> desk(Roster roster);
}
