package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.server.http.limits.HttpSettings;
import plateau.server.live.Client;
import plateau.server.storage.Databases;
import plateau.server.storage.Storage;
import plateau.server.storage.file.Location;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.Entry;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;

/// Tables that sleep, servers that stop, and databases that go away.
@Tag("slow")
class RestartsTest {
    @TempDir
    Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aTableIsTheSameAfterARestartAtEveryStage(boolean isPostgresql) {
        try (var site = TestSite.on(isPostgresql, folder)) {
            var ada = site.client("Ada");
            var bob = site.client("Bob");
            // A game with chance that is never over after a few moves.
            var table = ada.make("game", "carcassonne", "seats", List.of("me", "free"), "clock", "5m+3s");
            for (int stage = 0; stage < 8; stage++) {
                var before = List.of(ada.table(table), bob.table(table));
                site.restart();
                ada = ada.at(site.port());
                bob = bob.at(site.port());
                assertThat(List.of(ada.table(table), bob.table(table))).isEqualTo(before);
                switch (stage) {
                    case 0 -> bob.at(table, "seats", "ready", false);
                    case 1 -> bob.at(table, "ready");
                    case 6 -> bob.at(table, "resign");
                    case 7 -> {}
                    default -> (before.getFirst().containsKey("legal") ? ada : bob).moveAny(table, stage);
                }
            }
            assertThat(ada.table(table)).containsEntry("phase", "over");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void nobodyIsChargedForASlowStart(boolean isPostgresql) {
        try (var site = TestSite.on(isPostgresql, folder)) {
            var ada = site.client("Ada");
            var table = ada.make("game", "piles", "seats", List.of("me", "me"), "clock", "1m");
            site.passUnseen(Duration.ofSeconds(10));
            var before = ada.table(table).numbers("left");
            site.stop();
            site.time().pass(Duration.ofSeconds(5));
            var begun = site.time().millis();
            // Those who look are the tables that were in memory.
            site.time().passAtNextLooks(3, Duration.ofSeconds(25));
            site.start();
            assertThat(site.time().millis() - begun).isEqualTo(75_000);
            ada = ada.at(site.port());
            assertThat(ada.table(table).numbers("left")).isEqualTo(before);
            site.restart();
            ada = ada.at(site.port());
            assertThat(ada.table(table).numbers("left")).isEqualTo(before);
            site.passUnseen(Duration.ofSeconds(10));
            assertThat(ada.table(table).numbers("left").getFirst()).isEqualTo(before.getFirst() - 10_000);
        }
    }

    @Test
    void aListOfOnesOwnTablesLeavesThoseAsleepThatSleep() {
        try (var site = TestSite.on(false, folder)) {
            var ada = site.client("Ada");
            ada.make("game", "piles", "seats", List.of("me", "me"));
            site.pass(TestSite.IDLE.multipliedBy(2));
            assertThat(site.inMemory()).isZero();
            var listed =
                    ada.get("/api/tables?mine=true").json().objects("tables").getFirst();
            assertThat(listed).containsEntry("ply", 0L).containsEntry("mover", 0L);
            assertThat(site.inMemory()).isZero();
        }
    }

    @Test
    void aServerThatJustDiesLosesNothing() throws IOException {
        var file = folder.resolve("plateau.db");
        try (var site = new TestSite(Location.of(file.toString()))) {
            var ada = site.client("Ada");
            var table = ada.make("game", "piles", "seats", List.of("me", "random"), "clock", "5m");
            try (var ear = ada.listen(table, "?after=0")) {
                ada.moveAny(table, 3);
                ear.until("moved");
                ear.until("moved");
            }
            var copy = folder.resolve("copy.db");
            for (var end : List.of("", "-wal", "-shm")) {
                var part = Path.of(file + end);
                if (Files.exists(part)) {
                    Files.copy(part, Path.of(copy + end));
                }
            }
            var settings = HttpSettings.local(0);
            var location = Location.of(copy.toString());
            try (var other = new TestSite(location, site.time(), settings)) {
                var there = ada.at(other.port()).table(table);
                var here = ada.table(table);
                // Who listens here does not listen there.
                assertThat(there.without("seats")).isEqualTo(here.without("seats"));
                assertThat(ada.at(other.port()).moveAny(table, 5).status()).isEqualTo(200);
            }
        }
    }

    @Test
    void idleTablesLeaveMemoryAndComeBack() {
        try (var site = TestSite.on(false, folder)) {
            var ada = site.client("Ada");
            var tables = new ArrayList<String>();
            for (int each = 0; each < 5; each++) {
                tables.add(ada.make("game", "piles", "seats", List.of("me", "me"), "clock", "3d/move"));
            }
            assertThat(site.inMemory()).isEqualTo(5);
            var before = ada.table(tables.getFirst());
            try (var ear = ada.listen(tables.getLast(), "?after=0")) {
                site.pass(TestSite.IDLE.plusSeconds(6));
                assertThat(site.inMemory()).isEqualTo(1);
                ada.moveAny(tables.getLast(), 1);
                ear.until("moved");
            }
            var after = ada.table(tables.getFirst());
            assertThat(after.without("left")).isEqualTo(before.without("left"));
            assertThat(ada.moveAny(tables.getFirst(), 0).status()).isEqualTo(200);
        }
    }

    @Test
    void manySleepersCostNothing() {
        var location = Databases.sqlite(folder);
        var time = new TestTime();
        TableRow row;
        List<Entry> entries;
        List<SeatRow> seats;
        try (var site = new TestSite(location, time, HttpSettings.local(0))) {
            var ada = site.client("Ada");
            var id = ada.make("game", "piles", "seats", List.of("me", "me"), "clock", "3d/move");
            site.pass(TestSite.IDLE.plusSeconds(6));
            site.stop();
            try (var storage = Storage.open(location, time)) {
                row = storage.table(id).orElseThrow();
                entries = storage.entries(id, 0);
                seats = storage.seats(id);
                assertThat(row.awake()).isFalse();
                fill(storage, row, seats, entries);
            }
            long begun = System.nanoTime();
            site.restart();
            assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(5));
            assertThat(site.inMemory()).isZero();
            System.out.println("20 000 sleeping tables: started in "
                    + Duration.ofNanos(System.nanoTime() - begun).toMillis()
                    + " ms");
            assertThat(ada.at(site.port()).table("sleeper19999")).containsEntry("ply", 0L);
            assertThat(site.inMemory()).isEqualTo(1);
        }
    }

    private static void fill(Storage storage, TableRow row, List<SeatRow> seats, List<Entry> entries) {
        var change = new Change();
        for (int each = 0; each < 20_000; each++) {
            var id = "sleeper" + each;
            change.save(new TableRow(
                    id,
                    row.game(),
                    row.options(),
                    row.players(),
                    row.clock(),
                    row.maker(),
                    row.isOpen(),
                    row.key(),
                    row.seed(),
                    row.salt(),
                    row.settings(),
                    row.origin(),
                    row.phase(),
                    row.created(),
                    row.started(),
                    row.ended(),
                    row.awake(),
                    row.due() + each,
                    row.result()));
            for (var seat : seats) {
                change.save(new SeatRow(
                        id,
                        seat.seat(),
                        seat.kind(),
                        seat.account(),
                        seat.name(),
                        seat.bot(),
                        seat.score(),
                        seat.payoff()));
            }
            for (var entry : entries) {
                change.append(new Entry(id, entry.number(), entry.at(), entry.kind(), entry.data()));
            }
        }
        storage.write(change);
    }

    @Test
    void aDatabaseThatGoesAwayIsToldAndTheGameGoesOnByItself() {
        var location = Databases.sqlite(folder);
        try (var site = new TestSite(location)) {
            var ada = site.client("Ada");
            var table = ada.make("game", "piles", "seats", List.of("me", "random"));
            var before = ada.table(table);
            var bots = ada.make(
                    "game", "piles",
                    "seats", List.of("random", "random"),
                    "pace", Client.map("delay", 1000));
            Databases.whileLocked(location, () -> {
                var refused = ada.inFrench().moveAny(table, 2);
                assertThat(refused.status()).isEqualTo(503);
                assertThat(refused.detail()).contains("rien ne peut être écrit");
                assertThat(ada.table(table)).isEqualTo(before);
                site.pass(Duration.ofSeconds(2));
            });
            ada.at(table, "chat", "text", "It works again");
            try (var ear = ada.listen(bots, "?after=0")) {
                site.pass(Duration.ofSeconds(2));
                ear.until("moved");
            }
            try (var ear = ada.listen(table, "?after=0")) {
                assertThat(ada.moveAny(table, 2).status()).isEqualTo(200);
                ear.until("moved");
                ear.until("moved");
            }
        }
    }

    @Test
    void aFileThatIsMovedAwayIsToldAndTheGameGoesOnWhenItIsBack() throws IOException {
        var file = folder.resolve("plateau.db");
        try (var site = new TestSite(Location.of(file.toString()))) {
            var ada = site.client("Ada");
            var table = ada.make("game", "piles", "seats", List.of("me", "me"));
            Files.move(file, folder.resolve("away.db"));
            assertThat(ada.get("/health").status()).isEqualTo(503);
            assertThat(ada.inFrench().get("/health").detail())
                    .contains("la base de données ne peut pas être écrite en ce moment");
            var refused = ada.moveAny(table, 2);
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.detail()).contains("the database is not in its place");
            assertThat(ada.inFrench().moveAny(table, 2).detail()).contains("la base de données n'est pas à sa place");
            assertThat(ada.table(table)).containsEntry("ply", 0L);
            Files.move(folder.resolve("away.db"), file);
            assertThat(ada.moveAny(table, 2).status()).isEqualTo(200);
            assertThat(ada.get("/health").status()).isEqualTo(200);
        }
    }
}
