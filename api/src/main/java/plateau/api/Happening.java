package plateau.api;

import java.util.List;
import plateau.core.Ending;
import plateau.core.wire.Else;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;

/// What can happen at a table: each kind is an entry of its log, and an event for those who listen.
public sealed interface Happening extends EventJson.Occurrence {
    /// Who speaks without a seat, or did so once and is forgotten.
    int NO_SEAT = -1;

    /// Somebody takes a seat.
    ///
    /// @param name what it is called then
    record Sat(
            int seat,
            @Else("\"\"") String account,
            @Else("\"\"") String name,

            @Help("Who sat down: a person, or a bot that runs elsewhere.") @Else("\"person\"")
            SeatKind kind)
            implements Happening {}

    /// Somebody leaves a seat before the game begins.
    record Stood(int seat) implements Happening {}

    @Name("ready")
    record Readied(int seat, boolean isReady) implements Happening {}

    /// The game begins.
    ///
    /// @param moves what chance drew at once, after those from which the game goes on
    record Started(
            @Help("What was played and drawn; `?` is kept from you.")
            List<String> moves) implements Happening {}

    /// A player has moved.
    ///
    /// @param moves its move, and what chance and those who left made of it by themselves
    /// @param taken milliseconds that it is charged for
    record Moved(
            int ply,
            int seat,
            List<String> moves,
            @Help("In milliseconds.") @Least(0) long taken) implements Happening {}

    /// A player has taken its last decision back.
    ///
    /// @param ply at which it decides again
    /// @param taken milliseconds that the decision had taken; they count towards the next one
    record Undone(int ply, int seat, @Least(0) long taken) implements Happening {}

    /// A player is out of the game.
    ///
    /// @param moves what chance and those who left made of it by themselves
    record Left(int seat, int ply, Ending ending, String reason, List<String> moves) implements Happening {}

    /// A bot plays for somebody who is away.
    record StoodIn(
            int seat,
            @Help("Who plays for somebody who is away.") String bot) implements Happening {}

    /// Somebody who could choose what to do about who is away goes on waiting.
    record Waited(int seat) implements Happening {}

    /// Somebody who was away plays again.
    record Returned(int seat) implements Happening {}

    /// Somebody was told what a bot would play, or takes back what bots have answered already.
    record Helped(int seat, int ply) implements Happening {}

    /// A player offers something, or takes what another has offered.
    record Offered(int seat, @Else("\"draw\"") OfferKind kind) implements Happening {}

    /// A player refuses what another has offered, or takes its own offer back.
    record Declined(int seat, @Else("\"draw\"") OfferKind kind) implements Happening {}

    /// All whom an offer is for have taken it; what comes of it follows.
    record Agreed(@Else("\"draw\"") OfferKind kind) implements Happening {}

    /// A player has got more time.
    record Extended(
            int seat, @Help("In milliseconds.") @Least(0) long millis) implements Happening {}

    /// Somebody speaks. What those have said who are gone is emptied.
    ///
    /// @param seat of who speaks, or [#NO_SEAT]
    record Said(
            @Else("\"\"") String account,

            @Else("-1") @Help("Whose it is; -1 for who only looks on.")
            int seat,

            @Else("\"\"") String name,
            @Else("\"\"") @Help("What was said.") String text)
            implements Happening {}

    /// The maker lets somebody speak no more, or again.
    record Muted(@Else("\"\"") String account, boolean isMuted) implements Happening {}

    /// The maker of a game among bots holds it, or says how fast it goes.
    ///
    /// @param delay milliseconds between two moves
    record Paced(
            boolean isPaused,
            @Help("In milliseconds.") @Least(0) long delay) implements Happening {}

    /// The game is over.
    record Ended(List<Integer> scores, List<@Least(0) @Most(1) Double> payoffs, Ending ending, String reason)
            implements Happening {}

    /// The same players go on at another table.
    record Again(
            @Help("The id of the table where it goes on.") String table) implements Happening {}

    /// The table was given up before the game began.
    record Closed() implements Happening {}
}
