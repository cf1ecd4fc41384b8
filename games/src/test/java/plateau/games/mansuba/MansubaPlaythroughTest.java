package plateau.games.mansuba;

import org.junit.jupiter.api.Test;
import plateau.testkit.Golden;
import plateau.testkit.Playthrough;

/// Whole games to look at: `mansuba/*.txt`.
class MansubaPlaythroughTest {
    @Test
    void aGameOfThreeOnATorusReadsAsBefore() {
        var game = Scene.game("width=6", "height=6", "towers=2", "elephants=1", "landslide=4");
        Golden.check("mansuba/torus.txt", Playthrough.random(game, 3, 1, 1000));
    }

    @Test
    void aGameInWhichFreeingCostsTheTurnReadsAsBefore() {
        var game = Scene.game(
                "width=5",
                "height=4",
                "surface=flat",
                "formation=columns",
                "towers=1",
                "elephants=1",
                "kings=1",
                "sanctuary=off",
                "release-cost=turn",
                "jumps=multiple",
                "victory=complex",
                "round-limit=20");
        Golden.check("mansuba/turn.txt", Playthrough.random(game, 2, 27, 1000));
    }
}
