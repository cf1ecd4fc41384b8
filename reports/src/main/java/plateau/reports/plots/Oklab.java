package plateau.reports.plots;

import java.util.HexFormat;
import java.util.Locale;

/// Mixes colours as the style sheet's `color-mix(in oklab, …)` does: in the space of Björn Ottosson, in
/// which equal distances look about equal.
final class Oklab {
    private static final double[][] TO_CONES = {
        {0.4122214708, 0.5363325363, 0.0514459929},
        {0.2119034982, 0.6806995451, 0.1073969566},
        {0.0883024619, 0.2817188376, 0.6299787005}
    };
    private static final double[][] TO_LAB = {
        {0.2104542553, 0.7936177850, -0.0040720468},
        {1.9779984951, -2.4285922050, 0.4505937099},
        {0.0259040371, 0.7827717662, -0.8086757660}
    };
    private static final double[][] FROM_LAB = {
        {1, 0.3963377774, 0.2158037573},
        {1, -0.1055613458, -0.0638541728},
        {1, -0.0894841775, -1.2914855480}
    };
    private static final double[][] FROM_CONES = {
        {4.0767416621, -3.3077115913, 0.2309699292},
        {-1.2684380046, 2.6097574011, -0.3413193965},
        {-0.0041960863, -0.7034186147, 1.7076147010}
    };

    private Oklab() {}

    /// @param share of the other colour, from 0 to 1
    static String mix(String one, String other, double share) {
        var from = lab(one);
        var to = lab(other);
        var mixed = new double[3];
        for (int i = 0; i < 3; i++) {
            mixed[i] = from[i] + share * (to[i] - from[i]);
        }
        var cones = times(FROM_LAB, mixed);
        for (int i = 0; i < 3; i++) {
            cones[i] = cones[i] * cones[i] * cones[i];
        }
        return hex(times(FROM_CONES, cones));
    }

    private static double[] lab(String hex) {
        var light = new double[3];
        for (int i = 0; i < 3; i++) {
            double part = HexFormat.fromHexDigits(hex, 1 + 2 * i, 3 + 2 * i) / 255.0;
            light[i] = part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        }
        var cones = times(TO_CONES, light);
        for (int i = 0; i < 3; i++) {
            cones[i] = Math.cbrt(cones[i]);
        }
        return times(TO_LAB, cones);
    }

    private static String hex(double[] light) {
        var hex = new StringBuilder("#");
        for (double each : light) {
            double part = each <= 0.0031308 ? 12.92 * each : 1.055 * Math.pow(each, 1 / 2.4) - 0.055;
            long byteOf = Math.round(255 * Math.clamp(part, 0, 1));
            hex.append(HexFormat.of().toHexDigits(byteOf, 2).toUpperCase(Locale.ROOT));
        }
        return hex.toString();
    }

    private static double[] times(double[][] matrix, double[] vector) {
        var product = new double[3];
        for (int row = 0; row < 3; row++) {
            for (int i = 0; i < 3; i++) {
                product[row] += matrix[row][i] * vector[i];
            }
        }
        return product;
    }
}
