package plateau.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.rows.Change;

/// The time in which no server ran is known.
class OutagesTest {
    @TempDir
    Path folder = Path.of("");

    private static Storage started(Location location, InstantSource time) {
        var storage = Storage.open(location, time);
        storage.started();
        return storage;
    }

    @Test
    void anOutageCountsThoughNoHeartbeatHasSeenItsEnd() {
        var now = new AtomicLong(1_000_000);
        try (var storage = started(Databases.sqlite(folder), () -> Instant.ofEpochMilli(now.get()))) {
            now.addAndGet(60_000);
            assertThat(storage.outageBetween(1_000_000, 1_060_000)).isEqualTo(60_000);
            assertThat(storage.outageBetween(1_050_000, 1_060_000)).isEqualTo(10_000);
            storage.pass(() -> now.addAndGet(60_000));
            assertThat(storage.outageBetween(1_060_000, 1_120_000)).isZero();
        }
    }

    @Test
    void nothingThatFailsToBeWrittenIsChargedForHoweverShortItIs() {
        var now = new AtomicLong(1_000_000);
        var location = Databases.sqlite(folder);
        InstantSource time = () -> Instant.ofEpochMilli(now.get());
        var patience = Duration.ofSeconds(2);
        try (var storage = Storage.open(location, time, patience)) {
            storage.started();
            Databases.whileLocked(location, () -> {
                assertThatThrownBy(() -> write(storage, 1)).isInstanceOf(StorageDown.class);
                now.addAndGet(8_000);
                assertThat(storage.outageBetween(0, now.get())).isBetween(8_000L, 19_000L);
            });
            write(storage, 1);
            now.addAndGet(3_000);
            assertThat(storage.outageBetween(1_000_000, now.get())).isEqualTo(8_000);
        }
        try (var storage = started(location, time)) {
            assertThat(storage.outageBetween(1_000_000, now.get())).isEqualTo(8_000);
        }
    }

    @ParameterizedTest
    @EnumSource
    void anOutageLastsUntilTheServerCanAnswer(Database database) {
        var location = database.fresh(folder);
        var now = new AtomicLong(1_000_000);
        InstantSource time = () -> Instant.ofEpochMilli(now.get());
        started(location, time).close();
        now.addAndGet(10_000);
        try (var storage = Storage.open(location, time)) {
            now.addAndGet(7_000);
            write(storage, 1);
            assertThat(storage.outageBetween(0, now.get())).isEqualTo(17_000);
            // It dies before it can answer.
        }
        now.addAndGet(3_000);
        try (var storage = Storage.open(location, time)) {
            now.addAndGet(4_000);
            storage.started();
            now.addAndGet(8_000);
            assertThat(storage.outageBetween(0, now.get())).isEqualTo(24_000);
        }
    }

    private static void write(Storage storage, int number) {
        storage.write(new Change().append(Samples.entry("a", number)));
    }

    @ParameterizedTest
    @EnumSource
    void theTimeBetweenTwoServersIsAnOutage(Database database) {
        var location = database.fresh(folder);
        var now = new AtomicLong(1_000_000);
        InstantSource time = () -> Instant.ofEpochMilli(now.get());
        try (var storage = started(location, time)) {
            assertThat(storage.outageBetween(0, Long.MAX_VALUE)).isZero();
            now.addAndGet(7_000);
        }
        now.addAndGet(60_000);
        try (var storage = started(location, time)) {
            assertThat(storage.outageBetween(0, Long.MAX_VALUE)).isEqualTo(60_000);
            assertThat(storage.outageBetween(1_000_000, 1_017_000)).isEqualTo(10_000);
            assertThat(storage.outageBetween(1_057_000, 1_099_000)).isEqualTo(10_000);
            assertThat(storage.outageBetween(1_067_000, 1_099_000)).isZero();
        }
        now.addAndGet(500);
        try (var storage = started(location, time)) {
            assertThat(storage.outageBetween(0, Long.MAX_VALUE)).isEqualTo(60_500);
        }
        now.addAndGet(Duration.ofDays(91).toMillis());
        started(location, time).close();
        now.set(5);
        try (var storage = started(location, time)) {
            assertThat(storage.outageBetween(0, 2_000_000)).isLessThan(1_000_000);
        }
    }
}
