package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.text.Json;
import plateau.terminal.CommandTest;

/// What is kept in a folder needs tables, which are not here: `checks` has those tests.
class EvaluateCommandTest extends CommandTest {
    private static Ran evaluate(String... arguments) {
        return run(
                Stream.concat(Stream.of("evaluate"), Arrays.stream(arguments)).toArray(String[]::new));
    }

    private static List<Map<String, Object>> cells(Ran ran) {
        var json = Json.readObject(ran.succeeded().out().strip());
        return ((List<?>) Objects.requireNonNull(json.get("cells")))
                .stream().map(EvaluateCommandTest::object).toList();
    }

    @SuppressWarnings("unchecked") // JSON names are texts
    private static Map<String, Object> object(@Nullable Object json) {
        return (Map<String, Object>) Objects.requireNonNull(json);
    }

    private static Ran sweep(String... more) {
        var all = new ArrayList<>(List.of("piles", "--sweep", "size=2,3", "--sweep", "players=2..4"));
        all.addAll(List.of("--games", "30", "--seed", "7", "--quiet"));
        all.addAll(List.of(more));
        return evaluate(all.toArray(String[]::new));
    }

    @Test
    void printsATable() {
        var lines = sweep().succeeded().lines();
        assertThat(lines)
                .startsWith("piles: 6 cells, size (2) × players (3), seed 7", "30 games of each cell", "")
                .anyMatch(line -> line.matches("size  players  games +payoff1 +length_mean +.*"))
                .anyMatch(line -> line.matches("   3        4     30  +\\S+ ±\\S+ .*"))
                .contains("±: half of the 95 % interval. Last are the figures in which cells differ" + " most.")
                .allMatch(line -> line.length() <= 80);
        assertThat(lines.get(3)).startsWith("180 games in 6 cells, ");
    }

    @Test
    void whatWasAskedForComesFirst() {
        var asked = new String[] {"piles", "--seed", "7", "-q", "--games", "200", "--sweep"};
        var wide = evaluate(with(with(asked, "size=3,4"), "--until", "draws_share±0.1%"));
        assertThat(wide.succeeded().lines())
                .anyMatch(line -> line.matches("size  games +draws_share +payoff1 +length_mean.*"))
                .noneMatch(line -> line.contains("payoff2"))
                .contains("2 cells not known within draws_share±0.1% after 200 games");
        var one = evaluate(with(with(asked, "size=3"), "--until", "±40%"))
                .succeeded()
                .lines();
        assertThat(one)
                .contains("±: half of the 95 % interval.")
                .noneMatch(line -> line.contains("not known within"))
                .noneMatch(line -> line.contains("-0.0"));
    }

    @Test
    void saysThatNothingIsKept() {
        var ran = evaluate("piles", "--sweep", "size=2", "--games", "3");
        assertThat(ran.err()).isEqualTo("nothing is kept; --out DIR keeps all figures and a report\n");
        assertThat(ran.code()).isZero();
    }

    @Test
    void speaksFrench() {
        var lines = runIn(
                        "fr_FR.UTF-8",
                        "",
                        "evaluate",
                        "piles",
                        "--sweep",
                        "size=2..3",
                        "--games",
                        "30",
                        "--seed",
                        "7",
                        "-q")
                .succeeded()
                .lines();
        assertThat(lines)
                .startsWith("piles : 2 cases, size (2), graine 7", "30 parties par case")
                .anyMatch(line -> line.startsWith("60 parties dans 2 cases"))
                .allMatch(line -> line.length() <= 80);
    }

    @Test
    void levelsAndPresetsHaveTheirFrenchNames() {
        var asked = "evaluate piles -o size=2 --sweep seat1=facile,moyen --sweep preset=habituel,plafonné"
                + " -q --games 2 --goal balance";
        var ran = runIn("fr", "", asked.split(" ")).succeeded();
        assertThat(ran.out())
                .containsPattern("\n *facile +habituel +2 ")
                .containsPattern("\n *moyen +plafonné +2 ")
                .contains("seat1=")
                .doesNotContain("easy", "medium", "usual", "capped");
        assertThat(runIn("fr", "", (asked + " --json").split(" ")).out()).contains("\"easy\"", "\"capped\"");
        assertThat(run(
                                "evaluate",
                                "piles",
                                "-o",
                                "turn-limit=2",
                                "--sweep",
                                " preset = petit , grand ",
                                "-q",
                                "--games",
                                "2")
                        .succeeded()
                        .out())
                .contains("small", "large");
    }

