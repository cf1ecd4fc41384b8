package plateau.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The browser of this machine; one for all tests.
final class Chromium implements AutoCloseable {
    /// The first one has the same engine without the windows that nobody looks at, and opens pages for less work.
    private static final List<String> NAMES =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");

    private static final List<String> ARGUMENTS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    static Chromium launch() {
        var program = program();
        var playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment()));
        try {
            var options = new LaunchOptions().setExecutablePath(program).setArgs(ARGUMENTS);
            return new Chromium(playwright, playwright.chromium().launch(options));
        } catch (RuntimeException failed) {
            playwright.close();
            throw failed;
        }
    }

    Browser browser() {
        return browser;
    }

    /// Nothing is ever fetched from elsewhere; what runs the driver was unpacked by the build.
    private static Map<String, String> environment() {
        var node = System.getProperty("plateau.node");
        if (node == null) {
            return Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        }
        // A zip need not keep who may run a file.
        if (!new File(node).setExecutable(true)) {
            throw new IllegalStateException(node + " cannot be run");
        }
        return Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1", "PLAYWRIGHT_NODEJS_PATH", node);
    }

    private static Path program() {
        return find(System.getenv("PLATEAU_CHROMIUM"), System.getenv("PATH"))
                .orElseThrow(() -> new AssertionError("these tests need a Chromium, and there is none: install the"
                        + " package 'chromium', or set PLATEAU_CHROMIUM to the"
                        + " program"));
    }

    /// @param named what the environment names
    /// @param paths the folders of programs
    static Optional<Path> find(@Nullable String named, @Nullable String paths) {
        if (named != null && !named.isEmpty()) {
            return Optional.of(Path.of(named)).filter(Files::isExecutable);
        }
        var folders = paths == null ? new String[0] : paths.split(File.pathSeparator);
        return NAMES.stream()
                .flatMap(name -> Stream.of(folders).map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
