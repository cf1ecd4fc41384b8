package plateau.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.server.storage.Samples.account;
import static plateau.server.storage.Samples.entry;
import static plateau.server.storage.Samples.seat;
import static plateau.server.storage.Samples.sleeping;
import static plateau.server.storage.Samples.table;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.server.storage.file.Location;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.Change;

/// What is written is read back, on both databases.
@Tag("slow")
class StorageTest {
    @TempDir
    Path folder = Path.of("");

    private Storage open(Database database) {
        return open(database.fresh(folder));
    }

    private static Storage open(Location location) {
        return Storage.open(location, InstantSource.system());
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsReadBackAlsoByTheNextServer(Database database) {
        var location = database.fresh(folder);
        var change = new Change()
                .save(seat("a", 1, "ann", "Ann", 0.5))
                .save(seat("a", 0, "", "", -1))
                .save(table("a"))
                .save(account("ann", "Ann"))
                .append(entry("a", 1))
                .append(entry("a", 2));
        try (var storage = open(location)) {
            storage.write(change);
            assertThat(storage.entries("a", 1)).containsExactly(entry("a", 2));
        }
        try (var storage = open(location)) {
            assertThat(storage.table("a")).contains(table("a"));
            assertThat(storage.seats("a")).containsExactly(seat("a", 0, "", "", -1), seat("a", 1, "ann", "Ann", 0.5));
            assertThat(storage.entries("a", 0)).containsExactly(entry("a", 1), entry("a", 2));
            assertThat(storage.account("ann")).contains(account("ann", "Ann"));
            assertThat(storage.accountByToken("hash of ann")).contains(account("ann", "Ann"));
            assertThat(storage.table("b")).isEmpty();
            assertThat(storage.account("bob")).isEmpty();
        }
    }

    /// So that who keeps what it has read knows when to read again.
    @ParameterizedTest
    @EnumSource
    void whoIsToldThatSomethingWasWrittenSeesAnotherState(Database database) {
        try (var storage = open(database)) {
            for (int each = 0; each < 20; each++) {
                long before = storage.state();
                storage.write(new Change().save(table("a" + each)));
                assertThat(storage.state()).isGreaterThan(before);
            }
            long before = storage.state();
            assertThatThrownBy(() ->
                            storage.write(new Change().append(entry("a1", 1)).append(entry("a1", 1))))
                    .isInstanceOf(StorageConflict.class);
            assertThat(storage.state()).isGreaterThan(before);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRowTakesThePlaceOfTheOneBefore(Database database) {
        try (var storage = open(database)) {
            storage.write(new Change().save(table("a")).save(account("ann", "Ann")));
            storage.write(new Change()
                    .save(account("ann", "Anna"))
                    .save(sleeping("a", true, 0))
                    .save(sleeping("a", false, 70)));
            assertThat(storage.account("ann")).contains(account("ann", "Anna"));
            assertThat(storage.table("a")).contains(sleeping("a", false, 70));
        }
    }

    @ParameterizedTest
    @EnumSource
    void sleepersAreDueInTimeAndTheAwakeAreKnown(Database database) {
        try (var storage = open(database)) {
            storage.write(new Change()
                    .save(sleeping("later", false, 300))
                    .save(sleeping("soon", false, 100))
                    .save(sleeping("next", false, 200))
                    .save(sleeping("never", false, 0))
                    .save(sleeping("awake", true, 50)));
            assertThat(storage.due(250, 10)).containsExactly("soon", "next");
            assertThat(storage.due(1_000, 1)).containsExactly("soon");
            assertThat(storage.nextDue(0)).contains(100L);
            assertThat(storage.nextDue(200)).contains(300L);
            assertThat(storage.nextDue(300)).isEmpty();
            assertThat(storage.awake()).containsExactly("awake");
        }
    }

    @ParameterizedTest
    @EnumSource
    void manyThreadsWriteAndNothingIsLostOrTwice(Database database) throws Exception {
        int tables = 64;
        int moves = 50;
        try (var storage = open(database)) {
            var failures = Collections.synchronizedList(new ArrayList<Throwable>());
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int each = 0; each < tables; each++) {
                    var id = "t" + each;
                    threads.execute(() -> play(storage, id, moves, failures));
                }
            }
            assertThat(failures).isEmpty();
            for (int each = 0; each < tables; each++) {
                var id = "t" + each;
                assertThat(storage.entries(id, 0))
                        .isEqualTo(IntStream.rangeClosed(1, moves)
                                .mapToObj(number -> entry(id, number))
                                .toList());
            }
        }
    }

    private static void play(Storage storage, String id, int moves, List<Throwable> failures) {
        try {
            for (int number = 1; number <= moves; number++) {
                storage.write(new Change().append(entry(id, number)));
                if (storage.entries(id, number - 1).size() != 1) {
                    throw new AssertionError("not there once it is acknowledged");
                }
            }
        } catch (Throwable failure) {
            failures.add(failure);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aConflictIsNobodyElsesTrouble(Database database) throws Exception {
        try (var storage = open(database)) {
            storage.write(new Change().append(entry("taken", 1)));
            var conflicts = Collections.synchronizedList(new ArrayList<Integer>());
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int each = 0; each < 200; each++) {
                    int number = each;
                    threads.execute(() -> {
                        try {
                            var table = number % 10 == 0 ? "taken" : "t" + number;
                            storage.write(new Change()
                                    .append(entry("with" + number, 1))
                                    .append(entry(table, 1)));
                        } catch (StorageConflict _) {
                            conflicts.add(number);
                        }
                    });
                }
            }
            assertThat(conflicts).hasSize(20).allMatch(number -> number % 10 == 0);
            for (int each = 0; each < 200; each++) {
                assertThat(storage.entries("with" + each, 0)).hasSize(each % 10 == 0 ? 0 : 1);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aChangeThatCannotBeWrittenLeavesNothingBehind(Database database) {
        try (var storage = open(database)) {
            storage.write(new Change().save(account("ann", "Ann")));
            var thief = new AccountRow("bob", AccountRow.Kind.BOT, "Bob", "hash of ann", 1, 1);
            for (var bad : new Change[] {
                new Change().append(entry("a", 1)).append(entry("a", 1)),
                new Change().append(entry("a", 1)).save(thief),
                new Change().append(entry("a", 1)).save(seat("none", 0, "", "", 0)),
            }) {
                assertThatThrownBy(() -> storage.write(bad)).isInstanceOf(StorageConflict.class);
                assertThat(storage.entries("a", 0)).isEmpty();
            }
            storage.write(new Change().append(entry("a", 1)));
            assertThat(storage.account("bob")).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSecondServerIsRefused(Database database) {
        var location = database.fresh(folder);
        try (var storage = open(location)) {
            for (int time = 0; time < 2; time++) {
                assertThatThrownBy(() -> open(location))
                        .hasMessage("another server uses %s; end it first, or name another database", location);
            }
            storage.write(new Change().append(entry("a", 1)));
        }
        open(location).close();
    }
}
