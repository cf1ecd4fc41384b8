package plateau.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.games.Games;

/// The words of moves are French where French is read, and taken in both languages where they are typed.
class MoveWordsTest {
    static Stream<Game> games() {
        return SentencesTest.games();
    }

    /// The words of all moves that are legal, or drawn, in a few games at random; in every other one
    /// somebody leaves.
    private static Set<String> words(Game game) {
        var words = new TreeSet<String>();
        for (int seed = 0; seed < 6; seed++) {
            var state = game.begin(game.seats(3) ? 3 : game.defaultPlayers());
            play(state, new Lot(seed, 0), seed % 2 == 0 ? Integer.MAX_VALUE : 5 + seed, words);
        }
        return words;
    }

    private static void play(State state, Lot lot, int from, Set<String> words) {
        var legal = new Moves();
        int gone = State.NOBODY;
        for (int ply = 0; ply < 300 && !state.isOver(); ply++) {
            if (ply >= from && gone == State.NOBODY && state.mover() >= 0) {
                gone = state.mover();
                state.leave(gone);
            }
            legal.clear();
            state.legalMoves(legal);
            for (int move : legal.toArray()) {
                words.addAll(List.of(Ask.notation(state, move).split(" ")));
            }
            state.play(
                    state.mover() == State.CHANCE
                            ? state.drawMove(lot, new Moves())
                            : state.mover() == gone ? state.idleMove(legal) : legal.get(lot.nextInt(legal.size())));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWordOfAMoveIsFrenchWhereItIsReadOrHasNoLanguage(Game game) {
        var all = MoveWords.of(game);
        assertThat(words(game)).allSatisfy(word -> {
            // Numbers, cells, and the letters of Carcassonne's tiles.
            boolean hasLanguage = !word.matches("[-0-9,]+|[A-Z]");
            var french = all.shown(Language.FRENCH, word);
            assertThat(french.equals(word)).isNotEqualTo(hasLanguage);
            assertThat(all.shown(Language.ENGLISH, word)).isEqualTo(word);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void noWordCanBeTakenForAnother(Game game) {
        var all = MoveWords.of(game);
        for (var word : words(game)) {
            for (var typed : all.typed(Language.FRENCH, word)) {
                assertThat(all.meant(typed)).isEqualTo(word);
                assertThat(all.meant(MoveWords.folded(typed)))
                        .isEqualTo(word.matches("[A-Z]") ? MoveWords.folded(word) : word);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "carcassonne | 4,-7 east | 4,-7 est",
                "carcassonne | city@11 | ville@11",
                "carcassonne | none | aucun",
                "carcassonne | A | A",
                "munificence | take2 4 5 | prendre2 4 5",
                "munificence | return 7 | réclamer 7",
                "mansuba | free 3,4 | libérer 3,4",
                "tilings | 4,7 turn2 | 4,7 tourne2",
                "tilings | king 0,3 | roi 0,3",
                "piles | 1,2 | 1,2",
            })
    void aNotationIsReadInFrench(String game, String notation, String french) {
        var words = MoveWords.of(Games.named(game).defaults());
        assertThat(words.shown(Language.FRENCH, notation)).isEqualTo(french);
        assertThat(words.shown(Language.ENGLISH, notation)).isEqualTo(notation);
    }

    @ParameterizedTest
    @CsvSource({"réclamer", "reclamer", "RÉCLAMER", "Réclamer", "return", "RETURN"})
    void accentsCapitalsAndTheLanguageDoNotMatterToWhoTypes(String typed) {
        var words = MoveWords.of(Games.named("munificence").defaults());
        assertThat(words.meant(typed)).isEqualTo("return");
        assertThat(words.among(List.of("keep", "return"), typed)).contains("return");
        assertThat(words.among(List.of("keep"), typed)).isEmpty();
    }

    @Test
    void wordsOfMovesInPicturesAreFrenchToo() {
        var tilings = Games.named("tilings").defaults();
        assertThat(Vocabulary.of(Language.FRENCH).translate(tilings, "kind3")).isEqualTo("sorte3");
        assertThat(Vocabulary.of(Language.ENGLISH).translate(tilings, "kind3")).isEqualTo("kind3");
    }

    @Test
    void aWordCanBeTypedInEveryLanguageOnesOwnFirst() {
        var words = MoveWords.of(Games.named("munificence").defaults());
        assertThat(words.typed(Language.FRENCH, "take2")).containsExactly("prendre2", "take2");
        assertThat(words.typed(Language.ENGLISH, "take2")).containsExactly("take2", "prendre2");
        assertThat(words.typed(Language.FRENCH, "4,7")).containsExactly("4,7");
    }

    /// A game whose texts are beside this test, as a jar brings them: `up` and `high` are both `haut`.
    private record Lift() implements Game {
        @Override
        public String id() {
            return "lift";
        }

        @Override
        public String summary() {
            return "";
        }

        @Override
        public String brief() {
            return "";
        }

        @Override
        public State start(int players) {
            throw new UnsupportedOperationException();
        }
    }

    @Test
    void aTranslationThatCouldBeAnythingElseIsNotUsed() {
        var words = MoveWords.of(new Lift());
        assertThat(words.shown(Language.FRENCH, "high up down two left3 right"))
                .isEqualTo("haut up bas two left3 droite");
        assertThat(words.meant("Haut")).isEqualTo("high");
        assertThat(words.meant("up")).isEqualTo("up");
        assertThat(words.meant("droite".toUpperCase(Locale.ROOT))).isEqualTo("right");
    }
}
