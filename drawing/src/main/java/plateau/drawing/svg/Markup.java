package plateau.drawing.svg;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.regex.Pattern;

/// A piece of a page. What it gives is read alike as HTML and as XML, so that a test can parse it: every
/// element is closed, and a text can only be a text.
public final class Markup {
    /// Elements that HTML never closes, and shapes, which need no end in a drawing.
    private static final Set<String> VOID =
            Set.of("meta", "col", "br", "hr", "img", "input", "link", "path", "rect", "circle", "use");

    /// What XML cannot hold, and what turns the direction of the writing around it.
    private static final Pattern UNFIT = Pattern.compile(
            "[\\p{Cs}\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F\\uFFFE\\uFFFF" + "\\u202A-\\u202E\\u2066-\\u2069]");

    private static final Pattern SPECIAL = Pattern.compile("[&<>\"']");

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /// Begins an element.
    ///
    /// @param attributes names and values by turns; one with an empty value is left out, but for the `alt`
    ///     of a picture that says nothing
    public Markup open(String element, String... attributes) {
        begin(element, attributes);
        out.append('>');
        open.push(element);
        return this;
    }

    /// Ends the element that was begun last.
    public Markup close() {
        out.append("</").append(open.pop()).append('>');
        return this;
    }

    /// An element with nothing in it.
    public Markup empty(String element, String... attributes) {
        begin(element, attributes);
        out.append(VOID.contains(element) ? "/>" : "></" + element + ">");
        return this;
    }

    /// An element with a text in it.
    public Markup element(String element, String text, String... attributes) {
        return open(element, attributes).text(text).close();
    }

    private void begin(String element, String... attributes) {
        if (attributes.length % 2 != 0) {
            throw new IllegalArgumentException(element + ": an attribute without a value");
        }
        out.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            if (!attributes[i + 1].isEmpty() || attributes[i].equals("alt")) {
                out.append(' ').append(attributes[i]).append("=\"");
                out.append(escape(attributes[i + 1])).append('"');
            }
        }
    }

    public Markup text(String text) {
        out.append(escape(text));
        return this;
    }

    /// A style sheet or a script of our own, which must do without the characters that markup is made of.
    public Markup verbatim(String element, String code) {
        if (code.contains("<") || code.contains("&")) {
            throw new IllegalArgumentException(element + ": neither < nor & can be in it");
        }
        out.append('<').append(element).append('>').append(code);
        out.append("</").append(element).append('>');
        return this;
    }

    /// What a script of ours reads. Every character that markup is made of can be written in another way
    /// in JSON.
    public Markup data(String id, String json) {
        var safe = json.replace("<", "\\u003C").replace("&", "\\u0026").replace(">", "\\u003E");
        open("script", "type", "application/json", "id", id);
        out.append(safe);
        return close();
    }

    /// Another piece, which must be whole.
    public Markup add(Markup piece) {
        out.append(piece);
        return this;
    }

    /// Ends the line, for those who read the source or compare two pages.
    public Markup line() {
        out.append('\n');
        return this;
    }

    /// All of it; everything that was begun must have ended.
    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("still open: " + open);
        }
        return out.toString();
    }

    /// A text as it stands in markup, without anything that would not be seen as it is.
    static String escape(String text) {
        if (isPlain(text)) {
            return text;
        }
        var fit = UNFIT.matcher(text).replaceAll("\uFFFD");
        return SPECIAL.matcher(fit).replaceAll(found -> entity(found.group().charAt(0)));
    }

    /// Whether nothing has to be looked at: most of what drawings write are numbers and names of ours.
    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each < ' ' || each > '~' || "&<>\"'".indexOf(each) >= 0) {
                return false;
            }
        }
        return true;
    }

    private static String entity(char special) {
        return switch (special) {
            case '&' -> "&amp;";
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '"' -> "&quot;";
            default -> "&#39;";
        };
    }

    /// A coordinate, with no more digits than an eye can tell apart.
    public static String number(double value) {
        long hundredths = (long) Math.rint(value * 100);
        long whole = Math.abs(hundredths) / 100;
        int rest = (int) (Math.abs(hundredths) % 100);
        var sign = hundredths < 0 ? "-" : "";
        if (rest == 0) {
            return sign + whole;
        }
        return sign + whole + (rest < 10 ? ".0" : ".") + (rest % 10 == 0 ? rest / 10 : rest);
    }

    /// A place along an axis, from 0 to 100.
    public static String percent(double value) {
        return number(value) + "%";
    }
}
