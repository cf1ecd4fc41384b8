package plateau.arena;

import java.util.random.RandomGenerator;
import plateau.core.Lot;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.State;
import plateau.core.Turn;

/// A place at the table: who sits there, its random source, and the turn it is given.
final class Seat implements Turn {
    private final int player;
    private final Player occupant;
    private final State table;
    private final Moves legal;
    private final Lot lot = new Lot(0, 0);
    private final State view;
    private boolean seen;

    Seat(int player, Player occupant, State table, Moves legal) {
        this.player = player;
        this.occupant = occupant;
        this.table = table;
        this.legal = legal;
        this.view = table.copy();
    }

    void reseed(long seed) {
        lot.reseed(seed, 1 + player);
    }

    int choose() {
        seen = false;
        return occupant.choose(this);
    }

    @Override
    public int player() {
        return player;
    }

    @Override
    public Moves legal() {
        return legal;
    }

    @Override
    public State position() {
        if (!seen) {
            view.copyFrom(table);
            view.redeal(player, lot);
            seen = true;
        }
        return view;
    }

    @Override
    public RandomGenerator random() {
        return lot;
    }
}
