package plateau.contract;

import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.text.Text;

/// The clauses of the [Contract] on moves, their order and their names.
final class MoveClauses {
    private static final int DRAWS = 10;
    private static final int POSITIONS_TO_READ = 60;

    private MoveClauses() {}

    /// Nothing throws while a game is made and played.
    static void aGameCanBePlayed(RandomGame game) {
        game.requireNoFailure();
    }

    /// Whoever is to move exists and has a move.
    static void aMoverHasAMove(RandomGame game) {
        game.walk((state, ply) -> {
            int mover = state.mover();
            if (mover < State.NOBODY || mover >= game.players()) {
                throw new Breach(Text.format(
                        "the mover is %s, expected a player from 0 to %d, CHANCE or NOBODY",
                        Sight.nameOfMover(mover), game.players() - 1));
            }
            if (!state.isOver() && RandomGame.legalMoves(state).isEmpty()) {
                throw new Breach(name(mover) + " is to move and has no move");
            }
        });
    }

    private static String name(int mover) {
        return mover == State.CHANCE ? "chance" : Sight.nameOfMover(mover);
    }

    /// Each move comes once.
    static void movesAreDistinct(RandomGame game) {
        game.walk((state, ply) -> requireDistinct("legal moves", list(state)));
    }

    private static void requireDistinct(String what, List<?> items) {
        var met = new HashSet<Object>();
        for (var item : items) {
            if (!met.add(item)) {
                throw new Breach(Text.format("%s: %s comes twice in %s", what, item, items));
            }
        }
    }

    /// One number is kept to tell a player that a move was hidden from it.
    static void noMoveStandsForAHiddenOne(RandomGame game) {
        game.walk((state, ply) -> {
            if (RandomGame.legalMoves(state).contains(Turn.HIDDEN)) {
                throw new Breach("a move is Integer.MIN_VALUE, expected any other number:"
                        + " this one stands for a hidden move");
            }
        });
    }

    /// Asked again, or of a copy, the same moves come in the same order, added to what is there.
    static void movesComeInAStableOrder(RandomGame game) {
        game.walk((state, ply) -> {
            var first = list(state);
            var again = new Moves();
            again.add(Turn.HIDDEN);
            state.legalMoves(again);
            if (again.fillings() > 0) {
                throw new Breach("legalMoves() clears the list, expected it to add only");
            }
            var added = boxed(again).subList(Math.min(1, again.size()), again.size());
            Breach.unlessEqual("legal moves asked again", first, added);
            Breach.unlessEqual("legal moves of a copy", first, list(state.copy()));
        });
    }

    /// What chance draws is among the outcomes it lists.
    static void chanceDrawsOneOfItsOutcomes(RandomGame game) {
        var random = game.random(1);
        game.walk((state, ply) -> {
            var legal = RandomGame.legalMoves(state);
            for (int i = 0; i < DRAWS && state.mover() == State.CHANCE; i++) {
                int drawn = state.drawMove(random, new Moves());
                if (!legal.contains(drawn)) {
                    throw new Breach(Text.format("chance drew %d, which is none of %s", drawn, legal));
                }
            }
        });
    }

    /// Every notation is made of words, and none is the beginning of another or equal to it.
    static void noNotationIsTheBeginningOfAnother(RandomGame game) {
        game.walkSome(POSITIONS_TO_READ, (state, ply) -> checkNotations(notations(state)));
    }

    private static void checkNotations(List<String> notations) {
        var beginnings = new HashSet<List<String>>();
        for (var notation : notations) {
            if (!notation.matches("\\S+( \\S+)*")) {
                throw new Breach(Text.format("'%s' is not made of words separated by single spaces", notation));
            }
            var words = List.of(notation.split(" "));
            IntStream.range(1, words.size()).forEach(i -> beginnings.add(words.subList(0, i)));
        }
        requireDistinct("notations", notations);
        for (var notation : notations) {
            if (beginnings.contains(List.of(notation.split(" ")))) {
                throw new Breach(Text.format("'%s' is the beginning of another notation: %s", notation, notations));
            }
        }
    }

    /// Choosing a notation word by word, or whole, ends at its move.
    static void wordsFindTheMove(RandomGame game) {
        game.walkSome(POSITIONS_TO_READ, (state, ply) -> findEach(state));
    }

    private static void findEach(State state) {
        var legal = RandomGame.legalMoves(state);
        var everything = Selection.of(state, legal);
        for (int move : legal.toArray()) {
            var notation = state.notation(move);
            var chosen = everything.chooseAll(List.of(notation.split(" ")));
            if (!chosen.isComplete()) {
                throw new Breach(Text.format("the words of '%s' do not lead to one move", notation));
            }
            var what = Text.format("the move that '%s' finds", notation);
            Breach.unlessEqual(what, move, chosen.move());
            Breach.unlessEqual(what, move, Selection.find(state, legal, notation));
        }
    }

    /// A decision that goes on with a turn is its player's who made the move just before.
    static void aTurnGoesOnWithItsMover(RandomGame game) {
        int[] last = {State.CHANCE};
        game.walk((state, ply) -> {
            if (state.isMidTurn() && (state.mover() < 0 || state.mover() != last[0])) {
                throw new Breach(
                        Text.format("%s is in mid-turn after a move of %s", name(state.mover()), name(last[0])));
            }
            last[0] = state.mover();
        });
    }

    /// Once the game is over there is no move left.
    static void nobodyMovesAfterTheEnd(RandomGame game) {
        game.walk((state, ply) -> {
            if (state.isOver() && !RandomGame.legalMoves(state).isEmpty()) {
                throw new Breach("the game is over and there are moves: " + notations(state));
            }
        });
    }

    static List<String> notations(State state) {
        return IntStream.of(RandomGame.legalMoves(state).toArray())
                .mapToObj(state::notation)
                .toList();
    }

    private static List<Integer> list(State state) {
        return boxed(RandomGame.legalMoves(state));
    }

    private static List<Integer> boxed(Moves moves) {
        return IntStream.of(moves.toArray()).boxed().toList();
    }
}
