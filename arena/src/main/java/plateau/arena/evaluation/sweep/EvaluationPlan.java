package plateau.arena.evaluation.sweep;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plateau.core.Clock;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// What an evaluation is to be, in full: the same plan comes to the same figures wherever it is played and
/// however often it is interrupted, as long as no bot looks at a clock.
///
/// Every cell is played with the same luck, so that what differs between cells is what was changed: a cell is
/// the same games as a simulation with its options and this seed.
///
/// @param preset on which the settings are built
/// @param settings such as `size=8`, of what is the same in all cells
/// @param seats who sits where, where no axis says otherwise; with an axis of players the last one is
///     repeated as often as it takes
/// @param axes what is swept, the last of them fastest
/// @param games of each cell; with `until` the most, and in a search not used
/// @param until how narrow the interval of each cell has to be, as `Until` reads it
/// @param goal by which cells are ranked, as `Goal` reads it
/// @param budget of a search: how many games to spend on all cells together; 0 where every cell is played
public record EvaluationPlan(
        String game,
        Optional<String> preset,
        List<String> settings,
        List<String> seats,
        List<Axis> axes,
        long games,
        Optional<String> until,
        Optional<String> goal,
        long budget,
        long seed,
        String clock) {
    /// Refuses what no game could be played with.
    public EvaluationPlan {
        if (seats.isEmpty() || seats.contains("")) {
            throw new BadInput("evaluation.nobody", "a name is missing");
        }
        if (games < 1) {
            throw new BadInput("evaluation.no-games", "a cell takes 1 game or more, not %d", games);
        }
        if (budget > 0 && goal.isEmpty()) {
            throw new BadInput(
                    "evaluation.no-goal",
                    "%s goes with %s, which says what to look for",
                    Message.field("budget"),
                    Message.field("goal"));
        }
        // The same clock may be written in more than one way.
        clock = Clock.parse(clock).toString();
        settings = List.copyOf(settings);
        seats = List.copyOf(seats);
        axes = List.copyOf(axes);
    }

    /// Whether there is an axis of this name.
    public boolean sweeps(String name) {
        return Axis.isAmong(axes, name);
    }

    /// Whether there is an axis of one seat alone, from 0.
    public boolean sweepsSeat(int seat) {
        return sweeps(Axis.of(seat));
    }

    /// The names of all who may sit down somewhere.
    public Set<String> bots() {
        var bots = new LinkedHashSet<>(seats);
        axes.stream().filter(Axis::isOfSeats).forEach(axis -> bots.addAll(axis.contents()));
        return bots;
    }

    /// Whether the best cell is looked for, rather than all played.
    public boolean isSearch() {
        return budget > 0;
    }
}
