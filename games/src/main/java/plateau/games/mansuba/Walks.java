package plateau.games.mansuba;

import java.util.Arrays;
import plateau.games.mansuba.Mansuba.Jumps;

/// Lists where pawns go that walk several steps, jump in chains, or live in a world so small that ways
/// meet (rules 2, 2.1), and elephants that walk in a line: each place once, however it is reached.
final class Walks {
    private static final int[] CARDINAL = {Directions.EAST, Directions.NORTH, Directions.WEST, Directions.SOUTH};

    private final int[] standing;
    private final int wall;
    private final int pawnSteps;
    private final int elephantSteps;
    private final Jumps jumps;

    /// The neighbours to the north, south, east and west, whatever the terrain.
    private final char[] cardinal;

    /// The number of the list in which each place was last found.
    private final int[] found;

    private int list;
    private final int[] chain;

    Walks(Mansuba game, World world, MansubaBoard board) {
        standing = board.standing;
        wall = world.wall;
        pawnSteps = game.pawnSteps();
        elephantSteps = game.elephantSteps();
        cardinal = world.neighbours(Terrain.SQUARE);
        jumps = game.jumps();
        found = new int[world.wall + 1];
        chain = new int[Math.max(world.wall, Directions.COUNT)];
    }

    void beginList(int from) {
        if (++list == 0) {
            Arrays.fill(found, 0);
            list = 1;
        }
        found[from] = list;
    }

    boolean isNew(int place) {
        boolean isNew = found[place] != list;
        found[place] = list;
        return isNew;
    }

    /// Writes a pawn's moves from `count` on; gives the new count.
    int list(int player, int from, char[] neighbours, int[] moves, int count) {
        beginList(from);
        int legal = jumps == Jumps.NONE ? count : jumps(from, neighbours, moves, count);
        for (int direction = 0; direction < Directions.COUNT; direction++) {
            legal = walk(player, from, direction, neighbours, pawnSteps, moves, legal);
        }
        return legal;
    }

    /// Writes the moves of an elephant in the directions that its own place has in the terrain; the
    /// places it walks over need not have them.
    int lines(int player, int from, char[] neighbours, int[] moves, int count) {
        beginList(from);
        int legal = count;
        for (int direction : CARDINAL) {
            if (neighbours[from * Directions.COUNT + direction] != wall) {
                legal = walk(player, from, direction, cardinal, elephantSteps, moves, legal);
            }
        }
        return legal;
    }

    /// Up to so many steps, as far as places have a neighbour there and nothing is in the way.
    private int walk(int player, int from, int direction, char[] neighbours, int most, int[] moves, int count) {
        int legal = count;
        int place = from;
        for (int step = 0; step < most; step++) {
            place = neighbours[place * Directions.COUNT + direction];
            if (MansubaBoard.landing(standing[place], player) != 0 && isNew(place)) {
                moves[legal++] = MansubaMove.way(from, place);
            }
            if (MansubaBoard.free(standing[place]) == 0) {
                break;
            }
        }
        return legal;
    }

    /// The places where a jump, or a chain of jumps, may end, found breadth first. Once the pawn has
    /// left its place there is nothing there to jump over.
    private int jumps(int from, char[] neighbours, int[] moves, int count) {
        int landed = jumpsFrom(from, from, neighbours, 0);
        for (int i = 0; i < landed && jumps == Jumps.MULTIPLE; i++) {
            landed = jumpsFrom(chain[i], from, neighbours, landed);
        }
        for (int i = 0; i < landed; i++) {
            moves[count + i] = MansubaMove.way(from, chain[i]);
        }
        return count + landed;
    }

    private int jumpsFrom(int at, int from, char[] neighbours, int count) {
        int landed = count;
        for (int direction = 0; direction < Directions.COUNT; direction++) {
            int over = neighbours[at * Directions.COUNT + direction];
            int to = neighbours[over * Directions.COUNT + direction];
            boolean jumps = MansubaBoard.free(~standing[over] & standing[to]) != 0 && over != from;
            if (jumps && isNew(to)) {
                chain[landed++] = to;
            }
        }
        return landed;
    }
}
