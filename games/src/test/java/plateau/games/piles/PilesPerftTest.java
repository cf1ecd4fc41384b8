package plateau.games.piles;

import plateau.testkit.PerftTests;

class PilesPerftTest extends PerftTests<Piles> {
    PilesPerftTest() {
        super("piles/piles.perft", Piles.class, SlowPiles::new);
    }
}
