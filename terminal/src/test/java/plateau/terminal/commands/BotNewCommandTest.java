package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.core.text.Json;
import plateau.games.Games;
import plateau.terminal.CommandTest;
import plateau.terminal.outside.Runtimes;
import plateau.terminal.outside.Starter;

/// `plateau bot new`: bots that work as they are written.
@Tag("slow")
class BotNewCommandTest extends CommandTest {
    @ParameterizedTest
    @EnumSource(Starter.class)
    void everyBotComesWithAPageThatNamesItsPlace(Starter starter) throws IOException {
        var ran = run("bot", "new", starter.id(), "my-fox", "--in", folder.toString())
                .succeeded();
        var home = folder.resolve("my-fox");
        assertThat(ran.out()).contains("Made " + home + "\n", "plateau bot check ");
        assertThat(Files.readString(home.resolve("README.md")))
                .startsWith("# my-fox\n")
                .contains("plateau watch ", "plateau bot check ", "docs/protocol.md")
                .contains(home.toString());
        try (var files = Files.walk(home)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file)).as(file.toString()).doesNotContain("@NAME", "@SEAT");
            }
        }
        assertThat(children(folder)).containsExactly("my-fox");
    }

    private static List<String> children(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    @Test
    void thePythonBotHasTwentyLinesAndTheJavaScriptBotTwentyFiveAtMost() throws IOException {
        run("bot", "new", "python", "a", "--in", folder.toString()).succeeded();
        run("bot", "new", "javascript", "b", "--in", folder.toString()).succeeded();
        assertThat(Files.readAllLines(folder.resolve("a/bot.py"))).hasSizeLessThanOrEqualTo(20);
        assertThat(Files.readAllLines(folder.resolve("b/bot.mjs"))).hasSizeLessThanOrEqualTo(25);
    }

    @Test
    void thePythonBotPlaysAllGamesToTheirEnd() throws IOException {
        Runtimes.require("python3");
        playsAllGames("python", made("python"));
    }

    @Test
    void theJavaScriptBotPlaysAllGamesToTheirEnd() throws IOException {
        Runtimes.require("node");
        var home = made("javascript");
        playsAllGames("javascript", home);
        keepsTheProtocol("javascript", home);
    }

    @Test
    void theJavaBotPlaysAllGamesToTheirEnd() throws IOException {
        run("bot", "new", "java", "fox", "--in", folder.toString()).succeeded();
        var home = folder.resolve("fox").toString();
        var path = System.getProperty("java.class.path");
        tool("javac", "-cp", path, "-d", home + "/classes", home + "/FoxBot.java");
        tool("jar", "-cf", home + "/bot.jar", "-C", home + "/classes", ".", "-C", home, "META-INF");
        for (var options : Games.all()) {
            var game = options.defaults();
            // Who is hosted keeps a position of its own, for which it has to know every move.
            if (game.begin(game.defaultPlayers()).isOpen()) {
                plays(game.id(), Starter.JAVA.seat(Path.of(home)), "FoxBot");
            }
        }
    }

    private static void tool(String name, String... arguments) {
        var tool = ToolProvider.findFirst(name).orElseThrow();
        assertThat(tool.run(System.out, System.err, arguments)).as(name).isZero();
    }

    @Test
    void theLibraryInCPlaysCarcassonneToItsEnd() throws IOException, InterruptedException {
        Runtimes.require("make");
        Runtimes.require("gcc");
        run("bot", "new", "c-library", "fox", "--in", folder.toString()).succeeded();
        var home = folder.resolve("fox");
        does(home, "make");
        var seat = Starter.C_LIBRARY.seat(home);
        plays("carcassonne", seat, "fox");
        assertThat(run("bot", "check", seat).succeeded().out())
                .contains("ok     is loaded and says its name", "fox keeps the interface in ")
                .doesNotContain("small: ", "strange: ");
        var client = home.resolve("client.c");
        var source = Files.readString(client);
        Files.writeString(client, source.replace("return answered(choose(card));", "exit(7);"));
        does(home, "make", "CFLAGS=-include stdlib.h -fPIC");
        var failed = run("bot", "check", seat);
        failed.failed(1, "has faults: ");
        assertThat(failed.out())
                .contains("what it did: exited with code 7 before play() returned")
                .contains("expected: that play() returns in time, with x, y, dir and place")
                .doesNotContain("\"turn\"", "json", "JSON");
    }

    @Test
    void faultsOfMemoryOfALibraryAreFound() throws IOException, InterruptedException {
        Runtimes.require("make");
        Runtimes.require("gcc");
        run("bot", "new", "c-library", "fox", "--in", folder.toString()).succeeded();
        var home = folder.resolve("fox");
        assertThat(does(home, "make", "check")).contains("72 tiles laid: no fault found");
        var client = home.resolve("client.c");
        var source = Files.readString(client);
        // One move further than it was told.
        Files.writeString(client, source.replace("i < count; i++", "i <= count; i++"));
        for (var target : List.of("asan", "valgrind")) {
            var said = fails(home, "make", target);
            assertThat(said).as(target).contains("client.c:", "FAULT");
        }
    }

    @Test
    void theLibraryIsBuiltByCmakeToo() throws IOException, InterruptedException {
        Runtimes.require("cmake");
        Runtimes.require("gcc");
        run("bot", "new", "c-library", "fox", "--in", folder.toString()).succeeded();
        var home = folder.resolve("fox");
        does(home, "cmake", "-B", "build");
        does(home, "cmake", "--build", "build");
        assertThat(home.resolve("client.so")).exists();
        assertThat(home.resolve("client-history.so")).exists();
        assertThat(does(home, "cmake", "--build", "build", "--target", "check")).contains("no fault found");
    }

    /// As the page beside each bot says it is built.
    @ParameterizedTest
    @CsvSource({
        "c, cc, make",
        "c++, c++, make",
        "rust, rustc, rustc --edition 2021 -O src/main.rs -o bot",
        "go, go, go build -o bot ."
    })
    void aBotThatIsCompiledPlaysAllGamesToTheirEnd(String language, String compiler, String line)
            throws IOException, InterruptedException {
        Runtimes.require(compiler);
        Runtimes.require(line.split(" ", 2)[0]);
        var home = made(language);
        assertThat(Files.readString(home.resolve("README.md"))).contains("\n" + line + "\n");
        does(home, line.split(" "));
        playsAllGames(language, home);
        keepsTheProtocol(language, home);
    }

    /// Nothing could be better, either.
    private void keepsTheProtocol(String language, Path home) {
        assertThat(run("bot", "check", Starter.named(language).seat(home), "piles")
                        .succeeded()
                        .out())
                .contains("fox keeps the protocol in ")
                .doesNotContain("advice ");
    }

    /// Runs a command that succeeds; gives what it wrote.
    private static String does(Path home, String... command) throws IOException, InterruptedException {
        var ran = ran(home, command);
        assertThat(ran.code()).as(ran.out()).isZero();
        return ran.out();
    }

    private static String fails(Path home, String... command) throws IOException, InterruptedException {
        var ran = ran(home, command);
        assertThat(ran.code()).as(ran.out()).isNotZero();
        return ran.out();
    }

    private record Done(int code, String out) {}

    private static Done ran(Path home, String... command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command)
                .directory(home.toFile())
                .redirectErrorStream(true)
                .start();
        var out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Done(process.waitFor(), out);
    }

    /// In a folder whose name a shell would take for several words.
    private Path made(String language) throws IOException {
        var home = Files.createDirectory(folder.resolve("it's my place"));
        run("bot", "new", language, "fox", "--in", home.toString()).succeeded();
        return home.resolve("fox");
    }

    private void playsAllGames(String language, Path home) throws IOException {
        for (var game : Games.ids()) {
            plays(game, Starter.named(language).seat(home), "fox");
        }
    }

    private void plays(String game, String seat, String name) throws IOException {
        var out = file(game);
        run("watch", game, "--seat", "random", "--seat", seat, "-q", "--record", out)
                .succeeded();
        var record = Json.readObject(Files.readString(Path.of(out)));
        assertThat(record.get("result")).asString().contains("ending=FINISHED");
        assertThat(record.get("identities")).asString().contains("name=" + name);
        assertThat(record).doesNotContainKey("departures");
    }

    @Test
    void whatCannotBeMadeIsRefusedAndNothingIsLeftBehind() throws IOException {
        var here = folder.toString();
        run("bot", "new", "pyton", "fox", "--in", here)
                .refused("no bot in 'pyton'; there are python, java, javascript, c, c++, rust, go, c-library;");
        for (var name : List.of("", "9lives", "a/b", "..", "with space", "-x".repeat(30), "é")) {
            run("bot", "new", "python", "--in", here, "--", name)
                    .refused("'" + name + "' cannot be a bot's name: it must be a letter, then");
        }
        run("bot", "new", "python", "fox", "--in", file("nowhere")).refused("there is no folder '");
        Files.createFile(folder.resolve("fox"));
        run("bot", "new", "python", "fox", "--in", here).refused("is there already; choose another");
        run("bot", "new", "python").refused("missing: NAME");
        assertThat(children(folder)).containsExactly("fox");
    }

    @Test
    void aBareCommandShowsWhatThereIs() {
        assertThat(run("bot").succeeded().out())
                .startsWith("Usage: plateau bot")
                .contains("  new ", "  check ");
        run("bot", "chek").refused("no command 'chek'; there are new, check, connect; did you mean 'check'?");
        assertThat(run("help", "bot", "new").succeeded().out()).startsWith("Usage: plateau bot new");
    }
}
