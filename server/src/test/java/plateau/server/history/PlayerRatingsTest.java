package plateau.server.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.api.Phase;
import plateau.api.SeatKind;
import plateau.server.storage.Databases;
import plateau.server.storage.Storage;
import plateau.server.storage.StorageConflict;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.Entry;
import plateau.server.storage.rows.SeatRow;
import plateau.server.storage.rows.TableRow;

/// Every game that was written counts once, and none that was not.
class PlayerRatingsTest {
    private static final int TABLES = 8;
    private static final int GAMES = 40;

    @TempDir
    Path folder = Path.of("");

    private static TableRow over() {
        return new TableRow(
                "t",
                "piles",
                "{}",
                2,
                "",
                "",
                true,
                "",
                1,
                "",
                "{\"rated\":true}",
                "",
                Phase.OVER,
                1,
                1,
                1,
                false,
                0,
                "");
    }

    private static SeatRow seat(int seat, String account) {
        return new SeatRow("t", seat, SeatKind.PERSON, account, account, "", 0, 1 - seat);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void gamesThatEndAtTheSameTimeAllCountThoughOthersCannotBeWritten(boolean isPostgresql) {
        var location = isPostgresql ? Databases.postgresql() : Databases.sqlite(folder);
        var ratings = new PlayerRatings();
        var refused = new AtomicInteger();
        try (var storage = Storage.open(location, InstantSource.system())) {
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int each = 0; each < TABLES; each++) {
                    int table = each;
                    threads.execute(() -> {
                        for (int game = 0; game < GAMES; game++) {
                            // One of four has a number that the log of this table has.
                            int number = game % 4 == 3 ? game : game + 1;
                            end(storage, ratings, table, number, refused);
                        }
                    });
                }
            }
            assertThat(refused).hasValue(TABLES * GAMES / 4);
            int played = TABLES * GAMES * 3 / 4;
            var ann = storage.rating("ann", "piles", 2).orElseThrow();
            var bob = storage.rating("bob", "piles", 2).orElseThrow();
            assertThat(List.of(ann.games(), bob.games())).containsExactly(played, played);
            assertThat(ann.mean()).isGreaterThan(PlayerRatings.MEAN);
            assertThat(bob.mean()).isLessThan(PlayerRatings.MEAN);
        }
    }

    private static void end(Storage storage, PlayerRatings ratings, int table, int number, AtomicInteger refused) {
        var change = new Change().append(new Entry("t" + table, number, 1, "ended", "{}"));
        ratings.rate(over(), List.of(seat(0, "ann"), seat(1, "bob")), change);
        try {
            storage.write(change);
        } catch (StorageConflict _) {
            refused.incrementAndGet();
        }
    }
}
