package plateau.games.tilings;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.GameContract;

@Tag("slow")
class TilingsContractTest extends GameContract {
    private static final Options<Game> OPTIONS = Options.of(Tilings.class);

    /// Levels, the smallest boards and decks that no preset has.
    private static final List<List<String>> CORNERS = List.of(
            List.of("size=4", "level=motifs", "motifs=none"),
            List.of("size=5", "level=zones", "first=random"),
            List.of("size=1", "torus=on", "rotations=on"),
            List.of("size=2", "torus=on"),
            List.of("size=4", "deal=kinds", "mulligans=2"),
            List.of("size=6", "deck=3 red blue red blue; 4 blue blue red red; 2 red red red red"));

    /// All counts would take long and show no more.
    private static final List<Integer> PLAYERS = List.of(2, 3, 5, 9, 20);

    @Override
    protected List<Game> games() {
        return Stream.concat(everyPreset(OPTIONS).stream(), CORNERS.stream().map(OPTIONS::parse))
                .toList();
    }

    @Override
    protected List<Integer> playerCounts(Game game) {
        return super.playerCounts(game).stream().filter(PLAYERS::contains).toList();
    }
}
