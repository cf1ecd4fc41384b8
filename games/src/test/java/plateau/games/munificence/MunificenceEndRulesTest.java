package plateau.games.munificence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.State;
import plateau.core.options.Options;
import plateau.core.text.BadInput;

/// The rules page, sections 4, 6 and 9 to 11: the end, figures, options, notation, the picture.
class MunificenceEndRulesTest {
    private static final Options<Munificence> OPTIONS = Options.of(Munificence.class);

    @Test
    @DisplayName("4.1 The game ends after a turn in which somebody has the points")
    void theGameEndsWhenThePointsAreReached() {
        var sitting = Sitting.of(2, "points=10").join(0, 0).give(0, 6, 7);
        assertThat(sitting.mover()).as("5 points").isEqualTo(0);
        sitting.play("hire 1");
        assertThat(sitting.mover()).isEqualTo(State.NOBODY);
        assertThat(sitting.legal()).isEmpty();
        assertThat(sitting.figure(MunificenceFigure.REACHED)).isEqualTo(1);
    }

    @Test
    @DisplayName("4.1 More than the points will do")
    void morePointsThanNeededWillDo() {
        var sitting = Sitting.of(2, "points=9").give(0, 5, 6, 7).play("hire 5");
        assertThat(sitting.mover()).isEqualTo(State.NOBODY);
    }

    @Test
    @DisplayName("4.1 The powers of the last turn still act")
    void thePowersOfTheLastTurnStillAct() {
        var sitting =
                Sitting.of(2, "points=10").give(0, 5, 6, 7).give(1, 20, 21).play("hire 5");
        assertThat(sitting.legal()).containsExactly("rob 1 20", "rob 1 21");
        sitting.play("rob 1 20");
        assertThat(sitting.mover()).isEqualTo(State.NOBODY);
        assertThat(sitting.hand(0)).containsExactly(20);
    }

    @Test
    @DisplayName("4.1 The game ends after so many turns of all players together")
    void theGameEndsAfterTheTurns() {
        var sitting = Sitting.of(3, "turns=4").favors(0, 0, 0).play("pass", "pass", "pass");
        assertThat(sitting.mover()).isEqualTo(0);
        sitting.play("pass");
        assertThat(sitting.mover()).isEqualTo(State.NOBODY);
        assertThat(sitting.figure(MunificenceFigure.TURNS)).isEqualTo(4);
        assertThat(sitting.figure(MunificenceFigure.REACHED)).isZero();
    }

    @Test
    @DisplayName("4.1 A skipped turn does not bring the end nearer")
    void aSkippedTurnDoesNotBringTheEndNearer() {
        var sitting = Sitting.of(2, "turns=2").give(0, 0, 1).builderHas(0, Power.TURN_ROB);
        assertThat(sitting.play("hire 0").mover()).isEqualTo(0);
        assertThat(sitting.play("pass").mover()).isEqualTo(State.NOBODY);
    }

    @Test
    @DisplayName("4.1 The points may be reached by the last turn")
    void thePointsMayBeReachedByTheLastTurn() {
        var sitting = Sitting.of(2, "turns=1", "points=5").give(0, 5, 6).play("hire 0");
        assertThat(sitting.figure(MunificenceFigure.REACHED)).isEqualTo(1);
        assertThat(sitting.figure(MunificenceFigure.TURNS)).isEqualTo(1);
        assertThat(sitting.payoffs()).containsExactly(1.0, 0.0);
    }

    @Test
    @DisplayName("4.1 By default 10 points and 10 turns")
    void byDefaultTenPointsAndTenTurns() {
        assertThat(OPTIONS.defaults().points()).isEqualTo(10);
        assertThat(OPTIONS.defaults().turns()).isEqualTo(10);
    }

