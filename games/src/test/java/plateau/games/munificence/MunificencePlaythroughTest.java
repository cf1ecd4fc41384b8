package plateau.games.munificence;

import org.junit.jupiter.api.Test;
import plateau.testkit.Golden;
import plateau.testkit.Playthrough;

/// Whole games to look at: `munificence-*.txt`.
class MunificencePlaythroughTest {
    @Test
    void aStandardGameReadsAsBefore() {
        Golden.check("munificence-standard.txt", Playthrough.random(Sitting.game(), 2, 5, 1000));
    }

    @Test
    void aGameWithRandomDecksReadsAsBefore() {
        var game = Sitting.game(
                "token-seed=4", "builder-seed=11", "tokens=9", "colours=3", "turns=12", "points=25", "targets=random");
        Golden.check("munificence-random.txt", Playthrough.random(game, 3, 2, 1000));
    }
}
