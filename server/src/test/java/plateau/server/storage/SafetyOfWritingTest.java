package plateau.server.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.ServerClaim;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.rows.Change;
import plateau.testkit.Eventually;

/// What no kill of a process can show: that what is written is on the disk, and not only on its way.
class SafetyOfWritingTest {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @TempDir
    Path folder = Path.of("");

    private static String asked(Location location, String question) throws SQLException {
        Storage.open(location, InstantSource.system()).close();
        var session = new Session(location, new ServerClaim(location), PATIENCE);
        try (var statement = session.connection().createStatement();
                var result = statement.executeQuery(question)) {
            assertThat(result.next()).isTrue();
            return result.getString(1);
        } finally {
            session.close();
        }
    }

    @Test
    void sqliteWaitsForTheDisk() throws SQLException {
        assertThat(asked(Databases.sqlite(folder), "pragma synchronous")).isEqualTo("2");
    }

    @Test
    void postgresqlWaitsForTheDiskWhateverTheDatabaseSays() throws SQLException {
        var location = Databases.postgresql();
        try (var connection = location.connect(PATIENCE);
                var statement = connection.createStatement()) {
            var name = connection.getCatalog();
            statement.execute("alter database " + name + " set synchronous_commit = off");
        }
        assertThat(asked(location, "show synchronous_commit")).isEqualTo("on");
    }

    private static void write(Storage storage) {
        try {
            storage.write(new Change().save(Samples.account("ann", "Ann")));
        } catch (StorageDown _) {
            // It was kept from writing for so long.
        }
    }

    @Test
    void aStorageWhoseWriteHangsIsNotWell() throws Exception {
        var location = Databases.sqlite(folder);
        try (var storage = Storage.open(location, InstantSource.system(), Duration.ofSeconds(4))) {
            assertThat(storage.isWell()).isTrue();
            Databases.whileLocked(location, () -> {
                var writing = Thread.startVirtualThread(() -> write(storage));
                Eventually.is("a storage that is not well", () -> !storage.isWell());
                // Nobody has been told yet that it failed.
                assertThat(storage.waiting()).isPositive();
                assertThat(writing.isAlive()).isTrue();
            });
        }
    }
}
