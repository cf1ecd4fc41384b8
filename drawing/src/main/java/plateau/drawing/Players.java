package plateau.drawing;

import java.util.List;
import plateau.words.Wording;

/// What the players of a drawing are called.
public final class Players {
    private final List<String> names;
    private final Wording wording;

    public Players(Look look) {
        names = look.names();
        wording = new Wording(look.language(), Players.class, "drawing");
    }

    public String name(int player) {
        return player < names.size() ? names.get(player) : wording.get("player", player);
    }
}
