package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.terminal.CommandTest;

class WatchCommandTest extends CommandTest {
    @Test
    void quietItExplainsWithoutDrawing() {
        var out = run("watch", "piles", "-o", "size=2", "--seed", "1", "-q", "--explain")
                .out();
        assertThat(out).contains("\nMove 1: Player 1 (random) puts a token on ");
        assertThat(out.split("\n   \\+", -1)).as("lines of one board").hasSize(4);
    }

    @Test
    void whatHappensIsToldInSentencesOrAsItIsWritten() {
        var game = List.of("tilings", "-b", "4", "-s", "5");
        assertThat(with("watch", game, "--record", file("game")).succeeded().out())
                .contains(
                        "\nChance: Player 0 (random) turns up a tile: ",
                        "\nMove 1: Player 0 (random) lays its tile on 2,2.\n  Player 0 (random) gains")
                .doesNotContain("plays 2,2", "Chance: kind");
        assertThat(run("replay", file("game")).succeeded().out())
                .contains("Move 1: Player 0 (random) lays its tile on 2,2.\n  Player 0 (random) gains");
        assertThat(with("watch", game, "--notation").succeeded().lines())
                .contains("Move 1: player 0 (random) plays 2,2")
                .noneMatch(line -> line.contains("lays its"));
        assertThat(with("watch", game, "--notation", "--explain").succeeded().out())
                .contains("Move 1: player 0 (random) plays 2,2\n  Player 0 (random) lays its tile");
        assertThat(with("watch", game, "--lang", "fr").succeeded().out())
                .contains("\nCoup 1 : Joueur 0 (random) pose sa tuile en 2,2.\n");
    }

    @Test
    void drawsEveryTurnAndTellsTheResult() {
        var ran = run("watch", "--notation", "piles", "-o", "size=2", "--seed", "1")
                .succeeded();
        long turns =
                ran.lines().stream().filter(line -> line.startsWith("Move ")).count();
        long boards =
                ran.lines().stream().filter(line -> line.equals("     1   2")).count();

        assertThat(turns).isPositive();
        assertThat(boards).isEqualTo(turns);
        assertThat(ran.out())
                .startsWith("piles: random, random; seed 1\nMove 1: player 1 (random) plays ")
                .contains("The game is over after " + turns + " move");
    }

    @Test
    void theSameSeedGivesTheSameGame() {
        var first = run("watch", "tilings", "--seed", "5").succeeded().out();
        assertThat(run("watch", "tilings", "--seed", "5").out()).isEqualTo(first);
        assertThat(run("watch", "tilings", "--seed", "6").out()).isNotEqualTo(first);
    }

    @Test
    void chanceIsTold() {
        assertThat(run("watch", "--notation", "tilings", "-s", "5", "-b", "4")
                        .succeeded()
                        .out())
                .containsPattern("Chance: kind[0-4]\nMove 1: player 0")
                .containsPattern("Chance: king [0-3],[0-3]");
    }

    @Test
    void theLastPositionIsDrawnEvenAfterAMoveOfChance() {
        var lines = run("watch", "--notation", "tilings", "-b", "5", "-s", "5", "-i", "--record", file("game"))
                .succeeded()
                .lines();
        int king = lastIndex(lines, "Chance: king");
        assertThat(king).as("a King comes last").isGreaterThan(lastIndex(lines, "Move "));
        assertThat(lines.get(king + 1)).as("the head of the view").matches(" +●0 +■1");

        var replayed = run("replay", "--notation", file("game")).succeeded().lines();
        assertThat(replayed.get(lastIndex(replayed, "Chance: king") + 1))
                .as("the head of the board")
                .matches(" +0 +1 +2 +3 +4");
    }

    private static int lastIndex(List<String> lines, String beginning) {
        int last = -1;
        for (int index = 0; index < lines.size(); index++) {
            last = lines.get(index).startsWith(beginning) ? index : last;
        }
        return last;
    }

    @Test
    void coloursComeWithATerminalOnly() {
        assertThat(run("watch", "tilings", "-b", "3", "-s", "1").out()).doesNotContain("\u001b[");
        assertThat(runInColour("watch", "tilings", "-b", "3", "-s", "1").out()).contains("\u001b[0;38;5;");
    }

    @Test
    void speaksFrench() {
        assertThat(run("watch", "--notation", "piles", "-o", "size=2", "-s", "1", "--lang", "fr")
                        .out())
                .contains("Coup 1 : joueur 1 (random) joue", "La partie est finie");
    }

