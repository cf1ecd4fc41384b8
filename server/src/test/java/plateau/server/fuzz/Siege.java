package plateau.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.core.text.Text;
import plateau.server.live.Connection;
import plateau.server.live.ServerProcess;
import plateau.server.storage.file.Location;

/// A [Fuzz] of a server that runs beside us: no 5xx, no hang, no leak.
public final class Siege {
    private static final int PARTS = 8;
    private static final long HEAP_SLACK = 16L << 20;
    private static final double MEGABYTE = 1 << 20;
    private static final int FILES_SLACK = 40;
    private static final int FEW = 100;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Pattern TABLES = Pattern.compile("\nplateau_tables_in_memory ([0-9]+)");

    private Siege() {}

    /// Gives what that came to in one line. What a server keeps has taken its room after the first half: what
    /// grows in the second would grow for ever.
    public static String run(Location location, int inputs, long seed) throws Exception {
        // For so short a run the second compiler costs more than it gives.
        var compiler = inputs > 100_000 ? "-XX:+TieredCompilation" : "-XX:TieredStopAtLevel=1";
        // Each collection takes out all that is dead, where only each fourth would.
        var collector = List.of("-XX:+UseSerialGC", "-XX:MarkSweepAlwaysCompactCount=1", "-Xmx400m");
        var options = Stream.concat(collector.stream(), Stream.of(compiler, "-Dplateau.idle=1"));
        try (var server = ServerProcess.start(location, options.toArray(String[]::new))) {
            int port = server.port();
            long begun = System.nanoTime();
            var fuzz = new Fuzz(port, seed);
            var heaps = new long[PARTS];
            var files = new long[PARTS];
            for (int part = 0; part < PARTS; part++) {
                fuzz.run(inputs / PARTS);
                assertThat(fuzz.faults()).isEmpty();
                settle(port);
                heaps[part] = server.heap();
                files[part] = server.open();
                System.out.println(Text.format("part %d of %d: %.1f MB", part + 1, PARTS, heaps[part] / MEGABYTE));
            }
            check(heaps, HEAP_SLACK, "bytes of live heap");
            check(files, FILES_SLACK, "files and sockets that are open");
            return Text.format(
                    "%d inputs in %d s: %s; heap %s MB; open files %s",
                    inputs / PARTS * PARTS,
                    (System.nanoTime() - begun) / 1_000_000_000,
                    fuzz.told(),
                    Arrays.stream(heaps)
                            .mapToObj(bytes -> Text.format("%.1f", bytes / MEGABYTE))
                            .collect(Collectors.joining(", ")),
                    Arrays.toString(files));
        }
    }

    private static void check(long[] parts, long slack, String what) {
        assertThat(parts[PARTS - 1])
                .as(what + ", after each eighth: " + Arrays.toString(parts))
                .isLessThan(parts[PARTS / 2 - 1] + slack);
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
