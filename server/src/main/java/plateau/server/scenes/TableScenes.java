package plateau.server.scenes;

import java.util.List;
import java.util.Optional;
import plateau.api.SceneJson;
import plateau.core.wire.Wire;
import plateau.server.tables.Showing;
import plateau.server.tables.TableSnapshot;

/// What is shown of tables, each drawn once however many look: whoever knows the same, reads the same language
/// and wishes for the same layers sees the same.
public final class TableScenes {
    /// So many characters of drawings are kept.
    private static final long ROOM = 12_000_000;

    /// What is kept with each: the table as it was, with its position and what was seen of it.
    private static final long TABLE = 30_000;

    private final Once<Object, SharedText> shown = new Once<>(ROOM, text -> TABLE + text.weight());

    /// How many drawings were made so far.
    public long drawn() {
        return shown.made();
    }

    /// Something else that is drawn of a table, such as its board; equal ones draw the same.
    public interface Drawing {
        String draw(TableSnapshot table);
    }

    private record Drawn(TableSnapshot table, Drawing drawing) {}

    public SharedText drawing(TableSnapshot table, Drawing drawing) {
        return shown.get(new Drawn(table, drawing), () -> new SharedText(drawing.draw(table)));
    }

    /// The scene of a table as it is, as JSON.
    public SharedText scene(TableSnapshot table, SceneWish wish) {
        return scene(wish.now(table));
    }

    /// The same for who listens: nothing while the seat as which it looks is not its own.
    public Showing showing(SceneWish wish) {
        return table -> wish.isSeen(table) ? Optional.of(scene(table, wish)) : Optional.empty();
    }

    /// The scene of a table after some moves, or with some words chosen, as JSON.
    ///
    /// @param words chosen so far; it is a [plateau.core.text.BadInput] if they are not legal
    /// @param ply after so many moves
    public SharedText scene(TableSnapshot table, SceneWish wish, List<String> words, int ply) {
        return scene(wish.at(table, words, ply));
    }

    private SharedText scene(SceneWish.Key key) {
        return shown.get(key, () -> new SharedText(Wire.write(json(key))));
    }

    private static SceneJson json(SceneWish.Key key) {
        var standing = key.table().standing();
        int back = key.table().back(key.viewer());
        boolean canGoBack = key.isNow() && back >= 0;
        var scene = key.isNow() ? now(key) : before(key);
        var shown = scene.json();
        return new SceneJson(
                key.ply(),
                standing.event(),
                key.seat() == SceneWish.Key.NO_SEAT ? Optional.empty() : Optional.of(key.seat()),
                standing.mover(),
                standing.phase(),
                canGoBack ? Optional.of(true) : Optional.empty(),
                canGoBack ? Optional.of(back) : Optional.empty(),
                shown,
                key.layers().contains(Scene.AHEAD) ? Optional.of(Ahead.of(scene, shown)) : Optional.empty());
    }

    private static Scene now(SceneWish.Key key) {
        var table = key.table();
        var look = Scene.look(key.language(), table.names(key.language()), key.layers(), table.lastTurn(key.viewer()));
        var view = table.view(key.viewer());
        return explained(Scene.of(table.game(), view, table.selection(key.viewer()), key.words(), look), key);
    }

    private static Scene before(SceneWish.Key key) {
        var table = key.table();
        var replay = table.replay();
        replay.advanceTo(key.ply());
        var look = Scene.look(key.language(), table.names(key.language()), key.layers(), replay.lastTurn());
        return explained(Scene.of(table.game(), replay.state().view(key.viewer()), look), key);
    }

    /// To explain scores the game is played again, which takes some milliseconds.
    private static Scene explained(Scene scene, SceneWish.Key key) {
        boolean isWanted = key.layers().contains(Scene.SCORES);
        return isWanted ? scene.explained(key.table().replay(), key.ply(), key.viewer()) : scene;
    }
}
