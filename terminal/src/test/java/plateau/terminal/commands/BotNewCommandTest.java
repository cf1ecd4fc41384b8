package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.core.text.Json;
import plateau.games.Games;
import plateau.terminal.CommandTest;
import plateau.terminal.outside.Runtimes;
import plateau.terminal.outside.Starter;

/// `plateau bot new`: bots that work as they are written.
class BotNewCommandTest extends CommandTest {
    @ParameterizedTest
    @EnumSource(Starter.class)
    void everyBotComesWithAPageThatNamesItsPlace(Starter starter) throws IOException {
        var ran = run("bot", "new", starter.id(), "my-fox", "--in", folder.toString()).succeeded();
        var home = folder.resolve("my-fox");
        assertThat(ran.out()).contains("Made " + home + "\n", "plateau bot check ");
        assertThat(Files.readString(home.resolve("README.md")))
                .startsWith("# my-fox\n")
                .contains("plateau watch ", "plateau bot check ", "docs/protocol.md")
                .contains(home.toString());
        try (var files = Files.walk(home)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file))
                        .as(file.toString())
                        .doesNotContain("@NAME", "@SEAT");
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
        playsAllGames("python");
    }

    @Test
    void theJavaScriptBotPlaysAllGamesToTheirEnd() throws IOException {
        Runtimes.require("node");
        playsAllGames("javascript");
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
    void theClientInCPlaysCarcassonneToItsEnd() throws IOException, InterruptedException {
        Runtimes.require("make");
        Runtimes.require("gcc");
        run("bot", "new", "c", "fox", "--in", folder.toString()).succeeded();
        var home = folder.resolve("fox");
        var make = new ProcessBuilder("make").directory(home.toFile()).inheritIO().start();
        assertThat(make.waitFor()).isZero();
        plays("carcassonne", Starter.C.seat(home), "fox");
        assertThat(run("bot", "check", Starter.C.seat(home)).succeeded().out())
                .contains("fox keeps the protocol in ")
                .doesNotContain("small: ", "strange: ");
    }

    /// In a folder whose name a shell would take for several words.
    private void playsAllGames(String language) throws IOException {
        var home = Files.createDirectory(folder.resolve("it's my place"));
        run("bot", "new", language, "fox", "--in", home.toString()).succeeded();
        for (var game : Games.ids()) {
            plays(game, Starter.named(language).seat(home.resolve("fox")), "fox");
        }
    }

    private void plays(String game, String seat, String name) throws IOException {
        var out = file(game);
        run("watch", game, "--seat", "random", "--seat", seat, "-q", "--record", out).succeeded();
        var record = Json.readObject(Files.readString(Path.of(out)));
        assertThat(record.get("result")).asString().contains("ending=FINISHED");
        assertThat(record.get("identities")).asString().contains("name=" + name);
        assertThat(record).doesNotContainKey("departures");
    }

    @Test
    void whatCannotBeMadeIsRefusedAndNothingIsLeftBehind() throws IOException {
        var here = folder.toString();
        run("bot", "new", "pyton", "fox", "--in", here)
                .refused("no bot in 'pyton'; there are python, java, c, javascript; did you mean");
        for (var name : List.of("", "9lives", "a/b", "..", "with space", "-x".repeat(30), "é")) {
            run("bot", "new", "python", "--in", here, "--", name)
                    .refused("'" + name + "' cannot be a bot's name: it must be a letter, then");
        }
        run("bot", "new", "python", "fox", "--in", file("nowhere")).refused("there is no folder '");
        Files.createFile(folder.resolve("fox"));
        run("bot", "new", "python", "fox", "--in", here)
                .refused("is there already; choose another");
        run("bot", "new", "python").refused("missing: NAME");
        assertThat(children(folder)).containsExactly("fox");
    }

    @Test
    void aBareCommandShowsWhatThereIs() {
        assertThat(run("bot").succeeded().out())
                .startsWith("Usage: plateau bot")
                .contains("  new ", "  check ");
        run("bot", "chek")
                .refused("no command 'chek'; there are new, check, connect; did you mean 'check'?");
        assertThat(run("help", "bot", "new").succeeded().out())
                .startsWith("Usage: plateau bot new");
    }
}
