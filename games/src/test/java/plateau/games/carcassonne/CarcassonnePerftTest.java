package plateau.games.carcassonne;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.Perft;

/// Both implementations count the positions of `carcassonne.perft`.
class CarcassonnePerftTest {
    private static final String FILE = "carcassonne.perft";
    private static final Options<Game> OPTIONS = Options.of(Carcassonne.class);

    @TestFactory
    Stream<DynamicTest> theGameHasAsManyPositionsAsTheFileSays() {
        return Perft.tests(FILE, OPTIONS, Game::start);
    }

    @TestFactory
    Stream<DynamicTest> theSlowGameHasAsManyPositionsAsTheFileSays() {
        return Perft.tests(
                FILE, OPTIONS, (game, players) -> new SlowCarcassonne((Carcassonne) game, players));
    }
}
