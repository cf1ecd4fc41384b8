package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import plateau.core.Lot;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;

/// The rules page, section 9: random play comes near the figures of the original, which dealt in its
/// own way: about 67 tiles, 7 legal cells a turn, 26 at most, 780 points for the winner.
///
/// Ours, over 20 000 games: 69.7 tiles, 6.5 legal cells a turn (6.9 where there is any), 32 at most,
/// 891 points for the winner with a standard deviation of 432.
class TilingsFiguresTest {
    private static final int GAMES = 2000;

    private long tiles;
    private long turns;
    private long cells;
    private int mostCells;
    private long points;

    @Test
    void randomPlayComesToTheFiguresOfTheOriginal() {
        var start = Table.game().start(2);
        var state = (TilingsState) start.copy();
        for (int game = 0; game < GAMES; game++) {
            state.copyFrom(start);
            play(state, new Lot(game, 0));
        }
        assertThat((double) tiles / GAMES).as("tiles placed").isCloseTo(67, within(4.0));
        assertThat((double) cells / turns).as("legal cells a turn").isCloseTo(7, within(0.7));
        assertThat(mostCells).as("most legal cells").isBetween(26, 36);
        assertThat((double) points / GAMES).as("winner's score").isCloseTo(780, within(130.0));
    }

    private void play(TilingsState state, Lot lot) {
        var legal = new Moves();
        while (!state.isOver()) {
            if (state.mover() == State.CHANCE) {
                state.play(state.drawMove(lot, new Moves()));
            } else {
                legal.clear();
                state.legalMoves(legal);
                int move = legal.get(lot.nextInt(legal.size()));
                boolean placed = TilingsMove.sort(move) == TilingsMove.PLACE;
                turns++;
                tiles += placed ? 1 : 0;
                cells += placed ? legal.size() : 0;
                mostCells = Math.max(mostCells, legal.size());
                state.play(move);
            }
        }
        points += Result.scores(state).stream().mapToInt(Integer::intValue).max().orElseThrow();
    }
}
