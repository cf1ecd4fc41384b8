package plateau.server.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import plateau.core.text.Text;
import plateau.server.live.Client;
import plateau.server.live.Connection;
import plateau.server.live.ServerProcess;
import plateau.server.storage.file.Location;

/// What is left in memory of tables that come and go: they are made, listened to, played at for some moves, and
/// then given up or left alone.
public final class ChurnLoad {
    private static final int VISITORS = 8;
    private static final int TABLES_AN_ACCOUNT = 50;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Duration duration;
    private final Duration idle;
    private final AtomicInteger made = new AtomicInteger();
    private final List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());

    /// @param duration a whole number of seconds, several times that of `idle`
    /// @param idle after which a table that nobody needs leaves memory, in whole seconds
    public ChurnLoad(Duration duration, Duration idle) {
        this.duration = duration;
        this.idle = idle;
    }

    /// What it came to.
    ///
    /// @param heaps live bytes of the server: before, then each time that a quarter of the tables was made,
    ///     and when all tables are asleep
    /// @param inMemory tables in memory, when the last quarter began and in the end
    /// @param files that are open: before, and in the end
    public record Figures(int tables, List<Long> heaps, List<Integer> inMemory, List<Long> files, long resident) {
        /// What each table has left behind.
        public double bytesATable() {
            return (double) (heaps.getLast() - heaps.getFirst()) / tables;
        }

        @Override
        public String toString() {
            return Text.format(
                    "%d tables came and went: live heap %s MB, %.0f bytes left by each; %d tables in memory at"
                            + " the height, %d in the end; %d files open before, %d after; %d MB of memory",
                    tables,
                    heaps.stream()
                            .map(bytes -> Text.format("%.1f", bytes / 1048576.0))
                            .toList(),
                    bytesATable(),
                    inMemory.getFirst(),
                    inMemory.getLast(),
                    files.getFirst(),
                    files.getLast(),
                    resident >> 20);
        }
    }

    /// Lets them come and go.
    ///
    /// @param flags of the server's virtual machine
    public Figures run(Location location, String... flags) throws Exception {
        var all = new ArrayList<>(List.of(flags));
        all.add("-Dplateau.idle=" + idle.toSeconds());
        // The serial collector otherwise leaves gaps, which count as used.
        all.add("-XX:MarkSweepAlwaysCompactCount=1");
        try (var server = ServerProcess.start(location, all.toArray(String[]::new))) {
            int port = server.port();
            // What is made once at the first table is no table's.
            visit(port, Client.named(port, "First"), 1);
            var heaps = new ArrayList<>(List.of(server.heap()));
            long before = server.open();
            long end = System.nanoTime() + duration.toNanos();
            var visitors = new ArrayList<Thread>();
            for (int each = 0; each < VISITORS; each++) {
                visitors.add(Thread.startVirtualThread(() -> visit(port, end)));
            }
            for (int quarter = 1; quarter < 4; quarter++) {
                Thread.sleep(duration.dividedBy(4));
                heaps.add(server.heap());
            }
            var inMemory = new ArrayList<>(List.of(inMemory(port)));
            for (var visitor : visitors) {
                visitor.join();
            }
            awaitSleep(port);
            heaps.add(server.heap());
            inMemory.add(inMemory(port));
            if (!failures.isEmpty()) {
                throw new AssertionError("a visitor was let down", failures.getFirst());
            }
            return new Figures(made.get(), heaps, inMemory, List.of(before, server.open()), server.resident());
        }
    }

    private void visit(int port, long end) {
        try {
            while (System.nanoTime() < end && failures.isEmpty()) {
                var visitor = Client.named(port, "Visitor");
                for (int each = 0; each < TABLES_AN_ACCOUNT && System.nanoTime() < end; each++) {
                    visit(port, visitor, each);
                }
            }
        } catch (IOException | RuntimeException | Error failure) {
            failures.add(failure);
        }
    }

    private void visit(int port, Client visitor, int kind) throws IOException {
        var token = visitor.token();
        try (var client = new Connection(port);
                var stream = new Connection(port)) {
            var plan = Map.<String, Object>of(
                    "game", kind % 4 == 0 ? "carcassonne" : "piles",
                    "seats", kind % 5 == 0 ? List.of("me", "random") : List.of("me", "me"));
            var id = client.post(token, "/api/tables", plan).expect(201).json().text("id");
            var path = "/api/tables/" + id;
            stream.listen(token, path + "/events?after=0");
            stream.next();
            for (int move = 0; move < 2; move++) {
                var table = client.get(token, path).expect(200).json();
                if (table.containsKey("legal")) {
                    client.post(
                            token,
                            path + "/moves",
                            Map.of(
                                    "ply",
                                    table.number("ply"),
                                    "move",
                                    table.texts("legal").getFirst()));
                }
            }
            if (kind % 3 != 0) {
                client.post(token, path + "/resign", Map.of());
            }
            made.incrementAndGet();
        }
    }

    private void awaitSleep(int port) throws IOException, InterruptedException {
        long end = System.nanoTime() + idle.multipliedBy(2).plus(PATIENCE).toNanos();
        while (inMemory(port) > 0 && System.nanoTime() < end) {
            Thread.sleep(100);
        }
    }

    private static int inMemory(int port) throws IOException {
        try (var client = new Connection(port)) {
            var metrics = client.get("", "/metrics").expect(200).body();
            return metrics.lines()
                    .filter(line -> line.startsWith("plateau_tables_in_memory "))
                    .mapToInt(line -> (int) Double.parseDouble(line.split(" ")[1]))
                    .findFirst()
                    .orElseThrow();
        }
    }
}
