package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.terminal.CommandTest;
import plateau.terminal.outside.Runtimes;

/// Who is out is seen to be; what its seat does all the same is told as what it is, and is nobody's move.
class WhoHasLeftTest extends CommandTest {
    private static final Pattern MOVE = Pattern.compile("\\nMove ([0-9]+): ");

    private String ran(String command, String game, String... more) {
        var words = new ArrayList<>(List.of(command, game, "-n", "3", "--seed", "4"));
        words.addAll(List.of("--seat", "random", "--seat", Runtimes.leaving(), "--seat", "greedy"));
        words.addAll(List.of(more));
        return run(words.toArray(String[]::new)).succeeded().out();
    }

    @ParameterizedTest
    @ValueSource(strings = {"carcassonne", "piles", "tilings", "munificence"})
    void itsSeatMakesNoMovesThatAreCounted(String game) {
        var watched = ran("watch", game);
        var numbers = MOVE.matcher(watched).results().map(move -> move.group(1)).toList();
        assertThat(numbers).hasSize(Integer.parseInt(numbers.getLast()));
        assertThat(watched).contains("after " + numbers.size() + " moves");
        assertThat(ran("watch", game, "-q")).contains("after " + numbers.size() + " moves");
        var after = watched.substring(watched.indexOf("is out (illegal move)"));
        assertThat(after).doesNotContainPattern("Move [0-9]+: [Pp]layer \\d \\(C\\)");
        assertThat(after).doesNotContainPattern(">\\S? player \\d \\(C\\)");
        assertThat(after).containsPattern("player \\d \\(C\\): -?\\d+, has left");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        en | The seat of player 2 (C), who has left, puts a token on 1,1.
        fr | La place quittée par joueur 2 (C) met un jeton
        """)
    void whatItsSeatDoesIsToldAsWhatItIs(String language, String told) {
        assertThat(ran("watch", "piles", "--lang", language)).contains("\n" + told);
    }

    @Test
    void thatItsTurnIsPassedOverIsNotTold() {
        assertThat(ran("watch", "carcassonne"))
                .contains("is out (illegal move)")
                .doesNotContain("passed over");
    }

    @Test
    void movesAsTheyAreWrittenAreAllThereAndCounted() {
        var ran = ran("watch", "carcassonne", "--notation");
        long moves = ran.lines().filter(line -> line.startsWith("Move ")).count();
        assertThat(ran).contains("plays skip", "after " + moves + " moves").doesNotContain(", has left");
    }

    @Test
    void aReplayTellsTheSame() {
        var record = folder.resolve("game.jsonl").toString();
        var watched = ran("watch", "carcassonne", "--record", record);
        var replayed = run("replay", record).succeeded().out();
        assertThat(told(replayed)).isNotEmpty().isEqualTo(told(watched));
    }

    private static List<String> told(String output) {
        return output.lines()
                .filter(line -> line.startsWith("Move ") || line.startsWith("  ") || line.startsWith("The "))
                .toList();
    }
}
