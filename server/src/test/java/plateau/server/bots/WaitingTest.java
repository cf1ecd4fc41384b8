package plateau.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.arena.match.Match;
import plateau.arena.match.Onlooker;
import plateau.core.Seating;
import plateau.games.Games;

class WaitingTest {
    @Test
    void theMakersOfTablesAreServedInTurn() {
        var waiting = new Waiting();
        var game = Games.named("piles").defaults();
        var match = new Match(game, 2);
        match.begin(1, Onlooker.NONE);
        var seating = new Seating(game, 0, List.of("a", "b"));
        try (var pool = new Pool(1, Duration.ofSeconds(1))) {
            for (var name : List.of("ada 1", "ada 2", "ada 3", "bob 1", "cyd 1", "bob 2")) {
                var maker = name.substring(0, 3);
                var job = new Job(name, seating, match.turn(0), new Replies(), maker);
                waiting.add(new Ticket(pool, job));
            }
        }
        var served = new ArrayList<String>();
        while (!waiting.isEmpty()) {
            served.add(waiting.removeFirst().job().bot());
        }
        assertThat(served).containsExactly("ada 1", "bob 1", "cyd 1", "ada 2", "bob 2", "ada 3");
        assertThat(waiting.size()).isZero();
    }
}
