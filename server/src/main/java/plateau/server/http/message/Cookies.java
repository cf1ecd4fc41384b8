package plateau.server.http.message;

/// Reads the header in which browsers send what they keep for us.
public final class Cookies {
    private Cookies() {}

    /// The value of a cookie among those of a header; nothing if it is not there.
    public static String value(String header, String name) {
        int at = 0;
        while (at < header.length()) {
            int end = header.indexOf(';', at);
            var each = header.substring(at, end < 0 ? header.length() : end).strip();
            if (each.startsWith(name + "=")) {
                return each.substring(name.length() + 1);
            }
            at = end < 0 ? header.length() : end + 1;
        }
        return "";
    }
}
