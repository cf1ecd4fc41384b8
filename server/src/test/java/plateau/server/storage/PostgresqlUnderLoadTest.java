package plateau.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.server.storage.Samples.entry;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.BadInput;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.Entry;

/// A PostgreSQL that is killed, stopped or started anew while many write, and one that two servers want.
@Tag("slow")
class PostgresqlUnderLoadTest {
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    @TempDir
    Path folder = Path.of("");

    /// Writes one entry after the other. What is refused is written again; where nobody knows, one looks.
    private static final class Players implements AutoCloseable {
        private static final int COUNT = 12;

        private final Storage storage;
        private final int[] acknowledged = new int[COUNT];
        private final List<Thread> threads = new ArrayList<>();
        private final Semaphore written = new Semaphore(0);
        private final Semaphore refused = new Semaphore(0);
        private volatile boolean isOver;

        private Players(Storage storage) {
            this.storage = storage;
            for (int each = 0; each < COUNT; each++) {
                int player = each;
                threads.add(Thread.startVirtualThread(() -> play(player)));
            }
        }

        private void play(int player) {
            boolean isUnsure = false;
            while (!isOver) {
                int number = acknowledged[player] + 1;
                try {
                    if (!isUnsure || storage.entries("t" + player, number - 1).isEmpty()) {
                        storage.write(new Change().append(entry("t" + player, number)));
                    }
                    isUnsure = false;
                    acknowledged[player] = number;
                    written.release();
                } catch (StorageDown down) {
                    isUnsure |= down.isUnsure();
                    refused.release();
                }
            }
        }

        /// Until everybody could write some more.
        private void goOn() throws InterruptedException {
            written.drainPermits();
            assertThat(written.tryAcquire(5 * COUNT, 60, TimeUnit.SECONDS)).isTrue();
        }

        private void awaitRefusal() throws InterruptedException {
            refused.drainPermits();
            assertThat(refused.tryAcquire(60, TimeUnit.SECONDS)).isTrue();
        }

        /// Everybody finds in its log all that was acknowledged, each once.
        private void end() {
            close();
            for (int each = 0; each < COUNT; each++) {
                var numbers = storage.entries("t" + each, 0).stream()
                        .map(Entry::number)
                        .toList();
                assertThat(numbers).hasSizeGreaterThanOrEqualTo(acknowledged[each]);
                for (int i = 0; i < numbers.size(); i++) {
                    assertThat(numbers.get(i)).isEqualTo(i + 1);
                }
            }
        }

        @Override
        public void close() {
            isOver = true;
            for (var thread : threads) {
                try {
                    thread.join();
                } catch (InterruptedException _) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }

    /// @param port 0 for any
    private EmbeddedPostgres start(int port) throws IOException {
        var builder =
                Databases.builder().setDataDirectory(folder.resolve("data")).setCleanDataDirectory(false);
        return (port == 0 ? builder : builder.setPort(port)).start();
    }

    /// The server and all that it has started.
    private List<ProcessHandle> processes() throws IOException {
        var first = Files.readAllLines(folder.resolve("data/postmaster.pid")).getFirst();
        var server = ProcessHandle.of(Long.parseLong(first.strip())).orElseThrow();
        return Stream.concat(Stream.of(server), server.descendants()).toList();
    }

    private static void signal(String signal, List<ProcessHandle> processes) throws Exception {
        for (var each : processes) {
            // One that has ended meanwhile is none to be told.
            new ProcessBuilder("kill", "-" + signal, Long.toString(each.pid()))
                    .redirectErrorStream(true)
                    .start()
                    .waitFor();
        }
    }

    @Test
    void whatIsKilledStoppedOrStartedAnewUnderLoadLosesNothing() throws Exception {
        var first = start(0);
        int port = first.getPort();
        var location = Location.of(Databases.address(first, "postgres"));
        try (var storage = Storage.open(location, InstantSource.system(), PATIENCE)) {
            storage.started();
            try (var players = new Players(storage)) {
                players.goOn();

                // Stopped, as by SIGSTOP or a disk that hangs.
                var stopped = processes();
                signal("STOP", stopped);
                players.awaitRefusal();
                assertThat(storage.isWell()).isFalse();
                signal("CONT", stopped);
                players.goOn();

                // Killed, and started again from what was on its disk.
                var killed = processes();
                killed.forEach(ProcessHandle::destroyForcibly);
                for (var each : killed) {
                    each.onExit().join();
                }
                players.awaitRefusal();
                first.close();
                try (var _ = start(port)) {
                    players.goOn();

                    // It is stopped in order, and started anew.
                }
                players.awaitRefusal();
                try (var _ = start(port)) {
                    players.goOn();
                    assertThat(storage.outageBetween(0, Long.MAX_VALUE)).isPositive();
                    players.end();
                }
            }
        }
    }

    /// As `pg_restore --clean` does; the log lacks what the server wrote last.
    @Test
    void nothingIsWrittenIntoADatabaseThatWasPutInThePlaceOfItsOwn() throws SQLException {
        var location = Databases.postgresql();
        CompletableFuture<BadInput> ruin;
        try (var storage = Storage.open(location, InstantSource.system())) {
            storage.write(new Change().append(entry("a", 1)));
            execute(location, "alter table entries rename to before");
            execute(location, "create table entries (like before including all)");
            endConnections(location);
            for (int each = 0; each < 2; each++) {
                assertThatThrownBy(() -> storage.write(new Change().append(entry("a", 2))))
                        .isInstanceOf(StorageDown.class)
                        .matches(down -> ((StorageDown) down).isTold() && !((StorageDown) down).isUnsure());
            }
            assertThat(storage.isWell()).isFalse();
            // The one that was there is back.
            execute(location, "drop table entries");
            execute(location, "alter table before rename to entries");
            storage.write(new Change().append(entry("a", 2)));
            assertThat(storage.isWell()).isTrue();
            assertThat(storage.entries("a", 0)).hasSize(2);
            execute(location, "drop table entries");
            // A heartbeat tells it, too.
            assertThatThrownBy(storage::started).isInstanceOf(StorageDown.class);
            ruin = storage.ruin();
            assertThat(ruin).isNotDone();
        }
        assertThat(ruin.join()).hasMessageContaining("was dropped or replaced while the server used it");
    }

    private static void endConnections(Location location) throws SQLException {
        execute(
                location,
                "select pg_terminate_backend(pid, 1000) from pg_stat_activity"
                        + " where application_name like 'plateau %'"
                        + " and datname = current_database()");
    }

    private static void execute(Location location, String sql) throws SQLException {
        try (var connection = location.connect(Duration.ZERO);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void ofTwoServersOnlyTheOneThatHasTheDatabaseWrites() throws SQLException {
        var location = Databases.postgresql();
        try (var one = Storage.open(location, InstantSource.system())) {
            one.write(new Change().append(entry("a", 1)));
            assertThatThrownBy(() -> Storage.open(location, InstantSource.system()))
                    .hasMessageContaining("another server uses");
            // The first loses its connection, and the second comes before it can make another.
            endConnections(location);
            try (var two = Storage.open(location, InstantSource.system())) {
                two.write(new Change().append(entry("a", 2)));
                assertThatThrownBy(() -> one.write(new Change().append(entry("a", 3))))
                        .isInstanceOf(StorageDown.class)
                        .hasMessageContaining("another server uses");
                assertThat(one.isWell()).isFalse();
                two.write(new Change().append(entry("a", 3)));
            }
            one.write(new Change().append(entry("a", 4)));
            assertThat(one.entries("a", 0)).hasSize(4);
            assertThat(one.isWell()).isTrue();
        }
    }
}
