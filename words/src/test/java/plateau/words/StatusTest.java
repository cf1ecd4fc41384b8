package plateau.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.games.Games;

/// What stands beside a picture, and how to read it, has its words in every language.
class StatusTest {
    /// What the views of a few games at random tell.
    private static List<Event> told(Game game) {
        var told = new ArrayList<Event>();
        for (int seed = 0; seed < 4; seed++) {
            var state = game.begin(game.defaultPlayers());
            var lot = new Lot(seed, 0);
            for (int ply = 0; ply < 300 && !state.isOver(); ply++) {
                var view = state.view(State.NOBODY);
                told.addAll(view.status());
                for (int player = 0; player < state.players(); player++) {
                    told.addAll(view.status(player));
                }
                var legal = new Moves();
                state.legalMoves(legal);
                boolean isChance = state.mover() == State.CHANCE;
                state.play(isChance ? state.drawMove(lot, new Moves()) : legal.get(lot.nextInt(legal.size())));
            }
        }
        return told;
    }

    @ParameterizedTest
    @MethodSource("plateau.words.SentencesTest#games")
    void everyStatusHasItsWordsInEveryLanguage(Game game) {
        var told = told(game);
        assertThat(told).isNotEmpty();
        for (var language : Language.values()) {
            var words = language.beside(game.getClass(), game.id());
            var sentences = new Sentences(game, language, player -> "P" + player);
            for (var event : told) {
                assertThat(words).as(language.code()).containsKey("status." + event.key());
                assertThat(sentences.status(event)).doesNotContain("{", "}", "=");
            }
        }
    }

    @Test
    void everyGameHasALegendInEveryLanguageThatFitsATerminal() {
        for (var options : Games.all()) {
            for (var language : Language.values()) {
                var sentences = new Sentences(options.defaults(), language, _ -> "");
                assertThat(sentences.legend().lines()).isNotEmpty().allMatch(line -> line.length() <= 80);
            }
        }
    }

    @Test
    void aStatusIsAFewWords() {
        var game = Games.named("carcassonne").defaults();
        var event = Event.of("tiles-left", "tiles", 1);
        assertThat(new Sentences(game, Language.ENGLISH, _ -> "").status(event)).isEqualTo("1 tile to draw");
        assertThat(new Sentences(game, Language.FRENCH, _ -> "").status(event)).isEqualTo("1 tuile à tirer");
        assertThat(new Sentences(game, Language.FRENCH, _ -> "").status(Event.of("none")))
                .isEqualTo("none {}");
    }

    /// Both languages have words for the same things.
    @Test
    void theKeysOfBothLanguagesAgree() {
        for (var options : Games.all()) {
            var game = options.defaults();
            assertThat(keys(Language.FRENCH.beside(game.getClass(), game.id())))
                    .isEqualTo(keys(Language.ENGLISH.beside(game.getClass(), game.id())));
        }
    }

    private static Set<String> keys(Properties words) {
        return words.stringPropertyNames().stream()
                .filter(key -> key.matches("(status|why|legend|event)\\b.*"))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
