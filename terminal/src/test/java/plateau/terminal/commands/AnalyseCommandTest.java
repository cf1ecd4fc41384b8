package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.records.GameRecord;
import plateau.core.text.Json;
import plateau.terminal.CommandTest;

/// `analyse` on positions of a record.
class AnalyseCommandTest extends CommandTest {
    @BeforeEach
    void recordAGame() {
        run("watch", "piles", "-o", "size=2", "-s", "1", "-q", "--record", file("game"))
                .succeeded();
    }

    @Test
    void showsTheBoardAndTheBestMovesFirst() {
        var said = run("analyse", file("game"), "--ply", "2", "--bot", "mcts:steps=300")
                .succeeded();
        assertThat(said.out())
                .contains("+---+---+", "Ply 2, player 1 (random) to move; mcts:steps=300 looked")
                .contains("win share     visits   move             then");
        assertThat(said.out()).containsPattern("\n +[0-9.]+ %[! ~] +[0-9]+   [12],[12]");
    }

    @Test
    void printsAllMovesAsJson() {
        var said = run("analyse", file("game"), "--ply", "2", "--bot", "mcts:steps=50", "--json");
        var object = Json.readObject(said.succeeded().out());
        assertThat(object)
                .containsEntry("game", "piles")
                .containsEntry("players", 2L)
                .containsEntry("ply", 2L)
                .containsEntry("mover", 0L)
                .containsEntry("bot", "mcts:steps=50");
        assertThat(object.get("options"))
                .asInstanceOf(InstanceOfAssertFactories.map(String.class, Object.class))
                .as("also those that are not given")
                .containsEntry("size", 2L)
                .containsKeys("turn-limit");
        assertThat(object.get("moves"))
                .asInstanceOf(InstanceOfAssertFactories.list(Object.class))
                .hasSize(4)
                .first(InstanceOfAssertFactories.map(String.class, Object.class))
                .containsKeys("move", "payoff", "certain", "visits", "line");
    }

    @Test
    void saysWhenTheTreeIsFull() {
        String[] line = {"analyse", file("game"), "--ply", "0", "--bot"};
        assertThat(run(append(line, "mcts:steps=5000:nodes=100")).succeeded().out())
                .contains("The tree is full");
        assertThat(run(append(line, "mcts:steps=5000:nodes=100", "--json"))
                        .succeeded()
                        .out())
                .contains("\"full\":true");
        assertThat(run(append(line, "mcts:steps=50")).succeeded().out()).doesNotContain("The tree is full");
    }

    @Test
    void aMoveThatWinsIsSaidToAndWhatNobodyLookedAtIsLeftOut() throws IOException {
        var moves = "2,2 2,2 2,2 3,1 2,2 2,1 3,2 1,2 1,2 3,3 1,1 2,2 2,3 1,1 3,3".split(" ");
        var record = new GameRecord("piles", Map.of("size", 3), 2, List.of(moves));
        Files.writeString(Path.of(file("won")), record.toJson());
        String[] line = {"analyse", file("won"), "--bot", "mcts:steps=2000"};
        var won = run(line).succeeded().out();
        assertThat(won).contains("\n3,3 wins at once; what nobody looked at is left out.\n");
        assertThat(won).containsPattern("100.0 %! +[0-9]+   3,3").doesNotContain("%~");
        assertThat(run(append(line, "--lang", "fr")).succeeded().out())
                .contains("\n3,3 gagne aussitôt ; ce que personne");
        assertThat(run(append(line, "--ply", "13")).succeeded().out()).contains("\nEvery move loses.\n");
        assertThat(run(append(line, "--ply", "12")).succeeded().out()).contains("\n2,3 wins, whatever others do;");
        assertThat(run(append(line, "--ply", "0")).out()).doesNotContain("wins", "loses");
    }

    @Test
    void looksAtTheLastDecisionUnlessToldOtherwise() throws IOException {
        int moves = GameRecord.parse(Files.readString(Path.of(file("game"))))
                .moves()
                .size();
        assertThat(run("analyse", file("game"), "--bot", "mcts:steps=50")
                        .succeeded()
                        .out())
                .contains("Ply " + (moves - 1) + ",");
    }

