package plateau.server.accounts;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.words.Language;
import plateau.words.Names;

/// Which names look alike to people: those of the same skeleton. What characters look alike is in
/// `confusables.txt`.
public final class LookAlikes {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern SPACES = Pattern.compile("[\\p{Z}\\s]+");

    /// By a code point, what stands for it.
    private static final Map<Integer, String> LETTERS = new HashMap<>();

    /// Several letters that look like others, in their order.
    private static final Map<String, String> GROUPS = new LinkedHashMap<>();

    static {
        try (var lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(LookAlikes.class.getResourceAsStream("confusables.txt")),
                StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(LookAlikes::learn);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private LookAlikes() {}

    private static void learn(String line) {
        int equals = line.indexOf('=');
        if (equals > 0) {
            GROUPS.put(line.substring(equals + 1), line.substring(0, equals));
            return;
        }
        int space = line.indexOf(' ');
        var shown = line.substring(0, space);
        line.substring(space + 1).codePoints().forEach(each -> LETTERS.put(each, shown));
    }

    /// What a name comes down to; not to be shown to anybody.
    public static String skeleton(String name) {
        var plain = Normalizer.normalize(name, Normalizer.Form.NFKC);
        var bare =
                MARKS.matcher(Normalizer.normalize(plain, Normalizer.Form.NFD)).replaceAll("");
        var skeleton = new StringBuilder();
        bare.codePoints().forEach(each -> skeleton.append(letter(each)));
        var text = SPACES.matcher(skeleton).replaceAll(" ").strip();
        for (var group : GROUPS.entrySet()) {
            text = text.replace(group.getKey(), group.getValue());
        }
        return text;
    }

    /// What the name of a bot of the house comes down to in all languages, which have names of their own for the
    /// levels.
    public static Set<String> skeletons(String bot) {
        return Stream.of(Language.values())
                .map(language -> skeleton(Names.seat(language, bot)))
                .collect(Collectors.toSet());
    }

    /// As it is, or else as a small letter.
    private static String letter(int each) {
        var known = LETTERS.get(each);
        if (known != null) {
            return known;
        }
        var small = Character.toString(each).toLowerCase(Locale.ROOT);
        return LETTERS.getOrDefault(small.codePointAt(0), small);
    }
}
