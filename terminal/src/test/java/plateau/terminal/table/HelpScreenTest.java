package plateau.terminal.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.options.Options;
import plateau.games.Games;
import plateau.terminal.OneMove;
import plateau.terminal.screen.Words;

final class HelpScreenTest {
    /// The games of the house, with their presets; not those that tests add.
    static Stream<Game> games() {
        return Games.all().stream()
                .filter(options -> !options.defaults().id().equals("kuhn"))
                .flatMap(options -> Stream.concat(Stream.of(options.defaults()), ofPresets(options)));
    }

    private static Stream<Game> ofPresets(Options<Game> options) {
        return options.presets().stream().map(each -> options.parse(each.name(), List.of()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyStepOfEveryMoveHasItsQuestionInBothLanguages(Game game) {
        var random = new Lot(7, 1);
        var state = game.begin(game.defaultPlayers());
        var scratch = new Moves();
        for (int ply = 0; ply < 300 && !state.isOver(); ply++) {
            if (state.mover() == State.CHANCE) {
                state.play(state.drawMove(random, scratch));
            } else {
                state.play(walk(game, state, random));
            }
        }
    }

    /// Chooses a move word by word, and looks at every question on the way.
    private static int walk(Game game, State state, RandomGenerator random) {
        var selection = Selection.of(state);
        while (!selection.isComplete()) {
            check(game, state, selection);
            var choices = selection.choices();
            selection = selection.choose(choices.get(random.nextInt(choices.size())));
        }
        return selection.move();
    }

    private static void check(Game game, State state, Selection selection) {
        var view = state.view(state.mover());
        var step = view.step(selection.words());
        assertThat(step).as("a name for what follows %s", selection.words()).isNotEmpty();
        for (var language : List.of("en", "fr")) {
            var words = Words.named(language);
            assertThat(words.own(game, "step." + step)).as(step).isNotBlank();
            assertThat(words.own(game, "step." + step + ".only")).as(step).isNotBlank();
            assertThat(words.own(game, "legend")).isNotBlank();
            var help = new HelpScreen(words, game);
            selection.choices().stream()
                    .filter(word -> word.matches("[a-z]+[0-9]?(@.*)?"))
                    .forEach(word -> assertThat(help.meaning(word)).as(word).isNotBlank());
        }
        assertThat(view.status()).isNotEmpty();
    }

    @Test
    void anExtensionWithoutWordsIsAskedInGeneralTerms() {
        var words = Words.named("fr");
        var game = new OneMove();
        var help = new HelpScreen(words, game);
        var state = game.begin(2);
        var selection = Selection.of(state);
        assertThat(help.question(state.view(0), selection, false)).isEqualTo("Quel mot ensuite ?");
        assertThat(help.only(state.view(0), selection, "take1"))
                .isEqualTo(
                        "Seul take1 est possible ici : Entrée le prend. Les règles ne permettent rien" + " d'autre.");
        var lines = new ArrayList<>(help.lines(state.view(0), selection, false));
        assertThat(lines).contains("Touches et mots").doesNotContain("Ce qu'il y a sur le plateau");
    }
}
