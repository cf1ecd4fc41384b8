package plateau.arena.ratings;

import plateau.arena.statistics.Interval;
import plateau.core.wire.Exact;

/// How strong an entrant is, in points of Elo beside the anchor, which has 1000: with 400 points more
/// one comes before the other ten times as often as behind it.
///
/// @param interval 95 %, of the difference to the anchor; the anchor's own has no width
/// @param games in which the entrant had a seat
/// @param held what the games say at all
public record Rating(String name, double elo, Interval interval, long games, Held held) {
    /// What may be said of it: see [Held#told].
    public double told() {
        return held.told(elo, interval.low(), interval.high());
    }

    /// On which sides games hold a rating. A chain of games in which each came before the next, or
    /// shared its place, from the entrant to the anchor holds it from below, one from the anchor to the
    /// entrant from above. Where nothing does, the number comes from virtual draws and says little.
    @Exact
    public enum Held {
        BOTH_SIDES,
        /// Never worse than the anchor, not even by way of others: how much better is not known.
        FROM_BELOW,
        /// Never better than the anchor: how much worse is not known.
        FROM_ABOVE,
        /// No game compares it with the anchor.
        NOT;

        /// What may be said of a rating that games hold so: the rating itself, held from one side only the
        /// end of its interval on that side, which is a bound; nothing, a number that is not finite, where
        /// no game holds it.
        public double told(double rating, double low, double high) {
            return switch (this) {
                case BOTH_SIDES -> rating;
                case FROM_BELOW -> low;
                case FROM_ABOVE -> high;
                case NOT -> Double.NaN;
            };
        }

        static Held of(boolean below, boolean above) {
            if (below) {
                return above ? BOTH_SIDES : FROM_BELOW;
            }
            return above ? FROM_ABOVE : NOT;
        }
    }
}
