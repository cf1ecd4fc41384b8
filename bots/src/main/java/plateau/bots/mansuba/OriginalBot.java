package plateau.bots.mansuba;

import plateau.bots.Bot;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Turn;
import plateau.games.mansuba.Mansuba;
import plateau.games.mansuba.MansubaMove;

/// The random player of Mansuba's original (rules 7): a piece by lot, then one of its places by lot. So
/// a pawn with two ways moves as often as a tower with eighteen.
public record OriginalBot() implements Bot {
    @Override
    public String id() {
        return "classic";
    }

    @Override
    public boolean plays(Game game) {
        return game instanceof Mansuba;
    }

    @Override
    public Player player() {
        return OriginalBot::choose;
    }

    private static int choose(Turn turn) {
        var legal = turn.legal();
        int pieces = 0;
        for (int begin = 0; begin < legal.size(); begin = end(legal, begin)) {
            pieces++;
        }
        int begin = 0;
        for (int left = turn.random().nextInt(pieces); left > 0; left--) {
            begin = end(legal, begin);
        }
        return legal.get(begin + turn.random().nextInt(end(legal, begin) - begin));
    }

    /// Moves are listed piece by piece: where those of the next piece begin. To try to free a piece is
    /// the one way of that piece.
    private static int end(Moves legal, int begin) {
        int end = begin + 1;
        while (end < legal.size() && isSamePiece(legal.get(begin), legal.get(end))) {
            end++;
        }
        return end;
    }

    private static boolean isSamePiece(int move, int other) {
        return MansubaMove.isWay(move) && MansubaMove.isWay(other) && MansubaMove.from(move) == MansubaMove.from(other);
    }
}
