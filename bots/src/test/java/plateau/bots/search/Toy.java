package plateau.bots.search;

import plateau.core.State;
import plateau.core.TextView;
import plateau.core.View;

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
    default View view(int viewer) {
        return TextView.of(this, "");
    }
}
