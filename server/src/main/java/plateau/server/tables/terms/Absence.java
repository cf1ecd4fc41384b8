package plateau.server.tables.terms;

import java.time.Duration;
import plateau.api.TableJson;
import plateau.core.Clock;
import plateau.core.options.Time;

/// What a table does about a bot that runs elsewhere and is away when it is to move, or silent; and which bot plays
/// for somebody who is away where others choose that. A person is waited for: see [TableTerms#patience].
///
/// @param grace how long it is waited for; where a clock gives a day or more for a move, the clock says it
/// @param bot who plays in its place until it is back; empty if it is out of the game instead
public record Absence(Duration grace, String bot) {
    /// The bot that stands in where nobody says.
    static final String USUAL_BOT = "medium";

    /// From here on nobody is expected to sit at the table all the time.
    static final Duration SLOW = Duration.ofHours(1);

    private static final Duration TIMED_PATIENCE = Duration.ofMinutes(1);
    private static final Duration UNTIMED_PATIENCE = Duration.ofDays(3);
    private static final Duration LIVE_GRACE = Duration.ofMinutes(2);
    private static final Duration USUAL_GRACE = Duration.ofMinutes(15);

    /// What suits a clock, and is allowed.
    static Absence usual(Clock clock, LeastTimes least) {
        var suits = switch (clock) {
            case Clock.PerMove(var time) when time.compareTo(SLOW) >= 0 -> time;
            case Clock.PerMove _, Clock.Bank _ -> LIVE_GRACE;
            case Clock.Unlimited _, Clock.Steps _ -> USUAL_GRACE;
        };
        return new Absence(longer(suits, least.absence()), USUAL_BOT);
    }

    /// How long a person who is away is waited for, as it suits a clock and is allowed.
    static Duration usualPatience(Clock clock, LeastTimes least) {
        return longer(usualPatience(clock), least.absence());
    }

    static Duration usualPatience(Clock clock) {
        return switch (clock) {
            case Clock.PerMove(var time) when time.compareTo(SLOW) >= 0 -> time;
            case Clock.PerMove _, Clock.Bank _ -> TIMED_PATIENCE;
            case Clock.Unlimited _, Clock.Steps _ -> UNTIMED_PATIENCE;
        };
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? other : one;
    }

    /// Whether players come and go: what a clock gives for a move is also what it waits for them.
    public static boolean isSlow(Clock clock) {
        return clock instanceof Clock.PerMove(var time) && time.compareTo(SLOW) >= 0;
    }

    public TableJson.AbsenceJson json() {
        return new TableJson.AbsenceJson(Time.write(grace), bot.isEmpty() ? "leave" : "bot", bot);
    }

    static Absence read(TableJson.AbsenceJson json) {
        return new Absence(Time.read(json.after()).orElseThrow(), json.bot());
    }
}
