package plateau.games.piles;

import java.util.List;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.GameContract;

class PilesContractTest extends GameContract {
    @Override
    protected List<Game> games() {
        return everyPreset(Options.of(Piles.class));
    }
}
