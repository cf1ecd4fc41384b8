package plateau.server.tables.terms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plateau.api.Happening;
import plateau.core.Clock;
import plateau.games.Games;
import plateau.server.TestTime;
import plateau.server.tables.log.LoggedMatch;

/// What players are charged for when bots play for them.
class TurnsTest {
    private final TestTime time = new TestTime();
    private Turns turns;

    @BeforeEach
    void begin() {
        var course = new LoggedMatch(Games.named("piles").fromJson(Map.of()), 2, Clock.parse("5m"), 1, List.of());
        var _ = course.begin();
        turns = new Turns(time, (_, _) -> 0, course.match());
        take(new Happening.Started(List.of()));
    }

    private void take(Happening happening) {
        turns.take(happening, time.millis());
    }

    @Test
    void whoComesBackHasThoughtUntilItWasReplaced() {
        time.pass(Duration.ofMinutes(2));
        take(new Happening.StoodIn(0, "medium"));
        time.pass(Duration.ofSeconds(40));
        take(new Happening.Returned(0));
        time.pass(Duration.ofSeconds(1));
        assertThat(turns.since(turns.began())).isEqualTo(121_000);
    }

    @Test
    void whatABotThoughtInItsOwnTurnIsNotThePlayers() {
        time.pass(Duration.ofMinutes(2));
        take(new Happening.StoodIn(0, "medium"));
        take(new Happening.Moved(0, 0, List.of(), 0));
        time.pass(Duration.ofSeconds(40));
        take(new Happening.Returned(0));
        assertThat(turns.since(turns.began())).isZero();
    }

    @Test
    void whoComesBackDoesNotBeginTheTurnOfAnother() {
        time.pass(Duration.ofSeconds(50));
        take(new Happening.Returned(1));
        assertThat(turns.since(turns.began())).isEqualTo(50_000);
    }
}
