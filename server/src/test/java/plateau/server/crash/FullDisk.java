package plateau.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import plateau.core.text.BadInput;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.limits.HttpSettings;
import plateau.server.live.Client;
import plateau.server.storage.file.Location;
import plateau.server.tables.terms.LeastTimes;
import plateau.server.tables.terms.TableBounds;
import plateau.testkit.Eventually;

/// A server on a disk that is filled to the last byte under it and before it starts. It runs in a process of
/// its own, which has mounted such a disk for itself, and ends with 0 if all was as it must be.
final class FullDisk {
    private static final Map<String, Object> TOURNAMENT =
            Map.of("game", "piles", "bots", List.of("random", "greedy"), "games", 10_000);

    /// Nobody wants to wait for ten seconds until somebody is replaced.
    private static final TableBounds TIMES = new TableBounds(
            new LeastTimes(Duration.ofSeconds(1), Duration.ofSeconds(1), Duration.ofSeconds(1)),
            TableBounds.USUAL.rated());

    private static final String NO_ROOM = "429 nothing can be written here now; try again later";

    private final Path folder;

    private FullDisk(Path folder) {
        this.folder = folder;
    }

    /// `FOLDER`: a small disk.
    public static void main(String[] arguments) throws IOException {
        new FullDisk(Path.of(arguments[0])).run();
        System.exit(0);
    }

    private Site open() {
        var location = Location.of(folder.resolve("plateau.db").toString());
        var http = HttpSettings.local(0).withRates(Map.of());
        return Site.open(new SiteSettings(location, http).withTimes(TIMES));
    }

    private void run() throws IOException {
        Client ada;
        String table;
        Map<String, Object> before;
        var filled = open();
        try (var site = filled) {
            ada = Client.named(site.port(), "Ada");
            table = ada.make("game", "piles", "seats", List.of("me", "me"));
            ada.moveAny(table, 1).expect(200);
            before = ada.table(table);
            var bob = Client.named(site.port(), "Bob");
            var tournament =
                    ada.post("/api/tournaments", TOURNAMENT).expect(201).text("id");
            var other = bob.post("/api/tournaments", TOURNAMENT).expect(201).text("id");
            var fox = replaced(site.port(), ada);
            fill();
            int refused = 0;
            while (refused < 20) {
                var reply = ada.moveAny(table, 1);
                if (reply.status() == 200) {
                    // There was room for it in what was there before.
                    before = ada.table(table);
                } else {
                    assertThat(reply.status()).isEqualTo(503);
                    refused++;
                }
            }
            assertThat(ada.get("/health").status()).isEqualTo(503);
            comeBack(fox);
            breakDown(ada, tournament);
            breakDown(bob, other);
            for (int each = 0; each < 5; each++) {
                assertThat(bob.post("/api/tournaments", TOURNAMENT).detail()).isEqualTo(NO_ROOM);
                assertThat(bob.post("/api/tournaments/" + other + "/resume").detail())
                        .isEqualTo(NO_ROOM);
            }
            ada.delete("/api/tournaments/" + tournament).expect(204);
            // Nothing is left of what was refused.
            assertThat(folder.resolve("plateau.db.tournaments"))
                    .isDirectoryNotContaining(path -> !path.endsWith(other));
            fill();
        }
        assertThat(filled.wasWhole()).isFalse();
        // What it has taken over into its file is room again.
        fill();
        try (var _ = open()) {
            throw new AssertionError("it starts on a full disk");
        } catch (BadInput full) {
            System.out.println(full.getMessage());
        }
        Files.delete(folder.resolve("filler"));
        var again = open();
        try (var site = again) {
            assertThat(ada.at(site.port()).table(table)).isEqualTo(before);
            ada.at(site.port()).moveAny(table, 1).expect(200);
        }
        assertThat(again.wasWhole()).isTrue();
    }

    /// A bot that runs elsewhere and has gone, so that another plays for it.
    private static Client replaced(int port, Client ada) {
        var fox = Client.opened(port, "name", "Fox", "kind", "bot");
        String table;
        try (var wire = fox.follow("/api/bot")) {
            wire.next("hello");
            var absence = Map.of("after", "1s", "bot", "random");
            var seats = List.of("account:" + fox.id(), "me");
            table = ada.make("game", "piles", "seats", seats, "absence", absence);
            wire.next("start");
        }
        try (var ear = ada.listen(table, "?after=0")) {
            ear.until("moved");
        }
        return fox;
    }

    /// That it is back cannot be written: it is told to come again, as often as it does.
    private static void comeBack(Client fox) {
        for (int each = 0; each < 3; each++) {
            try (var wire = fox.follow("/api/bot")) {
                var line = wire.next("hello");
                while (!line.text("type").equals("gone")) {
                    line = wire.next();
                }
            }
        }
    }

    /// What goes on in the background ends, and says why.
    private static void breakDown(Client ada, String tournament) {
        var look = "/api/tournaments/" + tournament;
        Eventually.is(
                "a tournament breaks down",
                () -> ada.get(look).json().text("state").equals("failed"));
        assertThat(ada.get(look).json().text("why")).isEqualTo("disk");
    }

    private void fill() throws IOException {
        fill(folder);
    }

    /// Leaves no room in a folder.
    static void fill(Path folder) throws IOException {
        for (int size = 65_536; size > 0; size /= 2) {
            try {
                while (true) {
                    Files.write(
                            folder.resolve("filler"),
                            new byte[size],
                            StandardOpenOption.CREATE,
                            StandardOpenOption.APPEND);
                }
            } catch (IOException _) {
                // There is no room for so much.
            }
        }
    }
}
