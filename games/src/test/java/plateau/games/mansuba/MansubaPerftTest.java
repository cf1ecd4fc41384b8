package plateau.games.mansuba;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.Perft;

/// Both implementations count the positions of `mansuba.perft`.
class MansubaPerftTest {
    private static final String FILE = "mansuba/mansuba.perft";
    private static final Options<Game> OPTIONS = Options.of(Mansuba.class);

    @TestFactory
    Stream<DynamicTest> theGameHasAsManyPositionsAsTheFileSays() {
        return Perft.tests(FILE, OPTIONS, Game::start);
    }

    @TestFactory
    Stream<DynamicTest> theSlowGameHasAsManyPositionsAsTheFileSays() {
        return Perft.tests(
                FILE, OPTIONS, (game, players) -> new SlowMansuba((Mansuba) game, players));
    }
}
