package plateau.bots.mansuba;

import plateau.bots.search.Evaluation;
import plateau.core.State;
import plateau.games.mansuba.Mansuba.Jumps;
import plateau.games.mansuba.Mansuba.Victory;
import plateau.games.mansuba.MansubaState;
import plateau.games.mansuba.Piece;
import plateau.games.mansuba.Terrain;
import plateau.games.mansuba.World;

/// Mansuba: how near each player's pieces are to the start places of the others, in steps of the
/// terrain of the round.
///
/// Where all pieces have to arrive, all steps count. Where one piece wins, the foremost counts most,
/// but the race is seldom won by running: a goal has to be free, so whoever keeps its own start places
/// filled keeps the others out, and a captured piece neither guards nor threatens.
public final class MansubaEvaluation implements Evaluation {
    private static final double SCALE = 1;

    /// For each step of the foremost piece, and of all of them together.
    private static final double FOREMOST = 0.4;

    private static final double ALL = 0.02;

    /// For each piece on a start place of its own, and for each that is captured.
    private static final double GUARD = 0.2;

    private static final double CAPTURED = -0.5;

    /// For being the one to move.
    private static final double TEMPO = 0.5;

    /// For being the one to move, and having a way to a goal: so good as won.
    private static final double ARRIVAL = 20;

    /// Steps that pawns jump and elephants leap.
    private static final int LEAP = 2;

    /// By terrain and player.
    private final Distances[][] distances;

    private final boolean forOne;

    /// Whether pawns, elephants or kings may go further than that.
    private final boolean goFar;

    public MansubaEvaluation(MansubaState state) {
        distances = new Distances[Terrain.values().length][state.players()];
        for (var terrain : Terrain.values()) {
            for (int player = 0; player < state.players(); player++) {
                distances[terrain.ordinal()][player] = Distances.toGoals(state, terrain, player);
            }
        }
        var game = state.game();
        forOne = game.victory() == Victory.SIMPLE;
        goFar = Math.max(game.pawnSteps(), game.elephantSteps()) > LEAP
                || game.jumps() == Jumps.MULTIPLE
                || game.hasKings();
    }

    @Override
    public void weigh(State state, double[] worth) {
        var position = (MansubaState) state;
        var table = distances[position.terrain().ordinal()];
        for (int player = 0; player < worth.length; player++) {
            worth[player] = forOne ? race(position, player, table[player]) : -steps(position, player, table[player]);
        }
        int mover = position.turnOf();
        worth[mover] += forOne && arrives(position, mover) ? ARRIVAL : TEMPO;
    }

    /// Looks only at pieces that are not too far away for it.
    private boolean arrives(MansubaState position, int player) {
        var steps = distances[Terrain.OCTAGONAL.ordinal()][player];
        for (int piece = 0; piece < position.pieces(); piece++) {
            int place = position.place(player, piece);
            if (place != World.NONE
                    && (goFar || position.kind(piece) == Piece.TOWER || steps.from(place) <= LEAP)
                    && position.arrives(player, piece)) {
                return true;
            }
        }
        return false;
    }

    private static double race(MansubaState position, int player, Distances distances) {
        int least = position.world().places();
        int sum = 0;
        int guards = 0;
        int captured = 0;
        for (int piece = 0; piece < position.pieces(); piece++) {
            int place = position.place(player, piece);
            if (place == World.NONE) {
                captured++;
            } else {
                int steps = distances.from(place);
                least = Math.min(least, steps);
                sum += steps;
                guards += position.isHome(player, place) ? 1 : 0;
            }
        }
        return GUARD * guards + CAPTURED * captured - FOREMOST * least - ALL * sum;
    }

    private static int steps(MansubaState position, int player, Distances distances) {
        int sum = 0;
        for (int piece = 0; piece < position.pieces(); piece++) {
            int place = position.place(player, piece);
            sum += place == World.NONE ? position.world().places() : distances.from(place);
        }
        return sum;
    }

    @Override
    public double scale(State state) {
        return SCALE;
    }
}
