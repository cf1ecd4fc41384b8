package plateau.server.tables.terms;

import java.time.Duration;
import plateau.core.Clock;

/// How short the times of a table may be.
///
/// @param absence how long somebody who is away is waited for, at least
/// @param bank what a clock gives for all moves of a game, at least
/// @param move what a clock gives for each move, at least
public record LeastTimes(Duration absence, Duration bank, Duration move) {
    /// Whether a clock gives enough.
    boolean allows(Clock clock) {
        return switch (clock) {
            case Clock.Bank(var time, var _) -> time.compareTo(bank) >= 0;
            case Clock.PerMove(var time) -> time.compareTo(move) >= 0;
            case Clock.Unlimited _, Clock.Steps _ -> true;
        };
    }

    /// Whether it is waited long enough for who is away.
    boolean allows(Duration grace) {
        return grace.compareTo(absence) >= 0;
    }
}
