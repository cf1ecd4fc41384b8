package plateau.drawing;

import java.util.List;
import java.util.stream.Stream;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.View;

/// A position of a game that is looked at again.
///
/// @param last the words of the last turn
public record Still(View view, List<String> last) {
    /// A look for all of some positions, so that nothing jumps from one picture to the next: the board
    /// reaches as far in all of them, and the largest says how large they are.
    ///
    /// @param end the last of them, in which a board that grows is largest
    public static Look together(Game game, Look look, Still end, Stream<Still> stills) {
        var grown = look.within(end.view.spans());
        return grown.within(stills.map(still -> still.extent(game, grown)).reduce(Extent.NONE, Extent::or));
    }

    private Extent extent(Game game, Look look) {
        return Drawings.extent(game, view, Selection.NONE, look.after(last));
    }

    public String svg(Game game, Look look) {
        return Drawings.svg(game, view, Selection.NONE, look.after(last));
    }

    /// The drawing for those who know no variables; see [Drawings#resolved].
    public String resolved(Game game, Look look) {
        return Drawings.resolved(game, view, Selection.NONE, look.after(last));
    }
}
