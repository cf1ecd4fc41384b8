package plateau.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.options.Preset;
import plateau.games.Games;

/// Levels and presets have French names, which are taken wherever people type them.
class NamesTest {
    static Stream<Options<Game>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @CsvSource({"easy, facile", "medium, moyen", "hard, difficile", "human, humain", "random, random"})
    void whoSitsSomewhereIsCalledByAFrenchName(String name, String french) {
        assertThat(Names.seat(Language.FRENCH, name)).isEqualTo(french);
        assertThat(Names.seat(Language.ENGLISH, name)).isEqualTo(name);
        for (var typed : List.of(name, french, french.toUpperCase(Locale.ROOT))) {
            if (!typed.equals("RANDOM")) {
                assertThat(Names.meantSeat(typed)).isEqualTo(name);
            }
        }
    }

    @Test
    void aNameThatSomebodyWasGivenIsNotTranslated() {
        assertThat(Names.meantSeat("humain=Facile")).isEqualTo("human=Facile");
        assertThat(Names.meantSeat("mcts:steps=10")).isEqualTo("mcts:steps=10");
        assertThat(Names.meantSeat("cmd:facile")).isEqualTo("cmd:facile");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPresetHasAFrenchNameThatIsNoOtherPreset(Options<Game> options) {
        var game = options.defaults();
        var names = Stream.concat(
                        Stream.of("usual", "own"), options.presets().stream().map(Preset::name))
                .toList();
        var french = names.stream()
                .map(name -> Names.preset(Language.FRENCH, game, name))
                .toList();
        assertThat(french).doesNotHaveDuplicates();
        for (int i = 0; i < names.size(); i++) {
            assertThat(Names.meantPreset(game, names.get(i))).isEqualTo(names.get(i));
            assertThat(Names.meantPreset(game, french.get(i))).isEqualTo(names.get(i));
            assertThat(Names.meantPreset(game, MoveWords.folded(french.get(i)))).isEqualTo(names.get(i));
            boolean isTheSame = List.of("grand").contains(names.get(i));
            assertThat(french.get(i).equals(names.get(i))).isEqualTo(isTheSame);
        }
    }
}
