package plateau.terminal.table;

import java.util.List;
import plateau.arena.match.Foul;
import plateau.core.Ask;
import plateau.core.Ending;
import plateau.core.Interrupted;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.View;
import plateau.terminal.screen.Departures;

/// What somebody may want besides a move, and that changes nothing of what is chosen. Each gives what is to
/// be said then.
record Orders(SharedTable table, State position, Moves legal, int player, View view, Choosing choosing) {
    /// All moves, as they are written.
    List<String> moves() {
        var title = table.words().get("table.moves", legal.size());
        table.pages()
                .show(title, Ask.notations(position).stream().map(table::shown).toList());
        return List.of();
    }

    /// Shows other pictures of the position, or says which there are.
    List<String> look(List<String> names) {
        return table.look(position, player, names)
                ? List.of()
                : List.of(table.words().get("table.views", String.join(", ", view.pictures())));
    }

    void explain() {
        var lines = table.help().lines(view, choosing.selection(), choosing.isPointedAt());
        table.pages().show(table.game().id(), lines);
    }

    void resign(ScreenState scene) {
        if (table.agrees(scene, table.words().get("table.resign"), List.of(), false)) {
            throw new Foul(Ending.RESIGNED, Departures.LEFT);
        }
    }

    /// Leaving stops the game; nobody has lost it, and it can be taken up again.
    void leave(ScreenState scene) {
        if (table.agrees(scene, table.words().get("table.stop"), List.of(), false)) {
            table.stop().run();
            throw new Interrupted();
        }
    }
}
