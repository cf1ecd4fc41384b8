package plateau.drawing;

import java.util.List;
import plateau.core.Game;
import plateau.words.Wording;

/// What the players of a drawing are called.
public final class Players {
    private final List<String> names;
    private final Wording wording;
    private final int first;

    public Players(Look look) {
        this(look, 0);
    }

    Players(Look look, Game game) {
        this(look, game.firstNumber());
    }

    /// Counts the players that have no name as people do.
    ///
    /// @param first the number that people call the first player by
    public Players(Look look, int first) {
        this.first = first;
        names = look.names();
        wording = new Wording(look.language(), Players.class, "drawing");
    }

    /// What a player is called: with its number, where another has the same name.
    public String name(int player) {
        if (player >= names.size()) {
            return wording.get("player", first + player);
        }
        var name = names.get(player);
        boolean isShared = names.indexOf(name) != names.lastIndexOf(name);
        return isShared ? wording.get("namesake", name, first + player) : name;
    }
}
