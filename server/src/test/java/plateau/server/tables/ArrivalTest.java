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
import plateau.server.tables.terms.Entrant;
import plateau.server.tables.terms.Plan;
import plateau.server.tables.terms.TableBounds;
import plateau.testkit.Eventually;

/// A move counts from when it comes, not from when the table is free for it.
@Timeout(60)
class ArrivalTest {
    private static final AccountRow ADA = new AccountRow("ada", AccountRow.Kind.PERSON, "Ada", "", 0, 0);
    private static final Plan PLAN = new Plan(
            new Stroll(),
            Clock.parse("1m"),
            List.of(new Plan.Maker(""), new Plan.Maker("")),
            true,
            Optional.empty(),
            Optional.of(""),
            false,
            Plan.Pace.USUAL,
            Plan.Opening.NONE);

    @TempDir
    Path folder = Path.of("");

    @Test
    void whoHasToWaitForOthersAtTheTableIsNotCharged() throws InterruptedException {
        var time = new TestTime();
        try (var storage = Storage.open(Databases.sqlite(folder), time);
                var tables = new Tables(
                        storage, time, TableBounds.USUAL, MemoryTest.nobody(), Standings.NONE, Duration.ofHours(1))) {
            storage.started();
            var table = tables.make(PLAN, ADA, "");
            Stroll.LISTING.shut();
            var other = Thread.ofVirtual().start(() -> tables.ask(table, Entrant.of("ada"), Optional.empty()));
            Eventually.is("somebody is at the table", () -> Stroll.LISTING.waiting() > 0);
            var mover = Thread.ofPlatform().start(() -> tables.move(table, ADA, 0, "step"));
            Eventually.is("the move waits", () -> mover.getState() == Thread.State.WAITING);
            storage.pass(() -> time.pass(Duration.ofMinutes(2)));
            Stroll.LISTING.open();
            mover.join();
            other.join();
            var seen = tables.look(table, Entrant.of("ada"), Optional.empty());
            assertThat(seen.phase()).isEqualTo(Phase.RUNNING);
            assertThat(seen.playing().orElseThrow().ply()).isEqualTo(1);
            assertThat(seen.playing().orElseThrow().left()).contains(List.of(60_000L, 60_000L));
        } finally {
            Stroll.LISTING.open();
        }
    }
}
