package plateau.games.mansuba;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.Event;
import plateau.core.Selection;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.games.mansuba.Mansuba.Jumps;
import plateau.games.mansuba.Mansuba.Surface;
import plateau.games.mansuba.Mansuba.Victory;

/// The rules page, sections 6 and 9 to 11: presets, options, pictures and notation.
class MansubaOptionsRulesTest {
    private static final Options<Mansuba> OPTIONS = Options.of(Mansuba.class);

    private static Mansuba preset(String name) {
        return OPTIONS.parse(name, List.of());
    }

    @Test
    @DisplayName("6 report: pawns only, elephants of a line, no sanctuary")
    void reportIsTheOriginalsReport() {
        assertThat(preset("report")).isEqualTo(Scene.game("towers=0", "elephants=0", "elephant=line", "sanctuary=off"));
        assertThat(OPTIONS.presetNames()).doesNotContain("original");
    }

    @Test
    @DisplayName("6 course: flat, columns, multiple jumps, release costs the turn, elephants exact")
    void courseIsTheCourseGame() {
        assertThat(preset("course"))
                .isEqualTo(Scene.game(
                        "surface=flat", "formation=columns", "jumps=multiple", "release-cost=turn", "elephant=exact"));
    }

    @Test
    @DisplayName("6 chinese-checkers: flat, hexagonal, pawns, multiple jumps, no capture, complex")
    void chineseCheckersHasPawnsOnly() {
        var game = preset("chinese-checkers");
        assertThat(game.surface()).isEqualTo(Surface.FLAT);
        assertThat(game.terrain()).isEqualTo(Terrain.HEXAGONAL);
        assertThat(game.landslide()).isZero();
        assertThat(game.towers() + game.elephants() + game.kings()).isZero();
        assertThat(game.jumps()).isEqualTo(Jumps.MULTIPLE);
        assertThat(game.capture()).isFalse();
        assertThat(game.victory()).isEqualTo(Victory.COMPLEX);
    }

    @Test
    @DisplayName("6 chess-like: flat, octagonal, no landslide, towers and elephants")
    void chessLikeStaysAsItIs() {
        var game = preset("chess-like");
        assertThat(game.surface()).isEqualTo(Surface.FLAT);
        assertThat(game.terrain()).isEqualTo(Terrain.OCTAGONAL);
        assertThat(game.landslide()).isZero();
        assertThat(game.width()).isEqualTo(game.height());
        assertThat(game.towers()).isPositive();
        assertThat(game.elephants()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"usual", "report", "course", "chinese-checkers", "chess-like"})
    void everyPresetStartsWithTwoPlayers(String name) {
        assertThat(preset(name).start(2).isOver()).isFalse();
    }

    @Test
    @DisplayName("9 the options are those of the rules")
    void theOptionsAreThoseOfTheRules() {
        assertThat(OPTIONS.specs().stream().map(OptionSpec::name))
                .containsExactlyInAnyOrder(
                        "width",
                        "height",
                        "surface",
                        "terrain",
                        "landslide",
                        "pawn-steps",
                        "elephant",
                        "elephant-steps",
                        "jumps",
                        "formation",
                        "towers",
                        "elephants",
                        "kings",
                        "filler",
                        "capture",
                        "sanctuary",
                        "release",
                        "release-cost",
                        "victory",
                        "round-limit");
    }

    @Test
    @DisplayName("10.1 the picture numbers rows and columns from 0 and shows start places and captures")
    void thePictureTellsAll() {
        var scene = Scene.of("""
                        t0_0 ._0 .    .    .
                        .    .   .    p1   .
                        e0   .   ._1  k1_1 .
                        """, "surface=flat", "landslide=7");
        assertThat(scene.picture()).isEqualTo("""
                             0   1   2   3   4
                         0 (t●)( ●)  ·   ·   ·
                         1   ·   ·   ·  p■   ·
                         2  e●   · ( ■)(k■)  ·
                        """);
        scene.play("0,0 1,0", "1,3 2,4", "1,0 1,4", "2,4 1,4");
        assertThat(scene.picture()).isEqualTo("""
                             0   1   2   3   4
                         0 ( ●)( ●)  ·   ·   ·
                         1   ·   ·   ·   ·  p■
                         2  e●   · ( ■)(k■)  ·

                        captured: t● 1,4
                        """);
    }

