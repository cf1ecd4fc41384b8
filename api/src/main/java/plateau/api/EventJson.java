package plateau.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.wire.Flat;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;
import plateau.core.wire.OneOf;

/// An event for those who listen to a table. Its scene is drawn once for many, and put in as text.
@Name("Event")
@Help("Something that happened at a table. What else it holds depends on its type.")
public record EventJson(
        @Help("A stream goes on after the last one that is known.")
        Optional<@Least(0) Integer> id,

        @Flat Occurrence what,
        @Help("When, in milliseconds since 1970.") Optional<@Least(0) Long> at,
        @Flat Optional<Doings> doings,
        @Flat Optional<After> after,

        @Help("What is to be seen after it, for who asked for scenes.")
        Optional<SceneJson> scene) {
    public EventJson(
            Optional<Integer> id, Occurrence what, Optional<Long> at, Optional<Doings> doings, Optional<After> after) {
        this(id, what, at, doings, after, Optional.empty());
    }

    /// What is not repeated when a stream is taken up again.
    public static EventJson of(Occurrence what) {
        return new EventJson(Optional.empty(), what, Optional.empty(), Optional.empty(), Optional.empty());
    }

    public static EventJson of(int id, Occurrence what) {
        return new EventJson(Optional.of(id), what, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /// What an event is of.
    public sealed interface Occurrence permits Happening, Whole, Presence, Reset {}

    /// The table as it is, which is where a stream may begin.
    @Name("table")
    public record Whole(@Help("The table as it is.") TableJson table) implements Occurrence {}

    /// Who is here now.
    public record Presence(
            @Help("The seats whose players are here.") List<@Least(0) @Most(25) Integer> present,

            @Help("The seats that have waited long enough for who is to move and away, and may choose.")
            List<@Least(0) @Most(25) Integer> waited,

            @Help("How many others look on.") @Least(0) long watching)
            implements Occurrence {}

    /// The reader has missed what it cannot be told any more: it asks for everything anew.
    public record Reset() implements Occurrence {}

    /// What moves did.
    public record Doings(
            @Help("What the moves did, in words.") List<String> told,

            @Help("The same for programs: players as `{\"seat\":0}`, words of the game as `{\"term\":\"city\"}`.")
            List<Doing> events) {}

    /// One thing that a move did.
    public record Doing(
            String key,

            @Help("By name: a number, a text, a player, a word of the game, or a list of these.")
            Map<String, Object> values,

            @Help("Where on the board.") Optional<List<String>> places) {}

    /// How the game stands then.
    public record After(
            Next next,
            List<Integer> scores,

            @Help("Milliseconds that each seat has left to think.")
            Optional<List<@Least(0) Long>> left) {}

    /// Who is to move, and which move it is.
    public record Next(
            @Least(0) @Most(1_000_000) int ply,

            @Help("The seat that is to move, `chance`, or `nobody` once the game is over.")
            @Most(25)
            @OneOf({"chance", "nobody"})
            Object mover) {}
}
