package plateau.terminal.pictures;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;
import plateau.core.options.Time;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.drawing.Look;
import plateau.drawing.Theme;

/// How a picture is wanted, and where.
public final class PictureOptions {
    private static final double LARGEST = 8;
    private static final double SMALLEST = 0.1;
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,2}(\\.[0-9]{1,4})?");
    private static final Duration SHORTEST = Duration.ofMillis(20);
    private static final Duration LONGEST = Duration.ofMinutes(1);

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            description = "Write a picture: svg, png, gif or text.")
    private Optional<String> format = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "PATH",
            description = "The file, or with --all the folder; the standard output if left out.")
    private Optional<String> out = Optional.empty();

    @Option(
            names = "--theme",
            paramLabel = "THEME",
            description = "light, dark or (svg only) auto: as its reader likes it.")
    private Optional<String> theme = Optional.empty();

    @Option(
            names = "--show",
            paramLabel = "LAYERS",
            description =
                    "What is drawn beside the board: some of players,projected,remaining,coordinates;"
                            + " none for nothing.")
    private Optional<String> layers = Optional.empty();

    @Option(
            names = "--scale",
            paramLabel = "X",
            description = "How large: 1 for some 80 dots a cell (png and gif).")
    private Optional<String> scale = Optional.empty();

    @Option(
            names = "--delay",
            paramLabel = "TIME",
            description = "How long each turn of a gif stands; 800ms if left out.")
    private Optional<String> delay = Optional.empty();

    /// Whether a picture is wanted at all.
    public boolean isGiven() {
        return format.isPresent();
    }

    /// Refuses what cannot be, and what would do nothing.
    public void check() {
        if (format.isEmpty()) {
            refuseAlone("--out", out);
            refuseAlone("--theme", theme);
            refuseAlone("--show", layers);
            refuseAlone("--scale", scale);
            refuseAlone("--delay", delay);
            return;
        }
        var chosen = format();
        if (!chosen.isBinary()) {
            refuseWith("--scale", scale, "png or gif");
        }
        if (chosen != Format.GIF) {
            refuseWith("--delay", delay, "gif");
        }
        if (chosen == Format.TEXT) {
            refuseWith("--theme", theme, "svg, png or gif");
            refuseWith("--show", layers, "svg, png or gif");
        }
        theme();
        layers();
        scale();
        delay();
    }

    private static void refuseAlone(String option, Optional<String> value) {
        if (value.isPresent()) {
            throw new BadInput("picture.alone", "%s needs --to svg, png, gif or text", option);
        }
    }

    private static void refuseWith(String option, Optional<String> value, String formats) {
        if (value.isPresent()) {
            throw new BadInput("picture.with", "%s is for --to %s", option, formats);
        }
    }

    public Format format() {
        return Format.named(format.orElseThrow());
    }

    /// The file or folder, if one is named.
    public Optional<String> out() {
        return out;
    }

    public Theme theme() {
        var otherwise = format() == Format.SVG ? "auto" : "light";
        return switch (theme.orElse(otherwise)) {
            case "light" -> Theme.LIGHT;
            case "dark" -> Theme.DARK;
            case "auto" -> {
                if (format() != Format.SVG) {
                    throw new BadInput(
                            "picture.auto", "--theme auto is for --to svg; say light or dark");
                }
                yield Theme.AUTO;
            }
            default ->
                    throw new BadInput(
                            "picture.theme",
                            "--theme must be light, dark or auto, not '%s'",
                            theme.orElseThrow());
        };
    }

    public Set<Look.Layer> layers() {
        var chosen = EnumSet.noneOf(Look.Layer.class);
        var text = layers.orElse("players,coordinates");
        if (!text.equals("none")) {
            Arrays.stream(text.split(",", -1)).map(PictureOptions::layer).forEach(chosen::add);
        }
        return chosen;
    }

    private static Look.Layer layer(String name) {
        var names = new ArrayList<String>();
        for (var each : Look.Layer.values()) {
            names.add(each.name().toLowerCase(Locale.ROOT));
            if (names.getLast().equals(name)) {
                return each;
            }
        }
        throw new BadInput(
                "picture.layer",
                "--show must be some of %s, or none, not '%s'%s",
                String.join(",", names),
                name,
                Text.didYouMean(name, names));
    }

    public double scale() {
        var text = scale.orElse("1");
        double value = NUMBER.matcher(text).matches() ? Double.parseDouble(text) : 0;
        if (value < SMALLEST || value > LARGEST) {
            throw new BadInput(
                    "picture.scale", "--scale must be a number from 0.1 to 8, not '%s'", text);
        }
        return value;
    }

    public Duration delay() {
        var text = delay.orElse("800ms");
        return Time.read(text)
                .filter(time -> time.compareTo(SHORTEST) >= 0 && time.compareTo(LONGEST) <= 0)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "picture.delay",
                                        "--delay must be a time from 20ms to 1m, not '%s'",
                                        text));
    }
}
