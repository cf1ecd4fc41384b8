package plateau.server.storage;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import plateau.core.text.BadInput;
import plateau.server.storage.file.Footing;
import plateau.server.storage.file.Location;
import plateau.server.storage.file.PlainSource;
import plateau.server.storage.file.Trouble;
import plateau.server.storage.rows.NameFolding;

/// Brings a database up to date.
final class Migration {
    /// Kept, so that its level stays: it tells of every step, and what goes wrong is said by whoever asked.
    private static final Logger STEPS = Logger.getLogger("org.flywaydb");

    private Migration() {}

    static void run(Location location) {
        STEPS.setLevel(Level.OFF);
        var flyway = flyway(location);
        try {
            refuseNewer(location, flyway);
            flyway.migrate();
        } catch (FlywayException failure) {
            throw refusal(location, failure);
        }
    }

    /// Refuses a database that is not of this version, without changing it.
    static void requireCurrent(Location location) {
        STEPS.setLevel(Level.OFF);
        try {
            var flyway = flyway(location);
            refuseNewer(location, flyway);
            if (flyway.info().current() == null || flyway.info().pending().length > 0) {
                throw new BadInput(
                        "database.older",
                        "%s is of an older version, or not of this program; start the server on it once",
                        location);
            }
        } catch (FlywayException failure) {
            throw refusal(location, failure);
        }
    }

    /// The version of a database that is up to date.
    static String version(Location location) {
        return flyway(location).info().current().getVersion().getVersion();
    }

    private static Flyway flyway(Location location) {
        var configuration = Flyway.configure(Migration.class.getClassLoader());
        return configuration
                .dataSource(new PlainSource(location, Duration.ZERO, Footing.FIRM))
                .locations("classpath:plateau/server/storage/migration")
                .javaMigrations(new NameFolding())
                .placeholders(location.dialect().placeholders())
                .load();
    }

    private static void refuseNewer(Location location, Flyway flyway) {
        boolean isNewer = Arrays.stream(flyway.info().all())
                .map(MigrationInfo::getState)
                .anyMatch(state -> state.name().startsWith("FUTURE"));
        if (isNewer) {
            throw new BadInput(
                    "database.newer",
                    "%s was made by a newer version of this program; use that one, or another database",
                    location);
        }
    }

    private static BadInput refusal(Location location, FlywayException failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException trouble) {
                return Trouble.refusal(location, trouble);
            }
        }
        var message = Trouble.message(failure);
        if (message.contains("non-empty schema")) {
            return new BadInput(
                    "database.foreign", "%s holds the data of another program; name an empty database", location);
        }
        return new BadInput("database.fails", "'%s' cannot be opened: %s", location, message);
    }
}
