package plateau.core;

import java.util.Arrays;
import java.util.List;
import plateau.core.wire.Exact;

/// How a game came to its end, kept apart from who won.
@Exact
public enum Ending {
    FINISHED,
    ILLEGAL_MOVE,
    TIMEOUT,
    CRASH,
    RESIGNED,
    ABANDONED,
    /// The players agreed on a draw.
    AGREED;

    /// The ways in which a player leaves before the end.
    public static final List<Ending> DEPARTURES = Arrays.stream(values())
            .filter(ending -> ending != FINISHED && ending != AGREED)
            .toList();
}
