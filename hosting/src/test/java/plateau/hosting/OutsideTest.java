package plateau.hosting;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import plateau.arena.match.RecordKeeper;
import plateau.arena.match.Referee;
import plateau.arena.outside.Limits;
import plateau.arena.outside.Stable;
import plateau.arena.series.Visitors;
import plateau.bots.Bots;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.core.options.Options;
import plateau.core.records.GameRecord;
import plateau.games.Games;
import plateau.testkit.Eventually;

/// Plays with bots from outside in real processes, none of which is left after a test.
abstract class OutsideTest {
    static final Game CARCASSONNE = Games.named("carcassonne").defaults();

    static final Limits LIMITS =
            new Limits(Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ofSeconds(10), 4L << 30);

    final Stable stable = new Stable(LIMITS);

    @AfterEach
    void noProcessIsLeft() {
        stable.close();
        // Those that have ended are seen until somebody has asked how, which is done by a thread of its own.
        Eventually.is(
                "the end of every process",
                () -> ProcessHandle.current().descendants().noneMatch(ProcessHandle::isAlive));
    }

    /// A game that was played, and what it came to.
    record Played(GameRecord record, List<Departure> departures) {
        String log(int seat) {
            return record.logs().isEmpty() ? "" : record.logs().get(seat);
        }
    }

    Played play(Game game, String... seats) {
        return play(game, Clock.NONE, seats);
    }

    Played play(Game game, Clock clock, String... seats) {
        var players = new ArrayList<Player>();
        for (var seat : seats) {
            players.add(
                    Outside.of(seat).isPresent()
                            ? stable.player(Programs.of(seat))
                            : Bots.parse(seat, game).player());
        }
        return play(game, clock, List.of(seats), players);
    }

    static Played play(Game game, Clock clock, List<String> seats, List<Player> players) {
        var options = Options.<Game>of(game.getClass()).json(game);
        var keeper = new RecordKeeper(game.id(), options, seats, clock);
        try (var referee = new Referee(game, players, seats, clock)) {
            referee.play(1, keeper);
            var match = referee.match();
            var departures = List.copyOf(match.departures());
            var record = Visitors.told(keeper.finish(1, referee.result()), players);
            return new Played(record, departures);
        }
    }

    /// A player who leaves when it is asked so late.
    static Player leaver(int ply) {
        return new Player() {
            @Override
            public void begin(Seating seating) {}

            @Override
            public int choose(Turn turn) {
                if (turn.ply() >= ply) {
                    throw new Player.Leaving("enough");
                }
                return turn.legal().get(0);
            }
        };
    }

    static String seat(String kind, Path file, String settings) {
        return kind + ":" + file + settings;
    }
}