    @Test
    void theShortFlagsOfTilings() {
        assertThat(run("watch", "tilings", "-n", "3", "-b", "4", "-s", "2")
                        .succeeded()
                        .out())
                .contains("tilings: random, random, random; seed 2");
        assertThat(run("watch", "tilings", "-b", "4", "-s", "2", "-i")
                        .succeeded()
                        .lines())
                .as("only influence")
                .anyMatch(line -> line.matches(" +\\d,\\d +\\d+\\*? +\\d+\\*?"))
                .noneMatch(line -> line.contains("vvvv"));
        assertThat(run("watch", "tilings", "-b", "4", "-s", "2", "-r", "-i")
                        .succeeded()
                        .lines())
                .as("both")
                .anyMatch(line -> line.matches(" +\\d,\\d +\\d+\\*? +\\d+\\*?"))
                .anyMatch(line -> line.contains("vvvv"));
    }

    @Test
    void aDroppedMotifPaysNothing() {
        var all = run("watch", "tilings", "-s", "3", "-o", "level=motifs", "-q").succeeded();
        var without = run("watch", "tilings", "-s", "3", "-o", "level=motifs", "-q", "-m", "1", "-m", "2", "-m", "3")
                .succeeded();
        assertThat(all.out()).doesNotContain("player 0 (random): 0\n");
        assertThat(without.out()).contains("player 0 (random): 0\n", "player 1 (random): 0\n");
    }

    @Test
    void aValueOutOfRangeIsRefusedWithTheRange() {
        run("watch", "tilings", "-b", "51").refused("size must be 1 to 50, not 51");
        run("watch", "tilings", "-b", "x").refused("size must be 1 to 50, not x");
        run("watch", "tilings", "-b", "").refused("size must be 1 to 50");
        run("watch", "tilings", "-b", "5", "-o", "size=6").refused("-b and -o size=… say the same");
        run("watch", "tilings", "-n", "21").refused("tilings takes 2 to 20 players, not 21");
        run("watch", "tilings", "-m", "4").refused("-m", "from 1 to 3, not '4'");
        run("watch", "tilings", "-m", "x").refused("-m", "from 1 to 3, not 'x'");
        run("watch", "tilings", "-m", "1", "-o", "motifs=pair").refused("-m and -o motifs=…");
        run("watch", "tilings", "-b", "5", "-b", "6").refused("-b");
        run("watch", "tilings", "-i", "-o", "level=zones").refused("no view 'influence' of this game; there are board");
        run("watch", "tilings", "--view", "influense").refused("did you mean 'influence'?");
    }

    @Test
    void theFlagsOfAGameAreOfferedToThatGameOnly() {
        for (var flag : List.of("-b", "-r", "-i", "-ri", "-b5")) {
            run("watch", "munificence", flag, "3").refused("is a flag of 'watch tilings', not of 'watch munificence'");
        }
        run("simulate", "piles", "-m", "3")
                .refused("-m is a flag of 'simulate tilings', 'simulate munificence', not of" + " 'simulate piles'");
        run("tournament", "tilings", "-b", "3").refused("-b is a flag of 'watch tilings', not of 'tournament tilings'");
        run("watch", "--record", "tilings", "piles", "-b", "3")
                .refused("-b is a flag of 'watch tilings', not of 'watch piles'");
        run("watch", "piles", "-x").refused("no option '-x' of 'watch'");
        assertThat(run("watch", "--help").succeeded().out()).doesNotContain("-b=", "-m=");
        assertThat(run("watch", "piles", "--help").succeeded().out()).doesNotContain("-b=", "-m=");
        assertThat(run("watch", "tilings", "--help").succeeded().out())
                .contains("-b=VALUE", "The same as -o size=VALUE.")
                .contains("-m=K", "Leave one of motifs out: 1 pair, 2 contrast, 3 surrounded")
                .contains("Draw the view 'influence'");
        assertThat(run("games", "tilings").succeeded().out())
                .contains(
                        "Flags (of watch, play, simulate and evaluate):\n  -b VALUE       The same as -o size=VALUE.\n");
        assertThat(run("games", "piles").out()).doesNotContain("Flags");
        assertThat(run("games", "tilings", "--json").out())
                .contains("\"flag\":\"b\"", "\"viewFlags\":{\"i\":\"influence\",\"r\":\"board\"}");
    }

    @Test
    void anOptionIsGivenOnceUnlessAPresetGivesIt() {
        run("watch", "piles", "-o", "size=3", "-o", "size=4").refused("size is given twice");
        run("watch", "piles", "--preset", "small", "-o", "size=2", "-q").succeeded();
        run("watch", "munificence", "-o", "token-seed=2147483648")
                .refused("token-seed must be 0 to 2147483647, not 2147483648");
    }

