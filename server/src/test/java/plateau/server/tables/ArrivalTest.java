package plateau.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plateau.api.Phase;
import plateau.core.Clock;
import plateau.server.Stroll;
import plateau.server.TestTime;
import plateau.server.storage.Databases;
import plateau.server.storage.Storage;
import plateau.server.storage.rows.AccountRow;
import plateau.server.tables.terms.Credentials;
import plateau.server.tables.terms.TableBounds;
import plateau.server.tables.terms.TablePlan;
import plateau.testkit.Eventually;

/// A move counts from when it comes, not from when the table is free for it.
@Timeout(60)
class ArrivalTest {
    private static final AccountRow ADA = new AccountRow("ada", AccountRow.Kind.PERSON, "Ada", "", 0, 0);
    private static final TablePlan PLAN = new TablePlan(
            new Stroll(),
            Clock.parse("1m"),
            List.of(new TablePlan.Maker(""), new TablePlan.Maker("")),
            true,
            Optional.empty(),
            Optional.empty(),
            Optional.of(""),
            false,
            TablePlan.Pace.USUAL,
            TablePlan.Opening.NONE);

    @TempDir
    Path folder = Path.of("");

    @Test
    void whoHasToWaitForOthersAtTheTableIsNotCharged() throws InterruptedException {
        var time = new TestTime();
        try (var storage = Storage.open(Databases.sqlite(folder), time);
                var tables = new Tables(
                        storage, time, TableBounds.USUAL, MemoryTest.nobody(), Rater.NONE, Duration.ofHours(1))) {
            storage.started();
            var table = tables.make(PLAN, ADA, "");
            Stroll.LISTING.shut();
            var other = Thread.ofVirtual().start(() -> tables.ask(table, Credentials.of("ada"), Optional.empty()));
            Eventually.is("somebody is at the table", () -> Stroll.LISTING.waiting() > 0);
            var mover = Thread.ofPlatform().start(() -> tables.move(table, ADA, 0, "step"));
            Eventually.is("the move waits", () -> mover.getState() == Thread.State.WAITING);
            storage.pass(() -> time.pass(Duration.ofMinutes(2)));
            Stroll.LISTING.open();
            mover.join();
            other.join();
            var seen = tables.look(table, Credentials.of("ada"), Optional.empty());
            assertThat(seen.phase()).isEqualTo(Phase.RUNNING);
            assertThat(seen.playing().orElseThrow().ply()).isEqualTo(1);
            assertThat(seen.playing().orElseThrow().left()).contains(List.of(60_000L, 60_000L));
        } finally {
            Stroll.LISTING.open();
        }
    }
}
