package plateau.server.tables;

import java.util.List;
import java.util.Optional;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.View;

/// A position as it is looked at; valid only while one is at the table.
public final class Sight {
    private final Table table;

    Sight(Table table) {
        this.table = table;
    }

    public Game game() {
        return table.game();
    }

    /// What the players are called.
    public List<String> names() {
        return table.names();
    }

    /// As whom an account looks; see [State#view].
    public int viewer(String account, Optional<Integer> seat) {
        return table.viewer(account, seat);
    }

    /// What a viewer may know.
    public View view(int viewer) {
        return table.match().state().view(viewer);
    }

    /// What a viewer may choose from: the legal moves, if it is to move.
    public Selection selection(int viewer) {
        return table.isRunning() && viewer == table.match().mover()
                ? Selection.of(table.match().state())
                : Selection.NONE;
    }

    /// The notations of all moves as a viewer knows them.
    public List<String> moves(int viewer) {
        return table.match().told(viewer, 0);
    }

    public int ply() {
        return table.match().ply();
    }

    public int mover() {
        return table.match().mover();
    }

    /// Refuses a table whose game has not begun.
    public void checkBegun() {
        if (!hasBegun()) {
            throw Refusal.conflict("table.not-begun", "the game has not begun");
        }
    }

    public boolean hasBegun() {
        return table.row().started() > 0;
    }
}
