package plateau.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.server.storage.Samples.account;
import static plateau.server.storage.Samples.entry;
import static plateau.server.storage.Samples.seat;
import static plateau.server.storage.Samples.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.core.text.BadInput;
import plateau.server.storage.file.Location;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.RatingRow;
import plateau.server.storage.rows.ReplayRow;

/// Databases are copied and backed up whole, also while a server runs on them.
class TransferTest {
    private static final ReplayRow REPLAY = new ReplayRow("r", "ann", 7, "piles", "[\"Ann\"]", 2, "{\"é\":1}");
    private static final ReplayRow OTHER = new ReplayRow("s", "ann", 8, "piles", "[]", 0, "{}");

    @TempDir
    Path folder = Path.of("");

    private static Storage open(Location location) {
        return Storage.open(location, InstantSource.system());
    }

    private static void fill(Storage storage) {
        var change = new Change()
                .save(table("a"))
                .save(seat("a", 0, "ann", "Ann 🙂 'x'", 0.25))
                .save(account("ann", "Ann"))
                .save(new RatingRow("ann", "piles", 2, 25, 8.5, 3));
        for (int number = 1; number <= 2_500; number++) {
            change.append(entry("a", number));
        }
        storage.write(change);
        assertThat(storage.uploads().keep(REPLAY, 1)).isTrue();
        // The same again changes nothing, and another has no room.
        assertThat(storage.uploads().keep(REPLAY, 1)).isTrue();
        assertThat(storage.uploads().keep(OTHER, 1)).isFalse();
    }

    @Test
    void nobodyElseMayReadADatabaseOrABackup() throws IOException {
        var file = folder.resolve("new").resolve("plateau.db");
        var copy = folder.resolve("copies").resolve("copy.db");
        try (var storage = open(Location.of(file.toString()))) {
            fill(storage);
            Backup.backup(Location.of(file.toString()), copy);
            for (var end : List.of("", "-wal", "-shm", ".lock")) {
                assertThat(rights(Path.of(file + end))).isEqualTo("rw-------");
            }
        }
        assertThat(rights(copy)).isEqualTo("rw-------");
        assertThat(rights(folder.resolve("new"))).isEqualTo("rwx------");
        assertThat(rights(folder.resolve("copies"))).isEqualTo("rwx------");
    }

    private static String rights(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @ParameterizedTest
    @CsvSource({"SQLITE,POSTGRESQL", "POSTGRESQL,SQLITE", "SQLITE,SQLITE"})
    void everythingIsCopiedAlsoFromAServerThatRuns(Database one, Database other) {
        var from = one.fresh(folder);
        var to = other.fresh(folder);
        try (var storage = open(from)) {
            storage.started();
            fill(storage);
            var told = new ArrayList<String>();
            assertThat(Transfer.copy(from, to, (kind, rows) -> told.add(kind + " " + rows)))
                    .isEqualTo(2_506);
            assertThat(told).contains("entries 1000", "entries 2500", "accounts 1");
            try (var copied = open(to)) {
                assertThat(copied.entries("a", 0)).isEqualTo(storage.entries("a", 0));
                assertThat(copied.table("a")).isEqualTo(storage.table("a"));
                assertThat(copied.seats("a")).isEqualTo(storage.seats("a"));
                assertThat(copied.uploads().find("r")).contains(REPLAY);
                assertThat(copied.account("ann")).isEqualTo(storage.account("ann"));
                assertThat(copied.ratings("piles", 2, 9)).isEqualTo(storage.ratings("piles", 2, 9));
            }
            assertThatThrownBy(() -> Transfer.copy(from, to, (_, _) -> {}))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("is not empty");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aBackupUnderLoadHasEveryLogUpToOneMoment(Database database) throws Exception {
        var location = database.fresh(folder);
        var file = folder.resolve("backups/today.db");
        var stop = new AtomicBoolean();
        var started = new CountDownLatch(8);
        try (var storage = open(location)) {
            fill(storage);
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int each = 0; each < 8; each++) {
                    var id = "t" + each;
                    threads.execute(() -> {
                        for (int number = 1; !stop.get(); number++) {
                            storage.write(new Change().append(entry(id, number)).append(entry(id + "-twin", number)));
                            started.countDown();
                        }
                    });
                }
                started.await();
                Backup.backup(location, file);
                stop.set(true);
            }
            try (var copy = open(Location.sqlite(file))) {
                assertThat(copy.entries("a", 0)).isEqualTo(storage.entries("a", 0));
                for (int each = 0; each < 8; each++) {
                    int count = copy.entries("t" + each, 0).size();
                    assertThat(count).isPositive();
                    assertThat(copy.entries("t" + each + "-twin", 0)).hasSize(count);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aBackupReplacesNothingAndLeavesNothingElse(Database database) throws IOException {
        var location = database.fresh(folder.resolve("data"));
        var backups = folder.resolve("backups");
        var file = backups.resolve("o'ne.db");
        open(location).close();
        Backup.backup(location, file);
        assertThatThrownBy(() -> Backup.backup(location, file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("there is already a file");
        try (var files = Files.list(backups)) {
            assertThat(files).containsExactly(file);
        }
    }
}
