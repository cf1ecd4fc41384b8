package plateau.server.http;

import plateau.core.text.Text;
import plateau.words.Language;

/// Which language a reader wants.
final class Languages {
    private Languages() {}

    /// The language that an `Accept-Language` header likes best of those that are spoken here, or English.
    static Language preferred(String header) {
        if (header.isEmpty()) {
            return Language.ENGLISH;
        }
        var best = Language.ENGLISH;
        double most = 0;
        for (var range : header.split(",", 20)) {
            double weight = weight(range);
            for (var language : Language.values()) {
                if (weight > most && isOf(range.strip(), language)) {
                    best = language;
                    most = weight;
                }
            }
        }
        return best;
    }

    private static boolean isOf(String range, Language language) {
        int length = language.code().length();
        return range.regionMatches(true, 0, language.code(), 0, length)
                && (range.length() == length || "-; ".indexOf(range.charAt(length)) >= 0);
    }

    private static double weight(String range) {
        int at = range.indexOf("q=");
        return at < 0 ? 1 : Text.decimal(range.substring(at + 2).strip()).orElse(0);
    }
}
