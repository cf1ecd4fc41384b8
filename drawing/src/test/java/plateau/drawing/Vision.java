package plateau.drawing;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// A drawing as others see it: who lacks one kind of the eye's receptors, or sees no colours. The matrices
/// are those of Viénot, Brettel and Mollon (1999) for the first two, on linear light.
enum Vision {
    PROTANOPIA(0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1),
    DEUTERANOPIA(0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1),
    GREY(0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722);

    private static final Pattern COLOUR = Pattern.compile("#[0-9A-Fa-f]{6}\\b");

    @SuppressWarnings("ImmutableEnumChecker") // It is a copy that cannot be changed.
    private final List<Double> matrix;

    Vision(double... matrix) {
        this.matrix = Arrays.stream(matrix).boxed().toList();
    }

    /// A drawing whose colours are written where they are used, in other colours.
    String of(String svg) {
        return COLOUR.matcher(svg).replaceAll(found -> seen(found.group()));
    }

    private String seen(String colour) {
        int rgb = Integer.parseInt(colour.substring(1), 16);
        var out = new StringBuilder("#");
        for (int row = 0; row < 3; row++) {
            double light = 0;
            for (int column = 0; column < 3; column++) {
                light += matrix.get(3 * row + column) * linear(rgb >> (16 - 8 * column) & 255);
            }
            out.append(String.format(Locale.ROOT, "%02X", written(Math.clamp(light, 0, 1))));
        }
        return out.toString();
    }

    private static double linear(int part) {
        double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static int written(double light) {
        double share = light <= 0.0031308 ? light * 12.92 : 1.055 * Math.pow(light, 1 / 2.4) - 0.055;
        return (int) Math.round(share * 255);
    }
}
