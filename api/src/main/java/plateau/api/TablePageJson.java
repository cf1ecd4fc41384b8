package plateau.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.Result;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;

/// Tables in short.
@Name("TablePage")
@Help("Some tables, and how to go on.")
public record TablePageJson(
        List<ListedTable> tables,

        @Help("What to ask for to get the next page, if there is more.")
        Optional<String> before) {
    /// One of them, with what came of it or how far it has come.
    @Name("ListedTable")
    @Help("A table in short.")
    public record ListedTable(
            String id,
            String game,

            @Help("Every option of the game with its value." + TableJson.OPTIONS)
            Map<String, Object> options,

            @Least(1) @Most(26) int players,
            String clock,
            Phase phase,
            boolean isOpen,
            @Help("In milliseconds.") @Least(0) long created,
            @Help("In milliseconds.") Optional<@Least(0) Long> started,
            @Help("In milliseconds.") Optional<@Least(0) Long> ended,
            List<Occupant> seats,

            @Help("How many moves were made, of a game that is being played.")
            Optional<@Least(0) Integer> ply,

            @Help("The seat to move, if the table is one of yours or awake.")
            Optional<@Least(0) @Most(25) Integer> mover,

            Optional<Result> result) {}

    /// A seat, with what came of it.
    @Name("ListedSeat")
    public record Occupant(
            SeatKind kind,
            String name,
            Optional<String> account,

            @Help("The bot that plays for somebody who is away, where the mover is told, too.")
            Optional<String> standIn,

            Optional<Integer> score,
            Optional<@Least(0) @Most(1) Double> payoff) {}
}
