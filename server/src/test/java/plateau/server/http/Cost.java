package plateau.server.http;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import plateau.core.text.Text;
import plateau.server.http.limits.HttpSettings;
import plateau.server.stream.StreamEvent;

/// Measures what a request costs the server, an event that is sent down a stream, and a stream on which
/// nothing happens. Run by hand: `java -cp … plateau.server.http.Cost`.
final class Cost {
    private static final OperatingSystemMXBean MACHINE =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final TestApi api = new TestApi();
    private final HttpServer server;

    private Cost() {
        server = api.start(HttpSettings.local(0)
                .withRates(Map.of())
                .withLimits(HttpSettings.Limits.USUAL
                        .withConnections(20_000, 20_000)
                        .withStreams(20_000, 20_000)));
    }

    public static void main(String[] arguments) throws Exception {
        var cost = new Cost();
        for (var kind : new String[] {"get", "post", "get", "post"}) {
            cost.ask(kind);
        }
        cost.events(100, 2000);
        cost.events(100, 2000);
        cost.idle(5000);
        cost.server.close();
    }

    private static Process load(String... arguments) throws IOException {
        var command = new java.util.ArrayList<>(java.util.List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Load.class.getName()));
        command.addAll(java.util.List.of(arguments));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private void ask(String kind) throws IOException {
        long before = MACHINE.getProcessCpuTime();
        var load = load("" + server.port(), kind, "16", "8");
        long count = Long.parseLong(out(load).readLine());
        long nanos = MACHINE.getProcessCpuTime() - before;
        print("%s: %.1f µs of CPU a request, %d a second", kind, nanos / 1e3 / count, count / 8);
    }

    private void events(int streams, int events) throws Exception {
        api.outboxes.clear();
        var load = load("" + server.port(), "listen", "" + streams, "60");
        out(load).readLine();
        while (api.outboxes.size() < streams) {
            Thread.onSpinWait();
        }
        var event = new StreamEvent(12, "moved", "{\"ply\":12,\"move\":\"4,7 turn2\",\"seat\":1}");
        long before = MACHINE.getProcessCpuTime();
        for (int i = 0; i < events; i++) {
            api.outboxes.forEach(outbox -> outbox.send(event));
            Thread.sleep(5);
        }
        long nanos = MACHINE.getProcessCpuTime() - before;
        print("event: %.1f µs of CPU for each reader", nanos / 1e3 / streams / events);
        api.outboxes.forEach(plateau.server.stream.Outbox::close);
        load.destroy();
    }

    private void idle(int streams) throws Exception {
        api.outboxes.clear();
        long heap = heap();
        long resident = resident();
        var load = load("" + server.port(), "listen", "" + streams, "60");
        out(load).readLine();
        while (api.outboxes.size() < streams) {
            Thread.onSpinWait();
        }
        Thread.sleep(1000);
        print(
                "idle stream: %.1f kB of heap, %.1f kB resident",
                (heap() - heap) / 1e3 / streams, (resident() - resident) / 1e3 / streams);
        api.outboxes.forEach(plateau.server.stream.Outbox::close);
        load.destroy();
    }

    private static BufferedReader out(Process process) {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    private static long heap() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(200);
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private static long resident() throws IOException {
        var pages = Files.readString(Path.of("/proc/self/statm")).split(" ")[1];
        return Long.parseLong(pages) * 4096;
    }

    private static void print(String format, Object... arguments) {
        System.out.println(Text.format(format, arguments));
    }
}
