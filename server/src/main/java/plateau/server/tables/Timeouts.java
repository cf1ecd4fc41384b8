package plateau.server.tables;

import java.time.Duration;
import plateau.core.Clock;
import plateau.server.tables.terms.Absence;
import plateau.server.tables.terms.Turns;

/// When a table has to be looked at though nobody asks for it, and what is done then.
final class Timeouts {
    /// A table at which nobody sits down is closed after so long without anything.
    private static final Duration GATHERING = Duration.ofDays(1);

    private static final Duration SLOW_GATHERING = Duration.ofDays(30);

    private Timeouts() {}

    /// [Turns#NEVER] if it need not be.
    static long due(Table table) {
        return switch (table.row().phase()) {
            case GATHERING -> closes(table);
            case RUNNING -> Math.min(table.attendance().due(), table.thinking().due());
            case OVER, CLOSED -> Turns.NEVER;
        };
    }

    private static long closes(Table table) {
        if (!table.listeners().isEmpty()) {
            return Turns.NEVER;
        }
        boolean isSlow = Absence.isSlow(Clock.parse(table.row().clock()));
        return table.changed() + (isSlow ? SLOW_GATHERING : GATHERING).toMillis();
    }

    /// Does what is due.
    static void look(Table table) {
        long now = table.premises().time().millis();
        switch (table.row().phase()) {
            case GATHERING -> {
                if (closes(table) <= now) {
                    new Lobby(table).close();
                }
            }
            case RUNNING -> {
                table.attendance().look();
                table.thinking().goOn();
            }
            case OVER, CLOSED -> {}
        }
    }

    /// From when on nobody needs a table in memory; [Turns#NEVER] while somebody does.
    static long idle(Table table, Duration patience) {
        boolean isAtWork = table.isRunning()
                && table.bot(table.match().mover()).isPresent()
                && !table.notes().isPaused();
        return isAtWork || !table.listeners().isEmpty() ? Turns.NEVER : table.touched() + patience.toMillis();
    }

    /// Whether nobody needs a table in memory.
    static boolean isIdle(Table table, Duration patience) {
        return idle(table, patience) <= table.premises().time().millis();
    }
}
