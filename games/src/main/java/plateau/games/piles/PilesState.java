package plateau.games.piles;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.core.Event;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;

/// A position of Piles. A move is a cell of [PilesBoard]; a colour is a player's number plus one.
///
/// `top` repeats the uppermost colour of each cell's stack (0 when empty), since most of the work asks
/// only for that.
public final class PilesState implements State {
    /// What `arrivals` says of a cell that is activated, or is no cell.
    private static final byte ACTIVATED = 2;

    private final Piles game;
    final PilesBoard board;
    private final int players;

    private final Stacks stacks;
    private final byte[] top;

    /// The cells that each colour tops, the empty ones first; nothing where cells have no bits.
    private final long[] topped;

    private final int[] placed;
    private int emptyCells;
    private int openCells;

    /// When so many cells are open the game is over: none, or one closed is enough.
    private final int lastOpen;

    private int turn;

    /// Cells activated so far, more than an `int` may hold, and the most by one move.
    private long activations;

    private int longestChain;

    /// Counts whatever changes this state, so that a copy can tell whether it is up to date.
    private transient long changes;

    /// The state that this one was last made equal to, its changes then, and the cells of this one whose
    /// stacks have changed since; a search tries moves on copies of one state, again and again.
    private transient @Nullable PilesState twin;

    private transient long twinChanges;
    private transient long touched;

    /// Tokens that came to each cell in the chain reaction under way; all 0 between moves.
    private final transient byte[] arrivals;

    private final transient int[] activated;

    PilesState(Piles game, PilesBoard board, int players) {
        this.game = game;
        this.board = board;
        this.players = players;
        int area = board.area();
        stacks = new Stacks(board);
        top = new byte[area];
        topped = new long[board.bits.all == 0 ? 0 : players + 1];
        if (topped.length > 0) {
            topped[0] = board.bits.all;
        }
        placed = new int[game.cellLimit() > 0 ? area : 0];
        emptyCells = board.cells.length;
        openCells = board.cells.length;
        lastOpen = game.cellLimitStops() ? openCells - 1 : 0;
        arrivals = new byte[area];
        activated = new int[area];
        for (int cell = 0; cell < area; cell++) {
            arrivals[cell] = board.isBorder(cell) ? ACTIVATED : 0;
        }
    }

    @Override
    public int players() {
        return players;
    }

    @Override
    public int mover() {
        // Rules 3.1, 4.1, 4.2
        boolean over = emptyCells == 0 || turn == game.turnLimit() || openCells == lastOpen;
        return over ? NOBODY : turn % players;
    }

    /// Rules 4.4.
    @Override
    public String cause() {
        if (emptyCells == 0) {
            return "board-full";
        }
        if (openCells == lastOpen) {
            return game.cellLimitStops() ? "cell-limit" : "cells-closed";
        }
        return turn == game.turnLimit() ? "turn-limit" : "";
    }

    @Override
    public void legalMoves(Moves moves) {
        if (isOver()) {
            return;
        }
        if (game.cellLimit() == 0) {
            moves.addAll(board.cells, board.cells.length);
            return;
        }
        for (int cell : board.cells) {
            if (placed[cell] < game.cellLimit()) {
                moves.add(cell);
            }
        }
    }

    @Override
    public void play(int move) {
        byte colour = (byte) (turn % players + 1);
        changes++;
        if (game.cellLimit() > 0 && ++placed[move] == game.cellLimit()) {
            openCells--;
        }
        if (top[move] != colour) {
            push(move, colour);
        } else if (topped.length > 0) {
            activateBits(move, colour);
        } else {
            activate(move, colour);
        }
        turn++;
    }

    /// As [#activate], where cells have bits: who tops what is known before any stack is touched.
    private void activateBits(int first, byte colour) {
        var bits = board.bits;
        long active = bits.activated(bits.bit[first], topped[colour]);
        countChain(Long.bitCount(active));
        long lost = active & topped[colour];
        long gained = bits.beside(active) & ~active;
        topped[colour] ^= lost;
        for (int each = 0; each < topped.length; each++) {
            topped[each] &= ~gained;
        }
        topped[colour] |= gained;
        touched |= lost | gained;
        lose(lost);
        gain(gained, colour);
        emptyCells = Long.bitCount(topped[0]);
    }

    private void countChain(int cells) {
        activations += cells;
        longestChain = Math.max(longestChain, cells);
    }

    /// Takes the uppermost token off each of these cells; what lies below tops them.
    private void lose(long cells) {
        for (long left = cells; left != 0; left &= left - 1) {
            int cell = board.bits.first(left);
            top[cell] = stacks.take(cell);
            topped[top[cell]] |= left & -left;
        }
    }

    /// Puts a token on each of these cells.
    private void gain(long cells, byte colour) {
        for (long left = cells; left != 0; left &= left - 1) {
            int cell = board.bits.first(left);
            stacks.put(cell, colour);
            top[cell] = colour;
        }
    }

    /// Rules 2.4: the activated cells are a least fixed point, found here breadth first. A cell whose
    /// top is the mover's colour is set off by one arriving token, which leaves with its own top; any
    /// other cell by two, which leave together. A cell that only one token reached keeps it.
    private void activate(int first, byte colour) {
        int count = 1;
        activated[0] = first;
        arrivals[first] = ACTIVATED;
        for (int i = 0; i < count; i++) {
            int cell = activated[i];
            count = reach(cell - board.width, colour, count);
            count = reach(cell - 1, colour, count);
            count = reach(cell + 1, colour, count);
            count = reach(cell + board.width, colour, count);
        }
        countChain(count);
        for (int i = 0; i < count; i++) {
            int cell = activated[i];
            if (top[cell] == colour) {
                pop(cell);
            }
            settle(cell - board.width, colour);
            settle(cell - 1, colour);
            settle(cell + 1, colour);
            settle(cell + board.width, colour);
        }
        for (int i = 0; i < count; i++) {
            arrivals[activated[i]] = 0;
        }
    }

