package plateau.server.http.message;

import plateau.core.text.Text;

/// Types of content, and whether somebody takes them.
public final class Media {
    public static final String JSON = "application/json";
    public static final String PROBLEM = "application/problem+json";
    public static final String LINES = "application/x-ndjson";
    public static final String EVENTS = "text/event-stream";
    public static final String SVG = "image/svg+xml";
    public static final String PLAIN = "text/plain";
    public static final String HTML_ONLY = "text/html";
    public static final String HTML = HTML_ONLY + "; charset=utf-8";

    private Media() {}

    /// The type without its parameters.
    public static String essence(String type) {
        int end = type.indexOf(';');
        return (end < 0 ? type : type.substring(0, end)).strip();
    }

    /// Whether an `Accept` header lets a type through; an empty one does.
    public static boolean isTaken(String accept, String type) {
        return isAny(accept) || liking(accept, type) > 0;
    }

    /// Whether an `Accept` header lets everything through, as most do.
    public static boolean isAny(String accept) {
        return accept.isEmpty() || accept.equals("*/*");
    }

    /// How much an `Accept` header likes a type, from 0 for not at all to 1: what names it more closely counts,
    /// wherever it stands.
    public static double liking(String accept, String type) {
        var essence = essence(type);
        int closest = 0;
        double liking = 0;
        for (var range : accept.split(",")) {
            int closeness = closeness(essence(range), essence);
            if (closeness > closest) {
                closest = closeness;
                liking = weight(range);
            } else if (closeness == closest && closeness > 0) {
                liking = Math.max(liking, weight(range));
            }
        }
        return liking;
    }

    /// Whether an `Accept` header has a type by its name, and not only by an asterisk, and does not refuse it.
    public static boolean isNamed(String accept, String type) {
        for (var range : accept.split(",")) {
            if (essence(range).equalsIgnoreCase(type)) {
                return !isRefused(range);
            }
        }
        return false;
    }

    /// 3 for the type itself, 2 for all of its kind, 1 for whatever there is, 0 for something else.
    private static int closeness(String range, String type) {
        if (range.equals("*/*")) {
            return 1;
        }
        if (range.equalsIgnoreCase(type)) {
            return 3;
        }
        return range.endsWith("/*") && type.regionMatches(true, 0, range, 0, range.length() - 1) ? 2 : 0;
    }

    /// Whether it is characters, which can be packed.
    public static boolean isText(String type) {
        var essence = essence(type);
        return essence.startsWith("text/")
                || essence.endsWith("json")
                || essence.endsWith("javascript")
                || essence.endsWith("xml");
    }

    /// Whether it is said that it is not wanted: `;q=0`, in any number of digits.
    public static boolean isRefused(String range) {
        return weight(range) <= 0;
    }

    /// What `;q=` says; 1 where it is not there, or no number.
    private static double weight(String range) {
        for (int at = range.indexOf(';'); at >= 0; at = range.indexOf(';', at + 1)) {
            int end = range.indexOf(';', at + 1);
            var parameter =
                    range.substring(at + 1, end < 0 ? range.length() : end).strip();
            if (parameter.regionMatches(true, 0, "q=", 0, 2)) {
                return Text.decimal(parameter.substring(2)).orElse(1);
            }
        }
        return 1;
    }
}
