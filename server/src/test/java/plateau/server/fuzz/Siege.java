package plateau.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.time.Duration;
import java.util.regex.Pattern;
import plateau.core.text.Text;
import plateau.server.live.Connection;
import plateau.server.live.ServerProcess;
import plateau.server.storage.file.Location;

/// A [Fuzz] of a server that runs beside us: no 5xx, no hang, no leak.
public final class Siege {
    private static final int WARMING = 5_000;
    private static final long HEAP_SLACK = 24L << 20;
    private static final int FILES_SLACK = 40;
    private static final int FEW = 100;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Pattern TABLES = Pattern.compile("\nplateau_tables_in_memory ([0-9]+)");

    private Siege() {}

    /// Gives what that came to in one line.
    public static String run(Location location, int inputs, long seed) throws Exception {
        // For so short a run the second compiler costs more than it gives.
        var compiler = inputs > 100_000 ? "-XX:+TieredCompilation" : "-XX:TieredStopAtLevel=1";
        try (var server = ServerProcess.start(location, "-XX:+UseSerialGC", "-Xmx400m", "-Dplateau.idle=1", compiler)) {
            int port = server.port();
            long begun = System.nanoTime();
            var first = new Fuzz(port, seed);
            first.run(Math.min(WARMING, inputs / 2));
            assertThat(first.faults()).isEmpty();
            settle(port);
            long files = server.open();
            long heap = server.heap();
            var fuzz = new Fuzz(port, seed + 1);
            fuzz.run(inputs - Math.min(WARMING, inputs / 2));
            assertThat(fuzz.faults()).isEmpty();
            settle(port);
            long heapThen = server.heap();
            long filesThen = server.open();
            assertThat(heapThen).isLessThan(heap + HEAP_SLACK);
            assertThat(filesThen).isLessThan(files + FILES_SLACK);
            return Text.format(
                    "%d inputs in %d s: %s; heap %.1f MB, then %.1f MB; %d files open, then %d",
                    inputs,
                    (System.nanoTime() - begun) / 1_000_000_000,
                    fuzz.told(),
                    heap / 1048576.0,
                    heapThen / 1048576.0,
                    files,
                    filesThen);
        }
    }

    /// Waits until few tables are in memory: bots that play each other stay.
    private static void settle(int port) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            try (var client = new Connection(port)) {
                var metrics = client.get("", "/metrics").expect(200).body();
                var tables = TABLES.matcher(metrics);
                if (tables.find() && Integer.parseInt(tables.group(1)) < FEW) {
                    return;
                }
            }
            Thread.sleep(200);
        }
        fail("after " + PATIENCE + " there are still " + FEW + " tables in memory, or more");
    }
}
