package plateau.games.tilings;

import org.junit.jupiter.api.Test;
import plateau.testkit.Golden;
import plateau.testkit.Playthrough;

/// Whole games to look at: `tilings-*.txt`.
class TilingsPlaythroughTest {
    @Test
    void aGameWithInfluenceReadsAsBefore() {
        var game = Table.game("size=4", "deck=4 red red red red; 4 red violet red violet; 4 violet red violet red");
        Golden.check("tilings-influence.txt", Playthrough.random(game, 3, 1, 1000));
    }

    @Test
    void aGameOnATorusWithTurnedTilesReadsAsBefore() {
        var game = Table.game(
                "size=3",
                "level=zones",
                "torus=on",
                "rotations=on",
                "first=random",
                "deck=5 red blue blue blue; 5 blue blue blue blue; 2 red red red red");
        Golden.check("tilings-torus.txt", Playthrough.random(game, 2, 3, 1000));
    }
}
