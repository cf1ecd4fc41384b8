package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.core.text.Json;
import plateau.core.text.Text;
import plateau.games.Games;
import plateau.terminal.CommandTest;

class LadderCommandTest extends CommandTest {
    private static final String NUMBERS = "\\d+\\.\\d+ / \\d+\\.\\d+";

    @Test
    void printsATableForEveryNumberOfPlayers() {
        var out = ladder("munificence", "--pair", "greedy/random", "--games", "10", "--seed", "7");
        assertThat(out.succeeded().lines())
                .startsWith(
                        "## munificence: 2 players, seed 7",
                        "",
                        "| pair | games | share of the first (95 %) | points a seat | ms a decision"
                                + " | slowest, ms |",
                        "| --- | ---: | ---: | ---: | ---: | ---: |")
                .contains("## munificence: 3 players, seed 7")
                .anyMatch(row -> isRow(row, "greedy/random", 10))
                .anyMatch(row -> isRow(row, "greedy/random", 12))
                .filteredOn(line -> line.contains("50 % = equal"))
                .hasSize(2);
    }

    @Test
    void printsTheObjectScriptsRelyOn() {
        var json = objects(
                        "piles", "-n", "2", "-o", "size=3", "--pair", "greedy/random", "--games", "10", "--seed", "7")
                .getFirst();
        assertThat(json.keySet())
                .containsExactly(
                        "game",
                        "options",
                        "players",
                        "seed",
                        "a",
                        "b",
                        "games",
                        "share",
                        "low",
                        "high",
                        "scoreA",
                        "scoreB",
                        "secondsA",
                        "secondsB",
                        "slowestA",
                        "slowestB",
                        "endings");
        assertThat(json)
                .containsEntry("game", "piles")
                .containsEntry("players", 2L)
                .containsEntry("seed", 7L)
                .containsEntry("a", "greedy")
                .containsEntry("b", "random")
                .containsEntry("games", 10L)
                .containsEntry("endings", Map.of("FINISHED", 10L));
        assertThat((Map<?, ?>) json.get("options")).hasSize(4);
    }

    @Test
    void threadsMakeNoDifference() {
        assertThat(untimed("--threads", "2"))
                .isEqualTo(untimed("--threads", "1"))
                .hasSize(2);
    }

    @Test
    void withoutANameAllGamesArePlayed() {
        assertThat(objects("-n", "2", "--pair", "greedy/random", "--games", "2"))
                .extracting(json -> json.get("game"))
                .containsExactlyElementsOf(Games.ids());
    }

    @Test
    void numbersOfPlayersThatAGameCannotSeatAreSkippedWithANote() {
        var ran = ladder("munificence", "--players", "2,7", "--pair", "random/random");
        assertThat(ran.code()).isZero();
        assertThat(ran.err())
                .isEqualTo("skipped: 7 players need 36 tokens and 21 builders at least, not 25 and 10;"
                        + " try tokens=36 builders=21\n");
        assertThat(ran.out()).contains("2 players").doesNotContain("7 players");
    }

    @Test
    void settingsAreShownAsTheyWereTyped() {
        assertThat(ladder("piles", "--preset", "small", "-o", "cell-limit=4", "--games", "2", "--pair", "random/random")
                        .succeeded()
                        .out())
                .contains("## piles --preset small -o cell-limit=4: 3 players, seed ");
    }

    @Test
    void speaksFrench() {
        var ran =
                ladder("piles", "-n", "2,27", "--pair", "random/random", "--games", "2", "--seed", "7", "--lang", "fr");
        assertThat(ran.err()).isEqualTo("laissé de côté : piles demande 1 à 26 joueurs, pas 27\n");
        assertThat(ran.lines())
                .startsWith(
                        "## piles : 2 joueurs, graine 7",
                        "",
                        "| paire | parties | part du premier (95 %) | points par place | ms par décision | la plus lente, ms |")
                .anyMatch(line -> line.contains("50 % = force égale. Si l'intervalle"));
    }

    @Test
    void whateverIsWrongIsNamedWithWhatIsAllowed() {
        ladder("pils").refused("no game 'pils'", "did you mean 'piles'?");
        ladder("piles", "--pair", "greedy").refused("--pair must be two bots, written A/B", "'greedy'");
        ladder("piles", "--pair", "a/b/c").refused("--pair must be two bots", "'a/b/c'");
        ladder("piles", "--pair", "/random").refused("--pair must be two bots", "'/random'");
        ladder("piles", "--pair", "random/gredy")
                .refused("--pair: no bot 'gredy' plays piles", "did you mean 'greedy'?");
        ladder("piles", "--pair", "guided/random").refused("--pair: no bot 'guided' plays piles");
        ladder("--pair", "classic/random").refused("--pair: no bot 'classic' plays tilings");
        ladder("munificence", "--pair", "random/classic:pay=x")
                .refused("--pair: bot classic: pay must be greedy, best or eff, not x");
        ladder("piles", "--players", "1").refused("--players must be 2 or more, not 1");
        ladder("piles", "--players", "2,x").refused("--players", "not 'x'");
        ladder("piles", "--players", "27,28").refused("--players: piles takes 1 to 26 players, not 27; piles takes");
        ladder("-o", "size=3")
                .refused("-o and --preset go with one GAME, not with "
                        + Games.ids().size());
        ladder("piles", "tilings", "--preset", "small").refused("go with one GAME, not with 2");
        ladder("piles", "-o", "size=60").refused("size must be 1 to 50, not 60");
        ladder("piles", "--games", "0").refused("--games", "from 1 to", "not '0'");
    }

    private static boolean isRow(String line, String pair, int games) {
        return line.matches(Text.format(
                "\\| %s \\| %d \\| \\d+\\.\\d %% \\(\\d+\\.\\d–\\d+\\.\\d\\) \\| %s \\| %s \\| %s \\|",
                pair, games, NUMBERS, NUMBERS, NUMBERS));
    }

    private static List<Map<String, Object>> untimed(String... arguments) {
        var all = new ArrayList<>(List.of("munificence", "--pair", "greedy/random"));
        all.addAll(List.of("--games", "20", "--seed", "7"));
        all.addAll(List.of(arguments));
        var objects = objects(all.toArray(String[]::new));
        var times = List.of("secondsA", "secondsB", "slowestA", "slowestB");
        objects.forEach(json -> times.forEach(json::remove));
        return objects;
    }

    private static List<Map<String, Object>> objects(String... arguments) {
        var all = new ArrayList<>(List.of(arguments));
        all.add("--json");
        return ladder(all.toArray(String[]::new)).succeeded().lines().stream()
                .map(Json::readObject)
                .toList();
    }

    private static Ran ladder(String... arguments) {
        var all = new ArrayList<>(List.of("ladder"));
        all.addAll(List.of(arguments));
        return run(all.toArray(String[]::new));
    }
}
