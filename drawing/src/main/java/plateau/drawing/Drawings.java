package plateau.drawing;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.View;

/// Every game's positions as SVG. A game without a drawing of its own is drawn from its text picture.
public final class Drawings {
    private static final Map<Class<?>, Drawing<?>> BY_VIEW =
            List.<Drawing<?>>of().stream()
                    .collect(Collectors.toUnmodifiableMap(Drawing::view, Function.identity()));

    private Drawings() {}

    /// A position as a whole SVG file.
    ///
    /// @param selection the legal moves and the words chosen so far; [Selection#NONE] for who only looks
    public static String svg(Game game, View view, Selection selection, Look look) {
        return frame(game, view, look).svg(board(game, view, selection, look));
    }

    /// The same for those who know no variables: every colour stands where it is used. The theme must be
    /// [Theme#LIGHT] or [Theme#DARK].
    public static String resolved(Game game, View view, Selection selection, Look look) {
        var frame = frame(game, view, look);
        return frame.palette()
                .resolve(frame.svg(board(game, view, selection, look)), look.theme() == Theme.DARK);
    }

    private static Frame frame(Game game, View view, Look look) {
        var own = BY_VIEW.get(view.getClass());
        return own == null
                ? new Frame(game, view, look, Palette.shared(), Sheets.SHARED)
                : new Frame(
                        game, view, look, Palette.with(own.getClass(), own.game()), Sheets.of(own));
    }

    private static Board board(Game game, View view, Selection selection, Look look) {
        var own = BY_VIEW.get(view.getClass());
        return own == null
                ? new TextDrawing(game).draw(view, selection, look)
                : draw(own, view, selection, look);
    }

    private static <V extends View> Board draw(
            Drawing<V> drawing, View view, Selection selection, Look look) {
        return drawing.draw(drawing.view().cast(view), selection, look);
    }
}
