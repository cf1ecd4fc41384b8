package plateau.server.storage.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.server.storage.Samples.entry;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.BadInput;
import plateau.server.storage.Samples;
import plateau.server.storage.Storage;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.Entry;

/// Nothing is acknowledged that is not in the file that the path names, whatever others do to it.
@Tag("slow")
class OwnFileTest {
    @TempDir
    Path folder = Path.of("");

    private Path file() {
        return folder.resolve("p.db");
    }

    private Path beside(String end) {
        return folder.resolve("p.db" + end);
    }

    private Storage open() {
        return Storage.open(Location.of(file().toString()), InstantSource.system());
    }

    private Storage opened() {
        var storage = open();
        storage.started();
        storage.write(new Change().append(entry("a", 1)));
        assertThat(storage.isWell()).isTrue();
        return storage;
    }

    private static void write(Storage storage, int number) {
        storage.write(new Change().append(entry("a", number)));
    }

    private static void refuses(Storage storage, int number) {
        assertThat(storage.isWell()).isFalse();
        assertThatThrownBy(() -> write(storage, number))
                .isInstanceOf(StorageDown.class)
                .matches(down -> !((StorageDown) down).isUnsure());
    }

    @Test
    void aFileThatIsMovedAwayAndBackIsWrittenToAgain() {
        var said = FailureAlertTest.logged(() -> {
            try (var storage = opened()) {
                Files.move(file(), beside(".away"));
                refuses(storage, 2);
                refuses(storage, 2);
                assertThat(storage.entries("a", 0)).hasSize(1);
                assertThat(file()).doesNotExist();
                assertThat(beside("-wal")).isEmptyFile();
                Files.move(beside(".away"), file());
                write(storage, 2);
                assertThat(storage.isWell()).isTrue();
            } catch (IOException failure) {
                throw new AssertionError(failure);
            }
        });
        assertThat(said)
                .hasSize(2)
                .first()
                .asString()
                .contains("was moved, deleted or replaced while the server uses it");
        assertThat(said).last().asString().contains("is back, and written to again");
        try (var storage = open()) {
            assertThat(storage.entries("a", 0)).hasSize(2);
        }
    }

    @Test
    void whatTheServerOfADeletedFileHadIsSavedAndTheNextDoesNotBeginAnew() throws IOException {
        CompletableFuture<BadInput> ruin;
        try (var storage = opened()) {
            Files.delete(file());
            refuses(storage, 2);
            // As if it had been killed then.
            assertThatThrownBy(() -> LocationCheck.claim(Location.of(file().toString())))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("put it back, or go back to a backup");
            ruin = storage.ruin();
            assertThat(ruin).isNotDone();
        }
        var saved = saved();
        assertThat(ruin.join()).hasMessageContaining("the server has stopped, and what it had is in '" + saved);
        assertThatThrownBy(this::open)
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("was deleted or moved while a server used it")
                .hasMessageContaining(saved.toString());
        Files.move(saved, file());
        Files.delete(beside(".trouble"));
        try (var storage = open()) {
            assertThat(storage.entries("a", 0)).containsExactly(entry("a", 1));
        }
    }

    /// The path names another file then, or none.
    @ParameterizedTest
    @ValueSource(strings = {"folder", "file"})
    void aLinkThatIsTurnedElsewhereIsNoticed(String kind) throws IOException {
        var links = new Links(kind);
        try (var storage = Storage.open(links.location(), InstantSource.system())) {
            write(storage, 1);
            links.turnTo("other");
            refuses(storage, 2);
            links.turnTo("one");
            write(storage, 2);
            assertThat(storage.isWell()).isTrue();
            assertThat(storage.entries("a", 0)).hasSize(2);
        }
    }

    /// A folder, or a file in it, that is reached by a link.
    private final class Links {
        private final boolean isFolder;
        private final Path link;

        private Links(String kind) throws IOException {
            isFolder = kind.equals("folder");
            link = folder.resolve("link");
            for (var each : List.of("one", "other")) {
                Files.createFile(Files.createDirectory(folder.resolve(each)).resolve("p.db"));
            }
            turnTo("one");
        }

        private Location location() {
            return Location.of((isFolder ? link.resolve("p.db") : link).toString());
        }

        private void turnTo(String target) throws IOException {
            Files.deleteIfExists(link);
            var place = folder.resolve(target);
            Files.createSymbolicLink(link, isFolder ? place : place.resolve("p.db"));
        }
    }

    /// SQLite goes on where it was, so that the log is not shorter than it was; here by hand, since nobody
    /// else comes between its looking and its writing.
    @ParameterizedTest
    @ValueSource(longs = {0, 32, 5_000})
    void aLogThatIsTruncatedWhileSomethingIsWrittenIsNoticed(long left) throws Exception {
        var claim = FileClaim.of(Location.of(file().toString()), file());
        try (var own = new OwnFile(claim)) {
            for (var each : List.of("create table t (x)", "insert into t values (1)", "insert into t values (2)")) {
                own.check(false);
                execute(claim, each);
                own.check(true);
            }
            var log = beside("-wal");
            long size = Files.size(log);
            try (var channel = FileChannel.open(log, StandardOpenOption.WRITE)) {
                channel.truncate(left);
                channel.write(ByteBuffer.wrap(new byte[] {1}), size);
            }
            assertThatThrownBy(() -> own.check(true)).isInstanceOf(StorageDown.class);
            assertThat(own.ruin().join()).hasMessageContaining("truncated or overwritten");
        }
    }

