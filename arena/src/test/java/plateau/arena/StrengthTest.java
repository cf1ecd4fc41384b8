package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import plateau.bots.Bots;
import plateau.core.Player;
import plateau.games.Games;

/// How strong the simple bots are, in seeded games.
class StrengthTest {
    @Test
    void greedyBeatsRandomAtCarcassonneAndScoresWell() {
        var first = play("carcassonne", 60, "greedy", "random");
        assertThat(first.meanPayoff(0)).isGreaterThan(0.99);
        assertThat(first.meanScore(0)).isGreaterThan(80);
        assertThat(play("carcassonne", 40, "random", "greedy").meanPayoff(1)).isGreaterThan(0.99);
    }

    @Test
    void cornerBotsPutNoFollowers() {
        var tally = play("carcassonne", 5, "bottom-left", "top-right");
        assertThat(tally.meanFigure(1)).as("followers").isZero();
        assertThat(tally.meanFigure(0)).as("placements").isGreaterThan(65);
    }

    @Test
    void greedyBeatsRandomAtMunificence() {
        assertThat(play("munificence", 400, "greedy", "random").meanPayoff(0)).isGreaterThan(0.75);
    }

    private static Tally play(String id, int games, String... seats) {
        var game = Games.named(id).defaults();
        List<Supplier<Player>> players =
                Arrays.stream(seats)
                        .map(name -> (Supplier<Player>) () -> Bots.parse(name, game).player())
                        .toList();
        return new Simulation(game, players, 3, games, 2).run().tally();
    }
}
