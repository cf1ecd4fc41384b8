package plateau.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.Ending;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;
import plateau.core.wire.OneOf;
import plateau.core.wire.OrNull;

/// A game move by move, in the language of whoever reads it.
@Name("Replay")
@Help("A game that is looked at again.")
public record ReplayJson(
        String id,
        String game,

        @Help("Every option of the game with its value." + TableJson.OPTIONS)
        Map<String, Object> options,

        List<Who> players,
        @Least(0) @Most(1_000_000) int plies,
        List<Move> moves,
        Optional<Outcome> result,
        @Help("Where it was played.") Optional<String> table) {
    /// Somebody who played.
    @Name("ReplayPlayer")
    public record Who(
            String name,

            @Help("How it was asked for, if it is no person.")
            Optional<String> bot) {}

    /// A move, and what it did.
    @Name("ReplayMove")
    @Help("A move of a game that is looked at again.")
    public record Move(
            @Help("How many moves had been made before it.") @Least(0) @Most(1_000_000)
            int ply,

            @Help("Where no seat made it.") Optional<Boolean> chance,
            Optional<@Least(0) @Most(25) Integer> seat,
            @Help("Whether a turn begins with it.") Optional<Boolean> begins,
            String move,

            @Help("What it did, in words.") List<@Most(10_000) String> told,

            @Help("What of the drawing it is about: `data-place` or `data-word`.")
            List<String> places,

            @Help("After the move.") List<Integer> scores) {}

    /// What a game came to, for people.
    @Name("ReplayResult")
    public record Outcome(
            List<Integer> scores,

            @Help("The share of the win of each seat.") List<@Least(0) @Most(1) Double> payoffs,

            Ending ending,
            String reason,
            @Help("How it ended, in words.") String told) {}

    /// A record that somebody brought, in a list.
    @Name("ListedReplay")
    @Help("A record that was brought, in short.")
    public record Listed(
            String id,
            @Help("In milliseconds.") @Least(0) long created,
            String game,

            @Help("What they are called; empty if that is not known.")
            List<String> players,

            @Least(0) @Most(1_000_000) int plies) {}

    /// What is told while a bot looks through a game.
    @Name("Judgement")
    @Help("What a bot thinks of a decision.")
    public sealed interface Judging permits Begun, Judged, Done {}

    /// It begins.
    public record Begun(
            @Help("How many there are to judge.") int decisions) implements Judging {}

    /// It has looked at a decision.
    public record Judged(
            @Least(0) @Most(1_000_000) int ply,
            @Help("Who decided.") @Least(0) @Most(25) int seat,

            @Help("The share of the win that each seat could expect before the move; with more than two players only"
                    + " that of who decided is known.")
            List<@Least(0) @Most(1) @OrNull Double> payoffs,

            String played,
            @Help("The best move.") String best,

            @Help("How much of the win the move gave away.") @Least(0) @Most(1)
            double loss,

            @Help("A blunder gives away a fifth of the win, a mistake a tenth.") @OneOf({"blunder", "mistake", ""})
            String kind)
            implements Judging {}

    /// All decisions were judged.
    public record Done() implements Judging {}
}
