package plateau.server.tables.terms;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import plateau.core.Clock;
import plateau.core.Game;

/// What somebody wants a table to be.
///
/// @param places who is to sit where
/// @param isOpen whether anybody may sit down; otherwise one needs the table's key
/// @param patience how long a person who is away is waited for; empty for the grace, or else what suits the clock
/// @param grace how long a bot that runs elsewhere is waited for; empty for what suits the clock
/// @param standIn who plays then: a bot, or empty for nobody; not given for the usual one
/// @param isRated whether the game counts for ratings
/// @param from where the first moves come from
public record TablePlan(
        Game game,
        Clock clock,
        List<Place> places,
        boolean isOpen,
        Optional<Duration> patience,
        Optional<Duration> grace,
        Optional<String> standIn,
        boolean isRated,
        Pace pace,
        Opening from) {
    /// Who is to sit somewhere.
    public sealed interface Place {}

    /// Anybody who comes.
    public record Free() implements Place {}

    /// Who makes the table.
    ///
    /// @param name what it is called there, where several play at one screen; empty for its own
    public record Maker(String name) implements Place {}

    /// A bot of the house.
    public record Bot(String name) implements Place {}

    /// Somebody with an account, such as a bot that runs elsewhere.
    ///
    /// @param isReady whether it need not say so itself
    public record Guest(String account, boolean isReady) implements Place {}

    /// How a game among bots goes.
    ///
    /// @param delay milliseconds between two moves
    public record Pace(boolean isPaused, long delay) {
        public static final Pace USUAL = new Pace(false, 0);
    }

    /// The first moves, and the table they come from, if any.
    public record Opening(String table, List<String> moves) {
        public static final Opening NONE = new Opening("", List.of());

        public Opening {
            moves = List.copyOf(moves);
        }
    }

    public TablePlan {
        places = List.copyOf(places);
    }

    /// Whether it is the clock that says how long somebody who is away is waited for.
    public static boolean isSlow(Clock clock) {
        return Absence.isSlow(clock);
    }

    public Absence absence(TableBounds bounds) {
        var usual = bounds.usual(clock, mayCount());
        return new Absence(grace.orElse(usual.grace()), standIn.orElse(usual.bot()));
    }

    /// Who says only how long bots are waited for means people, too.
    public Duration patience(TableBounds bounds) {
        return patience.or(() -> grace).orElseGet(() -> bounds.usualPatience(clock, mayCount()));
    }

    public TableTerms settings(TableBounds bounds) {
        var absence = absence(bounds);
        var waits = patience(bounds);
        return new TableTerms(absence, waits, mayCount() && bounds.areRated(clock, absence, waits));
    }

    private boolean mayCount() {
        return isRated && from.moves().isEmpty();
    }
}
