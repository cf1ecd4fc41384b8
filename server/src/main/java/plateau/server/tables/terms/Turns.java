package plateau.server.tables.terms;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongBinaryOperator;
import plateau.api.Happening;
import plateau.arena.match.Match;

/// How long the player to move has been thinking, and when that is too long. A server that was away
/// charges nobody for it.
public final class Turns {
    /// What a line takes to come and go is not a player's own time.
    static final Duration LAG = Duration.ofMillis(300);

    /// Stands for a time that never comes.
    public static final long NEVER = Long.MAX_VALUE;

    private final InstantSource time;
    private final LongBinaryOperator outage;
    private final Match match;
    private long began;
    private int whose;

    /// When a bot took this turn over; 0 if none has.
    private long replaced;

    /// When those chose to go on waiting who wait for the player to move, by their seats.
    private final Map<Integer, Long> waited = new HashMap<>();

    /// @param outage milliseconds between two times in which the server was not there
    public Turns(InstantSource time, LongBinaryOperator outage, Match match) {
        this.time = time;
        this.outage = outage;
        this.match = match;
    }

    /// A turn begins.
    private void begin(long at) {
        began = at;
        whose = match.mover();
        replaced = 0;
        waited.clear();
    }

    /// What the player to move, for whom a bot stands in, had thought before. Where a move has days they
    /// were over then, and it gets them anew.
    private long thoughtBefore() {
        return replaced == 0 || Absence.isSlow(match.clock())
                ? 0
                : Math.max(0, replaced - began - outage.applyAsLong(began, replaced));
    }

    /// Something has happened with which a turn begins.
    public void take(Happening happening, long at) {
        switch (happening) {
            case Happening.Started _, Happening.Moved _ -> begin(at);
            case Happening.StoodIn _ -> replaced = at;
            case Happening.Waited(int seat) -> waited.put(seat, at);
            case Happening.Returned(int seat) -> {
                if (seat == match.mover()) {
                    begin(at - thoughtBefore());
                }
            }
            case Happening.Left left -> {
                // Who goes on with its turn has thought since it began.
                if (match.mover() != whose || !left.moves().isEmpty()) {
                    begin(at);
                }
            }
            // All that was thought since the decision began counts, and the line only once.
            // Where others had its turn meanwhile what they thought is nobody's.
            case Happening.Undone(var _, int seat, long taken) ->
                begin((seat == whose ? began : at) - taken - LAG.toMillis());
            case Happening.Sat _,
                    Happening.Stood _,
                    Happening.Readied _,
                    Happening.Helped _,
                    Happening.Offered _,
                    Happening.Declined _,
                    Happening.Agreed _,
                    Happening.Extended _,
                    Happening.Said _,
                    Happening.Muted _,
                    Happening.Paced _,
                    Happening.Ended _,
                    Happening.Again _,
                    Happening.Closed _ -> {}
        }
    }

    /// When the turn began.
    public long began() {
        return began;
    }

    /// When a seat chose to go on waiting for the player to move; 0 if it has not.
    public long waited(int seat) {
        return waited.getOrDefault(seat, 0L);
    }

    /// Milliseconds since a moment, without those in which the server was away.
    public long since(long moment) {
        return between(moment, time.millis());
    }

    private long between(long from, long until) {
        return Math.max(0, until - from - outage.applyAsLong(from, until));
    }

    /// What the player to move would be charged for a move made now.
    public long charged() {
        return charged(time.millis());
    }

    /// What the player to move is charged for a move that came at some time.
    public long charged(long arrived) {
        return match.isTimed() ? Math.max(0, between(began, arrived) - LAG.toMillis()) : 0;
    }

    /// When the player to move is out of time.
    public long flag() {
        return match.timeLeft(match.mover())
                .map(left -> after(began, LAG.plus(left).toMillis()))
                .orElse(NEVER);
    }

    /// When so many milliseconds after a moment are over in which the server was there.
    public long after(long moment, long millis) {
        return moment + millis + outage.applyAsLong(moment, time.millis());
    }

    /// What a player has left, as of now; 0 where nobody looks.
    public long left(int player) {
        long left = match.timeLeft(player).map(Duration::toMillis).orElse(0L);
        return player == match.mover() ? Math.max(0, left - charged()) : left;
    }
}
