package plateau.server.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plateau.core.text.Text;
import plateau.games.Games;
import plateau.server.live.Client;
import plateau.server.live.ServerProcess;
import plateau.server.storage.file.Location;

/// How many moves a server takes: tables with two players each who play over HTTP as fast as it lets them,
/// one request a move, and one stream of events a table.
final class MoveLoad {
    private static final int TABLES = 256;

    private final String game;
    private final Map<String, Object> options;
    private final Duration warming;
    private final Duration measuring;
    private volatile Latencies latencies = new Latencies();

    MoveLoad(String game, Map<String, Object> options, Duration warming, Duration measuring) {
        this.game = game;
        this.options = options;
        this.warming = warming;
        this.measuring = measuring;
    }

    /// Gives the figures in one line.
    ///
    /// @param flags of the server's virtual machine
    String run(Location location, String... flags) throws IOException, InterruptedException {
        try (var server = ServerProcess.start(location, flags)) {
            int port = server.port();
            var failures = new ArrayList<Throwable>();
            var people = Client.several(port, 2 * TABLES);
            for (int table = 0; table < TABLES; table++) {
                var pair = new TablePair(
                        port,
                        Games.named(game).fromJson(options),
                        options,
                        people.subList(2 * table, 2 * table + 2),
                        nanos -> latencies.add(nanos));
                Thread.startVirtualThread(() -> play(pair, failures));
            }
            Thread.sleep(warming);
            var begun = server.used();
            long start = System.nanoTime();
            latencies = new Latencies();
            Thread.sleep(measuring);
            var measured = latencies;
            latencies = new Latencies();
            var used = server.used().minus(begun);
            double seconds = (System.nanoTime() - start) / 1e9;
            synchronized (failures) {
                failures.forEach(Throwable::printStackTrace);
            }
            return told(measured, seconds, used, server.resident());
        }
    }

    private String told(Latencies measured, double seconds, Duration used, long resident) {
        long moves = measured.count();
        double processor = used.toMillis() / 1e3;
        return Text.format(
                "%s, %d tables, %d streams: %.0f moves per CPU second of the server (%.1f µs a move), %.0f"
                        + " moves/s; %s; the server used %.0f %% of a core; %d MB",
                game,
                TABLES,
                TABLES,
                moves / processor,
                processor / moves * 1e6,
                moves / seconds,
                measured,
                100 * processor / seconds,
                resident >> 20);
    }

    private static void play(TablePair pair, List<Throwable> failures) {
        try {
            pair.play();
        } catch (IOException _) {
            // It is over.
        } catch (RuntimeException failure) {
            synchronized (failures) {
                failures.add(failure);
            }
        }
    }
}
