package plateau.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import plateau.server.http.limits.HttpSettings;
import plateau.server.live.Client;
import plateau.server.live.Connection;
import plateau.server.storage.Databases;
import plateau.server.storage.file.Location;

/// A server for tests, whose time passes when they say so.
public final class TestSite implements AutoCloseable {
    public static final Duration IDLE = Duration.ofMinutes(5);

    private final Location location;
    private final TestTime time;
    private final HttpSettings http;
    private Site site;

    public TestSite(Location location, TestTime time, HttpSettings http) {
        this.location = location;
        this.time = time;
        this.http = http;
        site = open();
    }

    public TestSite(Location location) {
        this(location, new TestTime(), HttpSettings.local(0).withRates(Map.of()));
    }

    /// On a file in a folder, or on PostgreSQL.
    public static TestSite on(boolean isPostgresql, Path folder) {
        return new TestSite(isPostgresql ? Databases.postgresql() : Databases.sqlite(folder));
    }

    private Site open() {
        var thinking = Duration.ofSeconds(30);
        return Site.open(new SiteSettings(location, http, 2, thinking, IDLE, false, 200, List.of()), time);
    }

    public void stop() {
        site.close();
    }

    /// Once it has stopped.
    public void start() {
        site = open();
    }

    public void restart() {
        stop();
        start();
    }

    public int port() {
        return site.port();
    }

    public Client client(String name) {
        return Client.named(port(), name);
    }

    public Client nobody() {
        return Client.nobody(port());
    }

    /// Time passes, and what is due then is done.
    public void pass(Duration duration) {
        passUnseen(duration);
        site.tables().goRound();
    }

    /// Time passes while the server runs, and nobody looks yet at what is due then.
    public void passUnseen(Duration duration) {
        site.pass(() -> time.pass(duration));
    }

    public int inMemory() {
        return site.tables().inMemory();
    }

    /// How many drawings of tables were made so far.
    long drawn() {
        try (var connection = new Connection(port())) {
            var line = connection
                    .get("", "/metrics")
                    .body()
                    .lines()
                    .filter(each -> each.startsWith("plateau_scenes_drawn "))
                    .findFirst()
                    .orElseThrow();
            return Math.round(Double.parseDouble(line.split(" ")[1]));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public Location location() {
        return location;
    }

    public TestTime time() {
        return time;
    }

    @Override
    public void close() {
        site.close();
    }
}
