package plateau.arena.evaluation.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.arena.evaluation.Sweep;
import plateau.core.text.BadInput;
import plateau.games.Games;

class CellsTest {
    /// A plan of a game with two random players.
    static EvaluationPlan plan(String game, String... sweeps) {
        return plan(game, 100, 0, sweeps);
    }

    private static EvaluationPlan plan(String game, long games, long budget, String... sweeps) {
        return new EvaluationPlan(
                game,
                Optional.empty(),
                List.of(),
                List.of("random", "greedy"),
                new Sweep(Games.named(game)).read(List.of(sweeps)),
                games,
                Optional.empty(),
                budget > 0 ? Optional.of("balance") : Optional.empty(),
                budget,
                7,
                "");
    }

    private static Cells cells(EvaluationPlan plan) {
        return Cells.of(plan, Games.named(plan.game()));
    }

    private static List<String> seats(Cells cells, long number) {
        return cells.cell(number).pairing().seats();
    }

    @Test
    void theLastAxisIsTheFastest() {
        var cells = cells(plan("piles", "size=3,4", "cell-limit=0,5,6"));
        assertThat(cells.count()).isEqualTo(6);
        assertThat(cells.cell(0).values()).containsExactly("3", "0");
        assertThat(cells.cell(1).values()).containsExactly("3", "5");
        assertThat(cells.cell(5).values()).containsExactly("4", "6");
    }

    @Test
    void defaultsFollowWhatIsSwept() {
        var cells = cells(plan("piles", "size=3,4"));
        assertThat(cells.cell(0).pairing().options()).containsEntry("turn-limit", 360);
        assertThat(cells.cell(1).pairing().options()).containsEntry("turn-limit", 640);
        assertThat(cells.game(1)).isEqualTo(Games.named("piles").parse(List.of("size=4")));
    }

    @Test
    void whatIsSweptGoesBeforeAPreset() {
        var cells = cells(plan("piles", "preset=small,capped", "size=4,6"));
        assertThat(cells.cell(1).pairing().options()).containsEntry("size", 6).containsEntry("cell-limit", 0);
        assertThat(cells.cell(3).pairing().options()).containsEntry("size", 6).containsEntry("cell-limit", 6);
    }

    @Test
    void theLastOfTheSeatsIsRepeated() {
        var cells = cells(plan("piles", "players=1..4"));
        assertThat(cells.mostSeats()).isEqualTo(4);
        assertThat(seats(cells, 0)).containsExactly("random");
        assertThat(seats(cells, 3)).containsExactly("random", "greedy", "greedy", "greedy");
    }

    @Test
    void aSeatOfItsOwnOutdoesAllSeats() {
        var cells = cells(plan("piles", "seat2=random,mcts", "seats=greedy,uct", "players=2,3"));
        assertThat(seats(cells, 0)).containsExactly("greedy", "random");
        assertThat(seats(cells, 7)).containsExactly("uct", "mcts", "uct");
    }

    @Test
    void aPlanWithoutAxesHasOneCell() {
        var cells = cells(plan("piles"));
        assertThat(cells.count()).isEqualTo(1);
        assertThat(cells.cell(0).values()).isEmpty();
        assertThat(cells.mostSeats()).isEqualTo(2);
    }

    @Test
    void refusesACombinationThatCannotBePlayed() {
        var players = cells(plan("munificence", "points=3,4", "players=3..5"));
        assertThatThrownBy(players::check)
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("points=3 players=5: ")
                .hasMessageEndingWith(" (6 cells, 600 games)");
        var seat = cells(plan("piles", "seat3=random"));
        assertThatThrownBy(seat::check)
                .hasMessage("seat3=random: there is no seat3: 2 players play (1 cell, 100 games)");
        var tokens = cells(plan("munificence", "tokens=16..18"));
        assertThatThrownBy(tokens::check).hasMessageStartingWith("tokens=17: ");
    }

    @Test
    void refusesMoreCellsThanCanBePlayedAndSaysWhatTheyWouldMean() {
        var cells = cells(plan("munificence", "builder-seed=0..99999", "token-seed=0..9999"));
        assertThat(cells.count()).isEqualTo(1_000_000_000);
        assertThatThrownBy(cells::check)
                .isInstanceOf(BadInput.class)
                .hasMessage("1,000,000,000 cells and 100,000,000,000 games; at most 100,000 cells are"
                        + " played whole: name fewer values, or goal … budget GAMES"
                        + " looks for the best of them");
    }

    @Test
    void aSearchTakesManyMore() {
        var all = new String[] {"builder-seed=0..9999999", "token-seed=0..99999999"};
        assertThatCode(() -> cells(plan("munificence", 100, 1000, all)).check()).doesNotThrowAnyException();
        var more = new String[] {all[0], all[1], "points=1..2"};
        assertThatThrownBy(() -> cells(plan("munificence", 100, 1000, more)).check())
                .hasMessage("2,000,000,000,000,000 cells are too many to search; at most"
                        + " 1,000,000,000,000,000: name fewer values");
        var beyond = new String[] {"builder-seed=0..2000000000", "token-seed=0..2000000000", "points=1..9"};
        assertThatThrownBy(() -> cells(plan("munificence", 100, 1000, beyond)).check())
                .hasMessageContaining("36,000,000,036,000,000,009 cells");
    }

    @Test
    void aSearchLeavesOutWhatCannotBePlayed() {
        var texts = new String[] {"players=4,2,3", "seat3=random,greedy"};
        assertThatThrownBy(() -> cells(plan("piles", texts)).check())
                .hasMessageContaining("players=2 seat3=random: there is no seat3");
        var search = cells(plan("piles", 100, 1000, texts));
        assertThatCode(search::check).doesNotThrowAnyException();
        assertThat(CellSample.of(search, 6, 1)).containsExactly(0, 1, 4, 5);
    }

    @Test
    void aSearchLooksAtTheEndsOfEveryAxis() {
        var plan = plan("munificence", 100, 1000, "token-seed=1..1000000", "players=2..5", "points=1..10");
        assertThatThrownBy(() -> cells(plan).check())
                .hasMessageStartingWith("token-seed=1 players=5 points=1: ")
                .hasMessageEndingWith(" (40,000,000 cells)");
    }
}
