package plateau.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.api.Phase;
import plateau.core.Clock;
import plateau.server.Stroll;
import plateau.server.storage.Databases;
import plateau.server.storage.Storage;
import plateau.server.storage.rows.AccountRow;
import plateau.server.tables.terms.Credentials;
import plateau.server.tables.terms.LeastTimes;
import plateau.server.tables.terms.StreamEnd;
import plateau.server.tables.terms.TableBounds;
import plateau.server.tables.terms.TablePlan;
import plateau.testkit.Eventually;
import plateau.words.Language;

/// What is due is done by itself, by the real time.
class SchedulerTest {
    private static final AccountRow ADA = new AccountRow("ada", AccountRow.Kind.PERSON, "Ada", "", 0, 0);
    /// It runs elsewhere, and nobody waits for it as for a person.
    private static final AccountRow FOX = new AccountRow("fox", AccountRow.Kind.BOT, "Fox", "", 0, 0);

    private static final Duration GRACE = Duration.ofMillis(400);
    private static final LeastTimes LEAST = new LeastTimes(GRACE, GRACE, GRACE);
    private static final TableBounds BOUNDS = new TableBounds(LEAST, LEAST);

    @TempDir
    Path folder = Path.of("");

    private static TablePlan plan(Clock clock) {
        return new TablePlan(
                new Stroll(),
                clock,
                List.of(new TablePlan.Maker(""), new TablePlan.Maker("")),
                true,
                Optional.empty(),
                Optional.of(GRACE),
                Optional.of(""),
                false,
                TablePlan.Pace.USUAL,
                TablePlan.Opening.NONE);
    }

    private static Tables tables(Storage storage, Duration idle) {
        return new Tables(storage, InstantSource.system(), BOUNDS, MemoryTest.nobody(), Rater.NONE, idle);
    }

    private static long ended(Storage storage, String table) {
        Eventually.is(
                "the game is over", () -> storage.table(table).orElseThrow().phase() == Phase.OVER);
        return storage.table(table).orElseThrow().ended();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3600})
    void aBotThatIsAwayIsOutWhenItsTimeIsOverAndNotBefore(int idle) {
        try (var storage = Storage.open(Databases.sqlite(folder), InstantSource.system());
                var tables = tables(storage, Duration.ofSeconds(idle))) {
            storage.started();
            tables.open();
            var table = tables.make(plan(Clock.NONE), FOX, "");
            long begun = storage.table(table).orElseThrow().started();
            assertThat(ended(storage, table)).isGreaterThanOrEqualTo(begun + GRACE.toMillis());
        }
    }

    @Test
    void aMoveTurnsTheClockToTheOtherPlayer() {
        try (var storage = Storage.open(Databases.sqlite(folder), InstantSource.system());
                var tables = tables(storage, Duration.ofHours(1))) {
            storage.started();
            tables.open();
            var table = tables.make(plan(Clock.parse("2s")), ADA, "");
            // Who listens is there, so that only the clock counts.
            var options = new StreamOptions(
                    Optional.empty(), Language.ENGLISH, Optional.empty(), StreamEnd.ALWAYS, Optional.empty());
            var _ = tables.listen(table, Credentials.of("ada"), options);
            tables.move(table, ADA, 0, "step");
            long moved = storage.entries(table, 0).getLast().at();
            assertThat(ended(storage, table)).isGreaterThanOrEqualTo(moved + 2000);
        }
    }
}
