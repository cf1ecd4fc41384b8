package plateau.core;

import java.util.List;

/// A record played again, move by move, every one checked.
public final class Replay {
    private final Game game;
    private final State state;
    private final List<String> moves;
    private final Moves legal = new Moves();
    private int ply;

    /// @param game the record's game, with its options
    public Replay(Game game, GameRecord record) {
        this(game, record.players(), record.moves());
    }

    public Replay(Game game, int players, List<String> moves) {
        this.game = game;
        this.state = game.begin(players);
        this.moves = moves;
    }

    /// The position reached so far; not to be played on.
    public State state() {
        return state;
    }

    /// How many moves have been played.
    public int ply() {
        return ply;
    }

    public boolean hasNext() {
        return ply < moves.size();
    }

    /// The notation of the next move, not yet checked.
    public String nextNotation() {
        return moves.get(ply);
    }

    /// The legal moves of the position, from which the next one is taken.
    public Moves legal() {
        legal.clear();
        try {
            state.legalMoves(legal);
        } catch (RuntimeException thrown) {
            throw GameFault.of(game, "legalMoves()", thrown);
        }
        return legal;
    }

    /// The next move. Refuses an illegal one, saying which and what would be legal.
    public int nextMove() {
        var notation = nextNotation();
        if (state.isOver()) {
            throw new BadInput(
                    "ply.after-end", "ply %d: '%s' comes after the end of the game", ply, notation);
        }
        try {
            return Selection.find(state, legal(), notation);
        } catch (BadInput illegal) {
            throw new BadInput("ply.illegal", "ply %d: %s", ply, illegal.inWords());
        } catch (GameFault fault) {
            throw GameFault.of(game, "", fault);
        }
    }

    /// Plays the next move.
    public void next() {
        int move = nextMove();
        try {
            state.play(move);
        } catch (RuntimeException thrown) {
            throw GameFault.of(game, Text.format("play(%d)", move), thrown);
        }
        ply++;
    }

    /// Plays on until so many moves have been played.
    public void advanceTo(int target) {
        while (ply < target) {
            next();
        }
    }
}
