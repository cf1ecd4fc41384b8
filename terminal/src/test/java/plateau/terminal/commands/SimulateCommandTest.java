package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.Json;
import plateau.terminal.CommandTest;

class SimulateCommandTest extends CommandTest {
    @Test
    void printsTheObjectScriptsRelyOn() {
        var json = simulate("piles", "--seats", "random,greedy", "--games", "20", "--seed", "7");

        assertThat(json.keySet())
                .containsExactly(
                        "game",
                        "options",
                        "players",
                        "seats",
                        "seed",
                        "games",
                        "plies",
                        "decisions",
                        "seconds",
                        "decisionsPerSecond",
                        "gamesPerSecond",
                        "bytesPerDecision",
                        "length",
                        "branching",
                        "scores",
                        "figures",
                        "endings",
                        "draws",
                        "causes");
        assertThat(json)
                .containsEntry("game", "piles")
                .containsEntry("players", 2L)
                .containsEntry("seats", List.of("random", "greedy"))
                .containsEntry("seed", 7L)
                .containsEntry("games", 20L)
                .containsEntry("endings", Map.of("FINISHED", 20L));
        assertThat((Map<?, ?>) json.get("options")).hasSize(4);
        assertThat((Map<?, ?>) json.get("branching")).isEqualTo(Map.of("mean", 25L, "max", 25L));
        assertThat((List<?>) json.get("scores")).hasSize(2);
        assertThat((Map<?, ?>) json.get("figures")).hasSize(3);
    }

    @Test
    void whatScriptsMayLookForNextComesLast() {
        var json = simulate("munificence", "--games", "200", "--seed", "7");
        var length = (Map<?, ?>) Objects.requireNonNull(json.get("length"));
        assertThat(length.keySet().stream().map(String::valueOf))
                .containsExactly("mean", "min", "max", "deviation", "quantiles");
        assertThat(length.get("quantiles"))
                .isEqualTo(Map.of("0.05", 10L, "0.25", 12L, "0.5", 12L, "0.75", 13L, "0.95", 14L));
        assertThat(String.valueOf(length.get("deviation"))).startsWith("1.461181");
        var scores = (List<?>) Objects.requireNonNull(json.get("scores"));
        assertThat(((Map<?, ?>) scores.getFirst()).keySet().stream().map(String::valueOf))
                .containsExactly("seat", "bot", "mean", "payoff", "deviation");
    }

    @ParameterizedTest
    @ValueSource(strings = {"piles", "tilings"})
    void threadsMakeNoDifference(String game) throws IOException {
        var one = simulate(game, "--games", "150", "--seed", "7", "--threads", "1", "--record", file("1"));
        var two = simulate(game, "--games", "150", "--seed", "7", "--threads", "2", "--record", file("2"));

        var times = List.of("seconds", "decisionsPerSecond", "gamesPerSecond", "bytesPerDecision");
        times.forEach(one::remove);
        times.forEach(two::remove);
        assertThat(two).isEqualTo(one);
        assertThat(Path.of(file("1"))).hasSameBinaryContentAs(Path.of(file("2")));
    }

    @Test
    void everyRecordVerifies() {
        run("simulate", "tilings", "--games", "30", "--seats", "greedy,random,random", "--record", file("r"))
                .succeeded();
        assertThat(run("verify", file("r")).succeeded().out()).contains("30 of 30 records hold");
    }

    @Test
    void recordsAreAppended() throws IOException {
        run("simulate", "piles", "-o", "size=2", "--games", "3", "--record", file("r"))
                .succeeded();
        run("simulate", "piles", "-o", "size=2", "--games", "4", "--record", file("r"))
                .succeeded();
        assertThat(Files.readAllLines(Path.of(file("r")))).hasSize(7);
    }

    @Test
    void tellsPeopleInAPageOfText() {
        assertThat(run("simulate", "piles", "--games", "10", "--seed", "3")
                        .succeeded()
                        .out())
                .contains("piles, seed 3: size=5 turn-limit=1000 cell-limit=0 cell-limit-stops=off\n")
                .contains("10 games in ")
                .contains("player 1   random")
                .contains("finished   10\nby cause   board-full       2\nby cause   turn-limit       8\n");
    }

    @Test
    void gamesAreCountedByTheCauseOfTheirEnd() {
        var json = simulate("piles", "-o", "size=3", "-o", "turn-limit=20", "--seed", "1");
        assertThat(String.valueOf(json.get("causes"))).matches("\\{board-full=[1-9]\\d*, turn-limit=[1-9]\\d*\\}");
    }

    @Test
    void presetsAndOptionsCombine() {
        var json = simulate("piles", "--preset", "small", "-o", "cell-limit=4", "--games", "5");
        assertThat(json)
                .containsEntry(
                        "options",
                        Map.of(
                                "size", 3L,
                                "turn-limit", 360L,
                                "cell-limit", 4L,
                                "cell-limit-stops", false));
        assertThat(simulate("piles", "--preset", "usual", "--games", "1"))
                .containsEntry("options", simulate("piles", "--games", "1").get("options"));
    }

    @Test
    void aDeckComesFromAFile() throws IOException {
        Files.writeString(Path.of(file("my.deck")), "# a plain deck\n6 blue blue blue blue\n");
        var json = simulate("tilings", "-o", "deck=" + file("my.deck"), "-o", "size=3", "--games", "5");
        assertThat(String.valueOf(json.get("options"))).contains("deck=6 blue blue blue blue");
    }

