package plateau.drawing;

import java.util.ArrayList;
import java.util.List;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.View;
import plateau.drawing.svg.Markup;
import plateau.drawing.svg.Pen;
import plateau.words.Sentences;
import plateau.words.Wording;

/// What is around a board: paper, the players with their points, what is to be done, and the words for
/// those who cannot see it.
///
/// @param scores the points of all players; empty where nobody plays
/// @param sheet the style sheet of the board
record BoardFrame(Game game, int mover, List<Integer> scores, Look look, Palette palette, String sheet) {
    private static final double MARGIN = 16;
    private static final double ROW = 40;
    private static final double GAP = 8;

    /// A panel of a player is at least so wide.
    private static final double NARROWEST = 220;

    /// How far lines of the status are apart.
    private static final double LINE = 20;

    String svg(Board board) {
        var room = extent(board).or(look.least());
        // On a wide board small letters would be lost once it is scaled down to a phone.
        double scale = scale(room.width());
        var panels = hasPanels(board) ? panels(board, room) : new Panels(new Pen(), 0);
        var lines = lines(board, room.width());
        double status = room.lines() == 0 ? 0 : ROW * 0.7 + (room.lines() - 1) * LINE;
        // In whole units, so that a raster has no line that is half paper.
        double width = Math.ceil(room.width() + 2 * MARGIN);
        double below = scale * (panels.height + status);
        double height = Math.ceil(room.height() + 2 * MARGIN + below);
        var out = new Markup();
        open(out, board, width, height);
        var pen = new Pen();
        if (look.theme() != Theme.PAGE) {
            pen.rect(0, 0, width, height, 0, "paper");
        }
        pen.group(Pen.at(MARGIN, MARGIN), "").add(board.shapes()).end().newLine();
        pen.group(Pen.scaled(MARGIN, MARGIN + room.height(), scale), "").add(panels.pen);
        for (int line = 0; line < lines.size(); line++) {
            pen.text(0, panels.height + ROW * 0.6 + line * LINE, lines.get(line), "label");
        }
        pen.end();
        return out.add(pen.markup()).close().line().toString();
    }

    /// How much room a board and what is told of it take.
    Extent extent(Board board) {
        boolean hasNotes = board.notes().stream().anyMatch(note -> !note.isEmpty());
        int lines = lines(board, board.width()).size();
        return new Extent(board.width(), board.height(), lines, hasNotes);
    }

    private static double scale(double width) {
        return Math.max(1, width / 720);
    }

    private boolean hasPanels(Board board) {
        return look.shows(Look.Layer.PLAYERS) && !board.showsPlayers() && !scores.isEmpty();
    }

    private void open(Markup out, Board board, double width, double height) {
        out.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "class",
                "plateau",
                "viewBox",
                "0 0 " + Markup.number(width) + " " + Markup.number(height),
                "width",
                Markup.number(width),
                "height",
                Markup.number(height),
                "lang",
                look.language().code(),
                "role",
                "group",
                "aria-label",
                description(board));
        out.element("title", title());
        out.element("desc", description(board));
        if (look.theme() != Theme.PAGE) {
            boolean isStill = look.theme() != Theme.AUTO;
            out.verbatim("style", palette.rules(look.theme()) + sheet + (isStill ? "" : Sheets.POINTING));
        }
        out.line();
    }

    private String title() {
        return Sentences.capital(game.id());
    }

    private String description(Board board) {
        var wording = wording();
        var players = new Players(look, game);
        var told = new ArrayList<String>();
        for (int player = 0; player < scores.size(); player++) {
            told.add(wording.get("score", players.name(player), scores.get(player)));
        }
        return wording.get("described", title(), board.status(), String.join(", ", told))
                .strip();
    }

    private Wording wording() {
        return new Wording(look.language(), BoardFrame.class, "drawing");
    }

    /// The panels of all players, and how high they are together.
    private record Panels(Pen pen, double height) {}

    private Panels panels(Board board, Extent room) {
        double width = room.width() / scale(room.width());
        int players = scores.size();
        int columns = Math.clamp((long) (width / NARROWEST), 1, players);
        double each = (width - GAP * (columns - 1)) / columns;
        var notes = notes(board, players);
        double height = ROW + (room.hasNotes() ? 16 : 0);
        var pen = new Pen();
        for (int player = 0; player < players; player++) {
            double x = player % columns * (each + GAP);
            int row = player / columns;
            double y = GAP + row * (height + GAP);
            pen.group(Pen.at(x, y), "");
            panel(pen, player, each, height, notes.get(player));
            pen.end();
        }
        int rows = (players + columns - 1) / columns;
        return new Panels(pen, GAP + rows * (height + GAP));
    }

    private static List<String> notes(Board board, int players) {
        var notes = new ArrayList<>(board.notes());
        while (notes.size() < players) {
            notes.add("");
        }
        return notes;
    }

    private void panel(Pen pen, int player, double width, double height, String note) {
        boolean isMover = player == mover && !look.left().contains(player);
        pen.rect(0, 0, width, height, 8, isMover ? "mover" : "panel");
        Sign.bare(pen, 20, ROW / 2, 9, player);
        var name = numbered(player);
        var points = wording().count(scores.get(player));
        double room = width - 38 - 22 - Lettering.POINTS.width(points);
        var letters = isMover ? Lettering.TITLE : Lettering.LABEL;
        pen.text(38, ROW / 2 + 5.5, letters.fitting(name, room), isMover ? "title" : "label");
        pen.text(width - 12, ROW / 2 + 7, points, "points");
        if (!note.isEmpty()) {
            pen.text(38, ROW + 6, Lettering.NOTE.fitting(note, width - 50), "note");
        }
    }

    /// The name, after the number where neither sign nor name tells who it is.
    private String numbered(int player) {
        var name = new Players(look, game).name(player);
        boolean isTold = !Sign.isRepeated(player) || !look.names().contains(name);
        return isTold ? name : player + game.firstNumber() + " · " + name;
    }

    /// The status in as many lines as it needs.
    private List<String> lines(Board board, double width) {
        boolean hasStatus = look.shows(Look.Layer.PLAYERS) && !board.status().isEmpty();
        return hasStatus ? Lettering.LABEL.lines(board.status(), width / scale(width)) : List.of();
    }

    /// What is to be done, for a game that says nothing of its own.
    static String status(View view, Look look) {
        var wording = new Wording(look.language(), BoardFrame.class, "drawing");
        return switch (view.mover()) {
            case State.NOBODY -> wording.get("over");
            case State.CHANCE -> wording.get("chance");
            default -> wording.get("turn", new Players(look).name(view.mover()));
        };
    }
}