    @Test
    void oneFollowerIsSingular() {
        assertThat(run("watch", "carcassonne", "-o", "followers=1", "-s", "1").out())
                .contains(", 1 follower\n")
                .doesNotContain("1 followers");
    }

    @Test
    void theGameIsRecorded() {
        run("watch", "tilings", "-b", "4", "-s", "2", "--record", file("game")).succeeded();
        assertThat(run("verify", file("game")).succeeded().out()).contains("1 of 1 record holds");
    }

    @Test
    void withoutAGameThereAreTheGamesToChooseFrom() {
        for (var command : List.of("watch", "simulate", "evaluate")) {
            run(command)
                    .refused(
                            "which game? Write for instance 'plateau " + command + " tilings'",
                            "there are tilings, piles, carcassonne, munificence, mansuba");
        }
        assertThat(runIn("fr", "", "watch").err()).startsWith("plateau: quel jeu ?");
        assertThat(run("play", "--help").out()).contains(" [GAME]\n");
    }

    @Test
    void theOriginalsFlagsWorkWithEveryCommandThatPlaysTheirGame() {
        var flags = List.of("tilings", "-n", "3", "-b", "4", "-s", "2", "-m", "1");
        assertThat(with("simulate", flags, "--games", "2", "-i").succeeded().out())
                .contains("size=4", "motifs=contrast,surrounded", "player 2   random")
                .containsPattern("A game of seed 2 ends so:\n +●0 +■1 +\\S2\n +\\d,\\d +\\d");
        assertThat(with("evaluate", flags, "--games", "2", "-r").out())
                .contains("A game of seed 2 ends so:\n      0     1     2     3\n");
        assertThat(with("play", flags, "--seats", "human,random,random")
                        .succeeded()
                        .out())
                .contains("player 0", "\n      0     1     2     3\n");
        assertThat(run("simulate", "munificence", "-m", "3", "--games", "2")
                        .succeeded()
                        .out())
                .contains(" turns=3 ");
        run("simulate", "tilings", "-i", "--json").refused("-i and --json cannot be given together");
        run("simulate", "tilings", "-i", "-o", "level=zones").refused("no view 'influence'");
        for (var command : List.of("watch", "play", "simulate", "evaluate")) {
            assertThat(run(command, "tilings", "-v").succeeded().out()).startsWith("Usage: plateau " + command);
        }
    }

    private static Ran with(String command, List<String> flags, String... more) {
        var line = new ArrayList<>(List.of(command));
        line.addAll(flags);
        line.addAll(List.of(more));
        return run(line.toArray(String[]::new));
    }

    @Test
    void howManyCanPlayIsSaidInTheSameWordsEverywhere() {
        for (var many : List.of("0", "-1", "99", "3000")) {
            for (var command : List.of("watch", "play", "simulate", "evaluate", "check")) {
                run(command, "tilings", "-n", many).refused("tilings takes 2 to 20 players, not " + many);
            }
            assertThat(runWith(many + "\n", "play", "tilings", "--ask").out())
                    .contains("tilings takes 2 to 20 players, not " + many);
        }
        run("watch", "tilings", "-n", "two").refused("must be a whole number, not 'two'");
        run("watch", "tilings", "-n", "99999999999").refused("no game takes 99999999999 players");
        assertThat(runWith("99999999999\ntwo\n", "play", "tilings", "--ask").out())
                .contains("no game takes 99999999999 players", "must be a whole number, not 'two'");
        run("evaluate", "tilings", "--sweep", "players=1..3")
                .refused("players=1..3: tilings takes 2 to 20 players, not 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "piles -o size=50 -n 26 -o turn-limit=3",
                "tilings -n 20 -o size=10 --seed 1",
                "munificence -n 10 -o tokens=36 -o builders=30 -o turns=1",
                "carcassonne -n 20"
            })
    void noSentenceIsWiderThanAPipeShowsWell(String words) {
        var ran = run(("watch " + words).split(" ")).succeeded();
        assertThat(ran.lines()).allMatch(line -> line.length() <= 120);
    }

    @Test
    void movesAsTheyAreWrittenStayInOneLine() {
        var ran = run("watch", "piles", "-n", "26", "-o", "size=50", "-o", "turn-limit=3", "--notation", "-q");
        assertThat(ran.succeeded().lines().getFirst()).hasSizeGreaterThan(120).contains("seed");
    }
}
