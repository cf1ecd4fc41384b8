package plateau.games.mansuba;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.GameContract;

@Tag("slow")
class MansubaContractTest extends GameContract {
    private static final Options<Game> OPTIONS = Options.of(Mansuba.class);

    /// Surfaces, terrains and rules that no preset has, and the smallest worlds.
    private static final List<List<String>> CORNERS = List.of(
            List.of("kings=2", "pawn-steps=3", "surface=cylinder", "round-limit=60"),
            List.of("terrain=triangles", "victory=complex", "round-limit=100"),
            List.of("terrain=hexagonal", "sanctuary=off", "release=100", "landslide=3"),
            List.of("width=1", "height=3"),
            List.of("width=4", "height=22", "towers=1", "elephants=0", "filler=elephant", "elephant=line"),
            List.of("filler=king", "elephant=exact", "elephant-steps=5", "round-limit=60"),
            List.of(
                    "width=3",
                    "height=4",
                    "towers=1",
                    "elephants=1",
                    "kings=1",
                    "sanctuary=off",
                    "release-cost=turn",
                    "victory=complex"));

    /// All counts would take long and show no more.
    private static final List<Integer> PLAYERS = List.of(2, 3, 5, 10, 20);

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
