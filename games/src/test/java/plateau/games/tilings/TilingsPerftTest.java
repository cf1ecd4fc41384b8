package plateau.games.tilings;

import plateau.testkit.PerftTests;

class TilingsPerftTest extends PerftTests<Tilings> {
    TilingsPerftTest() {
        super("tilings.perft", Tilings.class, SlowTilings::new);
    }
}
