package plateau.server.live;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import plateau.core.text.BadInput;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.limits.HttpSettings;
import plateau.server.storage.file.Location;

/// A server as a process of its own, which does what it is told line by line and ends with its input. It
/// bears more than a server usually does from one address, since all of its callers are on this machine.
final class ServerMain {
    /// A database does not see at once that its last server was killed.
    private static final int ATTEMPTS = 200;

    private static final int MOST = 40_000;

    private ServerMain() {}

    /// `ADDRESS`: where everything is kept; `-Dplateau.idle` after how many seconds a table that nobody
    /// needs leaves memory.
    public static void main(String[] arguments) throws IOException, InterruptedException {
        var limits = HttpSettings.Limits.USUAL.withConnections(MOST, MOST).withStreams(MOST, MOST);
        var http = HttpSettings.local(0).withRates(Map.of()).withLimits(limits);
        var usual = new SiteSettings(Location.of(arguments[0]), http);
        var settings = new SiteSettings(
                usual.location(),
                http,
                usual.workers(),
                usual.thinking(),
                Duration.ofSeconds(Integer.getInteger("plateau.idle", 300)),
                false,
                usual.tables(),
                usual.bots());
        try (var site = open(settings)) {
            var _ = site.ruin().thenAccept(ServerMain::end);
            System.out.println("port " + site.port());
            serve();
        }
        System.exit(0);
    }

    private static void end(BadInput why) {
        System.err.println(why.getMessage());
        Runtime.getRuntime().halt(2);
    }

    private static Site open(SiteSettings settings) throws InterruptedException {
        for (int attempt = 1; ; attempt++) {
            try {
                return Site.open(settings);
            } catch (BadInput taken) {
                if (attempt == ATTEMPTS) {
                    throw taken;
                }
                Thread.sleep(20);
            }
        }
    }

    private static void serve() throws IOException {
        var orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (var order = orders.readLine(); order != null; order = orders.readLine()) {
            if (order.equals("heap")) {
                System.out.println("heap " + heap());
            }
        }
    }

    /// The bytes that are in use, once what is not has been collected.
    private static long heap() {
        System.gc();
        System.gc();
        var runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
