package plateau.games.mansuba;

import java.util.Arrays;
import plateau.core.Moves;

/// Lists what the pieces of a board may do (rules 2). No move comes twice.
final class Reach {
    private final World world;
    private final Setup setup;
    private final Board board;
    private final int[] standing;
    private final boolean[] open;
    private final int pawnSteps;
    private final Jumps jumps;

    /// Whether a pawn has but one way to each place.
    private final boolean waysNeverMeet;

    /// The number of the list in which each place was last found.
    private final int[] found;

    private int list;
    private final int[] chain;

    Reach(Mansuba game, World world, Board board) {
        this.world = world;
        this.board = board;
        setup = board.setup;
        standing = board.standing;
        open = setup.open;
        pawnSteps = game.pawnSteps();
        jumps = game.jumps();
        waysNeverMeet = waysNeverMeet(game);
        found = new int[world.wall + 1];
        chain = new int[jumps == Jumps.MULTIPLE ? world.wall : 0];
    }

    /// Single steps and jumps end on different places unless the world is so small that two ways
    /// around it meet.
    private static boolean waysNeverMeet(Mansuba game) {
        boolean narrow = game.width() < 5 && game.surface() != Surface.FLAT;
        boolean low = game.height() < 5 && game.surface() == Surface.TORUS;
        return game.pawnSteps() == 1 && game.jumps() != Jumps.MULTIPLE && !narrow && !low;
    }

    /// Appends the ways of all pieces of a player, piece by piece.
    void ways(int player, Terrain terrain, Moves moves) {
        int first = player * setup.size;
        for (int i = 0; i < setup.size; i++) {
            if (board.stands(player, first + i)) {
                int from = board.place(first + i);
                switch (setup.kinds[i]) {
                    case PAWN -> pawn(player, from, terrain, moves);
                    case TOWER -> tower(player, from, terrain, moves);
                    case ELEPHANT -> elephant(player, from, moves);
                    case KING -> king(from, moves);
                }
            }
        }
    }

    /// Appends a try for each place where a piece of the player was captured and can come back.
    void tries(int player, Moves moves) {
        beginList(world.wall);
        for (int i = 0; i < board.capturedCount(); i++) {
            int piece = board.captured(i);
            int place = board.place(piece);
            if (setup.owner(piece) == player && standing[place] == 0 && isNew(place)) {
                moves.add(MansubaMove.other(MansubaMove.FREE, place));
            }
        }
    }

    private void beginList(int from) {
        if (++list == 0) {
            Arrays.fill(found, 0);
            list = 1;
        }
        found[from] = list;
    }

    private boolean isNew(int place) {
        boolean isNew = found[place] != list;
        found[place] = list;
        return isNew;
    }

    /// Rules 2.2, 4.2.
    private boolean canLand(int player, int place) {
        int there = standing[place];
        return there == 0 || (Board.owner(there) != player && open[place]);
    }

    private void pawn(int player, int from, Terrain terrain, Moves moves) {
        var steps = world.steps(terrain);
        var directions = world.directions(terrain);
        if (waysNeverMeet) {
            stepsAndJumps(player, from, steps, directions, moves);
        } else {
            beginList(from);
            jumps(from, steps, directions, moves);
            walks(player, from, steps, directions, moves);
        }
    }

    private void stepsAndJumps(int player, int from, char[] steps, byte[] directions, Moves moves) {
        int leave = MansubaMove.way(from, 0);
        for (int left = directions[from] & Directions.ALL; left != 0; left &= left - 1) {
            int direction = Integer.numberOfTrailingZeros(left);
            int to = steps[from * Directions.COUNT + direction];
            moves.addIf(canLand(player, to), leave | to);
            if (standing[to] != 0 && jumps != Jumps.NONE) {
                int behind = steps[to * Directions.COUNT + direction];
                boolean legal = standing[behind] == 0 && Directions.has(directions[to], direction);
                moves.addIf(legal, leave | behind);
            }
        }
    }

    /// Up to so many steps in each direction, as far as places have it and nothing is in the way.
    private void walks(int player, int from, char[] steps, byte[] directions, Moves moves) {
        for (int direction = 0; direction < Directions.COUNT; direction++) {
            int place = from;
            for (int step = 0; step < pawnSteps; step++) {
                if (!Directions.has(directions[place], direction)) {
                    break;
                }
                place = steps[place * Directions.COUNT + direction];
                moves.addIf(canLand(player, place) && isNew(place), MansubaMove.way(from, place));
                if (standing[place] != 0) {
                    break;
                }
            }
        }
    }

    /// Rules 2.1: the places where a chain of jumps may end, found breadth first. Once the pawn has
    /// left its place there is nothing there to jump over.
    private void jumps(int from, char[] steps, byte[] directions, Moves moves) {
        if (jumps == Jumps.NONE) {
            return;
        }
        int count = jumpsFrom(from, from, 0, steps, directions, moves);
        for (int i = 0; i < count && jumps == Jumps.MULTIPLE; i++) {
            count = jumpsFrom(chain[i], from, count, steps, directions, moves);
        }
    }

    private int jumpsFrom(
            int at, int from, int count, char[] steps, byte[] directions, Moves moves) {
        int landings = count;
        for (int left = directions[at] & Directions.ALL; left != 0; left &= left - 1) {
            int direction = Integer.numberOfTrailingZeros(left);
            int over = steps[at * Directions.COUNT + direction];
            if (standing[over] == 0
                    || over == from
                    || !Directions.has(directions[over], direction)) {
                continue;
            }
            int to = steps[over * Directions.COUNT + direction];
            if (standing[to] == 0 && isNew(to)) {
                moves.add(MansubaMove.way(from, to));
                if (jumps == Jumps.MULTIPLE) {
                    chain[landings++] = to;
                }
            }
        }
        return landings;
    }

    private void tower(int player, int from, Terrain terrain, Moves moves) {
        int directions = world.directions(terrain)[from];
        line(player, from, directions, Directions.EAST, moves);
        line(player, from, directions, Directions.NORTH, moves);
    }

    /// Slides both ways along a line. Where it closes on itself, the second slide leaves out what the
    /// first one found: the whole line, or the one piece that stops both. A line is never longer than
    /// the longer side of the world, so the steps need no counting.
    private void line(int player, int from, int directions, int direction, Moves moves) {
        int end = world.wall;
        if (Directions.has(directions, direction)) {
            end = slide(player, from, direction, end, moves);
        }
        int back = Directions.opposite(direction);
        if (Directions.has(directions, back) && end != from) {
            slide(player, from, back, end, moves);
        }
    }

    /// Gives the place where the slide met something.
    private int slide(int player, int from, int direction, int known, Moves moves) {
        int leave = MansubaMove.way(from, 0);
        int to = world.grid[from * Directions.COUNT + direction];
        while (standing[to] == 0) {
            moves.add(leave | to);
            to = world.grid[to * Directions.COUNT + direction];
        }
        moves.addIf(to != known && canLand(player, to), leave | to);
        return to;
    }

    private void elephant(int player, int from, Moves moves) {
        int leave = MansubaMove.way(from, 0);
        int begin = from * world.leapCount;
        for (int i = begin; i < begin + world.leapCount; i++) {
            int to = world.leaps[i];
            moves.addIf(canLand(player, to), leave | to);
        }
    }

    private void king(int from, Moves moves) {
        for (int prime : world.primes) {
            moves.addIf(standing[prime] == 0, MansubaMove.way(from, prime));
        }
    }
}
