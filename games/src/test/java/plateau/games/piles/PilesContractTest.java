package plateau.games.piles;

import java.util.List;
import org.junit.jupiter.api.Tag;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.GameContract;

@Tag("slow")
class PilesContractTest extends GameContract {
    @Override
    protected List<Game> games() {
        var options = Options.<Game>of(Piles.class);
        var games = everyPreset(options);
        // Rules 7: at random the board of two players is full after thousands of turns.
        games.remove(options.parse("report", List.of()));
        games.add(options.parse("report", List.of("size=3")));
        games.add(options.parse(List.of("cell-limit=3", "cell-limit-stops=on")));
        return games;
    }
}
