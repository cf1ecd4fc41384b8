package plateau.server.http;

/// Types of content, and whether somebody takes them.
final class Media {
    static final String JSON = "application/json";
    static final String PROBLEM = "application/problem+json";
    static final String LINES = "application/x-ndjson";
    static final String EVENTS = "text/event-stream";
    static final String SVG = "image/svg+xml";
    static final String HTML_ONLY = "text/html";
    static final String HTML = HTML_ONLY + "; charset=utf-8";

    private Media() {}

    /// The type without its parameters.
    static String essence(String type) {
        int end = type.indexOf(';');
        return (end < 0 ? type : type.substring(0, end)).strip();
    }

    /// Whether an `Accept` header lets a type through; an empty one does.
    static boolean isTaken(String accept, String type) {
        if (isAny(accept)) {
            return true;
        }
        var essence = essence(type);
        for (var range : accept.split(",")) {
            if (matches(essence(range), essence) && !isRefused(range)) {
                return true;
            }
        }
        return false;
    }

    /// Whether an `Accept` header lets everything through, as most do.
    static boolean isAny(String accept) {
        return accept.isEmpty() || accept.equals("*/*");
    }

    private static boolean matches(String range, String type) {
        return range.equals("*/*")
                || range.equalsIgnoreCase(type)
                || (range.endsWith("/*") && type.regionMatches(true, 0, range, 0, range.length() - 1));
    }

    /// Whether it is characters, which can be packed.
    static boolean isText(String type) {
        var essence = essence(type);
        return essence.startsWith("text/")
                || essence.endsWith("json")
                || essence.endsWith("javascript")
                || essence.endsWith("xml");
    }

    /// `;q=0`, in any number of digits.
    static boolean isRefused(String range) {
        int at = range.indexOf("q=0");
        if (at < 0) {
            return false;
        }
        for (int i = at + 3; i < range.length(); i++) {
            char each = range.charAt(i);
            if (each >= '1' && each <= '9') {
                return false;
            }
        }
        return true;
    }
}
