package plateau.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.server.storage.Samples.entry;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.server.storage.file.Footing;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.ServerClaim;
import plateau.server.storage.file.SqlDialect;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.Entry;

/// Nothing that was acknowledged is lost, whatever breaks, and all goes on once it is mended.
@Tag("slow")
class SurvivalTest {
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    @TempDir
    Path folder = Path.of("");

    private static Storage open(Location location) {
        return Storage.open(location, InstantSource.system());
    }

    @Test
    void aServerThatStopsIsToldAndOneThatComesBackIsUsedAgain() throws IOException {
        var data = folder.resolve("data");
        int port;
        Location location;
        Storage storage;
        try (var server = Databases.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .start()) {
            port = server.getPort();
            location = Location.of(Databases.address(server, "postgres"));
            storage = Storage.open(location, InstantSource.system(), PATIENCE);
            storage.write(new Change().append(entry("a", 1)));
        }
        assertThatThrownBy(() -> storage.write(new Change().append(entry("a", 2))))
                .isInstanceOf(StorageDown.class)
                .hasMessageStartingWith("the database does not answer: ");
        assertThatThrownBy(() -> storage.entries("a", 0))
                .isInstanceOf(StorageDown.class)
                .hasMessageStartingWith("the database does not answer: ");
        try (var _ = Databases.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setPort(port)
                .start()) {
            storage.write(new Change().append(entry("a", 2)));
            assertThat(storage.entries("a", 0)).containsExactly(entry("a", 1), entry("a", 2));
            assertThatThrownBy(() -> open(location)).hasMessageContaining("another server uses");
            storage.close();
        }
    }

    @ParameterizedTest
    @EnumSource(names = "NEVER", mode = EnumSource.Mode.EXCLUDE)
    void aCommitThatIsCutOffIsFoundOutAbout(Proxy.Cut cut) throws IOException {
        var direct = Databases.postgresql();
        int port = Integer.parseInt(direct.url().replaceAll(".*:([0-9]+)/.*", "$1"));
        try (var proxy = new Proxy(port)) {
            var address = direct.toString().replace(":" + port + "/", ":" + proxy.port() + "/");
            // So that commits pass by as text.
            var location = Location.of(address.replace("//", "//postgres:postgres@") + "?prepareThreshold=0");
            try (var storage = open(location)) {
                for (int number = 1; number <= 3; number++) {
                    proxy.cutNextCommit(cut);
                    storage.write(new Change().append(entry("a", number)));
                    assertThat(proxy.hasCut()).isTrue();
                }
                assertThat(storage.entries("a", 0)).hasSize(3);
            }
        }
    }

