package plateau.games.tilings;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import plateau.core.Event;
import plateau.core.Moves;
import plateau.core.State;

/// A position of Tilings; its moves are packed by [TilingsMove].
public final class TilingsState implements State {
    /// Bits for a player.
    private static final int LAYER = 5;

    private static final List<String> COUNTED = List.of("tiles-laid", "skips", "king-strikes", "points-zones");

    /// What comes next.
    public enum Phase {
        FIRST_CELL,
        FRONT_TILE,
        TILE,
        KING,
        OVER
    }

    /// Is told of zones.
    @FunctionalInterface
    public interface ZoneVisitor {
        /// A zone.
        ///
        /// @param weights what each player has in it, tiles or influence; valid during the call
        void zone(int tiles, int[] weights);
    }

    final Tilings game;
    final TilingsBoard board;
    private final int players;

    /// The sides of each kind after 0 to 3 quarter turns.
    private final char[] sides;

    final TileLayout layout;
    final Queues queues;
    final Influence influence;

    /// Who laid the tile on each cell, in five bits, and above them its place in `sides`.
    private final int[] laid;

    private final int[] placed;
    private Phase phase;
    private int player;
    private int front;
    private int firstCell;

    /// Where the King fell last.
    private int kingCell = TilingsBoard.NONE;

    private int skipsInARow;
    private int skips;
    private int mulligansLeft;

    private final transient TilingsScore score;
    private transient boolean scored;

    TilingsState(Tilings game, TilingsBoard board, int players) {
        this.game = game;
        this.board = board;
        this.players = players;
        sides = turnedKinds(game.deck());
        layout = new TileLayout(board);
        queues = new Queues(game.deck(), players, game.deal());
        influence = new Influence(board, players, game.king());
        laid = new int[board.cells];
        placed = new int[players];
        mulligansLeft = game.mulligans();
        firstCell = board.centre();
        phase = game.first() == Tilings.FirstCell.RANDOM ? Phase.FIRST_CELL : Phase.FRONT_TILE;
        score = new TilingsScore(game, board, players);
    }

    /// Rules 9.1; the motifs come last.
    static List<String> figures() {
        return Stream.concat(COUNTED.stream(), Motifs.all().stream().map(motif -> "points-" + motif))
                .toList();
    }

    private static char[] turnedKinds(Deck deck) {
        var turned = new char[deck.kinds().size() * 4];
        for (int kind = 0; kind < deck.kinds().size(); kind++) {
            int tile = deck.kinds().get(kind).sides();
            for (int turn = 0; turn < 4; turn++) {
                turned[kind * 4 + turn] = (char) tile;
                tile = Sides.turned(tile);
            }
        }
        return turned;
    }

    @Override
    public int players() {
        return players;
    }

    @Override
    public int mover() {
        return switch (phase) {
            case FIRST_CELL, FRONT_TILE, KING -> CHANCE;
            case TILE -> player;
            case OVER -> NOBODY;
        };
    }

    /// Rules 4.2.
    @Override
    public String cause() {
        if (phase != Phase.OVER) {
            return "";
        }
        return skipsInARow == players ? "all-skipped" : "tiles-gone";
    }

    @Override
    public void legalMoves(Moves moves) {
        switch (phase) {
            case FIRST_CELL -> {
                for (int cell = 0; cell < board.cells; cell++) {
                    moves.add(TilingsMove.first(cell));
                }
            }
            case FRONT_TILE -> {
                for (int kind = 0; kind < sides.length / 4; kind++) {
                    if (queues.unseenOfKind(kind) > 0) {
                        moves.add(TilingsMove.kind(kind));
                    }
                }
            }
            case TILE -> placements(moves);
            case KING -> {
                for (int cell = 0; cell < board.cells; cell++) {
                    moves.add(TilingsMove.king(cell));
                }
            }
            case OVER -> {}
        }
    }

    private void placements(Moves moves) {
        int turns = game.rotations() ? 4 : 1;
        int before = moves.size();
        if (layout.isEmpty()) {
            for (int turn = 0; turn < turns; turn++) {
                moves.add(TilingsMove.place(firstCell, turn));
            }
        }
        for (int word = 0; word < layout.borderWords(); word++) {
            for (long bits = layout.border(word); bits != 0; bits &= bits - 1) {
                int cell = (word << 6) + Long.numberOfTrailingZeros(bits);
                for (int turn = 0; turn < turns; turn++) {
                    boolean fits = layout.fits(cell, sides[front * 4 + turn]);
                    moves.addIf(fits, TilingsMove.place(cell, turn));
                }
            }
        }
        if (moves.size() == before) {
            moves.add(TilingsMove.skip());
        }
    }

    @Override
    public int drawMove(RandomGenerator random, Moves scratch) {
        return switch (phase) {
            case FIRST_CELL -> TilingsMove.first(random.nextInt(board.cells));
            case FRONT_TILE -> TilingsMove.kind(queues.draw(random));
            case KING -> TilingsMove.king(random.nextInt(board.cells));
            case TILE, OVER -> throw new IllegalStateException("chance does not move: " + phase);
        };
    }

    @Override
    public void play(int move) {
        scored = false;
        switch (TilingsMove.sort(move)) {
            case TilingsMove.PLACE -> place(TilingsMove.cell(move), TilingsMove.turn(move));
            case TilingsMove.SKIP -> skip();
            case TilingsMove.KIND -> {
                front = TilingsMove.drawn(move);
                queues.takeHidden(player, front);
                phase = Phase.TILE;
            }
            case TilingsMove.KING -> {
                kingCell = TilingsMove.drawn(move);
                influence.king(kingCell, layout);
                beginTurn();
            }
            default -> {
                firstCell = TilingsMove.drawn(move);
                phase = Phase.FRONT_TILE;
            }
        }
    }

