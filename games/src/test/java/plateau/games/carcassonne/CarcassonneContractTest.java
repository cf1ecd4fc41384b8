package plateau.games.carcassonne;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.GameContract;

@Tag("slow")
class CarcassonneContractTest extends GameContract {
    private static final Options<Game> OPTIONS = Options.of(Carcassonne.class);

    /// The fewest and the most followers and other first tiles, which no preset has: one with a
    /// monastery, and one with nothing but city around.
    private static final List<List<String>> CORNERS = List.of(
            List.of("followers=1", "start=A", "start-direction=east"),
            List.of("followers=8", "scoring=first", "start=C"),
            List.of("start-x=-30", "start-y=30"));

    /// All counts would take long and show no more.
    private static final List<Integer> PLAYERS = List.of(2, 3, 5, 10, 17, 20);

    @Override
    protected List<Game> games() {
        return Stream.concat(everyPreset(OPTIONS).stream(), CORNERS.stream().map(OPTIONS::parse))
                .toList();
    }

    @Override
    protected List<Integer> playerCounts(Game game) {
        return super.playerCounts(game).stream().filter(PLAYERS::contains).toList();
    }

    @Override
    protected int seeds() {
        return 1;
    }
}