    @Test
    void aCellIsASimulationOfItsOptions() {
        var cell = cells(sweep("--json")).get(4);
        assertThat(cell).containsEntry("size", 3L).containsEntry("players", 3L);
        var simulated = run("simulate", "piles", "-o", "size=3", "-n", "3", "--games", "30", "--seed", "7", "--json");
        var json = Json.readObject(simulated.succeeded().out().strip());
        assertThat(cell)
                .containsEntry("games", 30L)
                .containsEntry("length_mean", object(json.get("length")).get("mean"))
                .containsEntry("branching_mean", object(json.get("branching")).get("mean"));
        var seat = object(((List<?>) Objects.requireNonNull(json.get("scores"))).get(2));
        assertThat(cell).containsEntry("payoff3", seat.get("payoff")).containsEntry("score3_mean", seat.get("mean"));
    }

    @Test
    void theSameWhateverTheThreads() {
        var one = cells(sweep("--json", "--threads", "1"));
        var three = cells(sweep("--json", "--threads", "3"));
        Stream.concat(one.stream(), three.stream()).forEach(cell -> cell.remove("millis_per_game"));
        assertThat(three).isEqualTo(one).hasSize(6);
    }

    @Test
    void botsAreSweptByTheirSeats() {
        var cells = cells(evaluate(
                "piles",
                "-o",
                "size=3",
                "--sweep",
                "seat1=random,greedy",
                "--games",
                "40",
                "--seed",
                "7",
                "-q",
                "--json"));
        assertThat(cells).extracting(cell -> cell.get("seat1")).containsExactly("random", "greedy");
        assertThat(number(cells.getLast(), "payoff1")).isGreaterThan(number(cells.getFirst(), "payoff1"));
    }

    /// JSON writes 1.0 as 1.
    private static double number(Map<String, Object> cell, String column) {
        return ((Number) Objects.requireNonNull(cell.get(column))).doubleValue();
    }

    @Test
    void cellsAreRankedByAGoal() {
        var lines = evaluate(
                        "piles", "--sweep", "size=2..4", "--games", "60", "--seed", "7", "-q", "--goal", "length=20")
                .succeeded()
                .lines();
        assertThat(lines)
                .anyMatch(line -> line.matches("size  games +goal .*"))
                .contains("Best by length=20: size=3")
                .anyMatch(line -> line.matches("It is the best of 3 cells, at least \\S+ % sure\\."))
                .allMatch(line -> line.length() <= 80);
        assertThat(lines.get(6)).startsWith("   3     60");
    }

    @Test
    void ofOneCellNothingIsRanked() {
        var one = new String[] {"piles", "-q", "--seed", "7", "--games", "40", "--goal", "balance"};
        assertThat(evaluate(one).succeeded().lines())
                .contains("Goal balance: only one cell has a value; nothing is ranked.")
                .noneMatch(line -> line.startsWith("Best by"));
    }

    /// Nothing crashes, whatever the size.
    @Test
    void whatIsNotSureIsNotClaimed() {
        var lines = evaluate(
                        "piles",
                        "-q",
                        "--seed",
                        "7",
                        "--games",
                        "40",
                        "--sweep",
                        "size=2..3",
                        "--goal",
                        "-ending_crash")
                .succeeded()
                .lines();
        assertThat(lines)
                .contains(
                        "Not surely the best of 2 cells: one other may be as good.",
                        "One other has the very same value.")
                .noneMatch(line -> line.contains("-0.000"));
    }

    @Test
    void aSearchSpendsItsBudget() {
        var ran = evaluate(
                "piles",
                "--sweep",
                "size=2..4",
                "--sweep",
                "cell-limit=0..9999",
                "--seed",
                "7",
                "-q",
                "--json",
                "--goal",
                "length=20",
                "--budget",
                "3000");
        var json = Json.readObject(ran.succeeded().out().strip());
        assertThat((long) Objects.requireNonNull(json.get("games"))).isBetween(1500L, 3000L);
        assertThat(json).containsEntry("allCells", 30_000L).containsKey("ranking");
    }

    @Test
    void aCellIsPlayedUntilItIsKnownWellEnough() {
        var cells = cells(evaluate("piles", "--sweep", "size=2..3", "--seed", "7", "-q", "--json", "--until", "+-3%"));
        for (var cell : cells) {
            assertThat(number(cell, "payoff1_high") - number(cell, "payoff1_low"))
                    .isLessThan(0.0601);
            assertThat(number(cell, "games")).isBetween(200.0, 3000.0);
        }
    }

    @Test
    void munificenceHasATableOfItsAuthors() throws IOException {
        var arguments = new String[] {
            "munificence",
            "--sweep",
            "builder-seed=0..1",
            "--sweep",
            "token-seed=0..2",
            "--games",
            "5",
            "--seats",
            "classic,classic",
            "--seed",
            "7",
            "--csv"
        };
        var out = evaluate(with(arguments, "-")).succeeded();
        assertThat(out.lines()).hasSize(7);
        assertThat(out.lines().getFirst()).startsWith("seed_builders;seed_token;choices;");
        assertThat(out.lines().getLast()).matches("1;2;[0-9.]+,[0-9.]+,[0-9.]+;.*");
        var file = folder.resolve("own.csv");
        evaluate(with(arguments, file.toString())).succeeded();
        assertThat(Files.readString(file)).isEqualTo(out.out());
    }

