package plateau.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        folder = Files.createTempDirectory("plateau-browser");
        site = open(folder.resolve("plateau.db"), 0);
    }

    /// A server that bears what many tests ask of it.
    static Site open(Path file, int port) {
        var http = HttpSettings.local(port).withRates(Map.of());
        return Site.open(new SiteSettings(Location.of(file.toString()), http));
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
