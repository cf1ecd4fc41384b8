package plateau.games.munificence;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.Perft;

/// Both implementations count the positions of `munificence.perft`.
class MunificencePerftTest {
    private static final String FILE = "munificence.perft";
    private static final Options<Game> OPTIONS = Options.of(Munificence.class);

    @TestFactory
    Stream<DynamicTest> theGameHasAsManyPositionsAsTheFileSays() {
        return Perft.tests(FILE, OPTIONS, Game::start);
    }

    @TestFactory
    Stream<DynamicTest> theSlowGameHasAsManyPositionsAsTheFileSays() {
        return Perft.tests(
                FILE, OPTIONS, (game, players) -> new SlowMunificence((Munificence) game, players));
    }
}
