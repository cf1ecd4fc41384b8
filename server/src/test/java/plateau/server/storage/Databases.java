package plateau.server.storage;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.server.storage.file.Location;

/// Databases for tests: real ones, each of them empty.
public final class Databases {
    /// Kept, so that their level stays.
    private static final List<Logger> QUIET = Stream.of("io.zonky", "init", "pg_ctl", "postgres")
            .map(Logger::getLogger)
            .toList();

    private static final AtomicInteger COUNT = new AtomicInteger();
    private static @Nullable EmbeddedPostgres server;

    private Databases() {}

    /// A file in a folder that need not be there.
    public static Location sqlite(Path folder) {
        return Location.of(
                folder.resolve("plateau" + COUNT.incrementAndGet() + ".db").toString());
    }

    /// A database on the one PostgreSQL that all tests of this process share; it starts at the first
    /// call and ends with the process.
    public static Location postgresql() {
        var running = server();
        var name = "test" + COUNT.incrementAndGet();
        try (var connection = running.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
        return Location.of(address(running, name));
    }

    /// Keeps everybody else from writing to an SQLite file while something is done.
    public static void whileLocked(Location location, Runnable work) {
        try (var connection = location.connect(Duration.ZERO)) {
            connection.setAutoCommit(false);
            try (var statement = connection.createStatement()) {
                statement.execute("update alive set at = at");
                work.run();
            }
            connection.rollback();
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    static String address(EmbeddedPostgres running, String name) {
        return "postgresql://postgres:postgres@localhost:" + running.getPort() + "/" + name;
    }

    /// A server that says nothing, for tests that stop and start one of their own.
    static EmbeddedPostgres.Builder builder() {
        QUIET.forEach(logger -> logger.setLevel(Level.WARNING));
        return EmbeddedPostgres.builder();
    }

    private static synchronized EmbeddedPostgres server() {
        var running = server;
        if (running == null) {
            try {
                running = builder().start();
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
            server = running;
        }
        return running;
    }
}
