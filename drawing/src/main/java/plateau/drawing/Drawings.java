package plateau.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.View;
import plateau.drawing.carcassonne.CarcassonneDrawing;
import plateau.drawing.mansuba.MansubaDrawing;
import plateau.drawing.munificence.MunificenceDrawing;
import plateau.drawing.piles.PilesDrawing;
import plateau.drawing.tilings.TilingsDrawing;
import plateau.words.Vocabulary;

/// Every game's positions as SVG. A game without a drawing of its own is drawn from its text picture.
public final class Drawings {
    private static final Map<Class<?>, Drawing<?>> BY_VIEW = List.<Drawing<?>>of(
                    new CarcassonneDrawing(),
                    new TilingsDrawing(),
                    new PilesDrawing(),
                    new MansubaDrawing(),
                    new MunificenceDrawing())
            .stream()
            .collect(Collectors.toUnmodifiableMap(Drawing::view, Function.identity()));

    /// Read once, by the names of games.
    private static final Map<String, Palette> PALETTES = new ConcurrentHashMap<>();

    private Drawings() {}

    /// A position as a whole SVG file.
    ///
    /// @param selection the legal moves and the words chosen so far; [Selection#NONE] for who only looks
    public static String svg(Game game, View view, Selection selection, Look look) {
        return frame(game, view, look).svg(board(game, view, selection, look));
    }

    /// The same with what is told beside it.
    public static Drawn drawn(Game game, View view, Selection selection, Look look) {
        var board = board(game, view, selection, look);
        var svg = frame(game, view, look).svg(board);
        return new Drawn(svg, board.status(), board.notes(), board.shapes().labels());
    }

    /// The same for those who know no variables: every colour stands where it is used. The theme must be
    /// [Theme#LIGHT] or [Theme#DARK].
    public static String resolved(Game game, View view, Selection selection, Look look) {
        var frame = frame(game, view, look);
        return frame.palette().resolve(frame.svg(board(game, view, selection, look)), look.theme() == Theme.DARK);
    }

    /// How much room a position takes, see [Look#within(Extent)].
    public static Extent extent(Game game, View view, Selection selection, Look look) {
        return frame(game, view, look).extent(board(game, view, selection, look));
    }

    /// Everything that a game is played with, on one sheet, as a whole SVG file; for those who know no
    /// variables if the theme is [Theme#LIGHT] or [Theme#DARK]. Empty where a game has no such sheet.
    public static Optional<String> pieces(Game game, Look look) {
        return own(game).flatMap(own -> own.pieces(look).map(board -> sheet(game, own, board, look)));
    }

    /// The style sheet of a page that has drawings of a game in it, drawn for [Theme#PAGE].
    public static String styles(Game game) {
        var own = own(game);
        var palette = own.map(Drawings::palette).orElseGet(Palette::shared);
        var sheet = own.map(Sheets::of).orElse(Sheets.SHARED);
        return palette.rules(Theme.PAGE) + Sheets.nested(sheet + Sheets.POINTING);
    }

    private static Optional<Drawing<?>> own(Game game) {
        return BY_VIEW.values().stream()
                .filter(own -> own.game().equals(game.id()))
                .findAny();
    }

    private static String sheet(Game game, Drawing<?> own, Board board, Look look) {
        var frame = new BoardFrame(game, State.NOBODY, List.of(), look, palette(own), Sheets.of(own));
        var svg = frame.svg(board);
        boolean isFixed = look.theme() == Theme.LIGHT || look.theme() == Theme.DARK;
        return isFixed ? frame.palette().resolve(svg, look.theme() == Theme.DARK) : svg;
    }

    private static Palette palette(Drawing<?> own) {
        return PALETTES.computeIfAbsent(own.game(), game -> Palette.with(own.getClass(), game));
    }

    private static BoardFrame frame(Game game, View view, Look look) {
        var own = BY_VIEW.get(view.getClass());
        var palette = own == null ? Palette.shared() : palette(own);
        var sheet = own == null ? Sheets.SHARED : Sheets.of(own);
        return new BoardFrame(game, view.mover(), view.scores(), look, palette, sheet);
    }

    private static Board board(Game game, View view, Selection selection, Look look) {
        var own = BY_VIEW.get(view.getClass());
        var board = own == null ? new TextDrawing(game).draw(view, selection, look) : draw(own, view, selection, look);
        return look.left().isEmpty() ? board : noting(board, look, view.scores().size());
    }

    /// Of who has left it is said beside what it has.
    private static Board noting(Board board, Look look, int players) {
        var notes = new ArrayList<String>();
        for (int player = 0; player < players; player++) {
            var left = look.left().contains(player)
                    ? Vocabulary.of(look.language()).left()
                    : "";
            var own = player < board.notes().size() ? board.notes().get(player) : "";
            notes.add(left + (left.isEmpty() || own.isEmpty() ? "" : ", ") + own);
        }
        return board.with(notes);
    }

    private static <V extends View> Board draw(Drawing<V> drawing, View view, Selection selection, Look look) {
        return drawing.draw(drawing.view().cast(view), selection, look);
    }
}
