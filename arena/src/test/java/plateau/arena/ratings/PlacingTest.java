package plateau.arena.ratings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.arena.series.Pairing;
import plateau.arena.series.Row;
import plateau.arena.series.Task;
import plateau.arena.statistics.Outcome;
import plateau.core.Departure;
import plateau.core.Ending;

class PlacingTest {
    private static final long WIN = Outcome.WIN;

    @Test
    void theShareOfTheWinComesBeforePoints() {
        assertThat(placing(List.of(0L, WIN, 0L), List.of(90, 10, 50)))
                .isEqualTo(new Placing(List.of(List.of(1), List.of(0), List.of(2))));
    }

    @Test
    void whoSharesTheWinIsEqualWhateverThePoints() {
        assertThat(placing(List.of(WIN / 2, 0L, WIN / 2), List.of(90, 95, 50)))
                .isEqualTo(new Placing(List.of(List.of(0, 2), List.of(1))));
    }

    @Test
    void equalPointsShareAPlaceAmongThoseWhoWonNothing() {
        assertThat(placing(List.of(0L, 0L, WIN, 0L), List.of(-3, 5, 9, 5)))
                .isEqualTo(new Placing(List.of(List.of(2), List.of(1, 3), List.of(0))));
    }

    @Test
    void whoLeftComesLastAndWhoLeftFirstIsTheVeryLast() {
        var left = List.of(new Departure(0, 4, Ending.CRASH, "crash"), new Departure(2, 4, Ending.CRASH, "crash"));
        assertThat(placing(List.of(0L, 0L, 0L, WIN), List.of(90, 1, 95, 2), left))
                .isEqualTo(new Placing(List.of(List.of(3), List.of(1), List.of(2), List.of(0))));
    }

    @Test
    void anEntrantMayHaveSeveralSeats() {
        var placing = Placing.of(List.of(7, 7, 2), row(List.of(WIN, 0L, 0L), List.of(3, 1, 1)));
        assertThat(placing).isEqualTo(new Placing(List.of(List.of(7), List.of(7, 2))));
        assertThat(placing.players()).isEqualTo(3);
        assertThat(placing.table()).containsExactly(2, 7, 7);
    }

    @Test
    void everySeatHasAnEntrantAndEveryPlaceToo() {
        var row = row(List.of(WIN, 0L), List.of(3, 1));
        assertThatThrownBy(() -> Placing.of(List.of(1), row)).hasMessage("1 entrants at a game of 2");
        assertThatThrownBy(() -> new Placing(List.of(List.of(1), List.of())))
                .hasMessage("a place without an entrant: [[1], []]");
    }

    private static Placing placing(List<Long> shares, List<Integer> scores) {
        return placing(shares, scores, List.of());
    }

    private static Placing placing(List<Long> shares, List<Integer> scores, List<Departure> departures) {
        var entrants = IntStream.range(0, shares.size()).boxed().toList();
        return Placing.of(entrants, row(shares, scores, departures));
    }

    private static Row row(List<Long> shares, List<Integer> scores) {
        return row(shares, scores, List.of());
    }

    private static Row row(List<Long> shares, List<Integer> scores, List<Departure> departures) {
        var seats = scores.stream().map(_ -> "random").toList();
        var task = new Task(0, "", new Pairing("piles", Map.of(), seats), 1, 0, 1);
        return new Row(task, scores, shares, 9, 9, 9, 1, 9, -1, -1, Ending.FINISHED, false, "", departures, List.of());
    }
}
