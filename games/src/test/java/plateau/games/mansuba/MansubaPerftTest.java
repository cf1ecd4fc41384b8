package plateau.games.mansuba;

import plateau.testkit.PerftTests;

class MansubaPerftTest extends PerftTests<Mansuba> {
    MansubaPerftTest() {
        super("mansuba/mansuba.perft", Mansuba.class, SlowMansuba::new);
    }
}
