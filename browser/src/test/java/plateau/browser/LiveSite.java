package plateau.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.limits.HttpSettings;
import plateau.server.storage.file.Location;

/// A server for the tests of a class, with a database of its own.
final class LiveSite implements Server, BeforeAllCallback, AfterAllCallback {
    private @Nullable Path folder;
    private @Nullable Site site;
    private volatile Duration ahead = Duration.ZERO;

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        folder = Files.createTempDirectory("plateau-browser");
        InstantSource time = () -> Clock.systemUTC().instant().plus(ahead);
        site = Site.open(settings(folder.resolve("plateau.db"), 0), time);
    }

    /// A server that bears what many tests ask of it.
    static Site open(Path file, int port) {
        return Site.open(settings(file, port));
    }

    private static SiteSettings settings(Path file, int port) {
        var http = HttpSettings.local(port).withRates(Map.of());
        return new SiteSettings(Location.of(file.toString()), http);
    }

    /// For the server so much time passes at once, and what is due then is done.
    void pass(Duration duration) {
        if (site == null) {
            throw new IllegalStateException("only while tests run");
        }
        site.pass(() -> ahead = ahead.plus(duration));
        site.tables().goRound();
    }

    @Override
    public String address(String path) {
        if (site == null) {
            throw new IllegalStateException("only while tests run");
        }
        return "http://127.0.0.1:" + site.port() + path;
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        if (site != null) {
            site.close();
        }
        if (folder != null) {
            delete(folder);
        }
    }

    static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
