package plateau.api;

import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;

/// How strong somebody is.
@Name("Rating")
@Help("How strong somebody is at a game with so many players.")
public record RatingJson(
        @Help("An account, or `bot:` and a bot's name.") String player,
        String name,
        String game,
        @Least(1) @Most(26) int players,

        @Help("The mean less three deviations: what is nearly certain.") @Least(0) @Most(1000)
        double rating,

        @Least(-1000) @Most(1000) double mean,
        @Least(0) @Most(1000) double deviation,
        @Least(0) int games) {}
