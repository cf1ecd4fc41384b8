package plateau.bots.carcassonne;

import plateau.games.carcassonne.CarcassonneState;
import plateau.games.carcassonne.Terrain;

/// What claims, and followers at home, will likely bring while so many tiles are to come.
final class Prospects {
    /// The chance that a feature with so many open ends will be completed, while all tiles are to come:
    /// what each tile and shield of a city is worth on top of the one point it brings unfinished, and a
    /// road as a whole.
    private static final double[] COMPLETION = {1, 0.75, 0.45, 0.2, 0.1};

    private static final double MONASTERY = 0.7;
    private static final double FIELD_CITY = 3;
    private static final double FOLLOWER = 1.6;
    private static final double ALL_TILES = 71;

    /// What is hard to put a number to.
    ///
    /// @param earlyCity what a city is worth to a field while all tiles are to come; in the end it is 3
    /// @param field what a field promises besides while all tiles are to come
    /// @param lastFollower what it is worth not to have put all followers
    record Weights(double earlyCity, double field, double lastFollower) {}

    /// As a beginner counts: a field is worth its cities at once, and followers go there gladly.
    static final Weights PLAIN = new Weights(FIELD_CITY, 2, 4);

    /// Found by play against [#PLAIN], looking one move ahead: followers on fields stay there, and
    /// others come to share them.
    static final Weights TUNED = new Weights(0.7, 0.5, 7);

    private final Weights weights;
    private double timeLeft;

    Prospects(Weights weights) {
        this.weights = weights;
    }

    /// Looks at a position: all that is asked next is about it.
    void look(CarcassonneState position) {
        timeLeft = timeLeft(position);
    }

    /// The tiles to come, as a part of 1.
    static double timeLeft(CarcassonneState position) {
        return position.tilesLeft() / ALL_TILES;
    }

    /// What followers at home are worth.
    double atHome(int home) {
        return timeLeft * (FOLLOWER * home + (home > 0 ? weights.lastFollower : 0));
    }

    /// The points a claim will likely bring.
    double promise(Terrain terrain, int tiles, int shields, int open, int cities) {
        double completion = COMPLETION[Math.clamp(open, 0, COMPLETION.length - 1)] * timeLeft;
        return switch (terrain) {
            case ROAD -> tiles + completion;
            case CITY -> (tiles + shields) * (1 + completion);
            case MONASTERY -> tiles + open * timeLeft * MONASTERY;
            case FIELD -> {
                double city = FIELD_CITY + (weights.earlyCity - FIELD_CITY) * timeLeft;
                yield city * cities + weights.field * timeLeft;
            }
        };
    }
}