    @Test
    void connectionsThatAreEndedUnderLoadLoseNothing() throws Exception {
        var location = Databases.postgresql();
        var failures = Collections.synchronizedList(new ArrayList<Throwable>());
        var isOver = new AtomicBoolean();
        var written = new Semaphore(0);
        try (var storage = open(location)) {
            var counts = new int[16];
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int each = 0; each < counts.length; each++) {
                    int thread = each;
                    threads.execute(() -> {
                        try {
                            while (!isOver.get()) {
                                int number = counts[thread] + 1;
                                storage.write(new Change().append(entry("t" + thread, number)));
                                counts[thread] = number;
                                written.release();
                            }
                        } catch (RuntimeException failure) {
                            failures.add(failure);
                        }
                    });
                }
                for (int time = 0; time < 20; time++) {
                    written.drainPermits();
                    written.acquire();
                    execute(
                            location,
                            "select pg_terminate_backend(pid, 1000) from pg_stat_activity"
                                    + " where application_name like 'plateau %' and datname = current_database()");
                }
                isOver.set(true);
            }
            execute(
                    location,
                    "select pg_terminate_backend(pid, 1000) from pg_stat_activity"
                            + " where pid <> pg_backend_pid() and datname = current_database()");
            assertThat(failures).isEmpty();
            for (int each = 0; each < counts.length; each++) {
                assertThat(storage.entries("t" + each, 0)).hasSize(counts[each]);
            }
        }
    }

    private static void execute(Location location, String sql) throws SQLException {
        try (var connection = location.connect(Duration.ZERO);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aDatabaseThatIsLockedIsGivenUpInTime(Database database) throws SQLException {
        var location = database.fresh(folder);
        try (var storage = Storage.open(location, InstantSource.system(), PATIENCE)) {
            try (var other = location.connect(Duration.ZERO)) {
                other.setAutoCommit(false);
                try (var statement = other.createStatement()) {
                    statement.execute(
                            database == Database.SQLITE
                                    ? "update alive set at = at"
                                    : "lock table entries in exclusive mode");
                    assertThatThrownBy(() -> storage.write(new Change().append(entry("a", 1))))
                            .isInstanceOf(StorageDown.class)
                            .matches(failure -> !((StorageDown) failure).isUnsure());
                }
                other.rollback();
            }
            assertThat(storage.entries("a", 0)).isEmpty();
            storage.write(new Change().append(entry("a", 1)));
            assertThat(storage.entries("a", 0)).hasSize(1);
        }
    }

    @Test
    void aFullDiskIsToldAndRoomIsUsedAgain() throws SQLException {
        var location = Databases.sqlite(folder);
        open(location).close();
        var claim = new ServerClaim(location);
        var large = new Entry("a", 2, 1, "said", "x".repeat(1_000_000));
        try (var writer = new Writer(location, claim, Footing.FIRM, new Session(location, claim, PATIENCE), PATIENCE)) {
            writer.run(connection -> limit(connection, 60));
            writer.write(new Change().append(entry("a", 1)));
            assertThatThrownBy(() -> writer.write(new Change().append(large)))
                    .isInstanceOf(StorageDown.class)
                    .hasMessage("the disk is full");
            writer.write(new Change().append(entry("b", 1)));
            writer.run(connection -> limit(connection, 100_000));
            writer.write(new Change().append(large));
        }
        try (var storage = open(location)) {
            assertThat(storage.entries("a", 0)).containsExactly(entry("a", 1), large);
            assertThat(storage.entries("b", 0)).hasSize(1);
        }
    }

    private static void limit(Connection connection, int pages) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("pragma max_page_count = " + pages);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatAKilledServerHasAcknowledgedIsThere(Database database) throws Exception {
        var location = database.fresh(folder);
        var acknowledged = new HashMap<String, Integer>();
        for (int time = 0; time < 3; time++) {
            appendUntilKilled(location, 200 + 150 * time, acknowledged);
        }
        try (var storage = openOnceFree(location)) {
            assertThat(acknowledged).hasSize(Appender.THREADS);
            acknowledged.forEach((id, count) -> {
                var numbers = storage.entries(id, 0).stream().map(Entry::number).toList();
                assertThat(numbers).hasSizeGreaterThanOrEqualTo(count);
                for (int i = 0; i < numbers.size(); i++) {
                    assertThat(numbers.get(i)).isEqualTo(i + 1);
                }
            });
            assertThat(storage.outageBetween(0, Long.MAX_VALUE)).isPositive();
        }
    }

    private static void appendUntilKilled(Location location, int lines, Map<String, Integer> acknowledged)
            throws IOException, InterruptedException {
        var settings = location.settings(PATIENCE);
        var address = location.dialect() == SqlDialect.SQLITE
                ? location.toString()
                : location.toString().replace("//", "//" + settings.get("user") + ":x@");
        var child = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Appender.class.getName(),
                        address))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (var output = child.inputReader()) {
            String line;
            int count = 0;
            while ((line = output.readLine()) != null) {
                var words = line.split(" ");
                // The last line may be cut short by the kill.
                if (words.length == 3) {
                    acknowledged.merge(words[0], Integer.parseInt(words[1]), Math::max);
                }
                if (++count == lines) {
                    // Not by the process itself, which would close what is still to be read.
                    child.toHandle().destroyForcibly();
                }
            }
            assertThat(count).isGreaterThanOrEqualTo(lines);
        } finally {
            child.destroyForcibly().waitFor();
        }
    }

    /// PostgreSQL takes a moment to see that a connection is gone.
    private static Storage openOnceFree(Location location) {
        return Appender.open(location);
    }
}
