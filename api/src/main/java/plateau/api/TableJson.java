package plateau.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.Departure;
import plateau.core.Result;
import plateau.core.wire.Flat;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;
import plateau.core.wire.OneOf;

/// A table for programs: all that somebody may know of it.
@Name("Table")
@Help("A table as the caller may see it.")
public record TableJson(
        String id,
        String game,

        @Help("Every option of the game with its value." + OPTIONS)
        Map<String, Object> options,

        @Least(1) @Most(26) int players,

        @Help("Such as `5m+3s` or `3d/move`; empty for none.")
        String clock,

        Phase phase,
        @Help("Whether anybody may sit down.") boolean isOpen,

        @Help("What is done about bots that run elsewhere and are away, and which bot plays for a person.")
        AbsenceJson absence,

        @Help("How long a person is waited for who is away when it is to move, until the others may choose: `3d`.")
        String patience,

        @Help("Whether the game counts for ratings: not once a bot has moved for somebody or given a hint.")
        boolean isRated,

        @Help("In milliseconds.") @Least(0) long created,
        @Help("In milliseconds.") Optional<@Least(0) Long> started,
        @Help("In milliseconds.") Optional<@Least(0) Long> ended,
        @Help("True if you made it.") Optional<Boolean> isYours,
        List<Seat> seats,

        @Help("The id of its last event: listen after it.") @Least(0)
        int event,

        @Help("The SHA-256 of `<seed>:<salt>`, which are told at the end.")
        String commitment,

        @Help("Where its first moves come from.") Optional<From> from,
        @Flat Optional<Game> playing,
        @Flat Optional<Choice> choice,
        @Flat Optional<Over> over,
        @Help("The table at which the same players go on.") Optional<String> again) {
    /// How options stand in JSON.
    public static final String OPTIONS = " By name, each a text, a number, true or false, or a list of texts, as its"
            + " `kind` in `/api/games` has it.";

    /// What a table does about bots that run elsewhere and are away, and what stands with it in the database.
    ///
    /// @param then what is done after that
    public record AbsenceJson(
            @Help("How long they are waited for: `2m`.") String after,
            @OneOf({"bot", "leave"}) String then,

            @Help("Which one plays for them, and for people where others choose that; empty for none.")
            String bot) {}

    /// A seat, with what it has to do with the game as far as it has come.
    @Name("Seat")
    @Help("A seat at a table.")
    public record Seat(
            @Least(0) @Most(25) int seat,
            SeatKind kind,
            @Help("What whoever sits there is called.") String name,
            Optional<String> account,
            @Help("Whether it is yours.") Optional<Boolean> isYou,
            @Help("The bot of the house that sits there.") Optional<String> bot,
            @Help("Whether whoever sits there listens now.") boolean isPresent,
            @Help("Before the game begins.") Optional<Boolean> isReady,
            Optional<Integer> score,

            @Help("The bot that plays for somebody who is away.")
            Optional<String> standIn,

            @Help("How the seat was left, if it was.") Optional<Departure> left) {}

    /// Where the first moves of a game come from.
    ///
    /// @param ply how many they are
    public record From(
            @Help("The table, if they come from one.") Optional<String> table,
            @Help("How many they are.") @Least(0) int ply) {}

    /// A game that has begun.
    public record Game(
            @Help("How many moves have been made: your move answers it.") @Least(0) @Most(1_000_000)
            int ply,

            @Help("The seat that is to move, `chance`, or `nobody` once the game is over.")
            @Most(25)
            @OneOf({"chance", "nobody"})
            Object mover,

            @Help("Milliseconds that each seat has left to think.")
            Optional<List<@Least(0) Long>> left,

            @Help("What is offered, until it is taken, refused or taken back.")
            Optional<List<Offer>> offers,

            @Help("The seats that have waited long enough for who is to move and away, and may choose what is done.")
            Optional<List<@Least(0) @Most(25) Integer>> waited,

            @Flat Optional<Pace> pace,

            @Help("The position as you may know it; the rules page of each game describes it.")
            Map<String, Object> state) {}

    /// Something that is offered.
    ///
    /// @param seats of those who have made or taken it, in that order
    @Name("Offer")
    public record Offer(
            OfferKind kind,

            @Help("The seats of who has made it, and of those who have taken it.")
            List<@Least(0) @Most(25) Integer> seats) {}

    /// How fast a game among bots goes.
    public record Pace(
            boolean isPaused,
            @Help("In milliseconds.") @Least(0) long delay) {}

    /// What the caller can do, if it is to move.
    public record Choice(
            @Help("Your legal moves, if it is your turn.") List<String> legal,

            @Help("Whether you can take your last decision back.") @Name("undo")
            boolean canUndo,

            @Help("The ply of the decision that can be taken back.")
            Optional<@Least(0) Integer> back) {}

    /// What is told once a game is over.
    public record Over(
            Result result,
            @Help("Once the game is over.") @Least(0) long seed,
            @Help("Once the game is over.") String salt) {}
}
