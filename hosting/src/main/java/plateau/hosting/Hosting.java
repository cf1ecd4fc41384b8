package plateau.hosting;

import java.io.PrintStream;
import plateau.core.Blame;
import plateau.core.Player;
import plateau.core.text.BadInput;

/// What both hosts do around the player they host.
final class Hosting {
    /// The player could not be hosted.
    private static final int REFUSED = 2;

    /// The player failed.
    private static final int FAILED = 3;

    /// The referee is gone.
    private static final int LEFT_ALONE = 4;

    /// Somebody's work.
    @FunctionalInterface
    interface Work {
        void run() throws Throwable;
    }

    private Hosting() {}

    /// Does the work of a host and gives the exit code. The last line of the error stream says what went
    /// wrong: the referee repeats it.
    static int run(Work work, PrintStream err) {
        endWithReferee();
        try {
            work.run();
            return 0;
        } catch (BadInput refused) {
            err.println(refused.getMessage());
            return REFUSED;
        } catch (Player.Leaving leaving) {
            // The protocol has no word for it: it is booked as a crash, but the reason says what it
            // was.
            err.println("left the game: " + leaving.getMessage());
            return FAILED;
        } catch (Throwable thrown) {
            thrown.printStackTrace(err);
            err.println(Blame.told(thrown));
            return FAILED;
        }
    }

    /// Nobody is left to end a player who thinks for ever if the referee was killed.
    private static void endWithReferee() {
        var referee = ProcessHandle.current().parent();
        if (referee.isPresent()) {
            var _ = referee.get().onExit().thenRun(() -> Runtime.getRuntime().halt(LEFT_ALONE));
        }
    }
}
