package plateau.games.tilings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import plateau.core.Moves;
import plateau.core.Payoffs;
import plateau.core.Picture;
import plateau.core.State;

/// Tilings a second time, written from the rules page as plainly as can be and sharing nothing with
/// the game proper, which is held against it. A move is its place among the legal ones.
final class SlowTilings implements State {
    private static final int UNKNOWN = -1;

    private enum Next {
        FIRST_CELL,
        FRONT_TILE,
        TURN,
        KING,
        NOTHING
    }

    final Tilings game;
    private final int players;
    private final Set<SlowCell> cells = new LinkedHashSet<>();
    private final List<SlowTile> kinds = new ArrayList<>();

    /// The kinds of all tiles nobody has seen, in queues or left out.
    private final List<Integer> unseen = new ArrayList<>();

    /// For each player the kinds of its tiles from front to back, as far as they are known.
    private final List<List<Integer>> queues = new ArrayList<>();

    /// What lies on the board.
    final Map<SlowCell, Laid> board = new TreeMap<>();

    private Next next;
    private SlowCell firstCell;
    private int player;
    private int skipsInARow;

    /// A tile on the board: who laid it, everybody's influence there, and the counter of rules 6.1.
    static final class Laid {
        final SlowTile tile;
        final int layer;
        final int[] influence;
        int k;

        Laid(SlowTile tile, int layer, int[] influence, int k) {
            this.tile = tile;
            this.layer = layer;
            this.influence = influence;
            this.k = k;
        }
    }

    SlowTilings(Tilings game, int players) {
        this.game = game;
        this.players = players;
        for (int line = 0; line < game.size(); line++) {
            for (int column = 0; column < game.size(); column++) {
                cells.add(new SlowCell(line, column));
            }
        }
        for (var line : SlowTile.deck(game.deck().toString())) {
            unseen.addAll(Collections.nCopies(Integer.parseInt(line.getFirst()), kinds.size()));
            kinds.add(SlowTile.of(line.subList(1, 5)));
        }
        int share = unseen.size() / players;
        for (int each = 0; each < players; each++) {
            queues.add(new ArrayList<>(Collections.nCopies(share, UNKNOWN)));
        }
        firstCell = new SlowCell(game.size() / 2, game.size() / 2);
        next = game.first() == FirstCell.RANDOM ? Next.FIRST_CELL : Next.FRONT_TILE;
    }

    @Override
    public int players() {
        return players;
    }

    @Override
    public int mover() {
        return switch (next) {
            case FIRST_CELL, FRONT_TILE, KING -> CHANCE;
            case TURN -> player;
            case NOTHING -> NOBODY;
        };
    }

    List<String> legal() {
        return switch (next) {
            case FIRST_CELL -> cells.stream().map(cell -> "first " + cell).toList();
            case FRONT_TILE -> unseen.stream().distinct().map(kind -> "kind" + kind).toList();
            case KING -> cells.stream().map(cell -> "king " + cell).toList();
            case TURN -> placements().isEmpty() ? List.of("skip") : placements();
            case NOTHING -> List.of();
        };
    }

    private List<String> placements() {
        var placements = new ArrayList<String>();
        for (var cell : cells) {
            for (int turn = 0; turn < (game.rotations() ? 4 : 1); turn++) {
                if (board.isEmpty() ? cell.equals(firstCell) : fits(front(turn), cell)) {
                    placements.add(game.rotations() ? cell + " turn" + turn : cell.toString());
                }
            }
        }
        return placements;
    }

    private SlowTile front(int turns) {
        var tile = kinds.get(queues.get(player).getFirst());
        for (int turn = 0; turn < turns; turn++) {
            tile = tile.turned();
        }
        return tile;
    }

    /// Rules 3.2.
    private boolean fits(SlowTile tile, SlowCell cell) {
        boolean touches = false;
        for (var side : SlowSide.values()) {
            var neighbour = laidBeside(cell, side);
            touches |= neighbour.isPresent();
            if (neighbour.isPresent()
                    && !neighbour.get().tile.at(side.opposite()).equals(tile.at(side))) {
                return false;
            }
        }
        return touches && !board.containsKey(cell);
    }

    /// The cell so many lines down and columns right; never the cell itself.
    private Optional<SlowCell> shifted(SlowCell cell, int lines, int columns) {
        int line = cell.line() + lines;
        int column = cell.column() + columns;
        if (game.torus()) {
            line = (line + game.size()) % game.size();
            column = (column + game.size()) % game.size();
        }
        var other = new SlowCell(line, column);
        return cells.contains(other) && !other.equals(cell) ? Optional.of(other) : Optional.empty();
    }

    Optional<SlowCell> beside(SlowCell cell, SlowSide side) {
        return shifted(cell, side.lines, side.columns);
    }

    Optional<Laid> laidBeside(SlowCell cell, SlowSide side) {
        return beside(cell, side).map(board::get);
    }