    private static String[] with(String[] arguments, String... more) {
        return Stream.concat(Arrays.stream(arguments), Arrays.stream(more)).toArray(String[]::new);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    piles --sweep size=9..1        | --sweep: size=9..1: 9..1 goes down; ranges go up: 1..9 (0 cells, 0 games)
                    piles --sweep size=1..100 --games 10 | --sweep: size=1..100: size must be 1 to 50, not 100 (100 cells, 1,000 games)
                    piles --sweep size=1..100 --until ±1% --games 10 | not 100 (100 cells, up to 1,000 games)
                    piles --sweep size=1..100 --goal balance --budget 500 | not 100 (100 cells)
                    piles --sweep sise=3           | --sweep: sise=3: there is no 'sise' to sweep; there are size, turn-limit, cell-limit, cell-limit-stops, players, preset, seats, seat1, seat2…; did you mean 'size'? (1 cell, 100 games)
                    piles --sweep sise=1..9/2,20 --sweep torus=* | did you mean 'size'?
                    piles --sweep sise=1..9/2,20 --sweep size=0 | did you mean 'size'? (6 cells, 600 games)
                    piles --sweep size=0..9        | --sweep: size=0..9: size must be 1 to 50, not 0
                    piles --sweep size=3,3         | --sweep: size=3,3: 3 is given twice
                    piles --sweep size=3 --sweep size=4 | --sweep: size is swept twice
                    piles --sweep size=3 -o size=4 | --sweep: size and -o size=… say the same; give one of them
                    piles --sweep players=2 -n 2   | --sweep: players and -n say the same; give one of them
                    piles --sweep preset=* --preset small | --sweep: preset and --preset say the same; give one of them
                    piles --sweep seats=random --seats greedy,greedy | --sweep: seats and --seats say the same; give one of them
                    piles --sweep players=2..27    | --sweep: players=2..27: piles takes 1 to 26 players, not 27 (26 cells, 2,600 games)
                    piles --sweep preset=* --sweep size=3 -o turn-limit=5 | are the same, since what the preset sets is set besides
                    piles --sweep seat3=random     | --sweep: seat3=random: there is no seat3: 2 players play
                    piles --sweep seat1=randm      | --sweep: no bot 'randm' plays piles
                    piles --sweep seat1=random,greedy --seats greedy,greedy | --seats names 'greedy' for seat 1, which --sweep seat1 changes
                    piles --seats randm,random     | --seats: no bot 'randm' plays piles
                    piles --sweep seat1=human      | --sweep: 'human' is a person
                    munificence --sweep builder-seed=0..99999 --sweep token-seed=0..9999 | --sweep: 1,000,000,000 cells and 100,000,000,000 games; at most 100,000 cells are played whole: name fewer values, or --goal … --budget GAMES looks for the best of them
                    tilings --sweep deck=missing.txt | --sweep: deck=missing.txt: deck: there is no file 'missing.txt'
                    piles --games 0                | --games: must be a whole number from 1 to 1000000000000, not '0'
                    piles --budget 100             | --budget goes with --goal, which says what to look for
                    piles --budget 100 --games 7 --goal balance | --games and --budget cannot be given together
                    piles --budget 100 --until ±1% --goal balance | --until and --budget cannot be given together
                    piles --keep-games             | --keep-games needs --out DIR
                    piles --csv -                  | --csv is the form of Munificence's authors; piles has none: --out DIR writes cells.csv
                    munificence --csv - --json     | --csv - and --json cannot be given together
                    munificence --csv - --sweep points=5..6 | --csv: the CSV of munificence has a line for each builder-seed and token-seed
                    piles --goal blance            | --goal: there is no column 'blance' (character 1); there are balance decisiveness length_mean
                    piles --goal 1+2               | --goal: '1+2' is the same for all cells
                    piles --until 5                | --until must be written as ±0.5%, payoff1±0.5% or length_mean±0.1, not '5'
                    piles --until lenght_mean±1    | --until: 'lenght_mean' is no column that has an interval
                    piles --goal balance --budget 3 --sweep size=3..5 | --budget: 3 games are too few
                    --resume                       | --resume needs --out DIR
                    --sweep size=3                 | which game?
                    --sql x                        | missing: DIR
                    --sql x out --sweep size=3     | --sql and --sweep cannot be given together
                    --sql x out --games 3          | --sql and --games cannot be given together
                    --sql x out -n 3               | --sql and --players cannot be given together
                    --sql x out --resume           | --sql and --resume cannot be given together
                    --sql x out --out other        | --out and DIR cannot be given together
                    chess --sweep size=3           | no game 'chess'
                    """)
    void refusesWhatCannotBe(String arguments, String message) {
        evaluate(arguments.strip().split(" +")).refused(message);
    }
}
