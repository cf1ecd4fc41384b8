package plateau.arena.evaluation.figures;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Student's distribution, for whole degrees of freedom: by its finite sums (Abramowitz and Stegun, 26.7.3
/// and 26.7.4), which are exact.
final class StudentT {
    private static final Map<Integer, Double> REACHES = new ConcurrentHashMap<>();

    private StudentT() {}

    /// How likely a value is less than t.
    static double below(double t, int freedom) {
        double angle = StrictMath.atan(t / StrictMath.sqrt(freedom));
        return 0.5 + within(angle, freedom) / 2;
    }

    /// How likely a value lies between −t and t, negative where t is.
    private static double within(double angle, int freedom) {
        double cosine = StrictMath.cos(angle);
        double sine = StrictMath.sin(angle);
        boolean isOdd = freedom % 2 == 1;
        double term = isOdd ? cosine : 1;
        double sum = freedom == 1 ? 0 : term;
        for (int i = isOdd ? 3 : 2; i < freedom - 1; i += 2) {
            term *= cosine * cosine * (i - 1) / i;
            sum += term;
        }
        return isOdd ? 2 / Math.PI * (angle + sine * sum) : sine * sum;
    }

    /// On either side of 0 so far reach 95 % of all values. Asked again and again of the same few.
    static double reach(int freedom) {
        return REACHES.computeIfAbsent(freedom, StudentT::searched);
    }

    private static double searched(int freedom) {
        double low = 0;
        double high = 13;
        for (int i = 0; i < 60; i++) {
            double middle = (low + high) / 2;
            if (below(middle, freedom) < 0.975) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }
}
