package plateau.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.games.Games;
import plateau.server.TestSite;
import plateau.server.live.Client;

/// What a server brings along in its jars is read once, and not for everybody who looks at a page: all who
/// read a jar wait for each other.
class ReadOnceTest {
    @TempDir
    Path folder = Path.of("");

    /// A server, made by the name of this class within another loader.
    static final class Opened implements IntSupplier, AutoCloseable {
        private final TestSite site;

        Opened(Path folder) {
            site = TestSite.on(false, folder);
        }

        @Override
        public int getAsInt() {
            return site.port();
        }

        @Override
        public void close() {
            site.close();
        }
    }

    /// Writes down which of our files are asked for.
    private static final class Witness extends URLClassLoader {
        private final Queue<String> asked = new ConcurrentLinkedQueue<>();

        private Witness() {
            super(classPath(), ClassLoader.getPlatformClassLoader());
        }

        private static URL[] classPath() {
            var urls = new ArrayList<URL>();
            for (var path : System.getProperty("java.class.path").split(File.pathSeparator)) {
                try {
                    urls.add(Path.of(path).toUri().toURL());
                } catch (MalformedURLException impossible) {
                    throw new IllegalStateException(impossible);
                }
            }
            return urls.toArray(URL[]::new);
        }

        @Override
        public @Nullable URL getResource(String name) {
            if (name.startsWith("plateau/")) {
                asked.add(name);
            }
            return super.getResource(name);
        }
    }

    @Test
    void wordsAndRulesAreNotReadAgainForTheNextWhoLooks() throws Exception {
        try (var witness = new Witness();
                var server = open(witness)) {
            var client = Client.named(((IntSupplier) server).getAsInt(), "Ann");
            var table = client.make("game", "piles", "seats", List.of("me", "random"));
            var paths = paths(table);
            look(client, paths);
            assertThat(witness.asked).isNotEmpty();
            witness.asked.clear();
            look(client, paths);
            assertThat(witness.asked).isEmpty();
        }
    }

    private AutoCloseable open(Witness witness) throws Exception {
        // Drivers are found once, for whoever comes first: that must be the other tests.
        assertThat(DriverManager.drivers()).isNotEmpty();
        assertThat(Class.forName("org.sqlite.JDBC", true, witness)).isNotNull();
        var here = Thread.currentThread();
        var usual = here.getContextClassLoader();
        here.setContextClassLoader(witness);
        try {
            var made = witness.loadClass(Opened.class.getName()).getDeclaredConstructor(Path.class);
            made.setAccessible(true);
            return (AutoCloseable) made.newInstance(folder);
        } finally {
            here.setContextClassLoader(usual);
        }
    }

    private static List<String> paths(String table) {
        var paths = new ArrayList<String>();
        paths.addAll(List.of("/", "/help", "/help/keys", "/help/bots", "/replays", "/arena"));
        paths.addAll(List.of("/lab", "/tables/" + table, "/api/games", "/nowhere"));
        paths.addAll(List.of("/api/tables/" + table + "/scene", "/api/openapi.json"));
        for (var game : Games.ids()) {
            paths.addAll(List.of("/help/rules/" + game, "/help/first/" + game));
            paths.add("/api/games/" + game);
        }
        return paths;
    }

    private static void look(Client client, List<String> paths) {
        for (var path : paths) {
            client.send("GET", path, "", "Accept", "*/*, text/html");
            client.inFrench().send("GET", path, "", "Accept", "*/*, text/html");
        }
    }
}
