package plateau.reports.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import plateau.core.Ending;
import plateau.words.Language;

class ReportWordingTest {
    private static final Pattern QUOTED = Pattern.compile("\"([a-z]+(?:\\.[a-zA-Z]+)*)\"");

    @Test
    void bothLanguagesSayTheSameThings() {
        var english = Language.ENGLISH.beside(ReportWording.class, "reports");
        var french = Language.FRENCH.beside(ReportWording.class, "reports");
        assertThat(french.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
        for (var key : english.stringPropertyNames()) {
            assertThat(places(french.getProperty(key))).as(key).isEqualTo(places(english.getProperty(key)));
        }
    }

    /// Which arguments a text has a place for.
    private static Set<String> places(String text) {
        return Pattern.compile("\\{(\\d)")
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void nothingIsSaidThatNobodyUses() throws IOException {
        var used = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src", "main", "java"))) {
            for (var file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                QUOTED.matcher(Files.readString(file)).results().forEach(found -> used.add(found.group(1)));
            }
        }
        var said = Language.ENGLISH.beside(ReportWording.class, "reports").stringPropertyNames();
        assertThat(said.stream().filter(key -> !key.startsWith("ending.") && !key.startsWith("format.")))
                .allMatch(key -> used.contains(key.replaceFirst("^column\\.", "")));
    }

    @Test
    void everyEndingHasWords() {
        for (var language : Language.values()) {
            for (var ending : Ending.values()) {
                assertThat(ReportWording.in(language).ending(ending)).isNotBlank();
            }
        }
    }

    @Test
    void everyTextIsAFormat() {
        for (var language : Language.values()) {
            language.beside(ReportWording.class, "reports")
                    .forEach((key, text) -> assertThat(
                                    new MessageFormat(text.toString(), Locale.ROOT).format(new Object[] {1, 2, 3, 4}))
                            .as(key.toString())
                            .doesNotContain("{"));
        }
    }

    @Test
    void numbersAreWrittenAsTheLanguageDoes() {
        var english = ReportWording.in(Language.ENGLISH);
        var french = ReportWording.in(Language.FRENCH);
        assertThat(english.decimal(1, 1234.56)).isEqualTo("1,234.6");
        assertThat(french.decimal(1, 1234.56)).isEqualTo("1\u202F234,6");
        assertThat(english.decimal(0, -12.3)).isEqualTo("−12");
        assertThat(english.decimal(1, -0.01)).isEqualTo("0.0");
        assertThat(french.decimal(1, -0.01)).isEqualTo("0,0");
        assertThat(english.decimal(1, Double.NaN)).isEqualTo("–");
        assertThat(english.hundredths(1, 0.6125)).isEqualTo("61.3");
        assertThat(english.millis(0.126)).isEqualTo("0.13");
        assertThat(english.millis(45.67)).isEqualTo("45.7");
        assertThat(english.count(100_000)).isEqualTo("100,000");
    }

    @Test
    void oneGameIsNotGames() {
        var english = ReportWording.in(Language.ENGLISH);
        assertThat(english.get("bar", 4, 1)).isEqualTo("4: 1 game");
        assertThat(english.get("bar", 4, 0)).isEqualTo("4: 0 games");
        assertThat(english.get("bar", 4, 2)).isEqualTo("4: 2 games");
        assertThat(ReportWording.in(Language.FRENCH).get("bar", 4, 0)).isEqualTo("4\u00a0: 0 partie");
    }
}