    @Test
    @DisplayName("4.2 Otherwise whoever has most wins")
    void mostPointsWin() {
        var sitting = Sitting.of(3, "turns=1").join(0, 0).join(1, 5).join(2, 1).play("pass");
        assertThat(sitting.scores()).containsExactly(5, 10, 5);
        assertThat(sitting.payoffs()).containsExactly(0.0, 1.0, 0.0);
    }

    @Test
    @DisplayName("4.2 Equals share the win")
    void equalsShareTheWin() {
        assertThat(Sitting.of(2, "turns=1").play("pass").payoffs()).containsExactly(0.5, 0.5);
        var sitting = Sitting.of(3, "turns=1").join(0, 0).join(2, 1).play("pass");
        assertThat(sitting.payoffs()).containsExactly(0.5, 0.0, 0.5);
    }

    @Test
    @DisplayName("4.3 What ended the game is told, the points before the turns")
    void whatEndedTheGameIsTold() {
        var sitting = Sitting.of(2, "turns=2", "points=5").give(0, 5, 6);
        assertThat(sitting.cause()).isEmpty();
        assertThat(sitting.play("hire 0").cause()).isEqualTo("points-reached");
        assertThat(Sitting.of(2, "turns=1").play("pass").cause()).isEqualTo("turn-limit");
        var both = Sitting.of(2, "turns=1", "points=5").give(0, 5, 6).play("hire 0");
        assertThat(both.cause()).isEqualTo("points-reached");
    }

    @Test
    @DisplayName("6.1 The figures have their names")
    void theFiguresHaveTheirNames() {
        assertThat(OPTIONS.defaults().figures())
                .containsExactly(
                        "hires",
                        "takes",
                        "passes",
                        "favors-used",
                        "powers-acted",
                        "tokens-taken",
                        "forced-passes",
                        "turns",
                        "reached");
    }

    /// All figures in the order of their names.
    private static int[] figures(Sitting sitting) {
        return Stream.of(MunificenceFigure.values()).mapToInt(sitting::figure).toArray();
    }

    @Test
    @DisplayName("6.1 Every figure counts what it says")
    void theFiguresCount() {
        var sitting = Sitting.of(2, "points=20").builderHas(0, Power.MASTERS_HAND, Power.TOKEN_ROB);
        sitting.play("take3 0 1 2");
        assertThat(figures(sitting)).containsExactly(0, 1, 0, 0, 0, 3, 0, 1, 0);
        sitting.play("return 12", "panic 24 12", "take2 5 6");
        assertThat(figures(sitting)).as("a favor").containsExactly(0, 2, 0, 1, 1, 6, 0, 2, 0);
        sitting.play("hire 0", "rob 1 12", "call 10");
        assertThat(figures(sitting)).as("a hire").containsExactly(1, 2, 0, 1, 3, 7, 0, 3, 0);
        sitting.play("pass").give(0, 3, 4, 7, 8, 9, 11, 13);
        assertThat(sitting.hand(0)).hasSize(10);
        sitting.play("pass");
        assertThat(figures(sitting)).as("forced").containsExactly(1, 2, 2, 1, 3, 7, 1, 5, 0);
        sitting.join(0, 1).join(0, 2).play("pass", "hire 5");
        assertThat(figures(sitting))
                .as("a free hire, no room to rob a token")
                .containsExactly(2, 2, 3, 1, 3, 7, 1, 7, 1);
    }

    @Test
    @DisplayName("6.1 In an empty market a pass is forced too")
    void aPassInAnEmptyMarketIsForced() {
        var sitting = Sitting.of(2, "tokens=4").give(1, 0, 1, 2, 3).play("pass");
        assertThat(sitting.figure(MunificenceFigure.FORCED_PASSES)).isEqualTo(1);
        assertThat(sitting.figure(MunificenceFigure.PASSES)).isEqualTo(1);
    }

    @Test
    @DisplayName("9 The options have their defaults")
    void theOptionsHaveTheirDefaults() {
        assertThat(OPTIONS.defaults())
                .isEqualTo(new Munificence(
                        5, 25, 2, 10, 0, 0, 10, 10, Munificence.Links.PATH, Munificence.Targets.PLAYER));
    }

