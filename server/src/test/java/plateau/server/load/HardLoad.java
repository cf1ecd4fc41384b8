package plateau.server.load;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import plateau.core.text.Text;
import plateau.games.Games;
import plateau.server.live.Client;
import plateau.server.live.Connection;
import plateau.server.live.ServerProcess;
import plateau.server.storage.file.Location;

/// What tables at which `hard` plays against itself take of a server's memory.
final class HardLoad {
    private static final int TABLES_AN_ACCOUNT = 20;

    private final int tables;
    private final long millis;

    HardLoad(int tables, long millis) {
        this.tables = tables;
        this.millis = millis;
    }

    String run(Location location, String... flags) throws IOException, InterruptedException {
        try (var server = ServerProcess.start(location, flags)) {
            int port = server.port();
            var people = Client.several(port, tables / TABLES_AN_ACCOUNT + 1);
            long before = server.heap();
            var games = Games.ids();
            try (var client = new Connection(port)) {
                for (int each = 0; each < tables; each++) {
                    var plan = Map.<String, Object>of(
                            "game", games.get(each % games.size()),
                            "seats", List.of("hard", "hard"));
                    var token = people.get(each / TABLES_AN_ACCOUNT).token();
                    client.post(token, "/api/tables", plan).expect(201);
                }
            }
            long most = 0;
            long end = System.nanoTime() + millis * 1_000_000;
            while (System.nanoTime() < end) {
                most = Math.max(most, server.heap());
                Thread.sleep(1_000);
            }
            return Text.format(
                    "%d tables of %d games with hard at every seat: %.1f MB of live heap at most (%.1f MB"
                            + " before), %d MB of memory",
                    tables, games.size(), most / 1048576.0, before / 1048576.0, server.resident() >> 20);
        }
    }
}
