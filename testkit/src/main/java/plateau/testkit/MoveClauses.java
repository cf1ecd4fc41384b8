package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;

/// The clauses of [GameContract] on moves, their order and their names.
public final class MoveClauses {
    private static final int NO_MOVE = Integer.MIN_VALUE;
    private static final int DRAWS = 10;
    private static final int POSITIONS_TO_READ = 60;

    private MoveClauses() {}

    /// Whoever is to move exists and has a move.
    public static void aMoverHasAMove(RandomGame game) {
        game.walk(
                (state, ply) -> {
                    int mover = state.mover();
                    assertThat(mover).as("the mover").isBetween(State.NOBODY, state.players() - 1);
                    if (!state.isOver() && RandomGame.legalMoves(state).isEmpty()) {
                        fail("player %d is to move and has no move", mover);
                    }
                });
    }

    /// Each move comes once.
    public static void movesAreDistinct(RandomGame game) {
        game.walk(
                (state, ply) ->
                        assertThat(boxed(RandomGame.legalMoves(state)))
                                .as("legal moves")
                                .doesNotHaveDuplicates());
    }

    /// Asked again, or of a copy, the same moves come in the same order, added to what is there.
    public static void movesComeInAStableOrder(RandomGame game) {
        game.walk(
                (state, ply) -> {
                    var first = boxed(RandomGame.legalMoves(state));
                    var again = new Moves();
                    again.add(NO_MOVE);
                    state.legalMoves(again);
                    assertThat(boxed(again).subList(1, again.size()))
                            .as("legal moves asked again")
                            .isEqualTo(first);
                    assertThat(boxed(RandomGame.legalMoves(state.copy())))
                            .as("legal moves of a copy")
                            .isEqualTo(first);
                });
    }

    /// What chance draws is among the outcomes it lists.
    public static void chanceDrawsOneOfItsOutcomes(RandomGame game) {
        var random = game.random(1);
        game.walk(
                (state, ply) -> {
                    var legal = RandomGame.legalMoves(state);
                    for (int i = 0; i < DRAWS && state.mover() == State.CHANCE; i++) {
                        int drawn = state.drawMove(random, new Moves());
                        if (!legal.contains(drawn)) {
                            fail("chance drew %d, which is none of %s", drawn, legal);
                        }
                    }
                });
    }

    /// Every notation is made of words, and none is the beginning of another or equal to it.
    public static void noNotationIsTheBeginningOfAnother(RandomGame game) {
        game.walkSome(POSITIONS_TO_READ, (state, ply) -> checkNotations(notations(state)));
    }

    private static void checkNotations(List<String> notations) {
        var beginnings = new HashSet<List<String>>();
        for (var notation : notations) {
            if (!notation.matches("\\S+( \\S+)*")) {
                fail("'%s' is not made of words separated by single spaces", notation);
            }
            var words = List.of(notation.split(" "));
            IntStream.range(1, words.size()).forEach(i -> beginnings.add(words.subList(0, i)));
        }
        assertThat(notations).as("notations").doesNotHaveDuplicates();
        for (var notation : notations) {
            if (beginnings.contains(List.of(notation.split(" ")))) {
                fail("'%s' is the beginning of another notation: %s", notation, notations);
            }
        }
    }

    /// Choosing a notation word by word, or whole, ends at its move.
    public static void wordsFindTheMove(RandomGame game) {
        game.walkSome(
                POSITIONS_TO_READ,
                (state, ply) -> {
                    var legal = RandomGame.legalMoves(state);
                    var everything = Selection.of(state, legal);
                    for (int move : legal.toArray()) {
                        var notation = state.notation(move);
                        var chosen = everything.chooseAll(List.of(notation.split(" ")));
                        assertThat(chosen.isComplete()).as("'%s' is a move", notation).isTrue();
                        assertThat(chosen.move()).as("move '%s'", notation).isEqualTo(move);
                        assertThat(Selection.find(state, legal, notation))
                                .as("move '%s'", notation)
                                .isEqualTo(move);
                    }
                });
    }

    /// Once the game is over there is no move left.
    public static void nobodyMovesAfterTheEnd(RandomGame game) {
        game.walk(
                (state, ply) -> {
                    if (state.isOver() && !RandomGame.legalMoves(state).isEmpty()) {
                        fail("the game is over and there are moves: %s", notations(state));
                    }
                });
    }

    static List<String> notations(State state) {
        return IntStream.of(RandomGame.legalMoves(state).toArray())
                .mapToObj(state::notation)
                .toList();
    }

    private static List<Integer> boxed(Moves moves) {
        return IntStream.of(moves.toArray()).boxed().toList();
    }
}
