package plateau.terminal.viewer;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.reel.Reel;
import plateau.core.Ask;
import plateau.core.Clock;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Picture;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Inks;
import plateau.terminal.console.Region;
import plateau.terminal.painting.BoardPane;
import plateau.terminal.painting.Line;
import plateau.terminal.painting.Painter;
import plateau.terminal.painting.Painting;
import plateau.terminal.painting.Spots;
import plateau.terminal.screen.Caption;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Words;

/// Draws what a viewer looks at: the board left, players and log right, below what goes on.
final class Stage {
    private static final int FOOT = 3;

    /// So many moves may have passed since one was made that has a place on the board.
    private static final int LOOKED_BACK = 6;

    private final Reel reel;
    private final Words words;
    private final Playback playback;
    private final int seer;
    private final boolean reveals;
    private final Story story;
    private final Cast cast;
    private final Clock clock;
    private final Earnings earnings;
    private final ResultPanel outcome;
    private final Status status;
    private final Painter painter = new Painter();
    private String pictureShown = "";
    private int height;
    private int width;

    /// @param seats the players' names; none where they are not known
    /// @param seer who looks, and may know no more
    /// @param reveals whether everything is shown once the game is over
    Stage(Reel reel, Screen screen, Playback playback, List<String> seats, Clock clock, int seer, boolean reveals) {
        this.reel = reel;
        this.words = screen.words();
        this.playback = playback;
        this.seer = seer;
        this.reveals = reveals;
        this.clock = clock;
        cast = new Cast(words, reel.game(), seats);
        story = new Story(reel, words, seer);
        earnings = new Earnings(reel, words, cast, story, new PointSources(reel, words, seer), seer);
        var last = new PointSources(reel, words, reveals ? State.ALL_SEEING : seer);
        outcome = new ResultPanel(reel, words, cast, last);
        status = new Status(reel, words, playback, cast);
    }

    ResultPanel outcome() {
        return outcome;
    }

    void draw(Frame frame, Viewer viewer) {
        var foot = new Region(Math.max(1, frame.rows() - FOOT), 0, FOOT, frame.columns());
        switch (viewer.sight().page()) {
            case HELP -> drawHelp(frame, viewer);
            case EARNINGS -> {
                var lines = earnings.lines(viewer.walk().turn(), frame.columns() - 2);
                drawPage(frame, viewer, words.get("earnings"), lines);
            }
            case BOARD -> {
                if (viewer.walk().isAtResult()) {
                    var lines = outcome.lines(frame.columns() - 4);
                    drawPage(frame, viewer, words.get("outcome"), lines);
                } else {
                    foot = drawBoard(frame, viewer);
                }
            }
        }
        status.draw(frame, foot, viewer);
    }

    private void drawHelp(Frame frame, Viewer viewer) {
        var pictures = view(reel.look(viewer.walk().ply())).pictures();
        var lines = Manual.lines(words, reel, pictures, frame.columns() - 2);
        drawPage(frame, viewer, words.get("viewer.help"), lines);
    }

    private static void drawPage(Frame frame, Viewer viewer, String title, List<Line> lines) {
        var sight = viewer.sight();
        sight.showPage(Painter.paintPage(frame, title, Inks.ALERT, lines, sight.top(), FOOT));
    }

    /// Gives where there is room for the foot.
    private Region drawBoard(Frame frame, Viewer viewer) {
        int ply = viewer.walk().ply();
        int turn = viewer.walk().turn();
        int since = turn == 0 ? 0 : reel.plyAfter(turn - 1);
        var state = reel.look(ply);
        var view = view(state);
        var names = view.pictures();
        var name = names.get(Math.min(viewer.sight().picture(), names.size() - 1));
        var picture = words.translate(reel.game(), Ask.picture(state, seer(state), name));
        var marked = marked(picture, turn);
        remember(name, picture);
        var painting = new Painting(
                picture,
                height,
                width,
                new Spots(picture),
                marked,
                BoardPane.lastMove(picture, marked),
                title(view, name),
                new PlayerLines(reel, cast, clock).players(ply),
                view.mover(),
                (columns, rows) -> story.lines(ply, since, rows, columns));
        return painter.paint(frame, painting, viewer.sight().board(), FOOT);
    }

    /// A picture that was larger a moment ago keeps its room, so that nothing jumps to and fro.
    private void remember(String name, Picture picture) {
        boolean isOther = !name.equals(pictureShown);
        pictureShown = name;
        height = Math.max(isOther ? 0 : height, picture.height());
        width = Math.max(isOther ? 0 : width, picture.width());
    }

    /// The game and which record it is, how far it is and what will end it, which view is shown.
    private String title(View view, String picture) {
        var parts = new ArrayList<String>();
        parts.add(reel.game().id());
        parts.add(playback.title());
        if (view.pictures().size() > 1) {
            parts.add(words.translate(reel.game(), picture));
        }
        parts.addAll(new Caption(words, reel.game(), Integer::toString).game(view));
        parts.removeIf(String::isEmpty);
        return String.join(" · ", parts);
    }

    /// The words of the last move, or of the last one before it that has a place on the board.
    private List<String> marked(Picture picture, int turn) {
        var places = picture.words();
        for (int last = turn; last > Math.max(0, turn - LOOKED_BACK); last--) {
            int ply = reel.plyAfter(last - 1);
            var made = reel.hides(ply, seer)
                    ? List.<String>of()
                    : List.of(reel.notation(ply).split(" ", -1));
            var marked = made.stream().filter(places::contains).distinct().toList();
            if (!marked.isEmpty()) {
                return marked;
            }
        }
        return List.of();
    }

    private View view(State state) {
        return Ask.view(state, seer(state));
    }

    /// Once the game is over everything may be shown.
    private int seer(State state) {
        return reveals && state.isOver() ? State.ALL_SEEING : seer;
    }

    /// Draws what celebrates the winners.
    void celebrate(Frame frame, long milliseconds) {
        new Fireworks(outcome.winners()).draw(frame, milliseconds);
    }
}
