package plateau.games.mansuba;

import java.util.Arrays;
import plateau.core.Moves;
import plateau.games.mansuba.Mansuba.ElephantStep;
import plateau.games.mansuba.Mansuba.Jumps;
import plateau.games.mansuba.Mansuba.Surface;

/// Lists what the pieces of a board may do (rules 2). No move comes twice.
///
/// Moves are written to a buffer one after the other, legal or not, and only a legal one moves the end
/// of the buffer on; `count` is that end, handed from one piece to the next. So nearly nothing depends
/// on a branch that a processor could not foresee.
final class Reach {
    private final World world;
    private final Setup setup;
    private final MansubaBoard board;
    private final int[] standing;
    private final boolean stepsOnly;
    private final boolean leapsOnly;
    private final Walks walks;
    private final Slides slides;

    /// The most moves that one piece can have.
    private final int most;

    private int[] buffer;

    Reach(Mansuba game, World world, MansubaBoard board) {
        this.world = world;
        this.board = board;
        setup = board.setup;
        standing = board.standing;
        stepsOnly = stepsNeverMeet(game);
        leapsOnly = game.elephant() != ElephantStep.LINE;
        walks = new Walks(game, world, board);
        slides = new Slides(world, board);
        int ofPawn = stepsOnly ? 2 * Directions.COUNT : world.wall;
        int ofTower = world.width + world.height;
        int ofKing = game.hasKings() ? world.primes.length : 0;
        most = Math.max(Math.max(ofPawn, ofTower), Math.max(ofKing, world.leapCount));
        buffer = new int[4 * most];
    }

    /// Single steps and jumps end on different places unless the world is so small that two ways
    /// around it meet.
    private static boolean stepsNeverMeet(Mansuba game) {
        boolean narrow = game.width() < 5 && game.surface() != Surface.FLAT;
        boolean low = game.height() < 5 && game.surface() == Surface.TORUS;
        return game.pawnSteps() == 1 && game.jumps() != Jumps.MULTIPLE && !narrow && !low;
    }

    /// Appends the ways of all pieces of a player, piece by piece.
    void ways(int player, Terrain terrain, Moves moves) {
        int first = player * setup.size;
        int count = 0;
        for (int i = 0; i < setup.size; i++) {
            if (board.stands(first + i)) {
                if (count + most >= buffer.length) {
                    buffer = Arrays.copyOf(buffer, 2 * buffer.length);
                }
                count = ways(player, first + i, terrain, count);
            }
        }
        moves.addAll(buffer, count);
    }

    private int ways(int player, int piece, Terrain terrain, int count) {
        int from = board.place(piece);
        return switch (setup.kinds[piece]) {
            case PAWN -> pawn(player, from, terrain, count);
            case TOWER -> slides.list(player, from, world.neighbours(terrain), buffer, count);
            case ELEPHANT -> elephant(player, from, terrain, count);
            case KING -> king(from, count);
        };
    }

    /// Whether any piece of a player has a way.
    boolean canMove(int player, Terrain terrain) {
        int first = player * setup.size;
        for (int piece = first; piece < first + setup.size; piece++) {
            if (board.stands(piece) && ways(player, piece, terrain, 0) > 0) {
                return true;
            }
        }
        return false;
    }

    /// Whether a piece has a way to a start place of another player.
    boolean arrives(int player, int piece, Terrain terrain) {
        int count = ways(player, piece, terrain, 0);
        for (int i = 0; i < count; i++) {
            if (setup.isGoal(player, MansubaMove.to(buffer[i]))) {
                return true;
            }
        }
        return false;
    }

    private int pawn(int player, int from, Terrain terrain, int count) {
        return stepsOnly
                ? stepsAndJumps(player, from, terrain, count)
                : walks.list(player, from, world.neighbours(terrain), buffer, count);
    }

    private int stepsAndJumps(int player, int from, Terrain terrain, int count) {
        var moves = buffer;
        var standing = this.standing;
        var steps = world.steps(terrain);
        int leave = MansubaMove.way(from, 0);
        int begin = from * terrain.degree;
        int end = begin + terrain.degree;
        int legal = count;
        for (int i = begin; i < end; i++) {
            int near = StepAndJump.near(steps[i]);
            int there = standing[near];
            moves[legal] = leave | near;
            legal += MansubaBoard.landing(there, player);
            int behind = StepAndJump.behind(steps[i]);
            moves[legal] = leave | behind;
            legal += MansubaBoard.free(~there & standing[behind]);
        }
        return legal;
    }

    private int elephant(int player, int from, Terrain terrain, int count) {
        return leapsOnly
                ? leaps(player, from, count)
                : walks.lines(player, from, world.neighbours(terrain), buffer, count);
    }

    private int leaps(int player, int from, int count) {
        var moves = buffer;
        var standing = this.standing;
        var leaps = world.leaps;
        int leave = MansubaMove.way(from, 0);
        int begin = from * world.leapCount;
        int end = begin + world.leapCount;
        int legal = count;
        for (int i = begin; i < end; i++) {
            moves[legal] = leave | leaps[i];
            legal += MansubaBoard.landing(standing[leaps[i]], player);
        }
        return legal;
    }

    private int king(int from, int count) {
        int legal = count;
        for (int prime : world.primes) {
            buffer[legal] = MansubaMove.way(from, prime);
            legal += MansubaBoard.free(standing[prime]);
        }
        return legal;
    }

    /// Appends a try for each place where a piece of the player was captured and can come back.
    void tries(int player, Moves moves) {
        walks.beginList(world.wall);
        for (int i = 0; i < board.capturedCount(); i++) {
            int piece = board.captured(i);
            int place = board.place(piece);
            if (setup.owner(piece) == player && board.isFree(place) && walks.isNew(place)) {
                moves.add(MansubaMove.other(MansubaMove.FREE, place));
            }
        }
    }
}
