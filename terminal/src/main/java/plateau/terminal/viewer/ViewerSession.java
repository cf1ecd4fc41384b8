package plateau.terminal.viewer;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import plateau.arena.reel.Reel;
import plateau.core.Clock;
import plateau.terminal.console.Console;
import plateau.terminal.console.Press;
import plateau.terminal.screen.Screen;

/// Shows a game on the terminal until somebody leaves.
public final class ViewerSession {
    /// How often, in milliseconds, one looks for more of a game, and how often rockets move.
    private static final long OFTEN = 40;

    private final Reel reel;
    private final Viewer viewer;
    private final Stage stage;
    private final boolean moves;
    private long celebratedFrom = -1;

    /// @param seats the players' names; none where they are not known
    /// @param seer who looks, and may know no more
    /// @param reveals whether everything is shown once the game is over
    public ViewerSession(
            Reel reel, Screen screen, Playback playback, List<String> seats, Clock clock, int seer, boolean reveals) {
        this.reel = reel;
        viewer = new Viewer(reel, screen.words(), playback);
        stage = new Stage(reel, screen, playback, seats, clock, seer, reveals);
        moves = Motion.isWanted(System.getenv());
    }

    /// Shows the game; gives why somebody left.
    public Leaving run(Console console) {
        int version = -1;
        boolean isChanged = true;
        while (viewer.leaving() == Leaving.NOT_YET) {
            boolean isCelebrating = isCelebrating();
            if (isChanged || isCelebrating || version != reel.version()) {
                version = reel.version();
                paint(console, isCelebrating);
            }
            var press = press(console, isCelebrating);
            press.ifPresent(viewer::press);
            int before = viewer.moment();
            viewer.walk().tick(now());
            isChanged = press.isPresent() || before != viewer.moment();
            if (reel.failure().isPresent() && reel.plies() == 0) {
                return Leaving.QUIT;
            }
        }
        return viewer.leaving();
    }

    private void paint(Console console, boolean isCelebrating) {
        var frame = console.frame();
        stage.draw(frame, viewer);
        if (isCelebrating) {
            stage.celebrate(frame, now() - celebratedFrom);
        }
        console.paint(frame);
    }

    /// The next key. Where nothing can happen by itself one waits for it as long as it takes.
    private Optional<Press> press(Console console, boolean isCelebrating) {
        boolean isQuiet = reel.isComplete()
                && !viewer.walk().isPlaying()
                && !viewer.walk().followsHead();
        if (isQuiet && !isCelebrating) {
            return Optional.of(console.next());
        }
        long pace = viewer.walk().isPlaying() ? Math.max(1, viewer.walk().pace().milliseconds()) : OFTEN;
        return console.next(Duration.ofMillis(Math.min(OFTEN, pace)));
    }

    private boolean isCelebrating() {
        if (!moves || !viewer.walk().isAtResult() || stage.outcome().winners().isEmpty()) {
            celebratedFrom = -1;
            return false;
        }
        if (celebratedFrom < 0) {
            celebratedFrom = now();
        }
        return viewer.sight().page() == Viewport.Page.BOARD && now() - celebratedFrom < Fireworks.END;
    }

    private static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }
}
