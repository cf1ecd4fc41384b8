package plateau.core.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.GameFault;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// A record played again, move by move, every one checked.
public final class Replay {
    private final Game game;
    private final State state;
    private final List<String> moves;
    private final List<Departure> departures;
    private final boolean endsAgreed;
    private final Moves legal = new Moves();
    private final List<String> lastTurn = new ArrayList<>();
    private int ply;

    public Replay(Game game, int players, List<String> moves) {
        this(game, new GameRecord(game.id(), Map.of(), players, moves));
    }

    /// @param game the record's game, with its options
    public Replay(Game game, GameRecord record) {
        this.game = game;
        this.state = game.begin(record.players());
        this.moves = record.moves();
        this.departures = record.departures();
        endsAgreed =
                record.result().filter(came -> came.ending() == Ending.AGREED).isPresent();
        departures().forEach(departure -> state.leave(departure.seat()));
    }

    /// The position reached so far; not to be played on.
    public State state() {
        return state;
    }

    /// How many moves have been played.
    public int ply() {
        return ply;
    }

    /// Those who left at the ply reached, before its move.
    public List<Departure> departures() {
        return departures.isEmpty()
                ? List.of()
                : departures.stream()
                        .filter(departure -> departure.ply() == ply)
                        .toList();
    }

    /// Whether a player has left by now.
    public boolean hasLeft(int player) {
        return departures.stream().anyMatch(left -> left.seat() == player && left.ply() <= ply);
    }

    /// Whether all have left but one, or the only one: then the game is over whatever its rules say.
    public boolean isDeserted() {
        int players = state.players();
        long present =
                IntStream.range(0, players).filter(player -> !hasLeft(player)).count();
        return present < Math.min(players, 2);
    }

    /// Whether the players have agreed on a draw here: then, too, the game is over.
    public boolean isAgreed() {
        return endsAgreed && !hasNext() && !state.isOver();
    }

    /// Whether a player is to move who is still here to decide.
    public boolean isDecision() {
        return state.mover() >= 0 && !hasLeft(state.mover()) && !isDeserted();
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

    /// How many moves the next one was taken from, once it is found.
    public int choices() {
        return legal.size();
    }

    /// The next move. Refuses an illegal one, saying which and what would be legal.
    public int nextMove() {
        var notation = nextNotation();
        if (state.isOver()) {
            throw new BadInput("ply.after-end", "ply %d: '%s' comes after the end of the game", ply, notation);
        }
        try {
            return Selection.find(state, legal(), notation);
        } catch (BadInput illegal) {
            throw new BadInput("ply.illegal", "ply %d: %s", ply, illegal.inWords());
        } catch (GameFault fault) {
            throw GameFault.of(game, "", fault);
        }
    }

    /// The words of the last turn of a player, all its moves together; what chance did since does not
    /// count.
    public List<String> lastTurn() {
        return List.copyOf(lastTurn);
    }

    private void remember() {
        if (state.mover() != State.CHANCE) {
            if (!state.isMidTurn()) {
                lastTurn.clear();
            }
            lastTurn.addAll(List.of(nextNotation().split(" ")));
        }
    }

    /// Plays the next move.
    public void next() {
        int move = nextMove();
        remember();
        try {
            state.play(move);
        } catch (RuntimeException thrown) {
            throw GameFault.of(game, Text.format("play(%d)", move), thrown);
        }
        ply++;
        departures().forEach(departure -> state.leave(departure.seat()));
    }

    /// Plays on until so many moves have been played.
    public void advanceTo(int target) {
        while (ply < target) {
            next();
        }
    }
}
