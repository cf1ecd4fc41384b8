package plateau.server.live;

import java.util.regex.Pattern;
import plateau.core.text.Json;

/// The one long text that an answer may have, a drawing: what reads JSON takes shorter ones only.
final class LongText {
    private static final int MOST = 30_000;
    private static final String NAME = "\"svg\":\"";

    /// As much of a text as is read at once, its escapes whole.
    private static final Pattern PART = Pattern.compile("\\G(?:[^\\\\]|\\\\u.{4}|\\\\.){1,1000}");

    private LongText() {}

    /// Where the text ends that begins at a place.
    private static int end(String json, int from) {
        int at = from;
        while (json.charAt(at) != '"') {
            at += json.charAt(at) == '\\' ? 2 : 1;
        }
        return at;
    }

    private static int begin(String json) {
        int at = json.indexOf(NAME);
        return at < 0 ? -1 : at + NAME.length();
    }

    /// An answer that can be read: without its drawing, if that is long.
    static String cut(String json) {
        int from = begin(json);
        if (from < 0 || json.length() < MOST) {
            return json;
        }
        return json.substring(0, from) + json.substring(end(json, from));
    }

    /// The drawing of an answer.
    static String of(String json) {
        int from = begin(json);
        var parts = PART.matcher(json.substring(from, end(json, from)));
        var text = new StringBuilder();
        while (parts.find()) {
            text.append(Json.readObject("{\"part\":\"" + parts.group() + "\"}").get("part"));
        }
        return text.toString();
    }
}
