package plateau.server.tables.terms;

import java.time.Duration;
import plateau.core.Clock;
import plateau.core.options.Time;
import plateau.core.text.BadInput;

/// How short the times of a table may be: a page that is loaded anew, or a hand that slips, must cost
/// nobody its game.
///
/// @param made below this no table is made
/// @param rated below this a table is made, and its game counts for nothing
public record TableBounds(LeastTimes made, LeastTimes rated) {
    public static final TableBounds USUAL = new TableBounds(
            new LeastTimes(Duration.ofSeconds(10), Duration.ofSeconds(10), Duration.ofSeconds(1)),
            new LeastTimes(Duration.ofSeconds(30), Duration.ofSeconds(30), Duration.ofSeconds(3)));

    /// Refuses a table at which somebody would be out before it can do anything about it.
    public void check(Clock clock, Absence absence, Duration patience) {
        check(clock, clock.toString());
        check(absence.grace(), Time.write(absence.grace()));
        checkPatience(patience, Time.write(patience));
    }

    /// Refuses a clock that gives too little.
    ///
    /// @param typed as it is to be quoted
    public void check(Clock clock, String typed) {
        if (!made.allows(clock)) {
            throw new BadInput(
                    "plan.short-clock",
                    "clock: '%s' is too short; here a bank has at least %s, and a move at least %s",
                    typed,
                    Time.write(made.bank()),
                    Time.write(made.move()));
        }
    }

    /// Refuses to wait for somebody who is away for so short a time.
    ///
    /// @param typed as it is to be quoted
    public void check(Duration grace, String typed) {
        if (!made.allows(grace)) {
            throw new BadInput(
                    "plan.short-grace",
                    "absence.after: '%s' is too short; here somebody who is away is waited for at least" + " %s",
                    typed,
                    Time.write(made.absence()));
        }
    }

    /// Refuses to let others choose after so short a time.
    ///
    /// @param typed as it is to be quoted
    public void checkPatience(Duration patience, String typed) {
        if (!made.allows(patience)) {
            throw new BadInput(
                    "plan.short-patience",
                    "patience: '%s' is too short; here somebody who is away is waited for at least %s",
                    typed,
                    Time.write(made.absence()));
        }
    }

    /// What somebody who is away gets where nobody says: it is no reason not to make a table, nor that a game
    /// does not count which would otherwise.
    ///
    /// @param isRated whether it is to count
    Absence usual(Clock clock, boolean isRated) {
        var usual = Absence.usual(clock, made);
        return isRated && rated.allows(clock) && !rated.allows(usual.grace()) ? Absence.usual(clock, rated) : usual;
    }

    /// How long a person is waited for where nobody says, in the same way.
    Duration usualPatience(Clock clock, boolean isRated) {
        return Absence.usualPatience(clock, isRated && rated.allows(clock) ? longer() : made);
    }

    /// A server may ask for less of games that count.
    private LeastTimes longer() {
        return made.allows(rated.absence()) ? rated : made;
    }

    /// Whether a game at such a table may count for ratings.
    boolean areRated(Clock clock, Absence absence, Duration patience) {
        return rated.allows(clock) && rated.allows(absence.grace()) && rated.allows(patience);
    }
}
