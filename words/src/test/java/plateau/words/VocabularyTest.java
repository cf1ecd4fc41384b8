package plateau.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.games.Games;

class VocabularyTest {
    private static final Vocabulary ENGLISH = Vocabulary.of(Language.ENGLISH);
    private static final Vocabulary FRENCH = Vocabulary.of(Language.FRENCH);
    private static final Options<Game> OPTIONS = Games.named("piles");
    private static final Game PILES = OPTIONS.defaults();

    @Test
    void thereIsOneOfEachLanguage() {
        assertThat(FRENCH).isSameAs(Vocabulary.of(Language.FRENCH));
        assertThat(FRENCH.language()).isEqualTo(Language.FRENCH);
        assertThat(ENGLISH.language()).isEqualTo(Language.ENGLISH);
    }

    @Test
    void everyTextIsInBothLanguages() {
        var french = keys(Language.FRENCH);
        // English words are those of the code.
        french.removeIf(key -> key.matches("(word|name|preset-name)\\..*|bot\\.[a-z]+\\.[a-z]+"));
        assertThat(french).isNotEmpty().isEqualTo(keys(Language.ENGLISH));
    }

    private static Set<String> keys(Language language) {
        return new TreeSet<>(language.beside(Vocabulary.class, "vocabulary").stringPropertyNames());
    }

    @Test
    void aRefusalIsToldByItsKey() {
        var refusal = new BadInput("unknown.game", "no game '%s'; there are %s%s", "x", "y", "");
        assertThat(ENGLISH.text(refusal.inWords())).isEqualTo("no game 'x'; there are y");
        assertThat(FRENCH.text(refusal.inWords())).isEqualTo("pas de jeu « x » ; il y a y");
    }

    @Test
    void aRefusalWithoutFrenchIsToldInEnglish() {
        assertThat(FRENCH.text(Message.of("of.nobody", "so it is: %s", "x"))).isEqualTo("so it is: x");
    }

    @Test
    void whatComesFromElsewhereIsShortenedAndMadeHarmless() {
        var told = FRENCH.text(Message.of("file.missing", "", "\u001b[2J" + "x".repeat(2000)));
        assertThat(told).doesNotContain("\u001b").hasSizeLessThan(500);
        assertThat(FRENCH.fill("{0} : {1}", "\u0007", 1.5))
                .doesNotContain("\u0007")
                .endsWith("1,5");
    }

    @Test
    void everyEndingHasWords() {
        for (var ending : Ending.values()) {
            assertThat(ENGLISH.ending(ending)).isNotEqualTo(ending.name());
            assertThat(FRENCH.ending(ending)).isNotEqualTo(ending.name());
        }
        assertThat(FRENCH.fill("({0})", Ending.CRASH)).isEqualTo("(plantage)");
    }

    @Test
    void whyAGameEndedIsASentenceOrPartOfALine() {
        assertThat(FRENCH.cause(PILES, "all-left")).isEqualTo("Tous les joueurs sont partis.");
        assertThat(FRENCH.shortCause(PILES, "all-left")).isEqualTo("tous les joueurs sont partis");
        assertThat(ENGLISH.shortCause(PILES, "all-left")).isEqualTo("all-left");
        assertThat(FRENCH.cause(PILES, "no-such-cause")).isEmpty();
    }

    @Test
    void aBotIsDescribedByUsByTheGameOrByItself() {
        assertThat(FRENCH.line("easy")).startsWith("ne voit pas");
        assertThat(FRENCH.line("nobody")).isEmpty();
        var mansuba = Games.named("mansuba").defaults();
        assertThat(ENGLISH.line(mansuba, this, "classic", "")).startsWith("a piece by lot");
        assertThat(ENGLISH.line(mansuba, this, "fox", "hides")).isEqualTo("hides");
        assertThat(FRENCH.line(PILES, PILES, PILES.id(), "x")).isEqualTo(FRENCH.summary(PILES));
    }

    @Test
    void aMoveIsSaidByWhatItsWordsMean() {
        var words = Vocabulary.of(Language.ENGLISH);
        assertThat(words.move(Games.named("munificence").defaults(), "take3 4 5 6"))
                .isEqualTo("take 3 tokens in a row (4 5 6)");
        assertThat(words.move(Games.named("carcassonne").defaults(), "4,-1 south"))
                .isEqualTo("4,-1 (turned twice)");
        assertThat(words.move(Games.named("mansuba").defaults(), "0,2 8,2")).isEqualTo("0,2 8,2");
        assertThat(words.move(Games.named("munificence").defaults(), "pass")).isEqualTo("pass");
    }
}
