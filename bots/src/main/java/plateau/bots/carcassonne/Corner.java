package plateau.bots.carcassonne;

import plateau.core.Turn;
import plateau.games.carcassonne.CarcassonneMove;

/// Chooses the placement nearest to a corner of the land, and never a follower (rules 8).
final class Corner {
    private Corner() {}

    /// @param sign 1 for the smallest x, then y, then direction; -1 for the largest
    static int choose(Turn turn, int sign) {
        var legal = turn.legal();
        int chosen = legal.get(0);
        if (CarcassonneMove.sort(chosen) != CarcassonneMove.PLACE) {
            return chosen;
        }
        for (int i = 1; i < legal.size(); i++) {
            if (sign * compare(legal.get(i), chosen) < 0) {
                chosen = legal.get(i);
            }
        }
        return chosen;
    }

    private static int compare(int left, int right) {
        int byX = Integer.compare(CarcassonneMove.x(left), CarcassonneMove.x(right));
        int byY = Integer.compare(CarcassonneMove.y(left), CarcassonneMove.y(right));
        int byDirection = Integer.compare(CarcassonneMove.direction(left), CarcassonneMove.direction(right));
        return byX != 0 ? byX : byY != 0 ? byY : byDirection;
    }
}
