package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import plateau.arena.match.Reason;

/// Every message that has a key has French words, with a place for each of its arguments.
class RefusalsTest {
    private static final Pattern KEYED = Pattern.compile(
            "(?:(?:new (?:BadInput|Failure)|Message\\.of|Refusal\\.[a-z]+)\\(|Problem\\.of\\(\\s*\\d+,)\\s*\"([a-z.-]+)\",\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"[\\s+]*)+)");

    @Test
    void everyMessageWithAKeyIsKnownInFrench() throws IOException {
        var english = english();
        var french = french();
        assertThat(english).hasSizeGreaterThan(50);
        // Options.unknown puts its key together.
        english.put("unknown.option", "no option '%s'; %s%s");
        english.put("unknown.preset", "no preset '%s'; %s%s");
        for (var reason : Reason.values()) {
            english.put(reason.key(), reason.english());
        }
        assertThat(french.keySet()).isEqualTo(english.keySet());
        english.forEach((key, text) -> {
            long places = Pattern.compile("%,?[sd]").matcher(text).results().count();
            for (int place = 0; place < places; place++) {
                assertThat(french.get(key)).as(key).contains("{" + place);
            }
            assertThat(french.get(key)).as(key).doesNotContain("{" + places);
        });
    }

    /// The second of two would silently win.
    @Test
    void noPropertyIsGivenTwice() throws IOException {
        try (Stream<Path> files = Files.walk(Project.ROOT)) {
            for (var file : files.filter(RefusalsTest::isProperties).toList()) {
                var properties = new Noted();
                try (Reader reader = Files.newBufferedReader(file)) {
                    properties.load(reader);
                }
                assertThat(properties.keys).as(file.toString()).doesNotHaveDuplicates();
            }
        }
    }

    /// Knows every key that was read.
    private static final class Noted extends Properties {
        private final transient List<Object> keys = new ArrayList<>();

        @Override
        public synchronized @Nullable Object put(Object key, Object value) {
            keys.add(key);
            return super.put(key, value);
        }
    }

    private static boolean isProperties(Path file) {
        return file.toString().contains("src/main/resources") && file.toString().endsWith(".properties");
    }

    private static Map<String, String> english() throws IOException {
        var found = new TreeMap<String, String>();
        try (Stream<Path> files = Files.walk(Project.ROOT)) {
            for (var file : files.filter(RefusalsTest::isSource).toList()) {
                KEYED.matcher(Files.readString(file))
                        .results()
                        .forEach(match -> found.put(match.group(1), match.group(2)));
            }
        }
        return found;
    }

    private static boolean isSource(Path file) {
        return file.toString().contains("src/main/java") && file.toString().endsWith(".java");
    }

    private static Map<String, String> french() throws IOException {
        var properties = new Properties();
        var file = "words/src/main/resources/plateau/words/refusals_fr.properties";
        try (Reader reader = Files.newBufferedReader(Project.ROOT.resolve(file))) {
            properties.load(reader);
        }
        var texts = new TreeMap<String, String>();
        properties.forEach((key, text) -> texts.put(key.toString(), text.toString()));
        return texts;
    }
}