    @Test
    @DisplayName("9 The presets")
    void thePresetsSetWhatTheySay() {
        assertThat(OPTIONS.parse("report", List.of()).targets()).isEqualTo(Munificence.Targets.RANDOM);
        assertThat(OPTIONS.parse("grid", List.of()).links()).isEqualTo(Munificence.Links.GRID);
        assertThat(OPTIONS.parse("grand", List.of()))
                .isEqualTo(new Munificence(
                        7, 49, 3, 28, 0, 0, 30, 40, Munificence.Links.PATH, Munificence.Targets.PLAYER));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
                    colours=1     | colours must be 2 to 10, not 1
                    colours=11    | colours must be 2 to 10, not 11
                    tokens=1      | tokens must be 4 to 64, not 1
                    tokens=81     | tokens must be 4 to 64, not 81
                    levels=0      | levels must be 1 to 9, not 0
                    levels=10     | levels must be 1 to 9, not 10
                    builders=2    | builders must be 3 to 100, not 2
                    builders=101  | builders must be 3 to 100, not 101
                    token-seed=-1 | token-seed must be at least 0, not -1
                    builder-seed=x| builder-seed must be at least 0, not x
                    points=0      | points must be 1 to 1000, not 0
                    points=1001   | points must be 1 to 1000, not 1001
                    turns=0       | turns must be 1 to 100, not 0
                    turns=101     | turns must be 1 to 100, not 101
                    links=line    | links must be path or grid, not line
                    targets=me    | targets must be player or random, not me
                    """)
    @DisplayName("9 A value out of range is refused")
    void aValueOutOfRangeIsRefused(String setting, String message) {
        assertThatThrownBy(() -> Sitting.game(setting))
                .isInstanceOf(BadInput.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource({"5", "24", "26", "63"})
    @DisplayName("9.1 Tokens are a square number")
    void tokensAreASquareNumber(int tokens) {
        assertThatThrownBy(() -> Sitting.game("tokens=" + tokens))
                .isInstanceOf(BadInput.class)
                .hasMessage("tokens must be a square number (4, 9, 16, 25, 36, 49 or 64), not " + tokens);
    }

    @Test
    @DisplayName("9.1 Levels are fewer than colours")
    void levelsAreFewerThanColours() {
        assertThat(Sitting.game("levels=4").levels()).isEqualTo(4);
        assertThatThrownBy(() -> Sitting.game("levels=5"))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "levels must be below colours (a builder needs level + 1 colours):" + " 5 levels, 5 colours");
        assertThatThrownBy(() -> Sitting.game("colours=2")).isInstanceOf(BadInput.class);
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "11"})
    @DisplayName("2 to 10 players")
    void twoToTenPlay(int players) {
        assertThatThrownBy(() -> OPTIONS.defaults().begin(players))
                .isInstanceOf(BadInput.class)
                .hasMessage("munificence takes 2 to 10 players, not " + players);
    }

    @ParameterizedTest(name = "{0} players, {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
                    5  | turns=10                    | 36 tokens and 15 builders at least, not 25 and 10; try tokens=36 builders=15
                    10 | tokens=64 builders=29       | 36 tokens and 30 builders at least, not 64 and 29; try builders=30
                    6  | tokens=25 builders=18       | 36 tokens and 18 builders at least, not 25 and 18; try tokens=36
                    10 | tokens=36 builder-seed=1    | 36 tokens and 30 builders at least, not 36 and 8; try builders=36
                    10 | tokens=36 builder-seed=2 builders=100 | 36 tokens and 30 builders at least, not 36 and 3; try builder-seed=0
                    5  | builder-seed=2              | 36 tokens and 15 builders at least, not 25 and 2; try tokens=36 builder-seed=0 builders=15
                    """)
    @DisplayName("1.2 More than four need 36 tokens and three builders each, or are told what to try")
    void manyPlayersNeedLargeDecks(int players, String settings, String why) {
        var game = Sitting.game(settings.split(" "));
        assertThatThrownBy(() -> game.begin(players))
                .isInstanceOf(BadInput.class)
                .hasMessage(players + " players need " + why);
        var tried = new ArrayList<>(List.of(settings.split(" ")));
        tried.addAll(List.of(why.substring(why.indexOf("try ") + 4).split(" ")));
        assertThat(OPTIONS.parse(tried).begin(players).players()).isEqualTo(players);
        assertThat(game.seatable()).contains(2, 3, 4).doesNotContain(players);
    }

