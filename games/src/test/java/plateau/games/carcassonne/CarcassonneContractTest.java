package plateau.games.carcassonne;

import java.util.List;
import java.util.stream.Stream;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.GameContract;

class CarcassonneContractTest extends GameContract {
    private static final Options<Game> OPTIONS = Options.of(Carcassonne.class);

    /// The fewest and the most followers, which no preset has.
    private static final List<List<String>> CORNERS =
            List.of(List.of("followers=1"), List.of("followers=8", "scoring=first"));

    @Override
    protected List<Game> games() {
        return Stream.concat(everyPreset(OPTIONS).stream(), CORNERS.stream().map(OPTIONS::parse))
                .toList();
    }

    @Override
    protected int seeds() {
        return 1;
    }
}
