package plateau.games.tilings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.TextView;
import plateau.core.View;
import plateau.testkit.WrittenState;

/// Tilings a second time, written from the rules page as plainly as can be and sharing nothing with
/// the game proper, which is held against it. A move is its place among the legal ones.
final class SlowTilings implements WrittenState {
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
    private final List<SlowTile> kinds = new ArrayList<>();

    /// The kinds of all tiles nobody has seen, in queues or left out.
    private final List<Integer> unseen = new ArrayList<>();

    /// For each player the kinds of its tiles from front to back, as far as they are known.
    private final List<List<Integer>> queues = new ArrayList<>();

    final SlowBoard board;

    private Next next;
    private SlowCell firstCell;
    private int player;
    private int skipsInARow;
    private int skips;
    private int mulligans;

    SlowTilings(Tilings game, int players) {
        this.game = game;
        this.players = players;
        board = new SlowBoard(game.size(), game.torus(), players);
        for (var line : SlowTile.deck(game.deck().toString())) {
            unseen.addAll(Collections.nCopies(Integer.parseInt(line.getFirst()), kinds.size()));
            kinds.add(SlowTile.of(line.subList(1, 5)));
        }
        int share = unseen.size() / players;
        for (int each = 0; each < players; each++) {
            queues.add(new ArrayList<>(Collections.nCopies(share, UNKNOWN)));
        }
        firstCell = new SlowCell(game.size() / 2, game.size() / 2);
        next = game.first() == Tilings.FirstCell.RANDOM ? Next.FIRST_CELL : Next.FRONT_TILE;
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

    @Override
    public String cause() {
        if (!isOver()) {
            return "";
        }
        return queues.get(player).isEmpty() ? "tiles-gone" : "all-skipped";
    }

    @Override
    public List<String> legal() {
        return switch (next) {
            case FIRST_CELL -> board.cells.stream().map(cell -> "first " + cell).toList();
            case FRONT_TILE ->
                unseen.stream().distinct().map(kind -> "kind" + kind).toList();
            case KING -> board.cells.stream().map(cell -> "king " + cell).toList();
            case TURN -> placements().isEmpty() ? List.of("skip") : placements();
            case NOTHING -> List.of();
        };
    }

    private List<String> placements() {
        var placements = new ArrayList<String>();
        for (var cell : board.cells) {
            for (int turn = 0; turn < (game.rotations() ? 4 : 1); turn++) {
                if (board.laid.isEmpty() ? cell.equals(firstCell) : board.fits(front(turn), cell)) {
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

    @Override
    public void play(String notation) {
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
                board.king(SlowCell.named(words[1]), game.king() == Tilings.King.EACH);
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
            skips++;
        } else {
            int turns = words.length == 1 ? 0 : words[1].charAt("turn".length()) - '0';
            board.place(SlowCell.named(words[0]), front(turns), player);
            queues.get(player).removeFirst();
            skipsInARow = 0;
        }
    }

    private void endTurn() {
        boolean roundIsOver = player == players - 1;
        player = roundIsOver ? 0 : player + 1;
        if (roundIsOver && game.level() == Tilings.Level.INFLUENCE) {
            board.wear();
            next = Next.KING;
        } else {
            beginTurn();
        }
    }

    private void beginTurn() {
        if (skipsInARow == players && mulligans < game.mulligans()) {
            mulligans++;
            skipsInARow = 0;
            dealAgain();
        }
        if (skipsInARow == players || queues.get(player).isEmpty()) {
            next = Next.NOTHING;
        } else {
            next = queues.get(player).getFirst() == UNKNOWN ? Next.FRONT_TILE : Next.TURN;
        }
    }

    /// Rules 2.1.
    private void dealAgain() {
        int tiles = queues.stream().mapToInt(List::size).sum();
        for (var queue : queues) {
            queue.removeIf(kind -> kind == UNKNOWN);
            unseen.addAll(queue);
            queue.clear();
            queue.addAll(Collections.nCopies(tiles / players, UNKNOWN));
        }
        Collections.sort(unseen);
    }

    @Override
    public int score(int player) {
        return new SlowScore(this).of(player);
    }

    /// Rules 9.1.
    @Override
    public int figure(int index) {
        var name = game.figures().get(index);
        return switch (name) {
            case "tiles-laid" -> board.laid.size();
            case "skips" -> skips;
            case "king-strikes" -> board.strikes;
            default -> new SlowScore(this).of(name.substring("points-".length()));
        };
    }

    @Override
    public double payoff(int player) {
        var score = new SlowScore(this);
        var winners =
                SlowScore.greatest(IntStream.range(0, players).map(score::of).toArray());
        return winners.contains(player) ? 1.0 / winners.size() : 0;
    }

    /// Of a shuffled deck every unseen tile is as likely as another to be the next one turned up; dealt by
    /// kinds, every kind.
    @Override
    public int drawMove(RandomGenerator random, Moves scratch) {
        return next == Next.FRONT_TILE && game.deal() == Tilings.Deal.SHUFFLED
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
        board.copyFrom(source.board);
        next = source.next;
        firstCell = source.firstCell;
        player = source.player;
        skipsInARow = source.skipsInARow;
        skips = source.skips;
        mulligans = source.mulligans;
    }

    @Override
    public View view(int viewer) {
        return TextView.of(this, board.laid.keySet().toString());
    }
}
