package plateau.terminal.pictures;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;
import plateau.core.text.BadInput;
import plateau.drawing.Theme;

/// How a picture is wanted, and where.
public final class PictureOptions {
    private static final double LARGEST = 8;
    private static final double SMALLEST = 0.1;
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,2}(\\.[0-9]{1,4})?");

    private final Supplier<Optional<String>> format;

    @Option(names = "--out", paramLabel = "PATH", description = "Where to; the standard output if left out.")
    private Optional<String> out = Optional.empty();

    @Option(
            names = "--theme",
            paramLabel = "THEME",
            description = "light, dark or (svg only) auto: as its reader likes it.")
    private Optional<String> theme = Optional.empty();

    @Option(names = "--scale", paramLabel = "X", description = "How large: 1 for some 80 dots a cell (png and gif).")
    private Optional<String> scale = Optional.empty();

    /// @param format what `--to` says: which formats there are depends on the command
    public PictureOptions(Supplier<Optional<String>> format) {
        this.format = format;
    }

    /// Whether a picture is wanted at all.
    public boolean isGiven() {
        return format.get().isPresent();
    }

    /// Refuses what cannot be, and what would do nothing.
    public void check() {
        if (!isGiven()) {
            refuseAlone("--out", out);
            refuseAlone("--theme", theme);
            refuseAlone("--scale", scale);
            return;
        }
        if (!format().isBinary()) {
            refuseWith("--scale", scale, "png or gif");
        }
        if (format() == PictureFormat.TEXT) {
            refuseWith("--theme", theme, "svg, png or gif");
        }
        theme();
        scale();
    }

    static void refuseAlone(String option, Optional<String> value) {
        if (value.isPresent()) {
            throw new BadInput("picture.alone", "%s needs --to svg, png, gif or text", option);
        }
    }

    static void refuseWith(String option, Optional<String> value, String formats) {
        if (value.isPresent()) {
            throw new BadInput("picture.with", "%s is for --to %s", option, formats);
        }
    }

    public PictureFormat format() {
        return PictureFormat.named(format.get().orElseThrow());
    }

    /// The file or folder, if one is named.
    public Optional<String> out() {
        return out;
    }

    public Theme theme() {
        var otherwise = format() == PictureFormat.SVG ? "auto" : "light";
        return switch (theme.orElse(otherwise)) {
            case "light" -> Theme.LIGHT;
            case "dark" -> Theme.DARK;
            case "auto" -> {
                if (format() != PictureFormat.SVG) {
                    throw new BadInput("picture.auto", "--theme auto is for --to svg; say light or dark");
                }
                yield Theme.AUTO;
            }
            default ->
                throw new BadInput(
                        "picture.theme", "--theme must be light, dark or auto, not '%s'", theme.orElseThrow());
        };
    }

    public double scale() {
        var text = scale.orElse("1");
        double value = NUMBER.matcher(text).matches() ? Double.parseDouble(text) : 0;
        if (value < SMALLEST || value > LARGEST) {
            throw new BadInput("picture.scale", "--scale must be a number from 0.1 to 8, not '%s'", text);
        }
        return value;
    }
}
