package plateau.contract;

import plateau.core.State;
import plateau.core.text.Text;

/// The clauses of the [Contract] on first positions.
final class StartClauses {
    private StartClauses() {}

    /// What is played on one first position changes no other: a board that is made once, and not in
    /// `start`, would be played on by everybody.
    @SuppressWarnings("ReferenceEquality")
    static void firstPositionsAreIndependent(RandomGame game) {
        var one = game.start();
        var other = game.start();
        if (one == other) {
            throw new Breach("start() gives the same object twice, expected a new position each time");
        }
        Fields.sharedArray(one, other).ifPresent(path -> {
            throw new Breach(Text.format(
                    "two first positions share the array %s.%s, expected one" + " for each",
                    one.getClass().getSimpleName(), path));
        });
        var before = Fields.of(one);
        play(game, other);
        before.difference(Fields.of(one)).ifPresent(where -> {
            throw new Breach(
                    "two first positions share what is played on: of one " + where + " after the other was played on");
        });
    }

    /// Where the rules fail is another clause's concern.
    private static void play(RandomGame game, State state) {
        try {
            game.playAll(state);
        } catch (RuntimeException | LinkageError | StackOverflowError failed) {
            return;
        }
    }

    static void theFirstPositionIsForThePlayersAskedFor(RandomGame game) {
        Breach.unlessEqual(
                Text.format("players() of start(%d)", game.players()),
                game.players(),
                game.start().players());
    }
}
