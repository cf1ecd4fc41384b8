package plateau.server.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.server.live.Client;
import plateau.server.live.Reply;

@Tag("slow")
class OutsidersTest {
    private static final Path STARTER =
            Path.of("../terminal/src/main/resources/plateau/terminal/outside/python/bot.py");
    private static final Path ZOO = Path.of("../arena/src/test/resources/plateau/arena/outside/zoo.py");

    @TempDir
    private Path folder;

    private static OutsideBot bot(String name, int processes, Path program, String... words) {
        var command = new ArrayList<String>(List.of("cmd:python3", program.toString()));
        for (var word : words) {
            command.add("'" + word + "'");
        }
        return new OutsideBot(name, String.join(" ", command), Set.of("piles"), processes, 0);
    }

    private static Reply seat(Client who, String... seats) {
        return who.post(
                "/api/tables", "game", "piles", "options", map("size", 2), "clock", "3s/move", "seats", List.of(seats));
    }

    @Test
    void aBotFromOutsidePlaysAWholeGame() throws Exception {
        try (var site = new TestSite(folder, bot("fox", 1, STARTER))) {
            var ada = site.client("Ada");
            var table = seat(ada, "fox", "random").text("id");
            try (var ear = ada.listen(table, "?after=0")) {
                assertThat(ear.event("ended")).containsEntry("ending", "FINISHED");
            }
        }
    }

    @Test
    void itPlaysOnAfterARestart() throws Exception {
        try (var site = new TestSite(folder, bot("fox", 1, STARTER))) {
            var ada = site.client("Ada");
            var table = seat(ada, "me", "fox").text("id");
            ada.move(table, 0, "1,1");
            try (var ear = ada.listen(table, "?after=0")) {
                ear.until("moved");
                ear.until("moved");
            }
            site.restart();
            ada = ada.at(site.port());
            try (var ear = ada.listen(table, "?after=0")) {
                ear.until("moved");
                ear.until("moved");
                assertThat(ada.move(table, 2, "1,1").status()).isEqualTo(200);
                ear.until("moved");
                assertThat(ear.event("moved")).containsEntry("seat", 1L);
            }
        }
    }

    @Test
    void whoAsksForMoreGamesThanThereMayBeIsRefused() throws Exception {
        try (var site = new TestSite(folder, bot("fox", 1, STARTER))) {
            var ada = site.client("Ada");
            var first = seat(ada, "me", "fox").text("id");
            var refused = seat(ada, "me", "fox");
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.text("detail"))
                    .isEqualTo("fox plays 1 games already, and at most 1 at a time; try again later");
            ada.at(first, "resign");
            assertThat(seat(ada, "me", "fox").status()).isEqualTo(201);
        }
    }

    @Test
    void noCommandAndNoOtherGameIsTaken() {
        try (var site = new TestSite(folder, bot("fox", 1, STARTER))) {
            var ada = site.client("Ada");
            assertThat(seat(ada, "me", "cmd:touch /tmp/owned").status()).isEqualTo(400);
            var other = ada.post("/api/tables", "game", "tilings", "seats", List.of("me", "fox"));
            assertThat(other.text("detail")).isEqualTo("fox does not play tilings; it plays piles");
            var standIn = ada.post("/api/tables", "game", "piles", "absence", map("bot", "fox"));
            assertThat(standIn.text("detail")).startsWith("fox cannot play for others");
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
    void whoMisbehavesIsOutAndTheOthersPlayOn(String vice, String ending, String reason) throws Exception {
        var tag = "zoo-" + Long.toHexString(System.nanoTime());
        try (var site = new TestSite(folder, bot("bad", 1, ZOO, vice, tag), bot("fox", 1, STARTER))) {
            var ada = site.client("Ada");
            var other = seat(ada, "fox", "random").text("id");
            var seats = List.of("bad", "random", "random");
            var table = ada.make("game", "piles", "clock", "3s/move", "seats", seats);
            try (var ear = ada.listen(table, "?after=0")) {
                var left = ear.event("left");
                assertThat(left).containsEntry("seat", 0L).containsEntry("ending", ending);
                assertThat(left.text("reason")).contains(reason);
                assertThat(ear.event("ended")).isNotNull();
            }
            try (var ear = ada.listen(other, "?after=0")) {
                assertThat(ear.event("ended")).containsEntry("ending", "FINISHED");
            }
        }
        assertThat(alive(tag)).isZero();
    }

    @Test
    void whatABotDeclinesIsRefusedBeforeItBegins() throws Exception {
        try (var site = new TestSite(folder, bot("shy", 1, ZOO, "declines three"))) {
            var ada = site.client("Ada");
            var refused = seat(ada, "me", "shy", "random");
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.text("detail")).isEqualTo("shy declined: two at most");
            var table = seat(ada, "me", "shy").text("id");
            ada.move(table, 0, "1,1");
            try (var ear = ada.listen(table, "?after=0")) {
                ear.until("moved");
                assertThat(ear.event("moved")).containsEntry("seat", 1L);
            }
        }
    }

    @Test
    void aTournamentThatABotDeclinesIsRefused() {
        try (var site = new TestSite(folder, bot("shy", 1, ZOO, "declines three"))) {
            var ada = site.client("Ada");
            var plan = map("game", "piles", "options", map("size", 2), "bots", List.of("random", "easy", "shy"));
            plan.putAll(map("games", 6, "players", 3));
            var refused = ada.post("/api/tournaments", plan);
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.text("detail")).isEqualTo("shy declined: two at most");
            plan.put("players", 2);
            assertThat(ada.post("/api/tournaments", plan).status()).isLessThan(300);
        }
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