    private void place(int cell, int turn) {
        layout.place(cell, sides[front * 4 + turn]);
        laid[cell] = ((front * 4 + turn) << LAYER) | player;
        placed[player]++;
        if (game.level() == Tilings.Level.INFLUENCE) {
            influence.place(cell, player, layout);
        }
        skipsInARow = 0;
        endTurn();
    }

    /// Rules 3.4.
    private void skip() {
        queues.putBack(player, front);
        skipsInARow++;
        skips++;
        endTurn();
    }

    private void endTurn() {
        player++;
        if (player < players) {
            beginTurn();
            return;
        }
        player = 0;
        if (game.level() == Tilings.Level.INFLUENCE) {
            influence.endRound();
            phase = Phase.KING;
        } else {
            beginTurn();
        }
    }

    private void beginTurn() {
        // Rules 2.1
        if (skipsInARow == players && mulligansLeft > 0) {
            mulligansLeft--;
            skipsInARow = 0;
            queues.gather();
        }
        // Rules 4.1
        if (skipsInARow == players || queues.isEmpty(player)) {
            phase = Phase.OVER;
        } else if (queues.isFrontHidden(player)) {
            phase = Phase.FRONT_TILE;
        } else {
            front = queues.takeKnown(player);
            phase = Phase.TILE;
        }
    }

    @Override
    public int score(int player) {
        if (game.level() == Tilings.Level.TILES) {
            return placed[player];
        }
        return counted().of(player);
    }

    private TilingsScore counted() {
        if (!scored) {
            score.count(this);
            scored = true;
        }
        return score;
    }

    @Override
    public int figure(int index) {
        boolean hasMotifs = game.level() != Tilings.Level.TILES;
        return switch (index) {
            case 0 -> layout.placed();
            case 1 -> skips;
            case 2 -> influence.strikes();
            case 3 -> hasZones() ? counted().ofZones() : 0;
            default -> hasMotifs ? counted().of(Motifs.all().get(index - COUNTED.size())) : 0;
        };
    }

    /// Whether a player is an owner of an occupied cell.
    boolean owns(int player, int cell) {
        return game.level() == Tilings.Level.INFLUENCE
                ? influence.of(cell, player) == influence.greatest(cell)
                : layer(cell) == player;
    }

    /// Adds what each player has at an occupied cell towards the zone it lies in.
    void addWeights(int cell, int[] weights) {
        if (game.level() == Tilings.Level.INFLUENCE) {
            for (int each = 0; each < players; each++) {
                weights[each] += influence.of(cell, each);
            }
        } else {
            weights[layer(cell)]++;
        }
    }

    @Override
    public State copy() {
        var copy = new TilingsState(game, board, players);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (TilingsState) other;
        layout.copyFrom(source.layout);
        queues.copyFrom(source.queues);
        influence.copyFrom(source.influence);
        System.arraycopy(source.laid, 0, laid, 0, laid.length);
        System.arraycopy(source.placed, 0, placed, 0, placed.length);
        phase = source.phase;
        player = source.player;
        front = source.front;
        firstCell = source.firstCell;
        kingCell = source.kingCell;
        skipsInARow = source.skipsInARow;
        skips = source.skips;
        mulligansLeft = source.mulligansLeft;
        scored = false;
    }

    @Override
    public List<Event> events(int move) {
        return TilingsEvents.of(this, move);
    }

    /// Whose turn it is, though its tile may not be known yet.
    int player() {
        return player;
    }

    /// The sides of a kind of tile, not turned.
    int sidesOf(int kind) {
        return sides[kind * 4];
    }

    @Override
    public String notation(int move) {
        return switch (TilingsMove.sort(move)) {
            case TilingsMove.PLACE -> {
                var cell = board.name(TilingsMove.cell(move));
                yield game.rotations() ? cell + " turn" + TilingsMove.turn(move) : cell;
            }
            case TilingsMove.SKIP -> "skip";
            case TilingsMove.KIND -> "kind" + TilingsMove.drawn(move);
            case TilingsMove.KING -> "king " + board.name(TilingsMove.drawn(move));
            default -> "first " + board.name(TilingsMove.drawn(move));
        };
    }

    @Override
    public Optional<Event> whyNot(List<String> words) {
        return new TilingsWhyNot(TilingsView.of(this)).of(words);
    }

    @Override
    public TilingsView view(int viewer) {
        return TilingsView.of(this);
    }

    Phase phase() {
        return phase;
    }

    int skips() {
        return skips;
    }

    /// How often the tiles may still be dealt again.
    int mulligansLeft() {
        return mulligansLeft;
    }

    int skipsInARow() {
        return skipsInARow;
    }

    int firstCell() {
        return firstCell;
    }

    /// Where the King fell last, or [TilingsBoard#NONE].
    int kingCell() {
        return kingCell;
    }

    /// The kind of the tile on an occupied cell.
    int kindAt(int cell) {
        return (laid[cell] >> LAYER) / 4;
    }

    /// The quarter turns of the tile on an occupied cell.
    int turnAt(int cell) {
        return (laid[cell] >> LAYER) % 4;
    }

    /// Who laid the tile on an occupied cell.
    int layer(int cell) {
        return laid[cell] & ((1 << LAYER) - 1);
    }

    /// Whether zones score.
    public boolean hasZones() {
        return game.level() == Tilings.Level.ZONES || game.level() == Tilings.Level.INFLUENCE;
    }

    /// Tells of every zone once; of none at a level at which zones do not score.
    public void visitZones(ZoneVisitor visitor) {
        score.visitZones(this, visitor);
    }

    /// The kind of the front tile while a player is to place it.
    int front() {
        return front;
    }
}
