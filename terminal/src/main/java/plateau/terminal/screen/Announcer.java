package plateau.terminal.screen;

import java.util.List;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Picture;

/// Shows people line by line how a game goes, each turn at once: the next one may take long.
public final class Announcer {
    private final Screen screen;
    private final Game game;
    private final Narrator narrator;
    private final List<String> pictures;
    private final int viewer;
    private final boolean reveals;
    private final Caption caption;

    /// @param seats the players' names; none when they are not known
    /// @param pictures the names of the pictures to draw, or none for the first; see
    ///     [plateau.core.View#pictures]
    /// @param viewer who is told, and may know no more: a player, [State#NOBODY] or [State#ALL_SEEING]
    public Announcer(Screen screen, Game game, List<String> seats, List<String> pictures, int viewer) {
        this(screen, game, new Narrator(screen.words(), game, seats, viewer), pictures, viewer, true);
    }

    /// @param narrator what is to be said
    /// @param reveals whether everything is shown once the game is over
    public Announcer(Screen screen, Game game, Narrator narrator, List<String> pictures, int viewer, boolean reveals) {
        this.screen = screen;
        this.game = game;
        this.narrator = narrator;
        this.pictures = pictures;
        this.viewer = viewer;
        this.reveals = reveals;
        caption = new Caption(screen.words(), game, narrator::name, narrator::hasLeft);
    }

    /// What is to be said of the game.
    public Narrator narrator() {
        return narrator;
    }

    /// Prints lines, and has them seen at once; sentences as wide as they may be, moves that are told as they
    /// are written each in its line.
    public void say(List<String> lines) {
        lines.forEach(this::print);
        screen.out().flush();
    }

    private void print(String line) {
        if (narrator.isWritten()) {
            screen.out().println(line);
        } else {
            screen.tell(line);
        }
    }

    /// Draws a position as the viewer knows it; once the game is over everything may be shown, and the
    /// result tells the points.
    public void draw(State state) {
        int seer = reveals && state.isOver() ? State.ALL_SEEING : viewer;
        if (pictures.isEmpty()) {
            draw(Ask.picture(state, seer, Selection.NONE));
        }
        pictures.forEach(name -> draw(Ask.picture(state, seer, name)));
        if (!state.isOver()) {
            caption(Ask.view(state, seer));
        }
        screen.out().flush();
    }

    /// What stands below a picture.
    public void caption(View view) {
        caption.lines(view).forEach(this::print);
    }

    /// How to read the pictures of the game; empty where it does not say.
    public String legend() {
        return caption.legend();
    }

    private void draw(Picture picture) {
        screen.draw(screen.words().translate(game, picture));
    }
}
