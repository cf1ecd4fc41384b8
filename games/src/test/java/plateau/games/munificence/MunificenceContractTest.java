package plateau.games.munificence;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.GameContract;

@Tag("slow")
class MunificenceContractTest extends GameContract {
    private static final Options<Game> OPTIONS = Options.of(Munificence.class);

    /// Random decks, the smallest and the largest games, and long ones in which hands fill up.
    private static final List<List<String>> CORNERS = List.of(
            List.of("token-seed=3", "builder-seed=5", "points=100", "turns=60"),
            List.of("token-seed=8", "links=grid", "targets=random", "turns=60"),
            List.of("builder-seed=9", "targets=random", "points=1000", "turns=100"),
            List.of("tokens=36", "builders=30", "turns=100", "points=50"),
            List.of("colours=2", "levels=1", "tokens=4", "builders=3", "turns=20"),
            List.of(
                    "colours=10",
                    "levels=9",
                    "tokens=64",
                    "builders=100",
                    "links=grid",
                    "token-seed=1",
                    "builder-seed=1",
                    "points=1000",
                    "turns=100"));

    @Override
    protected List<Game> games() {
        return Stream.concat(everyPreset(OPTIONS).stream(), CORNERS.stream().map(OPTIONS::parse))
                .toList();
    }
}