    private static void execute(FileClaim claim, String sql) throws SQLException {
        try (var statement = claim.anchor().createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void soIsWhatTheServerOfADeletedFolderHad() throws IOException {
        var place = folder.resolve("place");
        var location = Location.of(place.resolve("p.db").toString());
        CompletableFuture<BadInput> ruin;
        try (var storage = Storage.open(location, InstantSource.system())) {
            write(storage, 1);
            for (var end : List.of("", "-wal", "-shm", ".lock")) {
                Files.delete(place.resolve("p.db" + end));
            }
            Files.delete(place);
            refuses(storage, 2);
            ruin = storage.ruin();
        }
        assertThat(ruin.join()).hasMessageContaining("and what it had is in '" + place);
        assertThatThrownBy(() -> Storage.open(location, InstantSource.system()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("was deleted or moved while a server used it");
    }

    @Test
    void whatCannotBeSavedIsSaid() throws IOException {
        var place = folder.resolve("place");
        var location = Location.of(place.resolve("p.db").toString());
        CompletableFuture<BadInput> ruin;
        try (var storage = Storage.open(location, InstantSource.system())) {
            write(storage, 1);
            Files.move(place, folder.resolve("away"));
            Files.createFile(place);
            refuses(storage, 2);
            ruin = storage.ruin();
        }
        assertThat(ruin.join()).hasMessageContaining("and what it had could not be saved: ");
    }

    private Path saved() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(each -> each.toString().contains(".saved-"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Test
    void anotherFileInItsPlaceIsNotWrittenTo() throws IOException {
        try (var other = Storage.open(Location.of(folder.resolve("other.db").toString()), InstantSource.system())) {
            write(other, 1);
        }
        try (var storage = opened()) {
            write(storage, 2);
            Files.move(folder.resolve("other.db"), file(), StandardCopyOption.REPLACE_EXISTING);
            refuses(storage, 3);
            assertThat(storage.entries("a", 0)).hasSize(2);
        }
        assertThat(saved()).exists();
        try (var storage = open()) {
            assertThat(storage.entries("a", 0)).hasSize(1);
        }
    }

    private void run(String... command) throws Exception {
        var process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .inheritIO()
                .start();
        assertThat(process.waitFor()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 8_192})
    void aTruncatedFileEndsTheServerAndIsLeftAsItIs(int size) throws Exception {
        open().close();
        var storage = opened();
        run("dd", "if=/dev/null", "of=p.db", "bs=1", "seek=" + size, "status=none");
        spoilt(storage);
        assertThat(file()).hasSize(size);
    }

    private void spoilt(Storage storage) throws Exception {
        refuses(storage, 2);
        assertThat(storage.ruin().get(20, TimeUnit.SECONDS))
                .hasMessageContaining("has truncated or overwritten '" + file());
        storage.close();
        assertThatThrownBy(this::open).isInstanceOf(BadInput.class).hasMessageContaining("go back to a backup");
    }

    @Test
    void aFileThatIsCopiedOverItsOwnEndsTheServerAndIsLeftAsItIs() throws Exception {
        open().close();
        run("cp", "p.db", "old.db");
        opened().close();
        assertThat(file()).hasSize(Files.size(folder.resolve("old.db")));
        var storage = open();
        run("cp", "old.db", "p.db");
        spoilt(storage);
        assertThat(file()).hasSameBinaryContentAs(folder.resolve("old.db"));
    }

    @Test
    void aLogThatIsTruncatedEndsTheServer() throws Exception {
        var storage = opened();
        run("dd", "if=/dev/null", "of=p.db-wal", "bs=1", "seek=32", "status=none");
        spoilt(storage);
    }

    @Test
    void whatTheServerDoesItselfIsNoHarm() {
        try (var storage = opened()) {
            for (int number = 2; number < 2_000; number += 10) {
                var change = new Change();
                for (int each = number; each < number + 10; each++) {
                    change.append(new Entry("a", each, 1, "said", "x".repeat(50_000)));
                }
                storage.write(change);
                assertThat(storage.isWell()).isTrue();
            }
            // The log was taken over into the file on the way.
            assertThat(file().toFile().length()).isGreaterThan(60_000_000);
            storage.write(new Change().save(Samples.account("ann", "Ann")));
            storage.forget("ann", Runnable::run);
            write(storage, 3_000);
            assertThat(storage.isWell()).isTrue();
        }
    }

    @Test
    void aFileThatIsOnlyTouchedIsWrittenTo() throws IOException {
        try (var storage = opened()) {
            Files.setLastModifiedTime(file(), FileTime.fromMillis(1_000));
            write(storage, 2);
            assertThat(storage.isWell()).isTrue();
        }
    }

    @Test
    void aLogThatIsDeletedIsInTheFile() throws Exception {
        var storage = opened();
        Files.delete(beside("-wal"));
        refuses(storage, 2);
        // As if it had been killed then.
        Files.copy(file(), folder.resolve("copy.db"));
        try (var copy = Storage.open(Location.of(folder.resolve("copy.db").toString()), InstantSource.system())) {
            assertThat(copy.entries("a", 0)).hasSize(1);
        }
        assertThat(storage.ruin().get(20, TimeUnit.SECONDS)).hasMessageContaining("start it again");
        storage.close();
        try (var again = open()) {
            assertThat(again.entries("a", 0)).hasSize(1);
        }
    }

    @Test
    void aFileWithoutItsBeginningIsRefusedWhileItsLogIsThere() throws IOException {
        Files.createFile(file());
        Files.writeString(beside("-wal"), "something");
        assertThatThrownBy(this::open)
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is gone or empty, and there is still its log");
    }
}
