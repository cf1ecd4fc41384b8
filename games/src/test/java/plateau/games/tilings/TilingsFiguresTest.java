package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.options.Options;

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

    /// As the original deals, over 20 000 games: see the page.
    @Test
    @DisplayName("9 report: random play as the original deals comes to its figures")
    void theReportComesToTheFiguresOfTheOriginal() {
        playAll(Options.<Tilings>of(Tilings.class).parse("report", List.of()).start(2));
        assertThat((double) tiles / GAMES).as("tiles placed").isCloseTo(67, within(2.0));
        assertThat((double) cells / turns).as("legal cells a turn").isCloseTo(7, within(0.7));
        assertThat(mostCells).as("most legal cells").isBetween(26, 36);
        assertThat((double) points / GAMES).as("winner's score").isCloseTo(780, within(60.0));
    }

    @Test
    void randomPlayComesNearTheFiguresOfTheOriginal() {
        playAll(Table.game().start(2));
        assertThat((double) tiles / GAMES).as("tiles placed").isCloseTo(67, within(4.0));
        assertThat((double) cells / turns).as("legal cells a turn").isCloseTo(7, within(0.7));
        assertThat(mostCells).as("most legal cells").isBetween(26, 36);
        assertThat((double) points / GAMES).as("winner's score").isCloseTo(780, within(130.0));
    }

    /// The tolerances are about four deviations of the means, and what rounding takes.
    @ParameterizedTest(name = "{0}, {1} players: {2} tiles, {3} turns, {4} cells, {5} points")
    @DisplayName("9 The table of the page")
    @CsvSource({
        "usual, 2, 70, 74, 6.5, 900",
        "usual, 3, 78, 86, 6.2, 880",
        "usual, 4, 81, 90, 6.0, 880",
        "report, 2, 66, 70, 6.5, 840"
    })
    void randomPlayComesToTheFiguresOfThePage(
            String preset, int players, double laid, double length, double choices, double score) {
        playAll(Options.<Tilings>of(Tilings.class).parse(preset, List.of()).start(players));
        assertThat((double) tiles / GAMES).as("tiles placed").isCloseTo(laid, within(2.5));
        assertThat((double) turns / GAMES).as("turns").isCloseTo(length, within(2.5));
        assertThat((double) cells / turns).as("legal cells a turn").isCloseTo(choices, within(0.2));
        assertThat((double) points / GAMES).as("winner's score").isCloseTo(score, within(45.0));
    }

    private void playAll(State start) {
        var state = (TilingsState) start.copy();
        for (int game = 0; game < GAMES; game++) {
            state.copyFrom(start);
            play(state, new Lot(game, 0));
        }
    }

    /// But for those of motifs that other tests add.
    private static List<Integer> figures(Table table) {
        int count = 4 + Motif.OURS.size();
        return IntStream.range(0, count).map(table.state::figure).boxed().toList();
    }

    @Test
    @DisplayName("9.1 A game counts tiles, skips, the King's strikes, and points by what they are for")
    void aGameCountsTilesSkipsStrikesAndPoints() {
        assertThat(Table.game().figures())
                .startsWith(
                        "tiles-laid",
                        "skips",
                        "king-strikes",
                        "points-zones",
                        "points-pair",
                        "points-contrast",
                        "points-surrounded");
        var table = Table.of(2, "size=3", Table.RED_AND_BLUE);
        table.play("kind0", "1,1", "kind0", "1,2");
        assertThat(figures(table)).containsExactly(2, 0, 0, 4, 6, 0, 0);
        table.play("king 0,0", "kind1", "skip", "kind2", "0,2");
        assertThat(figures(table)).containsExactly(3, 1, 0, 10, 6, 0, 0);
        assertThat(figures(table.play("king 1,2"))).containsExactly(3, 1, 3, 10, 6, 0, 0);
    }

    @Test
    @DisplayName("9.1 Points are those of all players, where a motif is paid to several to each of them")
    void pointsAreThoseOfAllPlayers() {
        var table = Table.of(2, "size=3", Table.RED_AND_BLUE);
        table.lay(". 5a .\n2w 1a 4a\n. 3a .");
        assertThat(figures(table.copy()).getLast()).as("surrounded").isEqualTo(10);
        for (int strike = 0; strike < 12; strike++) {
            table.state.influence.king(4, table.state.layout);
        }
        assertThat(table.owners("1,1")).containsExactly(0, 1);
        assertThat(figures(table).getLast()).as("surrounded").isEqualTo(20);
        int points = figures(table).stream().skip(3).mapToInt(Integer::intValue).sum();
        assertThat(table.scores().stream().mapToInt(Integer::intValue).sum()).isEqualTo(points);
    }

    @Test
    @DisplayName("9.1 What does not score at a level has no points")
    void whatDoesNotScoreHasNoPoints() {
        var tiles = Table.of(2, "size=3", "level=tiles", Table.RED_AND_BLUE);
        assertThat(figures(tiles.lay(". 3a .\n2a 1a .\n. . ."))).containsExactly(3, 0, 0, 0, 0, 0, 0);
        var motifs = Table.of(2, "size=3", "level=motifs", "motifs=pair", Table.RED_AND_BLUE);
        assertThat(figures(motifs.lay(". 3a .\n2a 1a .\n. . ."))).containsExactly(3, 0, 0, 0, 9, 0, 0);
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
        points +=
                Result.scores(state).stream().mapToInt(Integer::intValue).max().orElseThrow();
    }
}
