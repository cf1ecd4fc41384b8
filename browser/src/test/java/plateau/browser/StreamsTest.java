package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// A page that listens knows when there is nothing more to come, and does not wait for it.
class StreamsTest {
    private static final String STATUS = "document.querySelector('#status').textContent";

    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    @TempDir
    Path folder = Path.of("");

    /// The server ends the stream, and has nothing for who comes back.
    @Test
    void aTableThatIsClosedIsSaidToBeAndNotToBeLost() {
        var ann = browsing.window(Look.DESKTOP).named("Ann");
        var table = ann.table(Pages.plan("piles", Map.of(), "me", "free"));
        var eve = browsing.window(Look.PHONE).open(table);
        eve.await("document.querySelector('#lines li') !== null");
        var asked = new Asked(eve);
        ann.delete("/api" + table);
        eve.await(STATUS + " === 'This table was given up.'");
        assertThat(eve.find("#status.lost").count()).isZero();
        assertThat(asked.all()).containsExactly("GET /api" + table);
        eve.page().evaluate("dispatchEvent(new Event('online'))");
        eve.settle();
        assertThat(asked.all()).as("nobody comes back").hasSize(1);
        assertThat(ann.open(table).find("#status").textContent()).isEqualTo("This table was given up.");
    }

    @Test
    void whatIsGoneWhenTheServerComesBackIsSaidToBeGone() throws Exception {
        try (var server = new ServerProcess(folder.resolve("plateau.db"))) {
            var ann = window(server).named("Ann");
            var table = ann.table(Pages.plan("piles", Map.of(), "me", "free"));
            var eve = window(server).open(table);
            eve.await("document.querySelector('#lines li') !== null");
            server.kill();
            eve.find("#status.lost").waitFor();
            try (var files = Files.list(folder)) {
                for (var file : files.toList()) {
                    LiveSite.delete(file);
                }
            }
            server.startAgain();
            eve.await(STATUS + ".includes('There is no table')");
            assertThat(eve.find("#status.lost").count()).isZero();
        }
    }

    private Window window(Server server) {
        return browsing.window(Look.DESKTOP, server)
                .forgiving("ERR_CONNECTION")
                .forgiving("ERR_INCOMPLETE_CHUNKED_ENCODING")
                .forgiving("ERR_EMPTY_RESPONSE")
                .forgiving("404");
    }
}
