package plateau.words;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// A part of the header `Accept-Language`, such as `fr-CH;q=0.9`.
///
/// @param tag in small letters, or `*` for all that no other range names
/// @param quality from 0, which is a refusal, to 1
record LanguageRange(String tag, double quality) {
    private static final Pattern FORM = Pattern.compile("(?<tag>\\*|[a-z]{1,8}(-[a-z0-9]{1,8})*)"
            + "([ \t]*;[ \t]*q=(?<quality>0(\\.[0-9]{0,3})?|1(\\.0{0,3})?))?");

    /// Those of a header that are well formed, the most wanted first: what is not is as if it were not
    /// there.
    static List<LanguageRange> all(String header) {
        return Arrays.stream(header.toLowerCase(Locale.ROOT).split(",", -1))
                .flatMap(text -> parse(text).stream())
                .sorted(Comparator.comparingDouble(LanguageRange::quality).reversed())
                .toList();
    }

    private static Optional<LanguageRange> parse(String text) {
        var match = FORM.matcher(text.strip());
        if (!match.matches()) {
            return Optional.empty();
        }
        var quality = match.group("quality");
        return Optional.of(new LanguageRange(match.group("tag"), quality == null ? 1 : Double.parseDouble(quality)));
    }

    boolean isAny() {
        return tag.equals("*");
    }

    boolean names(Language language) {
        return tag.equals(language.code()) || tag.startsWith(language.code() + "-");
    }
}
