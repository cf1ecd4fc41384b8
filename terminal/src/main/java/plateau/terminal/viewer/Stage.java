package plateau.terminal.viewer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plateau.arena.reel.Reel;
import plateau.core.Ask;
import plateau.core.Clock;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Picture;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Inks;
import plateau.terminal.console.Layout;
import plateau.terminal.console.Region;
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
    private final Film film;
    private final int seer;
    private final boolean reveals;
    private final Story story;
    private final Panel panel;
    private final Earnings earnings;
    private final Outcome outcome;
    private final Status status;
    private final Board board = new Board();
    private String pictureShown = "";
    private int height;
    private int width;

    /// @param seats the players' names; none where they are not known
    /// @param seer who looks, and may know no more
    /// @param reveals whether everything is shown once the game is over
    Stage(Reel reel, Screen screen, Film film, List<String> seats, Clock clock, int seer, boolean reveals) {
        this.reel = reel;
        this.words = screen.words();
        this.film = film;
        this.seer = seer;
        this.reveals = reveals;
        var cast = new Cast(words, reel.game(), seats);
        story = new Story(reel, words, seer);
        panel = new Panel(reel, cast, clock);
        var kinds = new Kinds(reel, words);
        earnings = new Earnings(reel, words, cast, story, kinds, seer);
        outcome = new Outcome(reel, words, cast, kinds);
        status = new Status(reel, words, film, cast);
    }

    Outcome outcome() {
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

    /// Lines of which as many are seen as fit.
    private static void drawPage(Frame frame, Viewer viewer, String title, List<Line> lines) {
        frame.put(0, 1, title, Inks.ALERT);
        int room = Math.max(1, frame.rows() - FOOT - 2);
        viewer.sight().limitPage(lines.size() - room);
        int end = Math.min(lines.size(), viewer.sight().top() + room);
        for (int i = viewer.sight().top(); i < end; i++) {
            lines.get(i).draw(frame, 2 + i - viewer.sight().top(), 1, frame.columns());
        }
        if (viewer.sight().top() > 0) {
            frame.put(2, frame.columns() - 1, "↑", Inks.ALERT);
        }
        if (end < lines.size()) {
            frame.put(1 + room, frame.columns() - 1, "↓", Inks.ALERT);
        }
    }

    /// Gives where there is room for the foot.
    private Region drawBoard(Frame frame, Viewer viewer) {
        int ply = viewer.walk().ply();
        int since = viewer.walk().turn() == 0 ? 0 : reel.plyAfter(viewer.walk().turn() - 1);
        // What was told comes first, since it asks for earlier positions; it is remembered.
        story.recall(ply, frame.rows());
        var view = view(reel.look(ply));
        var names = view.pictures();
        var name = names.get(Math.min(viewer.sight().picture(), names.size() - 1));
        var picture = words.translate(reel.game(), Ask.picture(reel.look(ply), seer(reel.look(ply)), name));
        var marked = marked(picture, viewer.walk().turn());
        remember(name, picture);
        var layout = layout(frame, 1);
        var title = title(view, name, layout.players().width());
        // With more lines the players may have to move to a narrower place.
        for (int i = 0; i < 2; i++) {
            layout = layout(frame, title.size());
            title = title(view, name, layout.players().width());
        }
        layout = layout.elseInCorner(
                frame.region(),
                picture,
                columns -> reel.players() + title(view, name, columns).size(),
                FOOT);
        title = title(view, name, layout.players().width());
        board.draw(frame, layout.board(), picture, marked, viewer.sight());
        panel.draw(frame, layout.players(), title, ply, view.mover());
        drawLog(frame, layout, ply, since);
        return layout.foot();
    }

    /// A picture that was larger a moment ago keeps its room, so that nothing jumps to and fro.
    private void remember(String name, Picture picture) {
        boolean isOther = !name.equals(pictureShown);
        pictureShown = name;
        height = Math.max(isOther ? 0 : height, picture.height());
        width = Math.max(isOther ? 0 : width, picture.width());
    }

    private Layout layout(Frame frame, int titles) {
        return Layout.of(frame.region(), height, width, reel.players() + titles, FOOT);
    }

    private void drawLog(Frame frame, Layout layout, int ply, int since) {
        var region = layout.log();
        int row = region.row();
        if (region.height() < 1) {
            return;
        }
        if (!layout.isFolded()) {
            frame.rule(row - 1, region.column(), region.width(), Inks.FAINT);
        }
        for (var line : story.lines(ply, since, region.height(), region.width())) {
            line.draw(frame, row++, region.column(), region.column() + region.width());
        }
    }

    /// The game and which record it is, how far it is and what will end it, which view is shown.
    private List<Line> title(View view, String picture, int width) {
        var parts = new ArrayList<String>();
        parts.add(reel.game().id());
        parts.add(film.title());
        if (view.pictures().size() > 1) {
            parts.add(words.translate(reel.game(), picture));
        }
        parts.addAll(new Caption(words, reel.game(), Integer::toString).game(view));
        parts.removeIf(String::isEmpty);
        return Line.wrap("", String.join(" · ", parts), width, Inks.FAINT);
    }

    /// The words of the last move, or of the last one before it that has a place on the board.
    private Set<String> marked(Picture picture, int turn) {
        var places = picture.words();
        for (int last = turn; last > Math.max(0, turn - LOOKED_BACK); last--) {
            int ply = reel.plyAfter(last - 1);
            var marked = new LinkedHashSet<String>();
            if (!reel.hides(ply, seer)) {
                marked.addAll(List.of(reel.notation(ply).split(" ", -1)));
            }
            marked.retainAll(places);
            if (!marked.isEmpty()) {
                return marked;
            }
        }
        return new LinkedHashSet<>();
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
