package plateau.server.bots;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.limits.HttpSettings;
import plateau.server.live.Client;
import plateau.server.storage.file.Location;
import plateau.server.tables.terms.LeastTimes;
import plateau.server.tables.terms.TableBounds;

/// A real server on a port of its own, with a database in a folder.
final class TestSite implements AutoCloseable {
    /// Nobody wants to wait for ten seconds in each test.
    private static final TableBounds TIMES = new TableBounds(
            new LeastTimes(Duration.ofSeconds(1), Duration.ofSeconds(1), Duration.ofSeconds(1)),
            TableBounds.USUAL.rated());

    private final Path folder;
    private final List<OutsideBot> bots;
    private Site site;

    TestSite(Path folder, OutsideBot... bots) {
        this.folder = folder;
        this.bots = List.of(bots);
        site = open();
    }

    private Site open() {
        var http = HttpSettings.local(0).withRates(Map.of());
        var location = Location.of(folder.resolve("plateau.db").toString());
        return Site.open(new SiteSettings(location, http).withBots(bots).withTimes(TIMES));
    }

    /// The server goes and comes again, at another port.
    void restart() {
        site.close();
        site = open();
    }

    int port() {
        return site.port();
    }

    Client client(String name) {
        return Client.named(port(), name);
    }

    /// Somebody with the account of a bot.
    Client bot(String name) {
        return Client.opened(port(), "name", name, "kind", "bot");
    }

    @Override
    public void close() {
        site.close();
    }
}
