package plateau.server;

import java.util.List;
import plateau.core.Game;
import plateau.games.Games;
import plateau.testkit.KuhnPoker;

/// Adds a game with hidden hands to the list, and one that stops where a test says so, as a jar from elsewhere
/// would.
public final class TestGames implements Games.Extension {
    @Override
    public List<Class<? extends Game>> games() {
        return List.of(KuhnPoker.class, Stroll.class);
    }
}
