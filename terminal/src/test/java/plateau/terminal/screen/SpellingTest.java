package plateau.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.games.Games;
import plateau.words.Language;
import plateau.words.Rules;
import plateau.words.Vocabulary;

class SpellingTest {
    private static byte[] written(String locale, String text) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new PrintStream(Spelling.of(bytes, locale), true, StandardCharsets.UTF_8)) {
            out.print(text);
        }
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @CsvSource({
        "C, US-ASCII, 'evenement \"deja\", A 0, ##|-+., 2 - 20 oe'",
        "POSIX, US-ASCII, 'evenement \"deja\", A 0, ##|-+., 2 - 20 oe'",
        "fr_FR.ISO-8859-1, ISO-8859-1, 'évènement «déjà», A 0, ##|-+·, 2 - 20 oe'",
        "fr_FR, ISO-8859-1, 'évènement «déjà», A 0, ##|-+·, 2 - 20 oe'",
        "fr_FR@euro, ISO-8859-15, 'évènement «déjà», A 0, ##|-+·, 2 - 20 œ'"
    })
    void whatATerminalLacksIsSpelledOtherwise(String locale, String charset, String expected) {
        var text = "évènement «déjà», ● 0, ##│─┼·, 2 – 20 œ";
        var bytes = written(locale, text);
        assertThat(new String(bytes, Charset.forName(charset))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"fr_FR.UTF-8", "C.utf8", "''"})
    void whereAllIsKnownNothingChanges(String locale) {
        assertThat(written(locale, "é ● │")).isEqualTo("é ● │".getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aCharacterMayComeInParts() throws IOException {
        var bytes = new ByteArrayOutputStream();
        var out = Spelling.of(bytes, "C");
        for (byte single : "é●".getBytes(StandardCharsets.UTF_8)) {
            out.write(new byte[] {single});
        }
        assertThat(bytes.toString(StandardCharsets.US_ASCII)).isEqualTo("eA");
    }

    @Test
    void nothingThatGamesSayInFrenchBecomesAQuestionMark() {
        for (var options : Games.all()) {
            var game = options.defaults();
            var words = Language.FRENCH.beside(game.getClass(), game.id());
            var all = String.join("\n", Rules.of(game, Language.FRENCH).orElse(""), words.toString());
            assertThat(lost(all)).isEqualTo(lost(all.replaceAll("[^\\p{ASCII}]", "")));
            var picture = game.begin(game.defaultPlayers()).view(0).picture().toString();
            assertThat(lost(picture)).isZero();
        }
        for (var own : List.of(
                Language.FRENCH.beside(Words.class, "words"),
                Language.FRENCH.beside(Vocabulary.class, "vocabulary"),
                Language.FRENCH.beside(Vocabulary.class, "refusals"))) {
            var all = own.values().toString();
            assertThat(lost(all)).isEqualTo(lost(all.replaceAll("[^\\p{ASCII}]", "")));
        }
    }

    /// How many question marks are written.
    private static long lost(String text) {
        var bytes = written("C", text);
        return Arrays.stream(new String(bytes, StandardCharsets.US_ASCII).split("", -1))
                .filter("?"::equals)
                .count();
    }
}
