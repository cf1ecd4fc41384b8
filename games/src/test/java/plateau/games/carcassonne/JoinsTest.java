package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.text.Text;

class JoinsTest {
    private static final int GAMES = 30;

    /// What is told of a place for the tile in hand.
    private static List<String> told(CarcassonneState state, int move) {
        var told = new ArrayList<String>();
        Joins.visit(
                state,
                move,
                (terrain, size, openEnds, openAfter, owners) -> told.add(Text.format(
                        "%s of %d, open %d then %d, owners %d", terrain.title, size, openEnds, openAfter, owners)));
        return told;
    }

    private static List<String> told(String place, String... moves) {
        var state = Table.of(2).state;
        for (var move : moves) {
            state.play(find(state, move));
        }
        return told(state, find(state, place));
    }

    private static int find(State state, String notation) {
        var legal = new Moves();
        state.legalMoves(legal);
        return Selection.find(state, legal, notation);
    }

    @Test
    void aTileThatFillsTheLastOpenEndCompletesACity() {
        String[] moves = {"N", "1,0 north", "city@2", "E"};
        assertThat(told("1,1 south", moves)).containsExactly("city of 2, open 1 then 0, owners 1");
    }

    @Test
    void aTileThatGoesOnLeavesACityOpen() {
        String[] moves = {"N", "1,0 north", "city@2", "R"};
        assertThat(told("1,1 west", moves)).containsExactly("city of 2, open 1 then 2, owners 1");
    }

    @Test
    void nothingIsToldOfWhatNobodyClaims() {
        assertThat(told("1,1 south", "N", "1,0 north", "none", "E")).isEmpty();
        assertThat(told("0,-1 north", "N", "1,0 north", "city@2", "U")).isEmpty();
    }

    @Test
    void aMonasteryIsJoinedFromTheEightCellsAroundIt() {
        String[] moves = {"U", "0,1 north", "none", "U", "0,2 north", "none", "B", "-1,1 north", "monastery@13", "U"};
        assertThat(told("0,3 north", moves)).isEmpty();
        assertThat(told("1,2 north", moves)).isEmpty();
        assertThat(told("-2,1 north", moves)).containsExactly("monastery of 4, open 5 then 4, owners 1");
    }

    @Test
    void whatIsToldToBeCompletedIsPaid() {
        int completed = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            var lot = new Lot(seed, 0);
            var state = Table.of(2).state;
            var legal = new Moves();
            while (!state.isOver()) {
                legal.clear();
                state.legalMoves(legal);
                if (state.phase == CarcassonneState.Phase.PLACE && state.tilesLeft() > 0) {
                    for (int move : legal.toArray()) {
                        completed += check(state, move);
                    }
                }
                state.play(
                        state.mover() == State.CHANCE
                                ? state.drawMove(lot, new Moves())
                                : legal.get(lot.nextInt(legal.size())));
            }
        }
        assertThat(completed).isGreaterThan(500);
    }

    private static int check(CarcassonneState state, int move) {
        var told = told(state, move);
        if (told.stream().noneMatch(line -> line.contains("then 0"))) {
            return 0;
        }
        var after = (CarcassonneState) state.copy();
        after.play(move);
        after.play(CarcassonneMove.none());
        int before = state.score(0) + state.score(1);
        assertThat(after.score(0) + after.score(1))
                .as("%s %s", state.notation(move), told)
                .isGreaterThan(before);
        return 1;
    }
}
