package plateau.terminal.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.reports.evaluation.EvaluationCommand;

class EvaluationOptionsTest {
    @Command
    private static final class Line {
        @Mixin
        private final EvaluationOptions options = new EvaluationOptions();
    }

    @TempDir
    private Path folder;

    private static EvaluationOptions read(List<String> arguments) {
        var line = new Line();
        new CommandLine(line).parseArgs(arguments.toArray(String[]::new));
        return line.options;
    }

    private static EvaluationPlan again(String command) throws IOException {
        var shell = new ProcessBuilder("sh", "-c", "printf '%s\\n' " + command).start();
        var words = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertThat(words.subList(0, 2)).containsExactly("plateau", "evaluate");
        return read(words.subList(2, words.size())).plan();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "piles --sweep size=3..8",
                "piles --sweep size=1,3,5..9/2 --sweep players=2..4 --seats random,greedy",
                "piles --preset small --sweep seats=random,greedy -n 3 --until ±1%",
                "piles --sweep seats=random,greedy --sweep players=2..3",
                "piles --sweep seat1=random,greedy",
                "piles --seats greedy",
                "piles --seats greedy --sweep seat2=random,greedy -n 3",
                "piles --seats greedy -n 1 --sweep size=3,4",
                "piles --sweep seat1=random,greedy -n 1",
                "piles --sweep seat1=random,greedy --seats ,greedy --clock 500ms/move",
                "piles --sweep seat1=random,greedy --sweep seat2=random,greedy --goal balance",
                "piles --sweep seat1=random,mcts:steps=20 --seat= --seat mcts:steps=30",
                "piles --sweep players=2..4 --sweep seat2=random,greedy --seats greedy",
                "piles --sweep players=2..4 --sweep seat1=random,greedy --seats ,greedy",
                "mansuba --sweep victory=* --goal balance-2*abs(payoff1-0.5) --budget 5000",
            })
    void theCommandAsksForTheSame(String arguments) throws IOException {
        var words = new ArrayList<>(List.of(arguments.split(" ")));
        words.addAll(List.of("--seed", "7"));
        var asked = read(words);
        var plan = asked.plan();
        assertThat(again(asked.command(plan))).isEqualTo(plan);
        var other = new EvaluationCommand(plan, Games.named(plan.game())).text();
        assertThat(again(other)).isEqualTo(plan);
    }

    @Test
    void theCommandNamesFilesAndNotWhatTheyHold() throws IOException {
        var file = folder.resolve("o'deck 1.txt");
        Files.writeString(file, "6 blue blue blue blue\n");
        var asked = read(List.of("tilings", "-o", "deck=" + file, "-o", "size=3", "--seed", "7"));
        var plan = asked.plan();
        assertThat(plan.settings().getFirst()).doesNotContain("o'deck");
        assertThat(again(asked.command(plan))).isEqualTo(plan);
        assertThat(new EvaluationCommand(plan, Games.named("tilings")).text()).contains("-o deck=FILE ");
    }

    @Test
    void oneBotAloneSitsEverywhere() {
        assertThat(read(List.of("munificence", "--seats", "greedy")).plan().seats())
                .containsExactly("greedy", "greedy");
        assertThat(read(List.of("piles", "-n", "3", "--seats", "greedy")).plan().seats())
                .containsExactly("greedy", "greedy", "greedy");
        assertThat(read(List.of("piles", "-n", "1", "--seat", "greedy")).plan().seats())
                .containsExactly("greedy");
        var swept = List.of("piles", "--sweep", "seat2=random,greedy", "--seats", "greedy");
        assertThat(read(swept).plan().seats()).containsExactly("greedy", "random");
    }

    @Test
    void aSweptSeatIsLeftEmpty() {
        var swept = List.of("piles", "--sweep", "seat1=random,greedy", "--seats", "greedy,greedy");
        assertThatThrownBy(() -> read(swept).plan())
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--seats names 'greedy' for seat 1, which --sweep seat1 changes");
    }
}
