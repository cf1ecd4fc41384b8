package plateau.server.tables.log;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import plateau.api.Happening;
import plateau.arena.match.Match;
import plateau.core.Result;
import plateau.core.State;
import plateau.server.storage.rows.Entry;

/// Something that has happened and is on the disk, with what is told of it.
///
/// @param steps the moves that were made
/// @param after how the game stood then
public record News(Entry entry, Happening happening, List<Step> steps, Standing after) {
    /// How a game stands.
    ///
    /// @param left milliseconds that each player has; empty where nobody looks at a clock
    public record Standing(int ply, int mover, List<Integer> scores, List<Long> left) {
        public static final Standing NONE = new Standing(0, State.NOBODY, List.of(), List.of());

        public static Standing of(Match match) {
            var left = new ArrayList<Long>();
            for (int player = 0; match.isTimed() && player < match.state().players(); player++) {
                left.add(match.timeLeft(player).map(Duration::toMillis).orElse(0L));
            }
            return new Standing(match.ply(), match.mover(), Result.scores(match.state()), left);
        }
    }

    public News {
        steps = List.copyOf(steps);
    }

    /// Whether those who listen get it: what only steers the table is not told.
    public boolean isTold() {
        return !(happening instanceof Happening.Muted || happening instanceof Happening.Helped);
    }

    /// Whether the board is another one after it.
    public boolean changesBoard() {
        return switch (happening) {
            case Happening.Started _, Happening.Moved _, Happening.Undone _, Happening.Left _, Happening.Ended _ ->
                true;
            case Happening.Sat _,
                    Happening.Stood _,
                    Happening.Readied _,
                    Happening.StoodIn _,
                    Happening.Waited _,
                    Happening.Returned _,
                    Happening.Helped _,
                    Happening.Offered _,
                    Happening.Declined _,
                    Happening.Agreed _,
                    Happening.Extended _,
                    Happening.Said _,
                    Happening.Muted _,
                    Happening.Paced _,
                    Happening.Again _,
                    Happening.Closed _ -> false;
        };
    }
}
