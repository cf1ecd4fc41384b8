package plateau.bots.mansuba;

import plateau.bots.Bot;
import plateau.core.Game;
import plateau.core.Player;
import plateau.games.mansuba.Mansuba;

/// Heads for the start places of the others by the shortest way of the current terrain.
public record GuidedBot() implements Bot {
    @Override
    public String id() {
        return "guided";
    }

    @Override
    public boolean plays(Game game) {
        return game instanceof Mansuba;
    }

    @Override
    public Player player() {
        return new Guide();
    }
}
