package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The rules page, section 9: no tile lies further than 71 cells from the start, and one may.
class CarcassonneFarTest {
    /// Orders in which all tiles can form a line from the start tile: from its west side, a field,
    /// from its roads to the north and the south, and from its city to the east.
    @ParameterizedTest
    @CsvSource({
        "-1,  0, BBBBAAEEEEEUUUUUUUUFFGHHHVVVVVVVVVDDDLLLWWWWXKJKJKJOPOPPCSSTQRRRMMNNNII",
        " 0,  1, DDDLLWWWWXKBBBBAAEEEEEUUUUUUUUFFGHHHVVVVVVVVVKJKJOJPOPPLCSSTQRRRMMNNNII",
        " 0, -1, DDDLLWWWWXKBBBBAAEEEEEUUUUUUUUFFGHHHVVVVVVVVVKJKJOJPOPPLCSSTQRRRMMNNNII",
        " 1,  0, CSSTQRRRMMNNNIIBBBBAAEEEEEUUUUUUUUFFGHHHVVVVVVVVVDDDLLLWWWWXKJKJKJOPOPP"
    })
    void aLineOfAllTilesReachesTheEndOfTheLand(int x, int y, String order) {
        assertThat(order).hasSize(71);
        var end = line((CarcassonneState) Table.game().start(2), order, x, y).orElseThrow();
        assertThat(end.isOver()).isTrue();
        int last = end.land.cell(end.lastTile());
        assertThat(Land.x(last)).isEqualTo(71 * x);
        assertThat(Land.y(last)).isEqualTo(71 * y);
        assertThat(end.figure(0)).as("placements").isEqualTo(71);
        assertThat(end.copy().view(0).picture().toString()).contains(" " + 71 * (x + y) + " ");
    }

    /// Lays the tiles in a line, each in the first direction that lets all others follow.
    private static Optional<CarcassonneState> line(CarcassonneState state, String order, int x, int y) {
        int index = state.figure(0);
        if (index == order.length()) {
            return Optional.of(state);
        }
        state.play(CarcassonneMove.draw(order.charAt(index) - 'A'));
        int cell = Land.cell(x * (index + 1), y * (index + 1));
        for (int ways = state.land.fits(state.drawn(), cell); ways != 0; ways &= ways - 1) {
            var next = (CarcassonneState) state.copy();
            next.play(CarcassonneMove.place(cell, Integer.numberOfTrailingZeros(ways)));
            next.play(CarcassonneMove.none());
            var line = line(next, order, x, y);
            if (line.isPresent()) {
                return line;
            }
        }
        return Optional.empty();
    }
}
