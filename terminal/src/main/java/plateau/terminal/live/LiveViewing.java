package plateau.terminal.live;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import plateau.arena.reel.Reel;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.terminal.console.Console;
import plateau.terminal.screen.Announcer;
import plateau.terminal.screen.Screen;
import plateau.terminal.viewer.LivePlayback;
import plateau.terminal.viewer.ViewerSession;

/// A game of bots on the terminal's whole screen. It is played in a thread of its own, and stopped when
/// those who watch leave.
public final class LiveViewing {
    /// What is written while the screen is taken comes after it.
    private final ByteArrayOutputStream complaints = new ByteArrayOutputStream();

    private final Screen screen;
    private final Game game;
    private final List<String> names;

    public LiveViewing(Screen screen, Game game, List<String> names) {
        this.screen = screen;
        this.game = game;
        this.names = names;
    }

    /// The screen that a game has while it is watched.
    public Screen quiet() {
        var err = new PrintStream(complaints, true, StandardCharsets.UTF_8);
        return new Screen(screen.in(), screen.out(), err, false, false, false, screen.words());
    }

    /// Plays the game and shows it until somebody leaves.
    ///
    /// @param live with the [#quiet] screen
    /// @param picture the picture to begin with; the first of all if none is named
    /// @param seer who looks, and may know no more
    public void run(
            LiveGame live,
            Optional<String> record,
            Announcer announcer,
            Clock clock,
            Optional<String> picture,
            int seer) {
        var reel = new Reel(game, names.size());
        var film = new LivePlayback(game, names.size(), screen.words(), picture.orElse(""));
        var onlooker = new MoveCounter(announcer.narrator()).and(reel).and(film.onlooker());
        var player = Thread.ofPlatform().name("game").unstarted(() -> {
            try {
                live.play(onlooker, record, () -> {});
                live.end(reel);
            } catch (Throwable failed) {
                reel.fail(failed);
            }
        });
        try (var console = Console.open()) {
            player.start();
            new ViewerSession(reel, screen, film, names, clock, seer, true).run(console);
        } finally {
            live.stop();
            film.release();
            join(player);
            screen.err().print(complaints.toString(StandardCharsets.UTF_8));
        }
        reel.rethrow();
        announcer.say(live.outcome(announcer.narrator()));
    }

    private static void join(Thread player) {
        try {
            player.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
