package plateau.games.mansuba;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import plateau.core.Ask;
import plateau.core.Event;
import plateau.core.Moves;
import plateau.core.State;
import plateau.games.mansuba.Mansuba.ReleaseCost;
import plateau.games.mansuba.Mansuba.Victory;

/// A position of Mansuba; its moves are packed by [MansubaMove]. What bots may ask is public.
public final class MansubaState implements State {
    /// What comes next.
    private enum Phase {
        FIRST_MOVER,
        RELEASE,
        MOVE,
        TRY,
        OVER
    }

    final Mansuba game;
    final World world;
    final Setup setup;
    final MansubaBoard board;
    private Phase phase = Phase.FIRST_MOVER;
    Terrain terrain;
    private int player;
    private int round;

    /// The captured piece that may come back, by its place in the order of capture.
    private int candidate;

    private int winner = NOBODY;
    private int captures;
    private int releases;

    private final transient Reach reach;

    /// The first position, though nobody may be able to move in it.
    static MansubaState first(Mansuba game, int players) {
        // A world takes long to make, and players whom it does not seat are refused at once.
        var setup = new Setup(game, players);
        return new MansubaState(game, new World(game), setup);
    }

    MansubaState(Mansuba game, World world, Setup setup) {
        this.game = game;
        this.world = world;
        this.setup = setup;
        board = new MansubaBoard(world, setup);
        reach = new Reach(game, world, board);
        terrain = game.terrain();
    }

    @Override
    public int players() {
        return setup.players;
    }

    @Override
    public int mover() {
        return switch (phase) {
            case FIRST_MOVER, RELEASE, TRY -> CHANCE;
            case MOVE -> player;
            case OVER -> NOBODY;
        };
    }

    /// Rules 5.4.
    @Override
    public String cause() {
        if (phase != Phase.OVER) {
            return "";
        }
        if (winner == NOBODY) {
            return "round-limit";
        }
        return game.victory() == Victory.SIMPLE ? "goal-reached" : "all-arrived";
    }

    @Override
    public void legalMoves(Moves moves) {
        switch (phase) {
            case FIRST_MOVER -> {
                for (int each = 0; each < setup.players; each++) {
                    moves.add(MansubaMove.other(MansubaMove.FIRST, each));
                }
            }
            case RELEASE, TRY -> {
                moves.add(MansubaMove.other(MansubaMove.BACK, candidatePlace()));
                if (game.release() < 100) {
                    moves.add(MansubaMove.other(MansubaMove.STAYS, candidatePlace()));
                }
            }
            case MOVE -> turns(moves);
            case OVER -> {}
        }
    }

    /// Rules 4.1c, 4.3.
    private void turns(Moves moves) {
        int before = moves.size();
        reach.ways(player, terrain, moves);
        if (game.releaseCost() == ReleaseCost.TURN && game.release() > 0) {
            reach.tries(player, moves);
        }
        if (moves.size() == before) {
            moves.add(MansubaMove.other(MansubaMove.PASS, 0));
        }
    }

    private int candidatePlace() {
        return board.place(board.captured(candidate));
    }

    @Override
    public int drawMove(RandomGenerator random, Moves scratch) {
        return switch (phase) {
            case FIRST_MOVER -> MansubaMove.other(MansubaMove.FIRST, random.nextInt(setup.players));
            case RELEASE, TRY -> {
                boolean back = random.nextInt(100) < game.release();
                yield MansubaMove.other(back ? MansubaMove.BACK : MansubaMove.STAYS, candidatePlace());
            }
            case MOVE, OVER -> throw new IllegalStateException("chance does not move: " + phase);
        };
    }

    @Override
    public void play(int move) {
        if (MansubaMove.isWay(move)) {
            int to = MansubaMove.to(move);
            captures += board.move(MansubaMove.from(move), to) ? 1 : 0;
            endTurn(setup.isGoal(player, to));
            return;
        }
        switch (MansubaMove.sort(move)) {
            case MansubaMove.PASS -> endTurn(false);
            case MansubaMove.FREE -> {
                candidate = firstCaptured(MansubaMove.what(move));
                phase = Phase.TRY;
            }
            case MansubaMove.FIRST -> {
                player = MansubaMove.what(move);
                phase = Phase.MOVE;
            }
            case MansubaMove.BACK -> {
                board.release(candidate);
                releases++;
                answered();
            }
            default -> {
                candidate++;
                answered();
            }
        }
    }

    /// The first captured of the player's pieces that were captured on a place.
    private int firstCaptured(int place) {
        int index = 0;
        while (setup.owner(board.captured(index)) != player || board.place(board.captured(index)) != place) {
            index++;
        }
        return index;
    }

    private void answered() {
        if (phase == Phase.TRY) {
            candidate = 0;
            endTurn(false);
        } else {
            seekRelease();
        }
    }

    /// Rules 4.1d, 4.1e, 5.1, 5.2.
    private void endTurn(boolean reachedGoal) {
        boolean won = game.victory() == Victory.SIMPLE ? reachedGoal : hasAllOnGoals();
        round++;
        if (won) {
            winner = player;
        }
        if (won || round == game.roundLimit()) {
            phase = Phase.OVER;
        } else {
            beginTurn();
        }
    }