    @Test
    @DisplayName("10.3 The order of moves: hires, takes, pass")
    void actionsAreListedInOrder() {
        var sitting = Sitting.of(2, "tokens=4").give(0, 0, 1);
        assertThat(sitting.legal()).containsExactly("hire 0", "take1 2", "take1 3", "take2 2 3", "pass");
        assertThat(sitting.play("pass").legal()).containsExactly("keep", "return 2", "return 3", "renew 1", "renew 2");
    }

    @Test
    @DisplayName("10.3 With links=grid takes are listed by their highest slot")
    void gridTakesAreListedByTheirHighestSlot() {
        assertThat(Sitting.of(2, "tokens=9", "links=grid").legal("take2"))
                .containsExactly(
                        "take2 0 1",
                        "take2 1 2",
                        "take2 2 3",
                        "take2 3 4",
                        "take2 4 5",
                        "take2 5 6",
                        "take2 0 7",
                        "take2 6 7",
                        "take2 1 8",
                        "take2 3 8",
                        "take2 5 8",
                        "take2 7 8");
    }

    @Test
    @DisplayName("10.3 Targets are listed by their numbers, wherever they stand")
    void targetsAreListedByTheirNumbers() {
        var sitting = Sitting.of(2).tokenHas(7, Power.GUILD_PANIC).join(1, 0).play("take1 7");
        assertThat(sitting.offer(1)).containsExactly(3, 1, 2);
        assertThat(sitting.legal()).containsExactly("oust 1", "oust 2", "oust 3", "oust 5", "oust 6", "oust 7");
    }

    @Test
    @DisplayName("11.1 The picture shows market, guild and players")
    void thePictureShowsMarketGuildAndPlayers() {
        assertThat(Sitting.of(2).play("take2 3 4").state.view(State.NOBODY).picture())
                .hasToString("""
                         0 KK ── 1 BB ── 2 GG ── 3 · ─── 4 ·
                                                         │
                        15 K ───16 B ───17 G ───18 R     5 K
                         │                       │ mp    │
                        14 W    23 R ───24 W    19 W     6 B
                         │       │               │       │
                        13 R    22 G ───21 B ───20 K     7 G
                         │                               │
                        12 G ───11 B ───10 K ─── 9 W ─── 8 R
                           mp

                        L1 +2   0:KB>K 5              1:BG>B 5              2:GR>G 5
                        L2 +2   5:KBG>KB 10 to        6:BGR>BG 10 tu        7:GRW>GR 10

                         ● player 0: favors 0, provided -, hired -
                            tokens 3:RR 4:WW
                        >■ player 1: favors 1, provided -, hired -
                            tokens -
                        """);
    }

    @Test
    @DisplayName("11.1 Nobody is marked before the first player is drawn and after the end")
    void nobodyIsMarkedBeforeAndAfter() {
        var sitting = Sitting.before(2, "turns=1");
        assertThat(sitting.state.view(State.NOBODY).picture().toString()).doesNotContain(">●", ">■");
        sitting.play("first1", "pass");
        assertThat(sitting.state.view(State.NOBODY).picture().toString()).doesNotContain(">●", ">■");
    }
}
