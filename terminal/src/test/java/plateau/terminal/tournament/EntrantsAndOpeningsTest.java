package plateau.terminal.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.records.GameRecord;
import plateau.core.text.Json;
import plateau.terminal.CommandTest;

/// Entrants with names and clocks of their own, and games that begin at positions of records.
class EntrantsAndOpeningsTest extends CommandTest {
    private Ran cup(String name, String... more) {
        var all = new ArrayList<>(List.of("tournament", "piles", "-o", "size=3", "--seed", "7"));
        all.addAll(List.of("--quiet", "--out", file(name)));
        all.addAll(List.of(more));
        return run(all.toArray(String[]::new));
    }

    private List<String> lines(String file) throws IOException {
        return Files.readAllLines(folder.resolve(file));
    }

    private List<GameRecord> records(String cup) throws IOException {
        return lines(cup + "/records.jsonl").stream().map(GameRecord::parse).toList();
    }

    @Test
    void oneBotMeetsItselfUnderTwoNames() throws IOException {
        var players = "old=mcts:steps=2,new=mcts:steps=2,base=random";
        var lines =
                cup("cup", "--players", players, "--games", "12").succeeded().lines();
        assertThat(lines)
                .anyMatch(row -> row.matches(" +[123]  old +8 .*"))
                .anyMatch(row -> row.matches(" +[123]  new +8 .*"))
                .anyMatch(row -> row.matches(" +[123]  base .* 1000"))
                .anyMatch(row -> row.endsWith("1000 is base."));
        assertThat(records("cup"))
                .extracting(GameRecord::seats)
                .contains(
                        List.of("old=mcts:steps=2", "new=mcts:steps=2"),
                        List.of("new=mcts:steps=2", "old=mcts:steps=2"));
        assertThat(Files.readString(folder.resolve("cup/report.html")))
                .contains("<bdi>old</bdi>", "<bdi>new</bdi>")
                .doesNotContain("old=mcts");
        run("verify", file("cup/records.jsonl")).succeeded();
        var standings = lines("cup/standings.csv");
        cut("cup", 5);
        var rest = run("tournament", "--resume", "--quiet", "--players", players, "--out", file("cup"));
        rest.succeeded();
        assertThat(lines("cup/standings.csv")).isEqualTo(standings);
        run("tournament", "--resume", "--players", "old=mcts:steps=2,new=random", "--out", file("cup"))
                .refused("was begun with --players");
    }

    /// Leaves the first games only.
    private void cut(String cup, int games) throws IOException {
        for (var name : List.of("games.jsonl", "records.jsonl")) {
            var file = folder.resolve(cup).resolve(name);
            Files.write(file, Files.readAllLines(file).subList(0, games));
        }
    }

    @Test
    void whoIsNamedIsMeasuredByItsName() {
        var ran = cup("cup", "--players", "a=greedy,b=random", "--games", "4", "--anchor", "a");
        assertThat(ran.succeeded().lines()).anyMatch(row -> row.endsWith("1000 is a."));
    }

    @Test
    void aNameIsGivenInEveryLanguageAndToEveryKindOfBot() throws IOException {
        cup("cup", "--player", "x=facile", "--player", "difficile=random", "--games", "2")
                .succeeded();
        assertThat(records("cup").getFirst().seats()).containsExactly("x=easy", "difficile=random");
    }

    @Test
    void anEntrantHasAClockOfItsOwn() throws IOException {
        var ran = cup("cup", "--players", "a@5s/move=random,b=random", "--games", "2");
        assertThat(ran.succeeded().lines()).contains("a has a clock of its own: 5s/move.");
        var record = records("cup").getFirst();
        assertThat(record.clock()).isEmpty();
        assertThat(record.seats()).containsExactly("a@5s/move=random", "b=random");
        assertThat(record.times().taken()).hasSameSizeAs(record.moves());
        assertThat(record.names()).containsExactly("a", "b");
        assertThat(Files.readString(folder.resolve("cup/report.html"))).contains("a: 5s/move");
        run("verify", file("cup/records.jsonl")).succeeded();
        run("tournament", "--resume", "--quiet", "--out", file("cup")).succeeded();
    }

    @Test
    void refusesNamesAndClocksThatAreNone() {
        cup("a", "--players", "a=random,a=greedy").refused("'a' is entered twice");
        cup("a", "--players", "random,random").refused("such as 'a=random' and 'b=random'");
        cup("a", "--players", "a@soon=random,b=random").refused("a: no clock 'soon'");
        cup("a", "--players", "a=nobody,b=random").refused("no bot 'nobody' plays piles");
        cup("a", "--players", "human=Ann,b=random").refused("people play with 'plateau play piles'");
        cup("a", "--players", "a=random,b=random", "--anchor", "c").refused("'c' does not take part; there are a, b");
    }

