package plateau.contract;

import java.util.Set;
import java.util.stream.Collectors;
import plateau.core.PointCount;
import plateau.core.PointKind;
import plateau.core.PointSheet;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.View;
import plateau.core.text.Text;

/// The clause of the [Contract] on what points consist of.
final class SheetClauses {
    private SheetClauses() {}

    /// At every ply the columns of the score sheet add up to the scores: what events paid, and what the position
    /// shows. A game without kinds of points has nothing to add up, and shows none.
    static void aScoreSheetAddsUp(RandomGame game) {
        var kinds = game.game().sheet();
        var names = kinds.stream().map(PointKind::name).collect(Collectors.toSet());
        if (names.size() < kinds.size()) {
            throw new Breach(Text.format("two kinds of points have one name: %s", kinds));
        }
        var count = new PointCount(game.game(), game.players());
        game.walk((state, ply) -> {
            var view = state.view(State.ALL_SEEING);
            requireKinds(names, view);
            if (!names.isEmpty()) {
                requireSum(count.sheet(view), Result.scores(state));
            }
            if (ply < game.plies()) {
                state.events(game.move(ply)).forEach(count::add);
            }
        });
    }

    private static void requireKinds(Set<String> names, View view) {
        for (var share : view.sheet()) {
            if (!names.contains(share.kind())) {
                throw new Breach(
                        Text.format("the view shows points of the kind '%s', expected one of %s", share.kind(), names));
            }
        }
    }

    private static void requireSum(PointSheet sheet, Object scores) {
        Breach.unlessEqual("the totals of the score sheet", scores, sheet.totals());
        for (var row : sheet.rows()) {
            if (row.kind().equals(PointSheet.REST)) {
                throw new Breach(Text.format(
                        "the score sheet does not add up: %s are missing of the scores %s, in %s",
                        row.points(), scores, sheet.rows()));
            }
        }
    }
}
