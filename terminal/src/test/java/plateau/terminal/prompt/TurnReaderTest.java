package plateau.terminal.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.games.Games;
import plateau.words.MoveWords;

/// What a typed line means in a position; [TurnReaderPropertiesTest] holds it against many.
class TurnReaderTest {
    private static final List<String> YES_OR_NO = List.of("y", "n");

    private final State carcassonne = drawn("carcassonne", "K");
    private final State piles = Games.named("piles").defaults().begin(2);
    private final State munificence = drawn("munificence", "first0");

    private static State drawn(String game, String outcome) {
        var state = Games.named(game).defaults().begin(2);
        play(state, outcome);
        return state;
    }

    private static void play(State state, String notation) {
        state.play(Selection.find(state, legal(state), notation));
    }

    private static Moves legal(State state) {
        var legal = new Moves();
        state.legalMoves(legal);
        return legal;
    }

    /// What can be typed in the game that a position is of.
    static MoveWords language(State state) {
        return Games.all().stream()
                .map(options -> options.defaults())
                .filter(game -> state.getClass().isInstance(game.begin(game.defaultPlayers())))
                .map(MoveWords::of)
                .findFirst()
                .orElseThrow();
    }

    private static TurnReader.Reading read(State state, String line) {
        return new TurnReader(state, legal(state), language(state), YES_OR_NO).read(List.of(line.split(" ")));
    }

    /// The notations of the moves that a line decides on, played on a copy.
    private static List<String> decided(State state, String line) {
        var copy = state.copy();
        var notations = new ArrayList<String>();
        for (int move : ((TurnReader.Decided) read(state, line)).moves()) {
            notations.add(copy.notation(move));
            copy.play(move);
        }
        return notations;
    }

    private static TurnReader.Unfit unfit(String word, String before, String... choices) {
        return new TurnReader.Unfit(word, before, List.of(choices));
    }

    @Test
    void wordsAreTakenInEitherLanguageWithoutAccentsAndCapitalsToo() {
        assertThat(decided(munificence, "prendre2 9 10")).containsExactly("take2 9 10");
        assertThat(decided(munificence, "PASSER")).containsExactly("pass");
        assertThat(decided(munificence, "Pass")).containsExactly("pass");
        assertThat(decided(carcassonne, "0 1 ouest Ville@11")).containsExactly("0,1 west", "city@11");
        assertThat(decided(carcassonne, "0,1 west aucun")).containsExactly("0,1 west", "none");
        assertThat(((TurnReader.Unfit) read(carcassonne, "0,1 ville")).word()).isEqualTo("ville");
    }

    @Test
    void aWholeNotationIsAMove() {
        assertThat(decided(munificence, "take2 9 10")).containsExactly("take2 9 10");
        assertThat(decided(piles, "2,3")).containsExactly("2,3");
    }

    @Test
    void forcedWordsMayBeLeftOut() {
        assertThat(decided(munificence, "take2 9")).containsExactly("take2 9 10");
    }

    @Test
    void aWordThatDoesNotAgreeIsNamedWithWhatWould() {
        assertThat(read(munificence, "take2 9 8")).isEqualTo(unfit("8", "take2 9", "10"));
        assertThat(read(munificence, "take2 9 10 11")).isEqualTo(unfit("11", "take2 9 10"));
        assertThat(read(munificence, "tak")).isInstanceOf(TurnReader.Unfit.class);
    }

    @Test
    void aCellMayBeTwoNumbers() {
        for (var typed : List.of("2,3", "2 3", "2, 3")) {
            assertThat(decided(piles, typed)).containsExactly("2,3");
        }
        assertThat(read(piles, "2 3 4")).isEqualTo(unfit("4", "2 3", "y", "n"));
    }

    @Test
    void halfACellIsABeginning() {
        assertThat(read(piles, "2"))
                .isInstanceOfSatisfying(
                        TurnReader.Unfinished.class,
                        unfinished -> assertThat(unfinished.begun().half()).isEqualTo("2"));
        assertThat(read(piles, "6")).isInstanceOf(TurnReader.Unfit.class);
        assertThat(read(piles, "2 y")).isEqualTo(unfit("y", "2", "1", "2", "3", "4", "5"));
    }

    @Test
    void aConfirmationMayFollowTheMoveAndNothingElse() {
        assertThat(read(piles, "2 3 y")).isEqualTo(confirmed("2 3", true));
        assertThat(read(piles, "2,3 Oui")).isEqualTo(confirmed("2 3", true));
        assertThat(read(piles, "2 3 non")).isEqualTo(confirmed("2 3", false));
        for (var other : List.of("next", "over", "yess", "only")) {
            assertThat(read(piles, "2 3 " + other)).isInstanceOf(TurnReader.Unfit.class);
        }
        assertThat(read(piles, "2 3 y 1")).isEqualTo(unfit("1", "2 3 y"));
        assertThat(read(piles, "2 3 n 1 1 y")).isEqualTo(unfit("1", "2 3 n"));
    }

    private TurnReader.Decided confirmed(String line, boolean yes) {
        var decided = (TurnReader.Decided) read(piles, line);
        return new TurnReader.Decided(decided.moves(), Optional.of(yes));
    }

    @Test
    void theBeginningOfAMoveIsUnfinished() {
        assertThat(read(munificence, "take2")).isInstanceOf(TurnReader.Unfinished.class);
    }

    @Test
    void aLineMayGoOnWithTheSameTurn() {
        assertThat(decided(carcassonne, "0,1 west none")).containsExactly("0,1 west", "none");
        assertThat(decided(carcassonne, "0 1 west city@11")).containsExactly("0,1 west", "city@11");
    }

    @Test
    void aLineWhoseRestDoesNotFitTheTurnIsNotTakenAtAll() {
        var reading = (TurnReader.Unfit) read(carcassonne, "0,1 west field@4");
        assertThat(reading.word()).isEqualTo("field@4");
        assertThat(reading.before()).isEqualTo("0,1 west");
        assertThat(reading.choices()).contains("none", "city@11");
    }

    @Test
    void aLineNeverGoesOnWithTheNextTurn() {
        assertThat(read(carcassonne, "0,1 west none 0,2")).isEqualTo(unfit("0,2", "0,1 west none"));
        assertThat(read(munificence, "pass pass")).isEqualTo(unfit("pass", "pass"));
        var alone = Games.named("piles").defaults().begin(1);
        assertThat(read(alone, "1 1 y 2 2 y")).as("one player").isEqualTo(unfit("2", "1 1 y"));
    }

    @Test
    void readingPlaysNothing() {
        var before = carcassonne.view(0).picture().toString();
        read(carcassonne, "0,1 west none");
        assertThat(carcassonne.view(0).picture()).hasToString(before);
        assertThat(carcassonne.isMidTurn()).isFalse();
    }

    @Test
    void theSameSeatMovingAgainIsAnotherTurn() {
        // Builder 6 robs the next turn, so that with two players the same seat moves again.
        var state = Games.named("munificence")
                .parse(List.of("turns=40", "points=100"))
                .begin(2);
        for (var notation : List.of("first0", "take3 1 2 3", "keep", "pass")) {
            play(state, notation);
        }
        int robber = state.mover();
        var after = state.copy();
        play(after, "hire 6");
        assertThat(after.mover()).isEqualTo(robber);
        assertThat(read(state, "hire 6 pass")).isEqualTo(unfit("pass", "hire 6"));
    }
}