    private void write(String name, GameRecord... records) throws IOException {
        var text = new StringBuilder();
        for (var record : records) {
            text.append(record.toJson()).append('\n');
        }
        Files.writeString(Path.of(file(name)), text);
    }

    private static GameRecord opening(String... moves) {
        return new GameRecord("piles", Map.of("size", 3), 2, List.of(moves));
    }

    private static final String[] BOOK = {"--players", "a=greedy,b=greedy,c=random", "--from"};

    @Test
    void everyPositionIsPlayedByEveryoneInEverySeat() throws IOException {
        write("book", opening("1,1", "2,2"), opening("3,3"), opening("2,1", "1,3", "2,1"));
        var ran = cup("cup", append(BOOK, file("book"))).succeeded();
        assertThat(ran.lines().getFirst()).contains("18 games");
        var met = new HashMap<List<Object>, Integer>();
        for (var record : records("cup")) {
            var from = record.moves().subList(0, record.from());
            met.merge(List.of(from, record.seats()), 1, Integer::sum);
        }
        assertThat(met).hasSize(18).allSatisfy((_, times) -> assertThat(times).isEqualTo(1));
        assertThat(run("verify", file("cup/records.jsonl")).succeeded().out()).contains("18 of 18 records hold");
        assertThat(Json.readObject(lines("cup/games.jsonl").getFirst())).containsEntry("from", 2L);

        var standings = lines("cup/standings.csv");
        var records = lines("cup/records.jsonl");
        cut("cup", 7);
        run("tournament", "--resume", "--quiet", "--out", file("cup"), "--from", file("book"))
                .succeeded();
        assertThat(lines("cup/standings.csv")).isEqualTo(standings);
        assertThat(lines("cup/records.jsonl")).isEqualTo(records);
        write("other", opening("1,1"));
        run("tournament", "--resume", "--out", file("cup"), "--from", file("other"))
                .refused("was begun with other positions");
    }

    @Test
    void gamesBeginAfterSoManyMovesIfSomebodySays() throws IOException {
        run("watch", "piles", "-o", "size=3", "-s", "4", "-q", "--record", file("game"))
                .succeeded();
        cup("cup", append(BOOK, file("game"), "--ply", "4", "--games", "6")).succeeded();
        var moves = GameRecord.parse(lines("game").getFirst()).moves().subList(0, 4);
        assertThat(records("cup")).hasSize(6).allSatisfy(record -> {
            assertThat(record.from()).isEqualTo(4);
            assertThat(record.moves().subList(0, 4)).isEqualTo(moves);
        });
    }

    @Test
    void refusesPositionsFromWhichNobodyCanPlay() throws IOException {
        run("watch", "piles", "-o", "size=3", "-s", "4", "-q", "--record", file("over"))
                .succeeded();
        cup("a", append(BOOK, file("over"))).refused("record 1: the game is over at ply", "--ply");
        cup("a", append(BOOK, file("over"), "--ply", "9999")).refused("--ply asks for 9999");
        write("bad", opening("1,1"), opening("4,4"));
        cup("a", append(BOOK, file("bad"))).refused("record 2: ply 0: ");
        write("two", opening("1,1"), new GameRecord("piles", Map.of("size", 4), 2, List.of("1,1")));
        cup("a", append(BOOK, file("two")))
                .refused("record 2: it is of piles -n 2 {\"size\":4,", "played: piles -n 2 {\"size\":3,");
        write("left", left(opening("1,1")));
        cup("a", append(BOOK, file("left"))).refused("record 1: somebody has left by ply 1");
        write("none");
        cup("a", append(BOOK, file("none"))).refused("has no position of piles -n 2");
        cup("a", append(BOOK, file("missing"))).refused("missing");
        cup("a", "--players", "random,greedy", "--ply", "3").refused("--ply goes with --from");
        assertThat(Path.of(file("a"))).doesNotExist();
    }

    private static GameRecord left(GameRecord record) {
        var left = new Departure(0, 1, Ending.ABANDONED, "left");
        return record.withDepartures(List.of(left));
    }

    private static String[] append(String[] line, String... more) {
        var all = new ArrayList<>(List.of(line));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }
}