    private boolean hasAllOnGoals() {
        return board.lost(player) == 0 && board.arrived(player) == setup.size;
    }

    private void beginTurn() {
        player = player + 1 == setup.players ? 0 : player + 1;
        // Rules 1.5
        if (game.landslide() > 0 && round % game.landslide() == 0) {
            terrain = terrain.next();
        }
        if (game.releaseCost() == ReleaseCost.FREE && game.release() > 0) {
            seekRelease();
        } else {
            phase = Phase.MOVE;
        }
    }

    /// Rules 4.3: goes on to the next captured piece whose place is empty.
    private void seekRelease() {
        while (candidate < board.capturedCount() && !board.isFree(candidatePlace())) {
            candidate++;
        }
        if (candidate < board.capturedCount()) {
            phase = Phase.RELEASE;
        } else {
            candidate = 0;
            phase = Phase.MOVE;
        }
    }

    /// Rules 5.2: the round limit.
    @Override
    public boolean isDrawn() {
        return isOver() && winner == NOBODY;
    }

    @Override
    public int score(int player) {
        return board.arrived(player);
    }

    @Override
    public double payoff(int player) {
        if (winner == NOBODY) {
            return 1.0 / setup.players;
        }
        return player == winner ? 1 : 0;
    }

    @Override
    public int figure(int index) {
        return switch (index) {
            case 0 -> round;
            case 1 -> captures;
            case 2 -> releases;
            case 3 -> winner == NOBODY ? 0 : 1;
            default -> State.super.figure(index);
        };
    }

    @Override
    public State copy() {
        var copy = new MansubaState(game, world, setup);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (MansubaState) other;
        board.copyFrom(source.board);
        phase = source.phase;
        terrain = source.terrain;
        player = source.player;
        round = source.round;
        candidate = source.candidate;
        winner = source.winner;
        captures = source.captures;
        releases = source.releases;
    }

    @Override
    public List<Event> events(int move) {
        return MansubaEvents.of(this, move);
    }

    /// Whether it is known who begins.
    boolean isFirstDrawn() {
        return phase != Phase.FIRST_MOVER;
    }

    /// Whether chance is asked about a captured piece.
    boolean isReleasing() {
        return phase == Phase.RELEASE || phase == Phase.TRY;
    }

    /// The captured piece about which chance is asked.
    int candidatePiece() {
        return board.captured(candidate);
    }

    @Override
    public String notation(int move) {
        if (MansubaMove.isWay(move)) {
            return world.name(MansubaMove.from(move)) + " " + world.name(MansubaMove.to(move));
        }
        int what = MansubaMove.what(move);
        return switch (MansubaMove.sort(move)) {
            case MansubaMove.PASS -> "pass";
            case MansubaMove.FREE -> "free " + world.name(what);
            case MansubaMove.FIRST -> "first" + what;
            case MansubaMove.BACK -> "back " + world.name(what);
            default -> "stays " + world.name(what);
        };
    }

    @Override
    public Optional<Event> whyNot(List<String> words) {
        return new MansubaWhyNot(MansubaView.of(this), Ask.notations(this)).of(words);
    }

    @Override
    public MansubaView view(int viewer) {
        return MansubaView.of(this);
    }

    /// The options of this game.
    public Mansuba game() {
        return game;
    }

    /// The places and their neighbours, the same for all positions of a game.
    public World world() {
        return world;
    }

    /// Whether any player has a way in a terrain.
    boolean isAnybodyMobile(Terrain terrain) {
        for (int each = 0; each < setup.players; each++) {
            if (reach.canMove(each, terrain)) {
                return true;
            }
        }
        return false;
    }

    /// The terrain of this round.
    public Terrain terrain() {
        return terrain;
    }

    /// How many turns have been played.
    public int round() {
        return round;
    }

    /// The player whose round it is, also while chance draws for it.
    public int turnOf() {
        return player;
    }

    /// Whether a player's piece on the board, numbered from 0, could go to a start place of another
    /// player if it were its round.
    public boolean arrives(int player, int piece) {
        return reach.arrives(player, player * setup.size + piece, terrain);
    }

    /// The kind of a player's piece, numbered from 0: the same for all players.
    public Piece kind(int piece) {
        return setup.kind(piece);
    }

    /// Whether a place is a start place of the player.
    public boolean isHome(int player, int place) {
        return setup.home[place] == player;
    }

    /// Whether a place is a start place of somebody but the player.
    public boolean isGoal(int player, int place) {
        return setup.isGoal(player, place);
    }

    /// The player whose piece stands on a place, or [#NOBODY].
    public int owner(int place) {
        return board.isFree(place) ? NOBODY : board.owner(place);
    }

    /// How many pieces each player began with.
    public int pieces() {
        return setup.size;
    }

    /// The place of a player's piece, numbered from 0, or [World#NONE] while it is captured.
    public int place(int player, int piece) {
        int index = player * setup.size + piece;
        return board.stands(index) ? board.place(index) : World.NONE;
    }
}
