package plateau.arena.statistics;

/// Where a share, a mean, or another estimate most likely lies.
public record Interval(double low, double high) {
    /// Standard deviations on either side of the mean that hold 95 % of a normal distribution.
    private static final double Z = 1.959963984540054;

    /// The 95 % interval of a mean over many numbers, as if that were distributed normally, which it
    /// nearly is. Where there are fewer than two, nothing is known.
    public static Interval ofMean(double mean, double deviation, long count) {
        if (count < 2) {
            return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        return around(mean, deviation / Math.sqrt((double) count));
    }

    /// The 95 % interval of an estimate that is distributed normally with this standard error.
    public static Interval around(double estimate, double error) {
        return new Interval(estimate - Z * error, estimate + Z * error);
    }

    /// The 95 % interval of Wilson for a share of wins over a number of games.
    ///
    /// Games that are shared count as parts of a win; they vary less than wins and losses, so the
    /// interval is rather too wide than too narrow. So it is where the same seed is played with the
    /// seats exchanged, since luck that helps one side in one game helps the other in the next. What it
    /// cannot know is when games are the same: bots that never draw lots, in a game without chance, say
    /// no more in a hundred games than in two.
    public static Interval wilson(double share, long games) {
        return games == 0 ? new Interval(0, 1) : wilson(share, (double) games);
    }

    /// The 95 % interval of the mean of shares of a win. Where there are wins and losses alone it is that of
    /// Wilson. Shares that vary less say as much as more wins and losses would; how little they vary is not
    /// known from few games either, so that some wins and losses are thought to be among them. It is never
    /// without width. Where there are fewer than two, nothing is known.
    public static Interval ofShares(double mean, double deviation, long count) {
        if (count < 2) {
            return new Interval(0, 1);
        }
        double most = mean * (1 - mean);
        if (most <= 0) {
            return wilson(mean, count);
        }
        double squares = deviation * deviation * (count - 1);
        double variance = (squares + Z * Z * most) / (count + Z * Z);
        return wilson(mean, count * most / variance);
    }

    private static Interval wilson(double share, double games) {
        double z2 = Z * Z / games;
        double centre = share + z2 / 2;
        double half = Z * Math.sqrt(share * (1 - share) / games + z2 / (4 * games));
        // Rounding must not push the ends past the share itself.
        return new Interval(
                Math.clamp((centre - half) / (1 + z2), 0, share), Math.clamp((centre + half) / (1 + z2), share, 1));
    }
}
