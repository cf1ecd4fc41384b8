package plateau.games.carcassonne;

import plateau.testkit.PerftTests;

class CarcassonnePerftTest extends PerftTests<Carcassonne> {
    CarcassonnePerftTest() {
        super("carcassonne.perft", Carcassonne.class, SlowCarcassonne::new);
    }
}
