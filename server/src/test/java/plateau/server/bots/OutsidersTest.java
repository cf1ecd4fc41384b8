package plateau.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.text.Json;
import plateau.server.bots.TestSite.Account;
import plateau.server.bots.TestSite.Reply;

class OutsidersTest {
    private static final Path STARTER =
            Path.of("../terminal/src/main/resources/plateau/terminal/outside/python/bot.py");
    private static final Path ZOO =
            Path.of("../arena/src/test/resources/plateau/arena/outside/zoo.py");

    @TempDir private Path folder;

    private static OutsideBot bot(String name, int processes, Path program, String... words) {
        var command = new ArrayList<String>(List.of("cmd:python3", program.toString()));
        for (var word : words) {
            command.add("'" + word + "'");
        }
        return new OutsideBot(name, String.join(" ", command), Set.of("piles"), processes, 0);
    }

    private static Reply seat(TestSite site, Account who, String... seats) {
        var plan =
                "{\"game\":\"piles\",\"options\":{\"size\":2},\"clock\":\"3s/move\",\"seats\":"
                        + Json.write(List.of(seats))
                        + "}";
        return site.post("/api/tables", who.token(), plan);
    }

    private static Reply move(TestSite site, Account who, String table, int ply, String move) {
        return site.post(
                "/api/tables/" + table + "/moves",
                who.token(),
                Json.write(Map.of("ply", ply, "move", move)));
    }

    @Test
    void aBotFromOutsidePlaysAWholeGame() throws Exception {
        try (var site = new TestSite(folder, bot("fox", 1, STARTER))) {
            var ada = site.account("Ada", "person");
            var table = seat(site, ada, "fox", "random").string("id");
            try (var watch = new Watch(site, table, ada)) {
                assertThat(watch.until("ended")).containsEntry("ending", "FINISHED");
            }
        }
    }

    @Test
    void itPlaysOnAfterARestart() throws Exception {
        try (var site = new TestSite(folder, bot("fox", 1, STARTER))) {
            var ada = site.account("Ada", "person");
            var table = seat(site, ada, "me", "fox").string("id");
            move(site, ada, table, 0, "1,1");
            try (var watch = new Watch(site, table, ada)) {
                watch.until("moved");
                watch.until("moved");
            }
            site.restart();
            try (var watch = new Watch(site, table, ada)) {
                watch.until("moved");
                watch.until("moved");
                assertThat(move(site, ada, table, 2, "1,1").status()).isEqualTo(200);
                watch.until("moved");
                assertThat(watch.until("moved")).containsEntry("seat", 1L);
            }
        }
    }

    @Test
    void whoAsksForMoreGamesThanThereMayBeIsRefused() throws Exception {
        try (var site = new TestSite(folder, bot("fox", 1, STARTER))) {
            var ada = site.account("Ada", "person");
            var first = seat(site, ada, "me", "fox").string("id");
            var refused = seat(site, ada, "me", "fox");
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.string("detail"))
                    .isEqualTo(
                            "fox plays 1 games already, and at most 1 at a time; try again later");
            site.post("/api/tables/" + first + "/resign", ada.token(), "{}");
            assertThat(seat(site, ada, "me", "fox").status()).isEqualTo(201);
        }
    }

    @Test
    void noCommandAndNoOtherGameIsTaken() {
        try (var site = new TestSite(folder, bot("fox", 1, STARTER))) {
            var ada = site.account("Ada", "person");
            assertThat(seat(site, ada, "me", "cmd:touch /tmp/owned").status()).isEqualTo(400);
            var other =
                    site.post(
                            "/api/tables",
                            ada.token(),
                            "{\"game\":\"tilings\",\"seats\":[\"me\",\"fox\"]}");
            assertThat(other.string("detail"))
                    .isEqualTo("fox does not play tilings; it plays piles");
            var standIn =
                    site.post(
                            "/api/tables",
                            ada.token(),
                            "{\"game\":\"piles\",\"absence\":{\"bot\":\"fox\"}}");
            assertThat(standIn.string("detail")).startsWith("fox cannot play for others");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "illegal, ILLEGAL_MOVE, '99,99'",
        "exits, CRASH, exited with code 3",
        "10 MB, CRASH, more than 1048576 bytes",
        "forks and is silent, TIMEOUT, thought for",
        "closes stdout, CRASH, closed its output"
    })
    void whoMisbehavesIsOutAndTheOthersPlayOn(String vice, String ending, String reason)
            throws Exception {
        var tag = "zoo-" + Long.toHexString(System.nanoTime());
        try (var site =
                new TestSite(folder, bot("bad", 1, ZOO, vice, tag), bot("fox", 1, STARTER))) {
            var ada = site.account("Ada", "person");
            var other = seat(site, ada, "fox", "random").string("id");
            var plan =
                    "{\"game\":\"piles\",\"clock\":\"3s/move\",\"seats\":[\"bad\",\"random\",\"random\"]}";
            var table = site.post("/api/tables", ada.token(), plan).string("id");
            try (var watch = new Watch(site, table, ada)) {
                var left = watch.until("left");
                assertThat(left).containsEntry("seat", 0L).containsEntry("ending", ending);
                assertThat(left.get("reason")).asString().contains(reason);
                assertThat(watch.until("ended")).isNotNull();
            }
            try (var watch = new Watch(site, other, ada)) {
                assertThat(watch.until("ended")).containsEntry("ending", "FINISHED");
            }
        }
        assertThat(alive(tag)).isZero();
    }

    private static long alive(String tag) throws IOException {
        try (var folders = Files.list(Path.of("/proc"))) {
            return folders.map(each -> each.resolve("cmdline"))
                    .filter(file -> read(file).contains(tag))
                    .count();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException gone) {
            return "";
        }
    }
}
