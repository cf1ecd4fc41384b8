package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import plateau.core.text.Json;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.limits.HttpSettings;
import plateau.server.storage.file.Location;
import plateau.terminal.CommandTest;
import plateau.terminal.outside.Runtimes;
import plateau.terminal.outside.Starter;
import plateau.testkit.Eventually;

/// `plateau bot connect`, as a program of its own, at a real server.
@Timeout(120)
@Tag("slow")
class BotConnectCommandTest extends CommandTest {
    private final HttpClient client = HttpClient.newHttpClient();
    private Site site;
    private String ada = "";
    private String fox = "";
    private String foxId = "";

    @BeforeEach
    void open() throws Exception {
        site = site(0);
        ada = String.valueOf(post("/api/accounts", "", "{\"name\":\"Ada\"}").get("token"));
        var bot = post("/api/accounts", "", "{\"name\":\"Fox\",\"kind\":\"bot\"}");
        fox = String.valueOf(bot.get("token"));
        foxId = String.valueOf(bot.get("id"));
    }

    @AfterEach
    void close() {
        site.close();
        client.close();
    }

    private Site site(int port) {
        var http = HttpSettings.at("127.0.0.1", port).withRates(Map.of());
        var location = Location.of(folder.resolve("plateau.db").toString());
        return Site.open(new SiteSettings(location, http));
    }

    private String address() {
        return "http://127.0.0.1:" + site.port();
    }

    private Map<String, Object> post(String path, String token, String body) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(address() + path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return Json.readObject(client.send(request.build(), HttpResponse.BodyHandlers.ofString())
                .body());
    }

    private String seat(String game) throws IOException, InterruptedException {
        var plan = "{\"game\":\"" + game + "\",\"seats\":[\"account:" + foxId + "\",\"random\"]}";
        return String.valueOf(post("/api/tables", ada, plan).get("id"));
    }

    private Process connect(String bot) throws IOException {
        return connect(address(), bot);
    }

    private Process connect(String address, String bot) throws IOException {
        Files.writeString(folder.resolve("token"), fox + "\n");
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var words = new ArrayList<String>(List.of(java, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        words.addAll(List.of("-cp", System.getProperty("java.class.path")));
        words.addAll(List.of("plateau.terminal.Main", "bot", "connect", address, bot));
        words.addAll(List.of("--token-file", folder.resolve("token").toString()));
        return new ProcessBuilder(words).redirectErrorStream(true).start();
    }

    @Test
    void aProgramPlaysThroughARestartOfTheServer() throws Exception {
        Runtimes.require("python3");
        run("bot", "new", "python", "fox", "--in", folder.toString()).succeeded();
        var process = connect(Starter.PYTHON.seat(folder.resolve("fox")));
        try (var lines = process.inputReader()) {
            assertThat(lines.readLine()).contains("is connected to " + address());
            var table = seat("carcassonne");
            assertThat(lines.readLine()).isEqualTo("Table " + table + ": carcassonne with Fox, random");
            int port = site.port();
            site.close();
            site = site(port);
            var line = lines.readLine();
            while (!line.contains("over, FINISHED")) {
                line = lines.readLine();
            }
            assertThat(line).startsWith("Table " + table + ": over, FINISHED; scores [");
        } finally {
            end(process);
        }
    }

    /// On the way answers are lost, or somebody says that the server is not there.
    @Test
    void aMoveIsRepeatedUntilItIsAnswered() throws Exception {
        try (var way = new RoughWay(address())) {
            var process = connect(way.address(), "random");
            try (var lines = process.inputReader()) {
                assertThat(lines.readLine()).startsWith("random is connected to ");
                var table = seat("piles");
                lines.readLine();
                assertThat(lines.readLine()).startsWith("Table " + table + ": over, FINISHED");
                assertThat(way.troubles()).isEmpty();
            } finally {
                end(process);
            }
        }
    }

    @Test
    void whoDeclinesATableTellsTheOthersWhy() throws Exception {
        var process = connect(address(), Runtimes.bad("lazy"));
        try (var lines = process.inputReader()) {
            assertThat(lines.readLine()).contains("is connected to ");
            var table = seat("piles");
            assertThat(lines.readLine())
                    .startsWith("Table " + table + ": ")
                    .contains("declined: I play with one other at most");
            Eventually.is(
                    "word of who declined", () -> get("/api/tables/" + table).contains("declined: I play with one"));
        } finally {
            end(process);
        }
    }

    private String get(String path) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(address() + path))
                .header("Authorization", "Bearer " + ada)
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    @Test
    void aBotOfOursPlaysToo() throws Exception {
        var process = connect("mcts:steps=5");
        try (var lines = process.inputReader()) {
            assertThat(lines.readLine()).startsWith("mcts:steps=5 is connected to ");
            var table = seat("tilings");
            assertThat(lines.readLine()).isEqualTo("Table " + table + ": tilings with Fox, random");
            assertThat(lines.readLine()).startsWith("Table " + table + ": over, FINISHED");
        } finally {
            end(process);
        }
    }

    private static void end(Process process) throws InterruptedException {
        process.destroy();
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void whatCannotBeDoneIsToldInWords() {
        run("bot", "connect", address(), "random", "--token", "wrong").refused(address() + " does not know this token");
        run("bot", "connect", address() + "/games", "random", "--token", fox)
                .refused("there is no server of Plateau at " + address() + "/games");
        run("bot", "connect", "localhost", "random", "--token", fox).refused("the address of a server is like");
        run("bot", "connect", address(), "nobody", "--token", fox).refused("nobody");
        run("bot", "connect", address(), "random", "--token", ada).refused("this is for bots");
        run("bot", "connect", address(), "random", "--token-file", "none.txt").refused("'none.txt' cannot be read");
    }
}
