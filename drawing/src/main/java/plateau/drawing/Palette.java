package plateau.drawing;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The colours of drawings. A drawing names them as variables, `var(--ink)`; each has a light and a dark
/// value.
public final class Palette {
    private static final Pattern VARIABLE = Pattern.compile("var\\(--([a-z0-9-]+)\\)");

    /// A colour by daylight and by night.
    private record Shade(String light, String dark) {}

    private final Map<String, Shade> shades = new TreeMap<>();

    private Palette() {}

    /// The colours that all drawings share.
    static Palette shared() {
        var palette = new Palette();
        palette.read(Palette.class, "colours");
        return palette;
    }

    /// Those and the colours of a game, in `<name>.properties` beside a class.
    static Palette with(Class<?> owner, String name) {
        var palette = shared();
        palette.read(owner, name);
        return palette;
    }

    private void read(Class<?> owner, String name) {
        var file = name + ".properties";
        var colours = new Properties();
        try (var stream = owner.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException("there is no " + file + " beside " + owner);
            }
            colours.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        colours.forEach((key, value) -> {
            var both = value.toString().split(" ");
            shades.put(key.toString(), new Shade(both[0], both[both.length - 1]));
        });
    }

    /// The rules that give the variables of a drawing their values; on a page the reader's choice, if it is
    /// written at its root, comes before what the browser prefers.
    String rules(Theme theme) {
        return switch (theme) {
            case LIGHT -> values(".plateau", false);
            case DARK -> values(".plateau", true);
            case AUTO -> values(".plateau", false) + byNight(".plateau");
            case PAGE ->
                values(":root", false)
                        + byNight(":root:not([data-theme=light])")
                        + values(":root[data-theme=dark]", true);
        };
    }

    private String byNight(String whose) {
        return "@media(prefers-color-scheme:dark){" + values(whose, true) + "}\n";
    }

    private String values(String whose, boolean isDark) {
        var rule = new StringBuilder(whose).append('{');
        shades.forEach((name, shade) -> rule.append("--")
                .append(name)
                .append(':')
                .append(isDark ? shade.dark : shade.light)
                .append(';'));
        return rule.append('}').toString();
    }

    /// A drawing with the values in the place of the variables, for those who know no variables.
    String resolve(String drawing, boolean isDark) {
        return VARIABLE.matcher(drawing).replaceAll(found -> Matcher.quoteReplacement(value(found.group(1), isDark)));
    }

    private String value(String name, boolean isDark) {
        var shade = shades.get(name);
        if (shade == null) {
            throw new IllegalStateException("no colour is called " + name);
        }
        return isDark ? shade.dark : shade.light;
    }
}
