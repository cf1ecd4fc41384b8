package plateau.bots;

import plateau.core.Player;

/// Any legal move, all equally likely.
public record RandomBot() implements Bot {
    @Override
    public String id() {
        return "random";
    }

    @Override
    public Player player() {
        return turn -> turn.legal().get(turn.random().nextInt(turn.legal().size()));
    }
}
