package plateau.arena.ratings;

/// Points of Elo: odds of ten to one are 400 points.
final class Elo {
    /// Points for each unit of strength, which is a natural logarithm.
    static final double POINTS = 400 / StrictMath.log(10);

    private Elo() {}

    /// The share of the wins that so many points more stand for.
    static double share(double points) {
        return 1 / (1 + StrictMath.exp(-points / POINTS));
    }
}
