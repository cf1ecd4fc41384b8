package plateau.terminal.pictures;

import java.util.Arrays;
import java.util.Locale;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// What a position can be written as.
public enum PictureFormat {
    SVG,
    PNG,
    GIF,
    TEXT;

    /// The format of a name such as `svg`.
    public static PictureFormat named(String name) {
        var names = Arrays.stream(values()).map(PictureFormat::toString).toList();
        return Arrays.stream(values())
                .filter(each -> each.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        "picture.format",
                        "--to must be svg, png, gif or text, not '%s'%s",
                        name,
                        Text.didYouMean(name, names)));
    }

    /// Whether it is made of bytes that would harm a terminal.
    boolean isBinary() {
        return this == PNG || this == GIF;
    }

    /// How its files' names end.
    String ending() {
        return this == TEXT ? "txt" : toString();
    }

    /// `svg`, as people type it.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
