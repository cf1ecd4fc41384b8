package plateau.terminal.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.terminal.files.TextFile;
import plateau.terminal.options.Numbers;
import plateau.terminal.remote.BotConnection;
import plateau.terminal.remote.Joining;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Shutdown;

/// `plateau bot connect`: joins a local bot to a server.
@Command(
        name = "connect",
        description = "Let a bot of this machine play at a server.",
        footer = {
            "",
            "The bot needs an account of kind bot at the server, and its token. While it is connected",
            "anybody there may have it sit down; each of its games is played by a process of its own.",
            "When the server goes the command waits for it and goes on; when the command is started",
            "anew it goes on with the games it left. A bot that fails gives its game up. Ctrl-C ends it.",
            "Without --token and --token-file the token is taken from PLATEAU_TOKEN.",
            "",
            "Examples:",
            "  curl -s http://127.0.0.1:8080/api/accounts -H 'Content-Type: application/json' \\",
            "    -d '{\"name\":\"Fox\",\"kind\":\"bot\"}'",
            "  plateau bot connect http://127.0.0.1:8080 --token-file fox.token 'cmd:python3 fox.py'",
            "  plateau bot connect https://example.org --games 8 mcts:steps=200"
        })
public final class BotConnectCommand implements Runnable {
    @Parameters(index = "0", paramLabel = "URL", description = "The address of the server.")
    private String address = "";

    @Parameters(
            index = "1",
            paramLabel = "BOT",
            description = "The bot: cmd:COMMAND, jar:FILE, lib:FILE, or one of ours.")
    private String bot = "";

    @Option(
            names = "--token",
            paramLabel = "TOKEN",
            description =
                    "The token of the bot's account; others on this machine can see it in the list of" + " processes.")
    private String token = "";

    @Option(names = "--token-file", paramLabel = "FILE", description = "A file that holds the token and nothing else.")
    private String tokenFile = "";

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games it plays at the same time; 4 if left out.",
            converter = Numbers.Samples.class)
    private int games = 4;

    private final Screen screen;

    public BotConnectCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        var secret = secret();
        try (var connecting = Joining.of(bot).connect(address, secret, games, new Telling());
                var _ = new Shutdown(connecting::stop)) {
            connecting.run();
        } catch (InterruptedException stopped) {
            // Ctrl-C: the table waits for whoever comes back.
        }
    }

    private String secret() {
        var given = !token.isEmpty()
                ? token
                : !tokenFile.isEmpty()
                        ? read()
                        : Optional.ofNullable(System.getenv("PLATEAU_TOKEN")).orElse("");
        var secret = given.strip();
        if (secret.isEmpty() || !secret.matches("[A-Za-z0-9_-]{1,150}")) {
            throw new BadInput(
                    "connect.no-token",
                    "give the token of the bot's account, letters and digits in one word, by --token,"
                            + " --token-file or PLATEAU_TOKEN");
        }
        return secret;
    }

    private String read() {
        var file = TextFile.path("--token-file", tokenFile);
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new BadInput("connect.token-file", "--token-file: '%s' cannot be read", tokenFile);
        }
    }

    private final class Telling implements BotConnection.Reporter {
        @Override
        public void connected() {
            say("connect.ready", bot, address);
        }

        @Override
        public void lost(Message why, int seconds) {
            say("connect.lost", screen.words().text(why), Integer.toString(seconds));
        }

        @Override
        public void begun(Map<String, Object> start) {
            say(
                    "connect.begun",
                    start.getOrDefault("table", ""),
                    start.getOrDefault("game", ""),
                    start.getOrDefault("names", List.of()) instanceof List<?> names
                            ? String.join(
                                    ", ", names.stream().map(String::valueOf).toList())
                            : "");
        }

        @Override
        public void over(Map<String, Object> last) {
            var table = last.getOrDefault("table", "");
            if ("refused".equals(last.get("type"))) {
                say("connect.out", table, last.getOrDefault("reason", ""));
            } else {
                say(
                        "connect.over",
                        table,
                        String.valueOf(last.get("scores")),
                        last.getOrDefault("ending", ""),
                        String.valueOf(last.get("seat")));
            }
        }

        @Override
        public void gaveUp(String table, Message why) {
            say("connect.fault", table, screen.words().text(why));
        }

        private synchronized void say(String key, Object... arguments) {
            screen.out().println(Text.printable(screen.words().get(key, arguments)));
            screen.out().flush();
        }
    }
}
