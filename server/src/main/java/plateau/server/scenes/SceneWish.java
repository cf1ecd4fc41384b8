package plateau.server.scenes;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import plateau.server.tables.TableSnapshot;
import plateau.words.Language;

/// Who wants to see a scene, and how.
///
/// @param account empty for who only looks on
/// @param seat as which of its seats it looks; empty for the one to move if that is its own, else its first
/// @param layers some of [Scene#LAYERS]
public record SceneWish(String account, Optional<Integer> seat, Language language, Set<String> layers) {
    public SceneWish {
        layers = Set.copyOf(layers);
    }

    boolean isSeen(TableSnapshot table) {
        return table.mayLook(account, seat);
    }

    /// The scene of a table as it is.
    Key now(TableSnapshot table) {
        return at(table, List.of(), table.ply());
    }

    /// @param words chosen so far
    /// @param ply after so many moves
    Key at(TableSnapshot table, List<String> words, int ply) {
        var own = table.seats(account);
        int shown = seat.or(
                        () -> own.stream().filter(each -> each == table.mover()).findFirst())
                .or(() -> own.stream().findFirst())
                .orElse(Key.NO_SEAT);
        int viewer = table.viewer(account, seat);
        boolean isAsked = ply == table.ply() && table.isAsked(viewer);
        return new Key(table, viewer, shown, language, isAsked ? layers : still(), List.copyOf(words), ply);
    }

    /// The layers for who has nothing to choose.
    private Set<String> still() {
        return layers.stream().filter(each -> !each.equals(Scene.AHEAD)).collect(Collectors.toSet());
    }

    /// A scene: all who wish for the same see the same.
    ///
    /// @param seat whose scene it is called, or [#NO_SEAT]
    record Key(
            TableSnapshot table,
            int viewer,
            int seat,
            Language language,
            Set<String> layers,
            List<String> words,
            int ply) {
        static final int NO_SEAT = -1;

        boolean isNow() {
            return ply == table.ply();
        }
    }
}
