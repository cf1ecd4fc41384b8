package plateau.server.bots;

import java.util.List;
import java.util.random.RandomGenerator;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.luck.Lot;

/// A position that is to be judged, not played: it stands in a [Job] where a turn would, and the thread of a
/// bot works on it.
public final class Inquiry implements Turn {
    private final State position;
    private final int ply;
    private final Runnable work;

    /// @param position in which a player is to move, as that player may know it
    /// @param work thinks about it; it looks every now and then whether its thread is interrupted
    public Inquiry(State position, int ply, Runnable work) {
        this.position = position;
        this.ply = ply;
        this.work = work;
    }

    void run() {
        work.run();
    }

    @Override
    public int player() {
        return position.mover();
    }

    @Override
    public Moves legal() {
        var legal = new Moves();
        position.legalMoves(legal);
        return legal;
    }

    @Override
    public State position() {
        return position;
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public Moves since() {
        return new Moves();
    }

    @Override
    public List<String> told() {
        return List.of();
    }

    @Override
    public RandomGenerator random() {
        return new Lot(ply, 0);
    }
}