    @Test
    void nobodyWhoHasLeftIsGivenAShare() throws IOException {
        var record = new GameRecord("piles", Map.of(), 3, List.of("1,1", "1,2", "1,3", "1,4", "1,5", "2,2"))
                .withDepartures(
                        List.of(new Departure(1, 4, Ending.CRASH, "boom"), new Departure(0, 6, Ending.CRASH, "bang")));
        Files.writeString(Path.of(file("left")), record.toJson());
        run("analyse", file("left"), "--ply", "4", "--bot", "mcts:steps=50")
                .failed(1, "player 2 has left and decides nothing at ply 4; try --ply 5");
        run("analyse", file("left"), "--ply", "6").failed(1, "the game is over at ply 6, too many have left");
        assertThat(run("analyse", file("left"), "--bot", "mcts:steps=50")
                        .succeeded()
                        .out())
                .contains("Ply 5, player 3 to move")
                .contains("player 2 has left; moves are judged as if it played on.\n");
        assertThat(run("analyse", file("left"), "--bot", "mcts:steps=50", "--json")
                        .out())
                .contains("\"ply\":5,\"mover\":2,\"left\":[1],");
    }

    @Test
    void showsTheMoveThatWasMadeBesideTheBest() throws IOException {
        var moves = GameRecord.parse(Files.readString(Path.of(file("game")))).moves();
        String[] line = {"analyse", file("game"), "--ply", "0", "--bot", "mcts:steps=50"};
        for (var top : List.of("1", "2", "3")) {
            var rows = run(append(line, "--top", top))
                    .succeeded()
                    .out()
                    .lines()
                    .filter(row -> row.contains(" %"))
                    .toList();
            assertThat(rows)
                    .hasSizeBetween(Integer.parseInt(top), Integer.parseInt(top) + 1)
                    .anyMatch(row -> row.contains("   " + moves.getFirst()));
        }
        assertThat(run(line).out()).contains("Played in the game: " + moves.getFirst());
        assertThat(Json.readObject(run(append(line, "--json")).out()))
                .containsEntry("played", moves.getFirst())
                .doesNotContainKey("partial");
    }

    private static String[] append(String[] line, String... more) {
        return Stream.concat(Stream.of(line), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void theSameSeedGivesTheSameAnalysis() {
        String[] line = {"analyse", file("game"), "--ply", "1", "--bot", "mcts:steps=100", "-s", "4"};
        assertThat(run(line).succeeded().out()).isEqualTo(run(line).succeeded().out());
    }

    @Test
    void speaksFrench() {
        assertThat(run("analyse", file("game"), "--ply", "0", "--bot", "easy", "--lang", "fr")
                        .succeeded()
                        .out())
                .contains("Position 0, au trait : joueur 1 (random) ; facile a cherché")
                .containsPattern(" \\d+,\\d %");
    }

    @Test
    void saysWhyThereIsNothingToAnalyse() throws IOException {
        int moves = GameRecord.parse(Files.readString(Path.of(file("game"))))
                .moves()
                .size();
        run("analyse", file("game"), "--ply", Integer.toString(moves))
                .failed(1, "the game is over at ply " + moves, "nothing to decide");
        run("watch", "carcassonne", "-s", "1", "-q", "--record", file("tiles")).succeeded();
        run("analyse", file("tiles"), "--ply", "0")
                .failed(1, "chance moves at ply 0: nobody has a choice; try --ply 1");
        run("watch", "tilings", "-s", "1", "-q", "--record", file("zones")).succeeded();
        run("analyse", file("zones"), "--ply", "4").failed(1, "at ply 4", "try --ply 6");
        run("analyse", file("game"), "--ply", "9999").refused("--ply must be 0 to", "not 9999");
        Files.writeString(Path.of(file("broken")), "{\"format\":\"plateau-record\"");
        run("analyse", file("broken")).failed(1, "line 1");
        run("analyse", file("missing")).refused("missing");
    }

    @Test
    void refusesABotThatDoesNotSearchOrIsNotThere() {
        run("analyse", file("game"), "--ply", "0", "--bot", "random")
                .refused("--bot: random does not search; those that do: easy, medium, hard, mcts");
        run("analyse", file("game"), "--ply", "0", "--bot", "mcts:stpes=5")
                .refused("--bot: bot mcts: no option 'stpes'", "did you mean 'steps'?");
    }
}
