package plateau.server.tables;

import java.time.Duration;
import java.time.InstantSource;
import java.util.function.LongBinaryOperator;
import plateau.arena.Match;

/// How long the player to move has been thinking, and when that is too long. A server that was away
/// charges nobody for it.
final class Turns {
    /// What a line takes to come and go is not a player's own time.
    static final Duration LAG = Duration.ofMillis(300);

    /// Stands for a time that never comes.
    static final long NEVER = Long.MAX_VALUE;

    private final InstantSource time;
    private final LongBinaryOperator outage;
    private final Match match;
    private long began;
    private int whose;

    /// @param outage milliseconds between two times in which the server was not there
    Turns(InstantSource time, LongBinaryOperator outage, Match match) {
        this.time = time;
        this.outage = outage;
        this.match = match;
    }

    /// A turn begins.
    private void begin(long at) {
        began = at;
        whose = match.mover();
    }

    /// Something has happened with which a turn begins.
    void take(Happening happening, long at) {
        switch (happening) {
            case Happening.Started _, Happening.Moved _, Happening.Returned _ -> begin(at);
            case Happening.Left left -> {
                // Who goes on with its turn has thought since it began.
                if (match.mover() != whose || !left.moves().isEmpty()) {
                    begin(at);
                }
            }
            // All that was thought since the decision began counts, and the line only once.
            case Happening.Undone(_, _, long taken) -> begin(began - taken - LAG.toMillis());
            default -> {}
        }
    }

    /// When the turn began.
    long began() {
        return began;
    }

    /// Milliseconds since a moment, without those in which the server was away.
    long since(long moment) {
        long now = time.millis();
        return Math.max(0, now - moment - outage.applyAsLong(moment, now));
    }

    /// What the player to move would be charged for a move made now.
    long charged() {
        return match.isTimed() ? Math.max(0, since(began) - LAG.toMillis()) : 0;
    }

    /// When the player to move is out of time.
    long flag() {
        return match.timeLeft(match.mover())
                .map(left -> after(began, LAG.plus(left).toMillis()))
                .orElse(NEVER);
    }

    /// When so many milliseconds after a moment are over in which the server was there.
    long after(long moment, long millis) {
        return moment + millis + outage.applyAsLong(moment, time.millis());
    }

    /// What a player has left, as of now; 0 where nobody looks.
    long left(int player) {
        long left = match.timeLeft(player).map(Duration::toMillis).orElse(0L);
        return player == match.mover() ? Math.max(0, left - charged()) : left;
    }
}
