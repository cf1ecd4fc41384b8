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
    private final Table table;
    private final Moves legal = new Moves();
    private final Log log;
    private final Lot lot = new Lot(0, 0);
    private final State view;
    private final Moves since = new Moves();
    private boolean seen;
    private boolean told;
    private int turns;
    private int choices;

    /// How long the log was when the player was asked.
    private int asked;

    /// How long it was when the player was asked the time before.
    private int askedBefore;

    Seat(int player, Player occupant, Table table, Log log) {
        this.player = player;
        this.occupant = occupant;
        this.table = table;
        this.log = log;
        this.view = table.state().copy();
    }

    /// Makes ready for a game.
    void begin(long seed) {
        lot.reseed(seed, 1 + player);
        asked = 0;
        turns = 0;
    }

    /// Asks the player, who has the list of legal moves in hand. If it was changed meanwhile, by
    /// mistake or to make another move legal, it is made again.
    int choose() {
        table.list(legal);
        choices = legal.size();
        int fillings = legal.fillings();
        int move = ask();
        if (legal.size() != choices || legal.fillings() != fillings) {
            table.list(legal);
        }
        return move;
    }

    private int ask() {
        seen = false;
        told = false;
        turns++;
        askedBefore = asked;
        asked = log.size();
        return occupant.choose(this);
    }

    /// How many moves the player had to choose from.
    int choices() {
        return choices;
    }

    boolean allows(int move) {
        return legal.contains(move);
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
            table.show(player, view, lot);
            seen = true;
        }
        return view;
    }

    @Override
    public boolean isFirst() {
        return turns == 1;
    }

    @Override
    public int ply() {
        return log.size();
    }

    @Override
    public Moves since() {
        if (!told) {
            since.clear();
            log.tell(player, askedBefore, since);
            told = true;
        }
        return since;
    }

    @Override
    public RandomGenerator random() {
        return lot;
    }
}
