package plateau.games.tilings;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.Perft;

/// Both implementations count the positions of `tilings.perft`.
class TilingsPerftTest {
    private static final String FILE = "tilings.perft";
    private static final Options<Game> OPTIONS = Options.of(Tilings.class);

    @TestFactory
    Stream<DynamicTest> theGameHasAsManyPositionsAsTheFileSays() {
        return Perft.tests(FILE, OPTIONS, Game::start);
    }

    @TestFactory
    Stream<DynamicTest> theSlowGameHasAsManyPositionsAsTheFileSays() {
        return Perft.tests(
                FILE, OPTIONS, (game, players) -> new SlowTilings((Tilings) game, players));
    }
}
