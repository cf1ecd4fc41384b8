package plateau.games.carcassonne;

import org.junit.jupiter.api.Test;
import plateau.testkit.Golden;
import plateau.testkit.Playthrough;

/// The beginning of a game to look at: `carcassonne.txt`.
class CarcassonnePlaythroughTest {
    private static final int PLIES = 60;

    @Test
    void aGameReadsAsBefore() {
        Golden.check("carcassonne.txt", Playthrough.random(Table.game(), 3, 1, PLIES));
    }
}
