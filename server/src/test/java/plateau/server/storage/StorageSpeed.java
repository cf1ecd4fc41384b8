package plateau.server.storage;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import plateau.core.text.Text;
import plateau.server.storage.file.Location;
import plateau.server.storage.rows.Change;
import plateau.server.storage.rows.Entry;

/// How many moves a second can be written while many threads wait, and what each costs the processor.
/// A program of its own: `StorageSpeed sqlite|postgresql THREADS SECONDS`.
final class StorageSpeed {
    private static final String MOVE = "{\"ply\":12,\"seat\":0,\"moves\":[\"4,7 turn2\",\"king 0,3\"],\"taken\":1234}";

    private StorageSpeed() {}

    public static void main(String[] arguments) throws IOException {
        int threads = Integer.parseInt(arguments[1]);
        int seconds = Integer.parseInt(arguments[2]);
        var folder = Files.createTempDirectory("storage-speed");
        // Tests do without the disk; here it counts.
        var location = arguments[0].equals("sqlite")
                ? Databases.sqlite(folder)
                : Location.of(Databases.address(
                        Databases.builder()
                                .setServerConfig("fsync", "on")
                                .setServerConfig("full_page_writes", "on")
                                .start(),
                        "postgres"));
        try (var storage = Storage.open(location, InstantSource.system())) {
            measure(storage, "warm", threads, 3);
            measure(storage, "real", threads, seconds);
        }
        System.exit(0);
    }

    private static void measure(Storage storage, String name, int threads, int seconds) {
        var count = new LongAdder();
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long processor = system.getProcessCpuTime();
        long writing = writerTime();
        long began = System.nanoTime();
        long end = began + Duration.ofSeconds(seconds).toNanos();
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int thread = 0; thread < threads; thread++) {
                // Ids as random as those of tables, so that the entries lie all over the file.
                var id = Text.format("%010x", ((thread + name.hashCode()) * 0x9e3779b97f4a7c15L) >>> 24);
                executor.execute(() -> {
                    for (int number = 1; System.nanoTime() < end; number++) {
                        var entry = new Entry(id, number, 1_700_000_000_000L, "moved", MOVE);
                        storage.write(new Change().append(entry));
                        count.increment();
                    }
                });
            }
        }
        double took = (System.nanoTime() - began) / 1e9;
        System.out.println(Text.format(
                "%s: %.0f writes/s, %.1f µs of this process each, %.1f of them the writer's",
                name,
                count.sum() / took,
                (system.getProcessCpuTime() - processor) / 1e3 / count.sum(),
                (writerTime() - writing) / 1e3 / count.sum()));
    }

    private static long writerTime() {
        var threads = ManagementFactory.getThreadMXBean();
        return Arrays.stream(threads.getThreadInfo(threads.getAllThreadIds()))
                .filter(thread -> thread != null && thread.getThreadName().equals("plateau storage"))
                .mapToLong(thread -> threads.getThreadCpuTime(thread.getThreadId()))
                .sum();
    }
}
