package plateau.api;

import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;

/// What a game did to somebody's rating.
@Name("RatingStep")
@Help("What a game did to somebody's rating.")
public record RatingStepJson(
        @Least(0) @Most(25) int seat,

        @Help("The rating before the game: the mean less three deviations.") @Least(0) @Most(1000)
        double before,

        @Help("The rating after it.") @Least(0) @Most(1000) double after,

        @Help("How many games have counted, this one included.") @Least(1)
        int games) {}
