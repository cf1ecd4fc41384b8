package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// The server is killed in the middle of a game and comes again; nobody has to do anything.
class RestartTest {
    @RegisterExtension
    static final LiveSite SITE = new LiveSite();

    @RegisterExtension
    final Browsing browsing = new Browsing(SITE);

    @TempDir
    Path folder = Path.of("");

    @Test
    void bothGoOnAfterTheServerWasKilled() throws Exception {
        try (var server = new ServerProcess(folder.resolve("plateau.db"))) {
            var ann = window(Look.PHONE, server).named("Ann");
            var bob = window(Look.DESKTOP, server).named("Bob");
            var plan = Map.of("game", "piles", "options", Map.of("size", 3), "seats", List.of("me", "free"));
            var table = ann.table(plan);
            bob.post("/api" + table + "/seats", Map.of());
            ann.open(table);
            bob.open(table);
            var first = Person.clicking(ann, 3);
            var second = Person.clicking(bob, 4);
            first.play(1);
            second.play(1);
            var before = List.of(lines(ann), lines(bob));

            server.kill();
            for (var window : List.of(ann, bob)) {
                window.find("#status.lost").waitFor();
            }
            server.startAgain();

            assertThat(lines(ann)).isGreaterThanOrEqualTo(before.getFirst());
            while (first.step() && second.step()) {
                // They take turns until the game is over.
            }
            ann.await("eyes.isOver()");
            bob.await("eyes.isOver()");
            assertThat(lines(ann)).isEqualTo(lines(bob));
        }
    }

    private Window window(Look look, Server server) {
        return browsing.window(look, server)
                .forgiving("ERR_CONNECTION")
                .forgiving("ERR_INCOMPLETE_CHUNKED_ENCODING")
                .forgiving("ERR_EMPTY_RESPONSE");
    }

    private static int lines(Window window) {
        return window.find("#lines li").count();
    }
}
