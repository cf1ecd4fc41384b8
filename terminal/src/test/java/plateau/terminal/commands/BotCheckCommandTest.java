package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.text.Json;
import plateau.terminal.CommandTest;
import plateau.terminal.outside.Runtimes;
import plateau.terminal.outside.Starter;

/// `plateau bot check`: good bots pass, and what is wrong with others is told in words.
@Tag("slow")
class BotCheckCommandTest extends CommandTest {
    @Test
    void aGoodBotKeepsTheProtocolInEveryGame() {
        Runtimes.require("python3");
        run("bot", "new", "python", "fox", "--in", folder.toString()).succeeded();
        var seat = Starter.PYTHON.seat(folder.resolve("fox"));
        var lines = run("bot", "check", seat).succeeded().lines();
        assertThat(lines.getFirst()).isEqualTo("ok     greets");
        assertThat(lines.subList(0, lines.size() - 1))
                .allMatch(line -> line.startsWith("ok     ") || line.startsWith("skip   "));
        assertThat(lines)
                .contains(
                        "ok     leaves after \"bye\", with all that it has started",
                        "skip   piles --preset large: a game of more than 1000 moves",
                        "ok     carcassonne, as many players as can be (20): 6 moves of its own")
                .anyMatch(line -> line.startsWith("ok     piles, small: size=2"))
                .anyMatch(line -> line.startsWith("ok     mansuba, strange: width=20 height=20"));
        assertThat(lines.getLast()).startsWith("fox keeps the protocol in ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            deaf      | greets                     | exited with code 3 before it answered "hello"
            rude      | greets                     | answered with what is no JSON object: 'Hello!'
            restless  | greets                     | answered with a "restart" that is neither true nor false: '{
            lost      | piles, the usual game, in  | answered ply 1 when asked at ply 0: '{
            unready   | piles, the usual game, in  | answered with "type":"move" where "ready" was expected: '{
            once      | waits in silence between   | exited with code 5 before it answered "start", saying 'I play
            illegal   | piles, the usual game, in  | move '9,9' is not legal
            slow      | piles, as many players as  | thought for 2
            babble    | piles, the usual game, in  | wrote when it was not asked: 'thinking'
            crash     | piles, the usual game, in  | exited with code 1 before it answered "turn", saying 'ValueErr
            parent    | leaves after "bye"         | exited, but left running what it had started: 1
            lingering | leaves after "bye"         | did not exit within 1000 ms of "bye"
            """)
    void aFaultIsToldWithItsLine(String fault, String step, String what) {
        var ran = run("bot", "check", Runtimes.bad(fault));
        ran.failed(1, "has faults: 1");
        int line = indexOf(ran.lines(), "FAULT  " + step);
        assertThat(ran.lines().get(line + 1)).startsWith("       what it did: " + what);
        assertThat(ran.lines().get(line + 2)).startsWith("       expected: ");
    }

    private static int indexOf(List<String> lines, String beginning) {
        for (int line = 0; line < lines.size(); line++) {
            if (lines.get(line).startsWith(beginning)) {
                return line;
            }
        }
        throw new AssertionError("no '" + beginning + "' in " + String.join("\n", lines));
    }

    @Test
    void whatIsSaidAfterTheEndIsAFault() {
        var ran = run("bot", "check", Runtimes.bad("chatty"), "piles");
        ran.failed(1, "has faults: ");
        assertThat(ran.out()).contains("""
                        FAULT  waits in silence between two games
                               what it did: wrote after "end", which wants no answer: '{"type": "thanks"}'
                               expected: no line after "end" and\
                        """).contains("ok     leaves after \"bye\"");
        assertThat(ran.err()).contains("has faults: 1");
        assertThat(run("bot", "check", Runtimes.bad("chatty"), "piles", "--json")
                        .out())
                .contains("\"step\":\"end\",\"ok\":false");
    }

    @Test
    void whatABotShouldDoBetterIsNoFault() {
        var ran = run("bot", "check", Runtimes.bad("none"), "piles").succeeded();
        assertThat(ran.out()).contains("\nadvice it does not send \"ply\" with its moves: {");
        assertThat(run("bot", "check", Runtimes.bad("none"), "piles", "--json")
                        .succeeded()
                        .out())
                .contains("{\"step\":\"advice\",\"advice\":\"ply\"}");
    }

    @Test
    void whatABotDeclinesIsSkipped() {
        var ran = run("bot", "check", Runtimes.bad("picky"), "piles").succeeded();
        assertThat(ran.lines())
                .anyMatch(line -> line.matches("skip   piles --players \\d+: declined: I play with one other at most"))
                .anyMatch(line -> line.startsWith("ok     piles, the usual game again"));
    }

    @Test
    void whoDeclinesEverythingIsSaidToHavePlayedNothing() {
        run("bot", "check", Runtimes.bad("lazy"), "piles").failed(1, "declined every game");
    }

    @Test
    void whatIsLeftOutAfterAFaultIsSaid() {
        assertThat(run("bot", "check", Runtimes.bad("illegal")).out())
                .containsPattern("\nskip   piles: \\d+ more games, which would tell the same\n");
        assertThat(runIn("fr", "", "bot", "check", Runtimes.bad("illegal")).out())
                .containsPattern("\nomis   piles : \\d+ autres parties, qui montreraient la même");
        assertThat(run("bot", "check", Runtimes.bad("illegal"), "--json").out())
                .contains("\"step\":\"skipped\"", "\"cause\":\"fault\"");
    }

    @Test
    void theCommandThatIsToldShowsTheFaultAgain() {
        var seat = Runtimes.bad("illegal");
        assertThat(run("bot", "check", seat).out())
                .contains("       legal were, among others: 1,1, 1,2, 1,3, ")
                .contains("       see it again: plateau watch piles --seat '" + seat + "' --seat random --seed 1\n");
        assertThat(run("watch", "piles", "--seat", seat, "--seat", "random", "--seed", "1")
                        .out())
                .contains("(bad) is out (illegal move): move '9,9' is not legal");
    }

    @Test
    void aFaultIsToldInFrench() {
        var ran = runIn("fr", "", "bot", "check", Runtimes.bad("illegal"));
        assertThat(ran.out())
                .contains("ok     salue\n", "FAUTE  piles, la partie ordinaire, à la première place")
                .contains("ce qu'il a fait : le coup '9,9' n'est pas légal")
                .contains("attendu : à temps après « turn »");
        assertThat(ran.err()).contains("a des fautes : 1");
    }

    @Test
    void programsAreToldEverything() {
        var ran = run("bot", "check", Runtimes.bad("illegal"), "--json");
        assertThat(ran.code()).isEqualTo(1);
        var json = Json.readObject(ran.out());
        assertThat(json).containsEntry("ok", false).containsEntry("name", "bad");
        assertThat(json.get("steps"))
                .asString()
                .contains("step=hello", "ordeal=first", "fault=move '9,9' is not legal", "step=bye");
        assertThat(run("bot", "check", Runtimes.bad("none"), "--json")
                        .succeeded()
                        .out())
                .contains("\"ok\":true,\"faults\":0");
    }

    @Test
    void whatCannotBeCheckedIsRefused() {
        run("bot", "check", "random").refused("'random' is no bot from outside; name one as cmd:");
        run("bot", "check", "cmd:").refused("lacks a command");
        run("bot", "check", "cmd:x", "pils").refused("no game 'pils'");
        run("bot", "check", Runtimes.bad("none"), "tilings").refused("does not play tilings");
        run("bot", "check", Runtimes.bad("elsewhere")).failed(1, "plays chess, and none of these");
    }
}