    @Test
    void aDeckMayBeginWithAByteOrderMark() throws IOException {
        Files.writeString(Path.of(file("my.deck")), "\uFEFF6 blue blue blue blue\r\n");
        simulate("tilings", "-o", "deck=" + file("my.deck"), "--games", "2");
    }

    @Test
    void whateverIsWrongIsNamedWithWhatIsAllowed() throws IOException {
        Files.writeString(Path.of(file("bad.deck")), "20 red red red\n");
        Files.write(Path.of(file("binary.deck")), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});

        simulateRefused("-o", "size=60").refused("size must be 1 to 50, not 60");
        simulateRefused("-o", "siez=4").refused("no option 'siez'", "did you mean 'size'?");
        simulateRefused("-o", "size").refused("'size' must be written name=value");
        simulateRefused("--preset", "smal").refused("no preset 'smal'", "did you mean 'small'?");
        simulateRefused("--seats", "nobody")
                .refused("--seats: no bot 'nobody' plays piles; there are easy, medium, hard, random");
        simulateRefused("--seats", "random:x=1").refused("bot random: no option 'x'");
        simulateRefused("-n", "27").refused("piles takes 1 to 26 players, not 27");
        simulateRefused("-n", "3", "--seats", "random,random").refused("--seats names 2 players, but -n says 3");
        simulateRefused("--games", "0").refused("--games", "from 1 to", "not '0'");
        simulateRefused("--threads", "many").refused("--threads", "from 1 to 1024, not 'many'");
        simulateRefused("--seed", "-1").refused("--seed", "from 0 to 9007199254740991, not '-1'");
        simulateRefused("--record", file("no/such/folder")).refused("--record: there is no folder");
        simulateRefused("--record", folder.toString()).refused("--record:", "is a folder");
        run("simulate", "tilings", "-o", "level=zone")
                .refused("level must be tiles, motifs, zones or influence, not zone; did you mean 'zones'?");
        simulateRefused("--sead", "3").refused("--sead");
        simulateRefused("--seats", "random,").refused("--seats names nobody for seat 2");
        simulateRefused("--preset", "").refused("no preset ''");
        simulateRefused("--record", "").refused("--record needs the name of a file");
        run("simulate").refused("which game?");
        run("simulate", "tilings", "-o", "deck=").refused("deck needs the name of a file");
        deckRefused("none.deck").refused("deck: there is no file");
        deckRefused("bad.deck").refused("deck line 1: a line must be: count north south east west");
        deckRefused("binary.deck").refused("deck:", "is not a text file");
        run("simulate", "tilings", "-o", "deck=" + folder).refused("deck:", "is a folder");
    }

    @Test
    void nothingThatIsTypedSteersTheTerminal() {
        var harm = "\u001b[31m\u009b1m\u202e";
        for (var arguments : List.of(
                List.of("-o", "size=" + harm),
                List.of("-o", harm + "=1"),
                List.of("-o", harm),
                List.of("--preset", harm),
                List.of("--seats", harm),
                List.of("--seats", "mcts:time=" + harm),
                List.of("--seed", harm),
                List.of("--record", harm + "/none"),
                List.of("--" + harm))) {
            var ran = simulateRefused(arguments.toArray(String[]::new));
            assertThat(ran.err()).doesNotContain("\u001b", "\u009b", "\u202e").contains("?[31m");
            assertThat(ran.code()).isEqualTo(2);
        }
        assertThat(run(harm).err()).doesNotContain("\u001b", "\u009b", "\u202e");
    }

    @Test
    void digitsOfOtherScriptsAreNoNumbers() {
        simulateRefused("--seed", "٣").refused("--seed", "not '٣'");
        simulateRefused("--games", "５").refused("--games", "not '５'");
        simulateRefused("-o", "size=٣").refused("size must be 1 to 50, not ٣");
        simulateRefused("--seats", "mcts:steps=٣").refused("steps must be", "not ٣");
        simulateRefused("--seats", "mcts:time=٣s").refused("time must be", "not ٣s");
    }

    private Ran deckRefused(String name) {
        return run("simulate", "tilings", "-o", "deck=" + file(name));
    }

    private static Ran simulateRefused(String... arguments) {
        var all = new java.util.ArrayList<>(List.of("simulate", "piles"));
        all.addAll(List.of(arguments));
        return run(all.toArray(String[]::new));
    }

    private static Map<String, Object> simulate(String... arguments) {
        var all = new java.util.ArrayList<>(List.of("simulate", "--json"));
        all.addAll(List.of(arguments));
        return Json.readObject(run(all.toArray(String[]::new)).succeeded().out().strip());
    }

    @Test
    void whatWasCountedIsToldThoughTheRecordsCouldNotBeWritten() {
        var ran = run("simulate", "piles", "--games", "20", "--record", "/dev/full");
        ran.failed(1, "--record: '/dev/full' cannot be used");
        assertThat(ran.out()).contains("20 games in ", "finished   20");
    }

    @Test
    void gamesThatNobodyWonAreCounted() {
        String[] game = {"mansuba", "-o", "round-limit=3", "--games=50", "--seed=1"};
        var json = simulate(game);
        assertThat(String.valueOf(json.get("draws"))).matches("[1-9]\\d*");
        var line = new ArrayList<>(List.of("simulate"));
        line.addAll(List.of(game));
        assertThat(run(line.toArray(String[]::new)).out()).contains("drawn      " + json.get("draws") + "\n");
    }

    @Test
    void aGameWithoutOptionsHasNoListOfThem() {
        assertThat(run("simulate", "kuhn", "--games", "1", "--seed", "4")
                        .succeeded()
                        .lines())
                .startsWith("kuhn, seed 4");
    }
}
