package plateau.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Text;
import plateau.server.live.Client;
import plateau.server.live.ServerProcess;
import plateau.server.storage.Databases;

/// Whatever is sent: no 5xx, no hang, no leak. `-Dplateau.inputs=1000000` for more of it.
class FuzzTest {
    private static final int INPUTS = Integer.getInteger("plateau.inputs", 20_000);
    private static final long SEED = Long.getLong("plateau.seed", 1);
    private static final int WARMING = 5_000;
    private static final long HEAP_SLACK = 24L << 20;
    private static final int FILES_SLACK = 40;
    private static final int FEW = 100;
    private static final Duration PATIENCE = Duration.ofSeconds(6);
    private static final Pattern TABLES = Pattern.compile("\nplateau_tables_in_memory ([0-9]+)");

    @TempDir Path folder = Path.of("");

    @Test
    void nothingThatIsSentBreaksAServer() throws Exception {
        // For so short a run the second compiler costs more than it gives.
        var compiler = INPUTS > 100_000 ? "-XX:+TieredCompilation" : "-XX:TieredStopAtLevel=1";
        try (var server =
                ServerProcess.start(
                        Databases.sqlite(folder),
                        "-XX:+UseSerialGC",
                        "-Xmx400m",
                        "-Dplateau.idle=1",
                        compiler)) {
            int port = server.port();
            long begun = System.nanoTime();
            var first = new Fuzz(port, SEED);
            first.run(Math.min(WARMING, INPUTS / 2));
            assertThat(first.faults()).isEmpty();
            settle(port);
            long files = server.open();
            long heap = server.heap();
            var fuzz = new Fuzz(port, SEED + 1);
            fuzz.run(INPUTS - Math.min(WARMING, INPUTS / 2));
            assertThat(fuzz.faults()).isEmpty();
            settle(port);
            System.out.println(
                    Text.format(
                            "%d inputs in %d s: %s; heap %.1f MB, then %.1f MB; %d files open, then %d",
                            INPUTS,
                            (System.nanoTime() - begun) / 1_000_000_000,
                            fuzz.told(),
                            heap / 1048576.0,
                            server.heap() / 1048576.0,
                            files,
                            server.open()));
            assertThat(server.heap()).isLessThan(heap + HEAP_SLACK);
            assertThat(server.open()).isLessThan(files + FILES_SLACK);
        }
    }

    /// Waits until few tables are in memory: bots that play each other stay.
    private static void settle(int port) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            try (var client = new Client(port)) {
                var metrics = client.get("", "/metrics").expect(200).body();
                var tables = TABLES.matcher(metrics);
                if (tables.find() && Integer.parseInt(tables.group(1)) < FEW) {
                    return;
                }
            }
            Thread.sleep(200);
        }
    }
}
