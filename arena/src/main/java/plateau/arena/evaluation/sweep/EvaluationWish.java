package plateau.arena.evaluation.sweep;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.core.Game;
import plateau.core.options.Options;

/// What somebody wants an evaluation to be, by the names that requests and command lines have for it, before
/// what is left out is filled in.
///
/// @param players how many play
/// @param seats who sits where; one alone sits everywhere
public record EvaluationWish(
        Optional<String> preset,
        List<String> settings,
        Optional<Integer> players,
        List<String> seats,
        List<Axis> axes,
        Optional<Long> games,
        Optional<String> until,
        Optional<String> goal,
        Optional<Long> budget,
        long seed,
        String clock) {
    /// Who sits where nobody is named.
    public static final String USUAL_BOT = "random";

    /// Every game that is played more makes an interval narrower only so much.
    public static final long MOST_UNTIL = 1_000_000;

    /// The field of what is set of a game.
    public static final String OPTIONS = "options";

    private static final long USUAL_GAMES = 100;

    /// How many games of each cell, unless somebody says.
    ///
    /// @param isMost whether it depends on them how many it takes
    public static long usualGames(boolean isMost) {
        return isMost ? MOST_UNTIL : USUAL_GAMES;
    }

    /// The field that also says what an axis changes; nothing where there is none.
    public Optional<String> saidBesides(Axis axis) {
        var name = axis.name();
        boolean isSaid = switch (name) {
            case Axis.PLAYERS -> players.isPresent();
            case Axis.PRESET -> preset.isPresent();
            case Axis.SEATS -> !seats.isEmpty();
            default -> settings.stream().anyMatch(each -> each.startsWith(name + "="));
        };
        return isSaid ? Optional.of(axis.isOption() ? OPTIONS : name) : Optional.empty();
    }

    /// Whether others are named than are said to play.
    public boolean isMisnumbered() {
        return seats.size() > 1 && players.isPresent() && players.get() != seats.size();
    }

    /// The game of the first cell, with its options; refuses one that there is not.
    public Game game(Options<Game> options) {
        return Cells.of(plan(options.defaults(), List.of(USUAL_BOT)), options).game(0);
    }

    /// The whole plan.
    ///
    /// @param game that of the first cell
    public EvaluationPlan plan(Game game) {
        return plan(game, everybody(game));
    }

    private EvaluationPlan plan(Game game, List<String> everybody) {
        return new EvaluationPlan(
                game.id(),
                preset,
                settings,
                everybody,
                axes,
                games.orElse(usualGames(until.isPresent())),
                until,
                goal,
                budget.orElse(0L),
                seed,
                clock);
    }

    /// Who sits where in all cells in which no axis says otherwise.
    private List<String> everybody(Game game) {
        if (Axis.isAmong(axes, Axis.PLAYERS)) {
            return seats.isEmpty() ? List.of(USUAL_BOT) : seats;
        }
        int count = players.orElse(seats.size() > 1 ? seats.size() : game.defaultPlayers());
        game.checkPlayers(count);
        return everybody(seats.isEmpty() ? List.of(USUAL_BOT) : seats, count, axes);
    }

    /// One bot alone sits everywhere, but where others are tried.
    public static List<String> everybody(List<String> named, int count, List<Axis> axes) {
        return named.size() > 1
                ? named
                : IntStream.range(0, count)
                        .mapToObj(seat -> Axis.isAmong(axes, Axis.of(seat)) ? USUAL_BOT : named.getFirst())
                        .toList();
    }
}
