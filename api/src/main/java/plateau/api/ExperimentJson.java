package plateau.api;

import java.util.List;
import java.util.Optional;
import plateau.arena.evaluation.figures.RankingJson;
import plateau.core.wire.Flat;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;
import plateau.core.wire.OrNull;

/// An evaluation of the server.
@Name("Evaluation")
@Help("An evaluation: what was asked, how far it is, and what was found.")
public record ExperimentJson(
        @Flat ProjectJson project,
        String game,
        Optional<String> preset,

        @Help("The same in all cells.") List<@Most(100_000) String> settings,

        List<String> seats,
        List<Swept> axes,
        @Help("Of each cell.") @Least(1) long games,
        Optional<String> until,
        Optional<String> goal,
        Optional<@Least(1) Long> budget,
        @Least(0) long seed,
        @Help("How many are played.") @Least(0) long cells,
        @Help("How many of them are done.") @Least(0) long ended,
        @Help("Games.") @Least(0) long played,
        @Help("Games, as far as is known.") @Least(0) long planned,

        @Help("Seconds that the rest will take, about.") Optional<@Least(0) Long> left,

        @Flat Optional<Whole> whole,
        @Flat Optional<ProjectJson.Whose> whose) {
    /// What is changed.
    @Name("SweptAxis")
    @Help("What is changed from cell to cell.")
    public record Swept(
            String name,

            @Help("As they are written: `0..9`.") @Most(100_000)
            String values,

            @Help("How many there are.") @Least(1) long count) {}

    /// What is told of one alone.
    public record Whole(
            @Help("What to type to have the same at a terminal.") @Most(200_000)
            String command,

            Found findings,
            List<Drawn> plots) {}

    /// What was found.
    @Name("Findings")
    @Help("What an evaluation has found.")
    public record Found(
            List<String> columns,
            List<Played> cells,
            @Help("Where there is a goal.") Optional<RankingJson> ranking) {}

    /// What was found of a cell.
    @Name("EvaluationCell")
    @Help("A combination, and what was found of it.")
    public record Played(
            @Least(0) long number,
            @Help("By axis.") List<String> values,
            @Help("How many were played.") @Least(0) long games,
            @Help("Whether these are all.") boolean isComplete,

            @Help("By column, null for what it does not have.")
            List<@OrNull Double> figures) {}

    /// A plot.
    @Name("Plot")
    @Help("A plot that can be drawn.")
    public record Drawn(
            String name,
            @Most(10_000) String heading,
            @Most(100_000) String caption) {}

    /// What a form would begin, or why it cannot.
    @Name("MeantEvaluation")
    @Help("What an evaluation would mean.")
    public record Meant(
            @Help("What is wrong with it; then there is nothing else.")
            Optional<@Most(10_000) String> problem,

            @Flat Optional<Meaning> meaning) {}

    /// How large it would be.
    public record Meaning(
            @Least(1) long cells,
            @Least(1) long games,
            @Help("Whether fewer games may do.") boolean isMost,
            List<Swept> axes) {}
}
