package plateau.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.options.Options;

/// Two implementations of a game that both count the positions of a file of numbers (see [Perft]).
///
/// @param <G> the game
public abstract class PerftTests<G extends Game> {
    /// Makes the first position of the second implementation.
    public interface Second<G> {
        State start(G game, int players);
    }

    private final String file;
    private final Class<G> type;
    private final Second<G> second;

    /// @param file among the test's resources
    protected PerftTests(String file, Class<G> type, Second<G> second) {
        this.file = file;
        this.type = type;
        this.second = second;
    }

    @TestFactory
    Stream<DynamicTest> theGameHasAsManyPositionsAsTheFileSays() {
        return Perft.tests(file, Options.of(type), Game::start);
    }

    @TestFactory
    Stream<DynamicTest> theSecondImplementationHasAsMany() {
        return Perft.tests(file, Options.of(type), (game, players) -> second.start(type.cast(game), players));
    }
}
