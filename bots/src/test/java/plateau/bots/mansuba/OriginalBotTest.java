package plateau.bots.mansuba;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.bots.Bots;
import plateau.bots.Seat;
import plateau.core.Game;
import plateau.games.Games;

class OriginalBotTest {
    private static final int DRAWS = 12_000;

    private static Game game(String... settings) {
        return Games.named("mansuba").parse(List.of(settings));
    }

    /// How often each move is chosen.
    private static Map<String, Integer> choices(Seat seat) {
        var player = new OriginalBot().player();
        return IntStream.range(0, DRAWS)
                .mapToObj(i -> seat.choice(player))
                .collect(Collectors.toMap(move -> move, move -> 1, Integer::sum, TreeMap::new));
    }

    @Test
    void itIsTheClassicBotOfMansuba() {
        assertThat(Bots.parse("classic", game())).isEqualTo(new OriginalBot());
        assertThat(Bots.ids(game())).contains("classic");
    }

    @Test
    @DisplayName("7 classic: a piece by lot among those that can move, then one of its places")
    void itDrawsAPieceAndThenAPlace() {
        var settings = new String[] {"width=3", "height=6", "surface=flat", "towers=1", "elephants=0"};
        var seat = Seat.after(game(settings), "first0");
        // The pawns have two ways each, the tower in the middle those south of it before row 3.
        var choices = choices(seat);
        assertThat(choices.keySet()).containsExactly("0,0 1,0", "0,0 1,1", "0,1 1,1", "0,1 2,1", "0,2 1,1", "0,2 1,2");
        // six standard deviations of a binomial count with p = 1/6
        choices.values().forEach(count -> assertThat(count).isCloseTo(2000, within(245)));
        var open = Seat.after(game(settings), "first0", "0,1 1,1", "3,0 2,0");
        var byPiece = new TreeMap<String, Integer>();
        choices(open).forEach((move, count) -> byPiece.merge(move.split(" ")[0], count, Integer::sum));
        assertThat(byPiece.keySet()).containsExactly("0,0", "0,2", "1,1");
        // six standard deviations of a binomial count with p = 1/3
        byPiece.values().forEach(count -> assertThat(count).isCloseTo(4000, within(310)));
    }

    @Test
    @DisplayName("7 classic: to try to free a piece counts as that piece's way")
    void tryingToFreeIsAPiecesWay() {
        var seat = Seat.after(
                game(
                        "width=2",
                        "height=6",
                        "surface=flat",
                        "towers=0",
                        "elephants=0",
                        "landslide=0",
                        "release-cost=turn"),
                "first0",
                "0,0 1,0",
                "3,0 2,0",
                "0,1 1,1",
                "2,0 1,1",
                "1,0 2,0",
                "1,1 2,1");
        var choices = choices(seat);
        assertThat(choices.keySet()).contains("free 1,1", "2,0 1,0");
        assertThat(choices.getOrDefault("free 1,1", 0)).isCloseTo(DRAWS / 2, within(330));
    }
}
