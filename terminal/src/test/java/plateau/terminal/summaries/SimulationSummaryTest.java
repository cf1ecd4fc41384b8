package plateau.terminal.summaries;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.arena.series.Simulation;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Roster;
import plateau.games.Games;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.screen.Words;

class SimulationSummaryTest {
    /// Bots of the house, and one that always fails.
    private static final class Guests implements Roster {
        private final TerminalRoster roster = new TerminalRoster();

        @Override
        public Game game(String name, Map<String, Object> options) {
            return roster.game(name, options);
        }

        @Override
        public Player player(String name, Game game) {
            return name.equals("bad") ? _ -> -1 : roster.player(name, game);
        }
    }

    private static SimulationSummary summary(List<String> seats) {
        var options = Games.named("piles");
        var game = options.parse(List.of("size=3"));
        var pairing = TerminalRoster.pairing(options, game, seats);
        var report = new Simulation(new Guests(), pairing, 1, 5, 1).run();
        return new SimulationSummary(game, options, seats, 1, report);
    }

    @Test
    void whoLeavesGamesThatGoOnIsTold() {
        var summary = summary(List.of("random", "bad", "random", "random"));
        assertThat(summary.text(Words.of("en")))
                .contains("finished   5\n")
                .endsWith("\nplayer 2 (bad) left 5 times: illegal move\n");
        assertThat(summary.text(Words.of("fr"))).endsWith("\njoueur 2 (bad) parti 5 fois : coup illégal\n");
        var json = summary.json();
        assertThat(json.keySet()).last().isEqualTo("departures");
        assertThat(json.get("departures"))
                .isEqualTo(List.of(Map.of("seat", 1, "bot", "bad", "ending", "ILLEGAL_MOVE", "times", 5L)));
    }

    @Test
    void whereNobodyLeavesNothingIsSaidOfIt() {
        var summary = summary(List.of("random", "random"));
        assertThat(summary.json()).doesNotContainKey("departures");
        assertThat(summary.text(Words.of("en"))).doesNotContain("left");
    }
}
