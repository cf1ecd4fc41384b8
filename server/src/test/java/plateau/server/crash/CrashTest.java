package plateau.server.crash;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.storage.Databases;
import plateau.server.storage.file.Location;

/// Nothing that was acknowledged is lost when the server is killed: `./plateau soak crash` kills it more often.
@Tag("slow")
class CrashTest {
    private static final int KILLS = 3;

    @TempDir
    Path folder = Path.of("");

    private static void kill(Location location, long seed) throws Exception {
        try (var crash = new Crash(location, seed)) {
            System.out.println(crash.run(KILLS));
        }
    }

    @Test
    void whatWasAcknowledgedIsThereAfterKillsOnSqlite() throws Exception {
        kill(Databases.sqlite(folder), 1);
    }

    @Test
    void whatWasAcknowledgedIsThereAfterKillsOnPostgresql() throws Exception {
        kill(Databases.postgresql(), 2);
    }
}
