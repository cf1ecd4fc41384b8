package plateau.games.munificence;

import plateau.testkit.PerftTests;

class MunificencePerftTest extends PerftTests<Munificence> {
    MunificencePerftTest() {
        super("munificence.perft", Munificence.class, SlowMunificence::new);
    }
}