    Laid laid(SlowCell cell) {
        return Objects.requireNonNull(board.get(cell));
    }

    private Set<SlowCell> around(SlowCell cell) {
        var around = new LinkedHashSet<SlowCell>();
        for (int lines = -1; lines <= 1; lines++) {
            for (int columns = -1; columns <= 1; columns++) {
                shifted(cell, lines, columns).ifPresent(around::add);
            }
        }
        return around;
    }

    void play(String notation) {
        var words = notation.split(" ", -1);
        switch (next) {
            case FIRST_CELL -> {
                firstCell = SlowCell.named(words[1]);
                next = Next.FRONT_TILE;
            }
            case FRONT_TILE -> {
                Integer kind = Integer.valueOf(notation.substring("kind".length()));
                unseen.remove((Object) kind);
                queues.get(player).set(0, kind);
                next = Next.TURN;
            }
            case KING -> {
                king(SlowCell.named(words[1]));
                beginTurn();
            }
            case TURN -> {
                turn(words);
                endTurn();
            }
            case NOTHING -> throw new IllegalStateException("the game is over");
        }
    }

    private void turn(String[] words) {
        if (words[0].equals("skip")) {
            queues.get(player).addLast(queues.get(player).removeFirst());
            skipsInARow++;
        } else {
            int turns = words.length == 1 ? 0 : words[1].charAt("turn".length()) - '0';
            place(SlowCell.named(words[0]), front(turns));
            queues.get(player).removeFirst();
            skipsInARow = 0;
        }
    }

    /// Rules 6.2.
    private void place(SlowCell cell, SlowTile tile) {
        for (var near : around(cell)) {
            var laid = board.get(near);
            if (laid != null) {
                laid.k++;
                laid.influence[player] += Math.max(0, 100 - 10 * laid.k);
            }
        }
        board.put(cell, new Laid(tile, player, new int[players], 0));
        laid(cell).influence[player] = 100;
    }

    private void endTurn() {
        boolean roundIsOver = player == players - 1;
        player = roundIsOver ? 0 : player + 1;
        if (roundIsOver && game.level() == Level.INFLUENCE) {
            wear();
            next = Next.KING;
        } else {
            beginTurn();
        }
    }

    private void beginTurn() {
        if (skipsInARow == players || queues.get(player).isEmpty()) {
            next = Next.NOTHING;
        } else {
            next = queues.get(player).getFirst() == UNKNOWN ? Next.FRONT_TILE : Next.TURN;
        }
    }

    private void wear() {
        for (var laid : board.values()) {
            lower(laid, IntStream.range(0, players).boxed().toList(), 1);
        }
    }

    private void king(SlowCell cell) {
        if (!board.containsKey(cell)) {
            return;
        }
        var owners = SlowScore.greatest(laid(cell).influence);
        var struck = new LinkedHashSet<SlowCell>(List.of(cell));
        for (var side : SlowSide.values()) {
            var at = beside(cell, side);
            while (at.isPresent() && board.containsKey(at.get()) && !at.get().equals(cell)) {
                struck.add(at.get());
                at = beside(at.get(), side);
            }
        }
        struck.forEach(each -> lower(laid(each), owners, 50));
    }

    private static void lower(Laid laid, List<Integer> whose, int by) {
        for (int each : whose) {
            laid.influence[each] = Math.max(0, laid.influence[each] - by);
        }
    }

    @Override
    public int score(int player) {
        return new SlowScore(this).of(player);
    }

    @Override
    public double payoff(int player) {
        return Payoffs.byScore(this, player);
    }

    @Override
    public void legalMoves(Moves moves) {
        IntStream.range(0, legal().size()).forEach(moves::add);
    }

    @Override
    public String notation(int move) {
        return legal().get(move);
    }

    @Override
    public void play(int move) {
        play(notation(move));
    }

    /// Of a shuffled deck every unseen tile is as likely as another to be the next one turned up.
    @Override
    public int drawMove(RandomGenerator random) {
        return next == Next.FRONT_TILE
                ? legal().indexOf("kind" + unseen.get(random.nextInt(unseen.size())))
                : random.nextInt(legal().size());
    }

    @Override
    public State copy() {
        var copy = new SlowTilings(game, players);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (SlowTilings) other;
        unseen.clear();
        unseen.addAll(source.unseen);
        queues.clear();
        source.queues.forEach(queue -> queues.add(new ArrayList<>(queue)));
        board.clear();
        source.board.forEach(
                (cell, laid) ->
                        board.put(
                                cell,
                                new Laid(laid.tile, laid.layer, laid.influence.clone(), laid.k)));
        next = source.next;
        firstCell = source.firstCell;
        player = source.player;
        skipsInARow = source.skipsInARow;
    }

    @Override
    public Picture picture(int viewer) {
        return Picture.of(board.keySet().toString());
    }
}
