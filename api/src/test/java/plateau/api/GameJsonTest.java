package plateau.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.core.wire.Wire;
import plateau.games.Games;
import plateau.words.Language;
import plateau.words.Vocabulary;

class GameJsonTest {
    private static GameJson piles(Language language) {
        var options = Games.named("piles");
        return GameJson.of(Vocabulary.of(language), options, options.defaults());
    }

    @Test
    void aGameIsToldToProgramsInTheReadersLanguage() {
        var english = piles(Language.ENGLISH);
        var french = piles(Language.FRENCH);
        assertThat(Wire.json(english)).containsEntry("id", "piles").containsKeys("options", "presets", "bots");
        assertThat(Wire.json(french)).containsOnlyKeys(Wire.json(english).keySet());
        assertThat(french.summary()).isNotEqualTo(english.summary());
        assertThat(String.valueOf(french.options())).contains(" à ");
    }

    @Test
    void whatTellsAKindOfOptionFromOthersStandsBesideIt() {
        assertThat(Wire.write(piles(Language.ENGLISH).options().getFirst()))
                .startsWith("{\"name\":\"")
                .contains("\"kind\":\"number\",\"min\":");
    }
}
