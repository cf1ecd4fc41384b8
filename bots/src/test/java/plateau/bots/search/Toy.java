package plateau.bots.search;

import plateau.core.Picture;
import plateau.core.State;

/// A game too small to be shown or to have points.
interface Toy extends State {
    @Override
    default int score(int player) {
        return 0;
    }

    @Override
    default String notation(int move) {
        return "move" + move;
    }

    @Override
    default Picture picture(int viewer) {
        return new Picture();
    }
}