    /// Sends a token to a cell; gives the new number of activated cells.
    private int reach(int cell, byte colour, int count) {
        if (arrivals[cell] == ACTIVATED) {
            return count;
        }
        if (arrivals[cell] == 0 && top[cell] != colour) {
            arrivals[cell] = 1;
            return count;
        }
        arrivals[cell] = ACTIVATED;
        activated[count] = cell;
        return count + 1;
    }

    private void settle(int cell, byte colour) {
        if (arrivals[cell] == 1) {
            arrivals[cell] = 0;
            push(cell, colour);
        }
    }

    /// Puts a token on a cell, whatever lies there: no turn, no chain reaction. With it alone one sets
    /// up a position.
    void push(int cell, byte colour) {
        changes++;
        stacks.put(cell, colour);
        emptyCells -= top[cell] == 0 ? 1 : 0;
        if (topped.length > 0) {
            topped[top[cell]] ^= board.bits.bit[cell];
            topped[colour] ^= board.bits.bit[cell];
            touched |= board.bits.bit[cell];
        }
        top[cell] = colour;
    }

    private void pop(int cell) {
        top[cell] = stacks.take(cell);
        emptyCells += top[cell] == 0 ? 1 : 0;
    }

    @Override
    public int score(int player) {
        if (topped.length > 0) {
            return Long.bitCount(topped[player + 1]);
        }
        int score = 0;
        for (int cell : board.cells) {
            if (top[cell] == player + 1) {
                score++;
            }
        }
        return score;
    }

    /// Rules 7.1.
    @Override
    public int figure(int index) {
        return switch (index) {
            case 0 -> (int) Math.min(activations, Integer.MAX_VALUE);
            case 1 -> longestChain;
            case 2 -> board.cells.length - emptyCells;
            default -> State.super.figure(index);
        };
    }

    @Override
    public List<Event> events(int move) {
        var who = new Event.Who(mover());
        var put = Event.of("put", "player", who, "cell", notation(move));
        if (top[move] != mover() + 1) {
            return List.of(put);
        }
        var after = (PilesState) copy();
        after.play(move);
        int changed = 0;
        int lost = 0;
        for (int cell : board.cells) {
            boolean wasMine = top[cell] == mover() + 1;
            changed += height(cell) != after.height(cell) || top[cell] != after.top[cell] ? 1 : 0;
            lost += wasMine && after.top[cell] != top[cell] ? 1 : 0;
        }
        int gained = after.score(mover()) - score(mover()) + lost;
        var reaction = Event.of("set-off", "player", who, "cells", changed, "gained", gained, "lost", lost);
        return List.of(put, reaction);
    }

    @Override
    public State copy() {
        var copy = new PilesState(game, board, players);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (PilesState) other;
        copyStacks(source);
        System.arraycopy(source.top, 0, top, 0, top.length);
        System.arraycopy(source.topped, 0, topped, 0, topped.length);
        System.arraycopy(source.placed, 0, placed, 0, placed.length);
        emptyCells = source.emptyCells;
        openCells = source.openCells;
        turn = source.turn;
        activations = source.activations;
        longestChain = source.longestChain;
    }

    /// Copies the stacks that differ, where that is known.
    private void copyStacks(PilesState source) {
        if (source == twin && source.changes == twinChanges && topped.length > 0) {
            for (long left = touched; left != 0; left &= left - 1) {
                stacks.copyFrom(source.stacks, board.bits.first(left));
            }
        } else {
            stacks.copyFrom(source.stacks);
        }
        changes++;
        twin = source;
        twinChanges = source.changes;
        touched = 0;
    }

    @Override
    public String notation(int move) {
        return board.notation(move);
    }

    @Override
    public Optional<Event> whyNot(List<String> words) {
        return PilesWhyNot.of(view(NOBODY), game.cellLimit(), words);
    }

    @Override
    public PilesView view(int viewer) {
        return new PilesView(
                mover(),
                Result.scores(this),
                board.size,
                turn,
                game.turnLimit(),
                IntStream.of(board.cells).mapToObj(this::stack).toList());
    }

    private PilesView.Stack stack(int cell) {
        var tokens = IntStream.range(0, stacks.height(cell))
                .mapToObj(level -> stacks.token(cell, level) - 1)
                .toList();
        return new PilesView.Stack(
                board.notation(cell), tokens, game.cellLimit() == 0 || placed[cell] < game.cellLimit());
    }

    /// The cells on which nothing stands.
    public int emptyCells() {
        return emptyCells;
    }

    /// Who makes the last turn if the board is never full (rules 4.1).
    public int lastMover() {
        return (game.turnLimit() - 1) % players;
    }

    /// The colour on top of a cell, 0 when it is empty.
    int top(int cell) {
        return top[cell];
    }

    int height(int cell) {
        return stacks.height(cell);
    }

    /// The colour of a token of a stack, counted from 0 at the bottom.
    int token(int cell, int level) {
        return stacks.token(cell, level);
    }
}
