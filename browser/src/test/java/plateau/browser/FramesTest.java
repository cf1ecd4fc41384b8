package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What a page elsewhere may show in a frame: the board of a game, and nothing else.
class FramesTest {
    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    private final HttpServer elsewhere;
    private String framed = "";

    FramesTest() throws IOException {
        var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        elsewhere = HttpServer.create(address, 0);
    }

    @BeforeEach
    void open() {
        elsewhere.createContext("/", exchange -> {
            var page = "<!DOCTYPE html><title>Elsewhere</title><link rel='icon' href='data:,'>"
                    + "<iframe width=640 height=520 src='"
                    + framed
                    + "'></iframe>";
            exchange.getResponseHeaders().add("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, 0);
            try (var body = exchange.getResponseBody()) {
                body.write(page.getBytes(StandardCharsets.UTF_8));
            }
        });
        elsewhere.start();
    }

    @AfterEach
    void close() {
        elsewhere.stop(0);
    }

    private void show(Window window, String path) {
        framed = SITE.address(path);
        window.page().navigate("http://127.0.0.1:" + elsewhere.getAddress().getPort() + "/");
    }

    @Test
    void theBoardOfAGameMayStandInAnyPage() {
        var window = browsing.window(Look.DESKTOP).named("Ann");
        show(window, "/embed/" + Pages.over(window) + "?ply=3");
        var frame = window.page().frameLocator("iframe");
        frame.locator("#board svg").waitFor();
        assertThat(frame.locator("#count").textContent()).startsWith("3 ");
        frame.locator("#forward").click();
        frame.locator("#count:text-matches('^4 ')").waitFor();
    }

    @Test
    void noOtherPageMay() {
        var window = browsing.window(Look.DESKTOP).forgiving("frame");
        show(window, "/");
        assertThat(window.page().frames().getLast().url()).startsWith("chrome-error:");
        assertThat(window.faults()).isEmpty();
    }
}
