package plateau.terminal.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.games.Games;
import plateau.words.Language;
import plateau.words.MoveWords;

/// What one types to do something else than move is no word of a move, in no language.
class CommandWordsTest {
    static Stream<Game> games() {
        return Games.all().stream()
                .flatMap(options -> options.presetNames().stream().map(preset -> options.parse(preset, List.of())));
    }

    /// The words that players can choose in a few games at random.
    private static Set<String> words(Game game) {
        var words = new TreeSet<String>();
        for (int seed = 0; seed < 3; seed++) {
            var state = game.begin(game.defaultPlayers());
            var lot = new Lot(seed, 0);
            for (int ply = 0; ply < 200 && !state.isOver(); ply++) {
                var legal = new Moves();
                state.legalMoves(legal);
                if (state.mover() != State.CHANCE) {
                    Ask.notations(state).forEach(notation -> words.addAll(List.of(notation.split(" "))));
                }
                state.play(legal.get(lot.nextInt(legal.size())));
            }
        }
        return words;
    }

    @ParameterizedTest
    @MethodSource("games")
    void noWordOfAMoveIsACommandOrAnAnswer(Game game) {
        var language = MoveWords.of(game);
        assertThat(words(game).stream().flatMap(word -> forms(language, word)))
                .isNotEmpty()
                .allSatisfy(typed -> {
                    assertThat(Command.of(typed)).isEmpty();
                    assertThat(List.of("o", "oui", "y", "yes", "n", "non", "no"))
                            .doesNotContain(typed);
                });
    }

    private static Stream<String> forms(MoveWords language, String word) {
        return language.typed(Language.FRENCH, word).stream()
                .flatMap(typed -> Stream.of(typed, MoveWords.folded(typed)));
    }
}
