package plateau.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.games.Games;

class RulesTest {
    private static final Pattern SETTING = Pattern.compile("`([a-z-]+=[^`]+)`");
    private static final Pattern NUMBER = Pattern.compile("(?m)^(?:#+ )?(\\d+\\.\\d*)");

    static Stream<Options<Game>> games() {
        return Games.all().stream();
    }

    private static String rules(Options<Game> options, Language language) {
        return Rules.of(options.defaults(), language).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasItsOwnRulesInBothLanguages(Options<Game> options) {
        assertThat(rules(options, Language.FRENCH)).isNotEqualTo(rules(options, Language.ENGLISH));
        for (var language : Language.values()) {
            assertThat(rules(options, language).lines()).hasSizeBetween(20, 75).allMatch(line -> line.length() <= 80);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theirNumbersAgree(Options<Game> options) {
        assertThat(numbers(rules(options, Language.FRENCH)))
                .isEqualTo(numbers(rules(options, Language.ENGLISH)))
                .startsWith("1.", "2.")
                .contains("3.", "4.");
    }

    private static List<String> numbers(String rules) {
        return all(NUMBER, rules);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSettingsThatTheyNameExist(Options<Game> options) {
        var english = all(SETTING, rules(options, Language.ENGLISH));
        assertThat(english).isNotEmpty();
        assertThat(all(SETTING, rules(options, Language.FRENCH))).isEqualTo(english);
        english.forEach(setting -> options.parse(List.of(setting)));
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }
}