    @Test
    @DisplayName("10.1 the terrain is drawn as it lies")
    void theTerrainIsDrawnAsItLies() {
        assertThat(drawn("hexagonal")).isEqualTo("""
                             0   1   2   3
                         0  p●   · (t●)  ·
                         1     ·   · [e■]  ·
                         2   ·   ·   ·   ·
                         3     ·   ·   ·   ·
                        """);
        assertThat(drawn("square")).contains("\n 1   +   + [e■]  +\n");
        assertThat(drawn("triangular")).contains("\n 1 Y    λ    Y[e■]λ\n");
        assertThat(drawn("triangles")).contains("\n 0 / p● \\    /(t●)\\    /\n 1 \\    /    \\[e■]/    \\\n");
    }

    private static String drawn(String terrain) {
        var board = "p0 . t0_0 .\n. . e1_0 .\n. . . .\n. . . .";
        return Scene.of(board, "terrain=" + terrain).picture();
    }

    @Test
    @DisplayName("10.1 a chosen piece and the places it can go to are marked")
    void aChosenPieceAndItsGoalsAreMarked() {
        var scene = Scene.of("p0 . .\n. p1 .\n. . .", "surface=flat", "terrain=square");
        var choice = Selection.of(scene.state).choose("0,0");
        assertThat(scene.state.view(0).picture(choice).toString()).isEqualTo("""
                             0   1   2
                         0 <p●>> +<  +
                         1 > +< p■   +
                         2   +   +   +
                        """);
    }

    @Test
    @DisplayName("10.1 the status tells round, terrain and the next landslide")
    void theStatusTellsTheRound() {
        var view = Scene.of("p0 .\n. p1", "surface=flat", "landslide=2").state.view(0);
        assertThat(view.status())
                .extracting(Event::toString)
                .containsExactly(
                        "Event[key=round, values={round=0, limit=8}]",
                        "Event[key=ground, values={terrain=Term[word=octagonal]}]",
                        "Event[key=landslide, values={round=2, terrain=Term[word=triangular]}]");
    }

    @Test
    @DisplayName("10.1 a world of 10 by 10 fits a terminal of 80 by 24 in every terrain")
    void tenByTenFits() {
        for (var terrain : Terrain.values()) {
            var setting = "terrain=" + terrain.name().toLowerCase(Locale.ROOT);
            var lines = Scene.start(2, setting).picture().lines().toList();
            assertThat(lines).hasSizeLessThan(22).allMatch(line -> line.length() <= 80);
        }
    }

    @Test
    @DisplayName("10.1 with more than eight players the number stands beside the sign")
    void placesAreAsWideAsTheNumbersOfPlayersNeed() {
        var picture = Scene.start(11, "width=2", "height=22", "towers=1", "elephants=0")
                .picture();
        assertThat(picture)
                .startsWith("     0     1\n 0 (p●0 )(t●0 )\n 1   ·     ·\n 2 (p■1 )(t■1 )\n")
                .contains("\n18 (p□9 )(t□9 )\n19   ·     ·\n20 (p△10)(t△10)\n");
    }

    @Test
    @DisplayName("10.2 a wide world comes in bands that fit a terminal")
    void aWideWorldComesInBands() {
        var lines = Scene.start(10, "width=150", "height=150").picture().lines().toList();
        assertThat(lines).allMatch(line -> line.length() <= 80);
        assertThat(lines.getFirst()).startsWith("      0     1     2").endsWith(" 11");
        assertThat(lines.get(1)).startsWith("  0 (p●0 )(p●0 )(p●0 )");
        assertThat(lines.get(152)).startsWith("     12    13    14");
    }

    @Test
    @DisplayName("11.1 a move is the place a piece leaves and the one it goes to, from 0")
    void aMoveIsTwoPlaces() {
        assertThat(Scene.of("p0 .\n. .", "surface=flat").legal()).containsExactly("0,0 0,1", "0,0 1,0", "0,0 1,1");
    }
}
