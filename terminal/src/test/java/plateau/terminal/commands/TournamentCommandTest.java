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
import plateau.core.text.Json;
import plateau.terminal.CommandTest;

class TournamentCommandTest extends CommandTest {
    private static Ran tournament(String... arguments) {
        var all = new ArrayList<>(List.of("tournament"));
        all.addAll(List.of(arguments));
        return run(all.toArray(String[]::new));
    }

    private Ran cup(String... more) {
        var all = new ArrayList<>(List.of("piles", "-o", "size=3", "--games", "12", "--seed", "7"));
        all.addAll(List.of("--players", "random,greedy,uct:steps=5", "--out", file("cup")));
        all.addAll(List.of(more));
        return tournament(all.toArray(String[]::new));
    }

    private List<String> files() throws IOException {
        try (var files = Files.list(folder.resolve("cup"))) {
            return files.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void printsATableAndKeepsEverything() throws IOException {
        var lines = cup().succeeded().lines();
        assertThat(lines)
                .startsWith(
                        "piles, 2 at a table: 3 entrants, round robin, 12 games, seed 7",
                        "",
                        "piles, 2 at a table, 12 games",
                        "rank  name                games   points  share (95 %)          left     rating")
                .anyMatch(row -> row.matches(" +1  greedy +8 +8\\.00  .* % \\(.*\\) +0 +≥ \\d+"))
                .anyMatch(row -> row.matches(" +[123]  random .* 1000"))
                .allMatch(line -> line.length() <= 80);
        assertThat(files())
                .contains(
                        ".lock",
                        "entrants.csv",
                        "games.jsonl",
                        "records.jsonl",
                        "report.html",
                        "report.json",
                        "standings.csv",
                        "standings.json",
                        "tournament.json");
        assertThat(Files.readString(folder.resolve("cup/report.html")))
                .contains("<h1>Tournament: piles</h1>", "uct:steps=5", "--game 12")
                .contains("download=\"entrants.csv\"")
                .doesNotContain("standings.csv");
        var verified = run("verify", file("cup/records.jsonl"));
        assertThat(verified.succeeded().out()).contains("12 of 12 records hold");
        assertThat(Files.readAllLines(folder.resolve("cup/standings.csv")))
                .hasSize(4)
                .first()
                .asString()
                .startsWith("game,players,rank,name,");
    }

    @Test
    void printsTheObjectThatItKeeps() throws IOException {
        var out = cup("--json").succeeded().out();
        assertThat(Files.readString(folder.resolve("cup/standings.json"))).isEqualTo(out);
        var json = Json.readObject(out.strip());
        assertThat(json.keySet())
                .containsExactly(
                        "format",
                        "entrants",
                        "names",
                        "rounds",
                        "seed",
                        "clock",
                        "anchor",
                        "games",
                        "planned",
                        "standings",
                        "sections",
                        "times");
        assertThat(json).containsEntry("games", 12L).containsEntry("format", "round-robin");
        var section = (Map<?, ?>) ((List<?>) Objects.requireNonNull(json.get("sections"))).getFirst();
        assertThat(section.keySet().stream().map(Object::toString))
                .containsExactly(
                        "game",
                        "options",
                        "players",
                        "games",
                        "planned",
                        "standings",
                        "encounters",
                        "seats",
                        "lengths",
                        "scores",
                        "endings",
                        "causes",
                        "draws");
    }

    @Test
    void aTestOfTwoEndsWhenItKnows() throws IOException {
        var out = tournament(
                        "piles",
                        "--players",
                        "greedy,random",
                        "--sprt",
                        "elo0=0,elo1=100",
                        "--seed",
                        "1",
                        "--threads",
                        "2",
                        "--out",
                        file("test"))
                .succeeded()
                .out();
        assertThat(out).contains("Test elo0=0,elo1=100 of greedy against random: stronger (H1) after ");
        var one = tournament(
                        "piles",
                        "--players",
                        "greedy,random",
                        "--sprt",
                        "elo0=0,elo1=100",
                        "--seed",
                        "1",
                        "--threads",
                        "1",
                        "--json")
                .out();
        assertThat(Files.readString(folder.resolve("test/standings.json")).split("\"times\"", 2)[0])
                .isEqualTo(one.split("\"times\"", 2)[0]);
    }

    @Test
    void recordsGoToAnotherFileToo() throws IOException {
        cup("--record", file("all.jsonl")).succeeded();
        assertThat(Files.readAllLines(folder.resolve("all.jsonl")))
                .containsExactlyInAnyOrderElementsOf(Files.readAllLines(folder.resolve("cup/records.jsonl")));
    }

    @Test
    void ofSeveralDisciplinesEachHasAReportOfItsOwn() throws IOException {
        tournament(
                        "piles",
                        "munificence",
                        "--players",
                        "random,greedy",
                        "--games",
                        "4",
                        "--seed",
                        "1",
                        "--out",
                        file("both"))
                .succeeded();
        var all = Files.readString(folder.resolve("both/report.html"));
        assertThat(all)
                .contains("Tournament: piles, munificence", "munificence-2/report.html")
                .doesNotContain("Rating");
        var one = Files.readString(folder.resolve("both/munificence-2/report.html"));
        assertThat(one).contains("Tournament: munificence", "Rating", "--game 8");
    }

    @Test
    void severalGamesAndTablesAreOneTournament() {
        var out = tournament(
                        "piles",
                        "munificence",
                        "-n",
                        "2,3",
                        "--players",
                        "random,greedy,uct:steps=2",
                        "--games",
                        "6",
                        "--seed",
                        "1",
                        "-q")
                .succeeded()
                .lines();
        assertThat(out)
                .contains(
                        "piles, 2 at a table, 6 games",
                        "piles, 3 at a table, 6 games",
                        "munificence, 2 at a table, 6 games",
                        "munificence, 3 at a table, 6 games",
                        "All together, 24 games");
    }

    @Test
    void gamesAreRoundedToWhatIsFairAndThatIsSaid() {
        assertThat(tournament("piles", "--players", "random,greedy,uct:steps=2", "--games", "7", "--seed", "1", "-q")
                        .succeeded()
                        .out())
                .contains("12 games (7 asked for), seed 1");
    }

    @Test
    void everyFormatIsPlayed() {
        for (var format : List.of("gauntlet", "swiss", "knockout")) {
            assertThat(tournament(
                                    "piles",
                                    "-o",
                                    "size=2",
                                    "--format",
                                    format,
                                    "--players",
                                    "random,greedy,uct:steps=2",
                                    "--games",
                                    "4",
                                    "-q")
                            .succeeded()
                            .out())
                    .contains("\n   1  ")
                    .satisfies(out -> assertThat(out.contains("Byes, ")).isEqualTo(!format.equals("gauntlet")));
        }
    }

    @Test
    void withoutAFolderNothingIsKeptAndThatIsSaid() {
        var ran = tournament("piles", "--players", "random,greedy", "--games", "2");
        assertThat(ran.code()).isZero();
        assertThat(ran.err()).isEqualTo("nothing is kept; --out DIR keeps records and standings\n");
    }

    @Test
    void aTournamentIsResumedByItsFolderAloneOrByTheSameWords() throws IOException {
        cup("--json").succeeded();
        var standings = Files.readString(folder.resolve("cup/standings.json"));
        var games = folder.resolve("cup/games.jsonl");
        var lines = Files.readAllLines(games);
        Files.write(games, lines.subList(0, 5));
        Files.delete(folder.resolve("cup/standings.json"));
        assertThat(tournament("--resume", "--out", file("cup")).succeeded().lines())
                .contains("5 of 12 games were played before.");
        assertThat(untimed(Files.readString(folder.resolve("cup/standings.json"))))
                .isEqualTo(untimed(standings));
        Files.write(games, lines.subList(0, 3));
        assertThat(untimed(cup("--resume", "--json").succeeded().out())).isEqualTo(untimed(standings));
    }

    @Test
    void aClockIsTheSameInAnyUnit() throws IOException {
        cup("-q", "--clock", "1h").succeeded();
        var plan = folder.resolve("cup/tournament.json");
        Files.writeString(plan, Files.readString(plan).replace("\"1h\"", "\"60m\""));
        tournament("--resume", "--out", file("cup"), "--clock", "3600s").succeeded();
        differs("with --clock 60m, not 2h", "--clock", "2h");
    }

    private static String untimed(String standings) {
        return standings.substring(0, standings.indexOf("\"times\""));
    }

    @Test
    void anotherTournamentIsNotResumed() {
        cup("-q").succeeded();
        cup().refused("'" + file("cup") + "' holds a tournament; --resume goes on with it");
        differs("with --games 12, not 13", "--games", "13");
        differs("with --seed 7, not 8", "--seed", "8");
        differs("with GAME piles, not tilings", "tilings");
        differs("with -n 2, not 3", "-n", "3");
        differs("with --players random,greedy,uct:steps=5, not a,b", "--players", "a,b");
        differs("with --format round-robin, not swiss", "--format", "swiss");
        differs("with --rounds 0, not 3", "--rounds", "3");
        differs("with --anchor none, not random", "--anchor", "random");
        differs("with -o {\"size\":3", "piles", "-o", "size=4");
    }

    private void differs(String words, String... arguments) {
        var all = new ArrayList<>(List.of("--resume", "--out", file("cup")));
        all.addAll(List.of(arguments));
        tournament(all.toArray(String[]::new)).refused("--resume: the tournament was begun ", words);
    }

    @Test
    void whateverIsWrongIsNamedWithWhatIsAllowed() throws IOException {
        tournament().refused("missing: GAME");
        tournament("piles").refused("missing: --players");
        tournament("pils", "--players", "random,greedy").refused("did you mean 'piles'?");
        tournament("piles", "--players", "random").refused("takes 2 entrants or more, not 1");
        tournament("piles", "--players", "random,random").refused("'random' is entered twice");
        tournament("piles", "--players", "random,").refused("--players: no bot ''");
        tournament("piles", "--players", "random,gredy")
                .refused("--players: no bot 'gredy' plays piles", "did you mean 'greedy'?");
        tournament("piles", "--player", "random", "--player", "gredy").refused("--player: no bot 'gredy' plays piles");
        tournament("piles", "--players", "random,human").refused("'human' is a person");
        tournament("piles", "--players", "random,greedy", "--player", "easy")
                .refused("--players and --player cannot be given together");
        tournament("piles", "--players", "random,greedy", "-n", "3").refused("2 entrants cannot fill a table of 3");
        tournament("piles", "--players", "random,greedy", "-n", "1").refused("-n must be 2 or more, not 1");
        tournament("munificence", "--players", "random,greedy", "-n", "5")
                .refused("-n: 5 players need 36 tokens and 15 builders at least, not 25 and 10");
        tournament("piles", "--players", "random,greedy", "--format", "suiss")
                .refused("--format must be one of round-robin,", "did you mean 'swiss'?");
        tournament("piles", "--players", "random,greedy", "--format", "gauntlet", "--rounds", "3")
                .refused("--rounds goes with --format swiss, not with gauntlet");
        tournament("piles", "--players", "random,greedy", "--rounds", "0")
                .refused("--rounds: must be a whole number from 1 to");
        tournament("piles", "-n", "3", "--format", "knockout", "--players", "random,greedy,easy,medium")
                .refused("a knockout at tables of 3 takes 3 or 5 entrants, not 4");
        tournament("piles", "--players", "random,greedy", "--anchor", "easy")
                .refused("--anchor: 'easy' does not take part; there are random, greedy");
        tournament("piles", "--players", "random,greedy", "--clock", "1x").refused("--clock: no clock '1x'");
        tournament("piles", "--players", "random,greedy,easy", "--sprt", "elo0=0,elo1=20")
                .refused("--sprt tests 2 entrants at tables of 2");
        tournament("piles", "--players", "random,greedy", "--sprt", "elo=0").refused("elo");
        tournament("piles", "tilings", "--players", "random,greedy", "-o", "size=3")
                .refused("-o and --preset go with one GAME, not with 2");
        tournament("--resume").refused("--resume needs --out DIR");
        tournament("--resume", "--out", file("no")).refused("there is no tournament in");
        Files.writeString(Path.of(file("x")), "x");
        tournament("piles", "--players", "random,greedy", "--out", file("x")).refused("is a file, not a folder");
        tournament("piles", "--players", "random,greedy", "--out", file("x/y")).refused("--out: '" + file("x"));
        Files.createDirectory(Path.of(file("other")));
        Files.writeString(Path.of(file("other/records.jsonl")), "");
        tournament("piles", "--players", "random,greedy", "--out", file("other"))
                .refused("holds something else, a file records.jsonl; name another folder");
    }

    @Test
    void howToGoOnIsToldAsAShellReadsIt() {
        assertThat(TournamentCommand.resumption("/tmp/cup")).isEqualTo("plateau tournament --resume --out /tmp/cup");
        assertThat(TournamentCommand.resumption("my cup")).isEqualTo("plateau tournament --resume --out 'my cup'");
    }

    @Test
    void speaksFrench() {
        assertThat(tournament(
                                "piles",
                                "--players",
                                "random,greedy",
                                "--games",
                                "2",
                                "--seed",
                                "1",
                                "-q",
                                "--lang",
                                "fr")
                        .succeeded()
                        .lines())
                .startsWith(
                        "piles, 2 à une table : 2 participants, toutes rondes, 2 parties, graine 1",
                        "",
                        "piles, 2 à une table, 2 parties",
                        "rang  nom               parties   points  part (95 %)          parti       cote");
        runIn("fr", "", "tournament", "--resume").refused("--resume demande --out DOSSIER");
    }

    @Test
    void whoeverCannotTravelIsNotStarted() {
        tournament("piles", "--players", "random,cmd:touch started", "--on", "local[2]")
                .refused("--players: 'cmd:touch started' is a program of this machine", "local[2]");
    }

    @Test
    void aClusterHasThreadsOfItsOwn() {
        cup("--on", "local[2]", "--threads", "2").refused("--threads and --on cannot be given together");
    }

    /// The tests of the terminal have no Spark on their class path.
    @Test
    void thatSparkIsMissingIsTold() {
        cup("--on", "local[2]").refused("--on local[2]: Apache Spark is not there");
    }
}
