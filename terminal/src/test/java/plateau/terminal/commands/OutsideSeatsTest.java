package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plateau.core.records.GameRecord;
import plateau.terminal.CommandTest;
import plateau.testkit.Eventually;

/// Bots from outside sit down wherever bots do. The one here is a shell script: it needs nothing else.
class OutsideSeatsTest extends CommandTest {
    private static final String BOT = """
            while read -r line; do
              case $line in
                *'"type":"hello"'*) echo '{"type":"hello","name":"Shell","version":"1.0"}' ;;
                *'"type":"start"'*) echo "start $line" >&2; echo '{"type":"ready"}' ;;
                *'"type":"turn"'*)
                  move=${line#*'"legal":["'}
                  echo "{\\"type\\":\\"move\\",\\"move\\":\\"${move%%'"'*}\\",\\"say\\":\\"so\\"}" ;;
                *'"type":"bye"'*) exit ;;
              esac
            done
            """;

    private String bot = "";

    @BeforeEach
    void write() throws IOException {
        var script = folder.resolve("bot, or so.sh");
        Files.writeString(script, BOT);
        bot = "cmd:sh '" + script + "'";
    }

    @Test
    void itsOwnNameIsToldAndItsRecordTellsMore() throws IOException {
        var record = folder.resolve("game.jsonl");
        var ran =
                run("watch", "piles", "-o", "size=3", "--seats", "random," + bot, "-q", "--record", record.toString());
        ran.succeeded();
        assertThat(ran.out()).contains("random, Shell", "player 2 (Shell): ");
        var written = GameRecord.parse(Files.readString(record).strip());
        assertThat(written.seats()).containsExactly("random", bot);
        assertThat(written.identities())
                .containsExactly(new GameRecord.Identity("random", ""), new GameRecord.Identity("Shell", "1.0"));
        assertThat(written.logs().getFirst()).isEmpty();
        assertThat(written.logs().getLast()).contains("[ply 1] says 'so'");
        assertThat(written.departures()).isEmpty();
        run("verify", record.toString()).succeeded();
        assertThat(run("replay", record.toString()).succeeded().out()).contains("player 2 (Shell)");
    }

    @Test
    void whatItWritesStandsInItsRecord() {
        writes(List.of("--seats", "random," + bot), "start {", "\"players\":2,\"seat\":1");
    }

    /// What it writes is read beside the game, which takes milliseconds: on a busy machine it may come too late.
    private void writes(List<String> arguments, String... words) {
        Eventually.is("what the bot has written, in a record", () -> {
            var record = folder.resolve("written.jsonl");
            Files.deleteIfExists(record);
            run(with(List.of("watch", "piles", "-q", "--record", record.toString()), arguments.toArray(String[]::new)))
                    .succeeded();
            var log = GameRecord.parse(Files.readString(record).strip()).logs().getLast();
            return List.of(words).stream().allMatch(log::contains);
        });
    }

    @Test
    void theSameBotTwiceIsNumbered() {
        var ran = run("watch", "piles", "-o", "size=3", "--seat", bot, "--seat", bot, "-q");
        assertThat(ran.succeeded().out()).contains("player 1 (Shell): ", "player 2 (Shell (2)): ");
    }

    @Test
    void itIsSimulatedAndDuels() {
        var simulated = run("simulate", "piles", "-o", "size=3", "--seats", "random," + bot, "--games", "4");
        assertThat(simulated.succeeded().out()).contains("Shell").doesNotContain("CRASH");
        var pair = "random/" + bot;
        assertThat(run("ladder", "piles", "-o", "size=3", "--pair", pair, "--games", "4", "-n", "2")
                        .succeeded()
                        .out())
                .contains("| 4 |");
        run("ladder", "piles", "--pair", bot + "/random").refused("comes second; turn 'cmd:sh");
    }

    @Test
    void itPlaysAgainstPeople() {
        var ran = runWith("1,1\nq\n", "play", "piles", "--seats", "human," + bot);
        assertThat(ran.out()).contains("player 2 (Shell)");
    }

    @Test
    void whoCannotStartIsRefused() {
        run("watch", "piles", "--seats", "random,cmd:./no-such-bot --fast")
                .refused("--seats: 'cmd:./no-such-bot --fast' exited with code 127", "no-such-bot");
        run("simulate", "piles", "--seat", "random", "--seat", "cmd: ").refused("--seat: 'cmd: ' lacks a command");
        runIn("fr", "", "watch", "piles", "--seat", "cmd:", "--seat", "random")
                .refused("--seat : il manque une commande à « cmd: »");
        run("watch", "piles", "--seats", "random,cmd:echo hi").refused("answered with what is no JSON object: 'hi'");
    }

    @Test
    void whoDoesNotPlayTheGameIsRefused() {
        var only = "cmd:echo '{\"type\":\"hello\",\"name\":\"x\",\"games\":[\"piles\"]}'; cat";
        run("watch", "tilings", "--seats", "random," + only).refused("does not play tilings; it plays piles");
    }

    @Test
    void clocksAndLimitsAreChecked() {
        run("watch", "piles", "--clock", "5").refused("--clock: no clock '5'; there are such as");
        runIn("fr", "", "watch", "piles", "--clock", "5").refused("--clock : pas de pendule « 5 »");
        run("watch", "piles", "--bot-memory", "12")
                .refused("--bot-memory must be a size from 1m to 65536g, not '12'; m stands for"
                        + " megabytes, g for gigabytes; none is for no limit");
        runIn("fr", "", "watch", "piles", "--bot-memory", "65537g")
                .refused("--bot-memory doit être une taille de 1m à 65536g, pas « 65537g »");
    }

    @Test
    void aClockIsToldAndWritten() throws IOException {
        var record = folder.resolve("game.jsonl");
        run(
                        "watch",
                        "piles",
                        "-o",
                        "size=3",
                        "--seats",
                        "mcts," + bot,
                        "--clock",
                        "10m+1s",
                        "--record",
                        record.toString(),
                        "-q",
                        "-o",
                        "turn-limit=8")
                .succeeded();
        var written = GameRecord.parse(Files.readString(record).strip());
        assertThat(written.clock()).isEqualTo("10m+1s");
        assertThat(written.times().taken()).hasSameSizeAs(written.moves());
        writes(
                List.of("-o", "size=3", "--seats", "random," + bot, "--clock", "10m+1s"),
                "\"clock\":{\"game\":600000,\"increment\":1000}");
    }

    @Test
    void stepsAreTheSameOnAnyMachine() {
        var arguments = List.of("watch", "piles", "-o", "size=3", "--seats", "mcts,hard", "-q", "-s", "3");
        var one = run(with(arguments, "--clock", "steps=50")).succeeded().out();
        assertThat(run(with(arguments, "--clock", "steps=50")).succeeded().out())
                .isEqualTo(one);
    }

    private static String[] with(List<String> arguments, String... more) {
        var all = new ArrayList<>(arguments);
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }
}
