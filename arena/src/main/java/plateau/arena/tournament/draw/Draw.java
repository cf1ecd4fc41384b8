package plateau.arena.tournament.draw;

import java.util.Optional;
import plateau.arena.statistics.Outcome;

/// Who meets whom in one discipline. What it gives may depend on what it got, but never on the order in
/// which games that were under way together ended.
public interface Draw {
    /// The next game; nothing while that depends on games under way, or when there are no more.
    Optional<Fixture> next();

    /// A game was played.
    void played(Fixture fixture, Outcome game);

    /// How many games there are to play, as far as that is known: rounded up to what is fair to all, and
    /// more where a tie has to be broken.
    long games();

    /// No game's number is as great as this.
    long most();

    /// How often somebody had nobody to play against, in groups missed.
    default long byes(int entrant) {
        return 0;
    }

    /// How far somebody came where that decides: the round in which it left, or 0.
    default int stage(int entrant) {
        return 0;
    }
}
