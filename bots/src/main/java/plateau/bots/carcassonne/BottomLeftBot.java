package plateau.bots.carcassonne;

import plateau.bots.Bot;
import plateau.core.Game;
import plateau.core.Player;
import plateau.games.carcassonne.Carcassonne;

/// The placement with the smallest x, then y, then direction (rules 8).
public record BottomLeftBot() implements Bot {
    @Override
    public String id() {
        return "bottom-left";
    }

    @Override
    public boolean plays(Game game) {
        return game instanceof Carcassonne;
    }

    @Override
    public Player player() {
        return turn -> Corner.choose(turn, 1);
    }
}
