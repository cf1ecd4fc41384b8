package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Json;
import plateau.server.storage.Storage;

/// `./plateau serve` as operators run it.
@Timeout(600)
@Tag("slow")
class ServeTest {
    private static final Pattern ADDRESS = Pattern.compile("http://\\S+/");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void servesUntilItIsToldToStop() throws Exception {
        Launcher.linkIn(folder);
        for (var signal : List.of("TERM", "INT")) {
            var process =
                    start("serve", "--port", "0", "--db", folder.resolve("a.db").toString());
            try (var out = process.inputReader()) {
                var address = address(out);
                assertThat(get(address + "health")).isEqualTo("{\"status\":\"well\"}");
                assertThat(out.readLine()).isEqualTo("Everything is kept in " + folder.resolve("a.db"));
                assertThat(out.readLine()).isEqualTo("Ctrl-C stops it.");
                var database = folder.resolve("a.db").toString();
                var check = Launcher.run(folder, Launcher.AS_BUILT, "db", "check", "--db", database);
                assertThat(check.out()).as("while it runs").contains("is sound, version");

                Project.run(Map.of(), List.of("kill", "-" + signal, "" + process.pid()));
                assertThat(out.lines().toList()).containsExactly("Stopping…", "Stopped; everything is on the disk.");
                assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
                assertThat(process.exitValue()).isZero();
                assertThat(process.errorReader().lines()).isEmpty();
            } finally {
                process.destroyForcibly();
            }
        }
    }

    /// A file stands where the folder of a tournament was.
    @Test
    void whatCouldNotBeWrittenIsNotSaidToBeOnTheDisk() throws Exception {
        Launcher.linkIn(folder);
        var process =
                start("serve", "--port", "0", "--db", folder.resolve("b.db").toString());
        try (var out = process.inputReader()) {
            var api = address(out) + "api/";
            var token = post(api + "accounts", "token", "", "{\"name\":\"Ada\"}");
            var plan = "{\"game\":\"piles\",\"bots\":[\"greedy\",\"random\"],\"games\":10000}";
            var id = post(api + "tournaments", "id", token, plan);
            var kept = folder.resolve("b.db.tournaments").resolve(id);
            Files.move(kept, folder.resolve("moved"));
            Files.createFile(kept);
            post(api + "tournaments/" + id + "/stop", "", token, "{}");
            Project.run(Map.of(), List.of("kill", "-TERM", "" + process.pid()));
            assertThat(out.lines().toList())
                    .endsWith(
                            "Stopping…",
                            "Stopped; every move that was acknowledged is on the disk, but something"
                                    + " else could not be written (see the log).");
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
            assertThat(process.errorReader().lines())
                    .anyMatch(line -> line.contains("how something ended is not written: tournament " + id));
        } finally {
            process.destroyForcibly();
        }
    }

    /// What is answered under a name.
    private static String post(String address, String name, String token, String body) throws Exception {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create(address))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body));
            if (!token.isEmpty()) {
                request.header("Authorization", "Bearer " + token);
            }
            var answer = client.send(request.build(), BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
            return name.isEmpty()
                    ? ""
                    : String.valueOf(Json.readObject(answer.body()).get(name));
        }
    }

    @Test
    void withoutItsJarsItSaysWhatToDo() throws Exception {
        Launcher.copyTo(folder);
        var ran = Launcher.run(folder, Launcher.AS_BUILT, "serve");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("the server is not built; run ./plateau build");
    }

    /// They would make every command slower.
    @Test
    void otherCommandsDoNotHaveTheServerOnTheirClassPath() throws Exception {
        Launcher.linkIn(folder);
        var path = Launcher.run(folder, Launcher.AS_BUILT, "classpath").out().strip();
        assertThat(path).doesNotContain("/server/target/");
        assertThat(Arrays.asList(path.split(":"))).doesNotHaveDuplicates();
        assertThat(Launcher.run(folder, Launcher.AS_BUILT, "games", "piles").code())
                .isZero();
        assertThat(Launcher.run(folder, Launcher.AS_BUILT, "--help").out()).contains("serve", "db ");
    }

    @Test
    void theCommandsOfThePageWorkAsPrinted() throws Exception {
        Launcher.linkIn(folder);
        Storage.open(folder.resolve("games.db").toString()).close();
        var script = String.join("\n", Page.of("operating.md").blocks("sh"));
        var shell = List.of("bash", "-euo", "pipefail", "-c", "cd '" + folder + "'\n" + script);
        var ran = Project.run(Launcher.AS_BUILT, shell);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("backup.db is sound, version ", "/restored.db: ");
        assertThat(folder.resolve("restored.db")).exists();
    }

    /// A shell that runs tests in the background has them ignore Ctrl-C; this undoes it.
    private Process start(String... arguments) throws IOException {
        var command = new ArrayList<>(List.of("env", "--default-signal=INT"));
        command.add(folder.resolve("plateau").toString());
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command);
        builder.environment().putAll(Launcher.AS_BUILT);
        builder.environment().put("LC_ALL", "C.UTF-8");
        return builder.start();
    }

    private static String address(BufferedReader out) throws IOException {
        var line = out.readLine();
        var found = ADDRESS.matcher(line == null ? "" : line);
        assertThat(found.find()).as(line).isTrue();
        assertThat(line).startsWith("Plateau is at http://127.0.0.1:");
        return found.group();
    }

    private static String get(String address) throws Exception {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create(address)).build();
            return client.send(request, BodyHandlers.ofString()).body();
        }
    }
}
