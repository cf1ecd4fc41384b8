package plateau.games.mansuba;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// The rules page, section 1: the world. A pawn that neither jumps nor captures shows the neighbours.
class MansubaWorldRulesTest {
    private static final String INSIDE = """
            . . . . .  .
            . . . . .  .
            . . . . .  .
            . . . . p0 .
            . . . . .  .
            . . . . .  .
            """;

    /// As INSIDE, one place to the left.
    private static final String LEFT = """
            . . . .  . .
            . . . .  . .
            . . . .  . .
            . . . p0 . .
            . . . .  . .
            . . . .  . .
            """;

    private static final String CORNER = """
            p0 . . . . .
            .  . . . . .
            .  . . . . .
            .  . . . . .
            """;

    @Test
    @DisplayName("1.1 places are numbered row by row from the top left")
    void placesAreNumberedRowByRow() {
        var world = new World(Scene.game());
        assertThat(world.places()).isEqualTo(100);
        assertThat(IntStream.of(0, 9, 10, 57, 99).mapToObj(world::name))
                .containsExactly("0,0", "0,9", "1,0", "5,7", "9,9");
    }

    @ParameterizedTest(name = "1.1 {0} × {1} places are refused")
    @CsvSource({"1, 2", "2, 1", "25000, 2", "159, 158"})
    void theWorldHas3To25000Places(int width, int height) {
        var settings = new String[] {"width=" + width, "height=" + height, "towers=0"};
        assertThatThrownBy(() -> Scene.game(settings))
                .isInstanceOf(BadInput.class)
                .hasMessage(Text.format(
                        "width × height must be 3 to 25000 places, not %d × %d = %d", width, height, width * height));
    }

    @Test
    @DisplayName("1.1 3 places and 25 000 are accepted, a side of 0 is not")
    void theLimitsThemselvesAreAccepted() {
        assertThat(Scene.game("width=1", "height=3", "towers=0", "elephants=0").places())
                .isEqualTo(3);
        assertThat(Scene.game("width=250", "height=100").places()).isEqualTo(25_000);
        assertThatThrownBy(() -> Scene.game("width=0")).hasMessage("width must be 1 to 25000, not 0");
    }

    @Test
    @DisplayName("1.2 on a torus every direction wraps")
    void aTorusWrapsInEveryDirection() {
        assertThat(Scene.of(CORNER, "surface=torus").reach("0,0")).isEqualTo("""
                        p x . . . x
                        x x . . . x
                        . . . . . .
                        x x . . . x
                        """);
    }

    @Test
    @DisplayName("1.2 on a cylinder columns wrap, rows do not")
    void aCylinderWrapsItsColumns() {
        assertThat(Scene.of(CORNER, "surface=cylinder").reach("0,0")).isEqualTo("""
                        p x . . . x
                        x x . . . x
                        . . . . . .
                        . . . . . .
                        """);
    }

    @Test
    @DisplayName("1.2 a flat world has edges")
    void aFlatWorldHasEdges() {
        assertThat(Scene.of(CORNER, "surface=flat").reach("0,0")).isEqualTo("""
                        p x . . . .
                        x x . . . .
                        . . . . . .
                        . . . . . .
                        """);
    }

    @Test
    @DisplayName("1.4 octagonal: all 8 directions")
    void octagonalHasAllDirections() {
        assertThat(Scene.of(INSIDE, "terrain=octagonal").reach("3,4")).isEqualTo("""
                        . . . . . .
                        . . . . . .
                        . . . x x x
                        . . . x p x
                        . . . x x x
                        . . . . . .
                        """);
    }

    @Test
    @DisplayName("1.4 triangular: an even place has S, NE and NW, an odd one N, SE and SW")
    void triangularGoesByTheParityOfThePlaceNumber() {
        assertThat(Scene.of(INSIDE, "terrain=triangular").reach("3,4")).isEqualTo("""
                        . . . . . .
                        . . . . . .
                        . . . x . x
                        . . . . p .
                        . . . . x .
                        . . . . . .
                        """);
        assertThat(Scene.of(LEFT, "terrain=triangular").reach("3,3")).isEqualTo("""
                        . . . . . .
                        . . . . . .
                        . . . x . .
                        . . . p . .
                        . . x . x .
                        . . . . . .
                        """);
    }

    @Test
    @DisplayName("1.4 square: N, S, E and W")
    void squareHasTheCardinalDirections() {
        assertThat(Scene.of(INSIDE, "terrain=square").reach("3,4")).isEqualTo("""
                        . . . . . .
                        . . . . . .
                        . . . . x .
                        . . . x p x
                        . . . . x .
                        . . . . . .
                        """);
    }

    @Test
    @DisplayName("1.4 hexagonal: E, W and the diagonals of rows of which the odd ones are shifted")
    void hexagonalShiftsItsOddRows() {
        assertThat(Scene.of(INSIDE, "terrain=hexagonal").reach("3,4")).isEqualTo("""
                        . . . . . .
                        . . . . . .
                        . . . . x x
                        . . . x p x
                        . . . . x x
                        . . . . . .
                        """);
        assertThat(Scene.of(CORNER, "terrain=hexagonal").reach("0,0")).isEqualTo("""
                        p x . . . x
                        x . . . . x
                        . . . . . .
                        x . . . . x
                        """);
    }

    @Test
    @DisplayName("1.4 triangles: row + column even has S, E and W, odd N, E and W")
    void trianglesGoByTheParityOfRowPlusColumn() {
        assertThat(Scene.of(INSIDE, "terrain=triangles").reach("3,4")).isEqualTo("""
                        . . . . . .
                        . . . . . .
                        . . . . x .
                        . . . x p x
                        . . . . . .
                        . . . . . .
                        """);
        assertThat(Scene.of(LEFT, "terrain=triangles").reach("3,3")).isEqualTo("""
                        . . . . . .
                        . . . . . .
                        . . . . . .
                        . . x p x .
                        . . . x . .
                        . . . . . .
                        """);
    }

    @ParameterizedTest(name = "1.4 {0} on a {1} of {2} × {3}: {4}")
    @CsvSource({
        "hexagonal, torus, 10, 9, 'hexagonal terrain on a torus needs an even height, not 9'",
        "triangles, torus, 10, 9, 'triangles on a torus need an even height, not 9'",
        "triangles, torus, 9, 10, 'triangles on a torus or cylinder need an even width, not 9'",
        "triangles, cylinder, 9, 9, 'triangles on a torus or cylinder need an even width, not 9'"
    })
    void seamsMustFit(String terrain, String surface, int width, int height, String why) {
        var settings = world(terrain, surface, width, height);
        assertThatThrownBy(() -> Scene.game(settings))
                .isInstanceOf(BadInput.class)
                .hasMessage(why);
    }

    @ParameterizedTest(name = "1.4 {0} on a {1} of {2} × {3} fits")
    @CsvSource({
        "hexagonal, torus, 9, 10", "hexagonal, cylinder, 9, 9", "triangles, torus, 10, 10",
        "triangles, cylinder, 10, 9", "triangles, flat, 9, 9", "triangular, torus, 9, 9"
    })
    void otherSeamsFit(String terrain, String surface, int width, int height) {
        assertThat(Scene.game(world(terrain, surface, width, height)).start(2).isOver())
                .isFalse();
    }

    private static String[] world(String terrain, String surface, int width, int height) {
        return new String[] {"terrain=" + terrain, "surface=" + surface, "width=" + width, "height=" + height};
    }

    @ParameterizedTest(name = "1.5 from {0}: {1}")
    @CsvSource({
        "octagonal, 'octagonal octagonal triangular triangular square square octagonal'",
        "square, 'square square octagonal octagonal triangular triangular square'",
        "hexagonal, 'hexagonal hexagonal octagonal octagonal triangular triangular square'",
        "triangles, 'triangles triangles octagonal octagonal triangular triangular square'"
    })
    void everySoManyRoundsTheTerrainChanges(String first, String terrains) {
        var scene =
                Scene.start(2, "landslide=2", "terrain=" + first, "capture=off").play("first0");
        for (var terrain : terrains.split(" ")) {
            assertThat(scene.state.view(0).terrain()).hasToString(terrain.toUpperCase(Locale.ROOT));
            scene.play(scene.legal().getFirst());
        }
    }

    @Test
    @DisplayName("1.5 the default is the root of the round limit, rounded down; 0 is never")
    void aLandslideComesBeforeARoundThatIsAMultiple() {
        assertThat(Scene.game().landslide()).isEqualTo(14);
        assertThat(Scene.game("round-limit=99").landslide()).isEqualTo(9);
        assertThat(Scene.game("width=20", "height=5").landslide()).isEqualTo(14);
        var never = Scene.start(2, "landslide=0", "victory=complex").play("first1");
        for (int round = 0; round < 50; round++) {
            assertThat(never.state.terrain()).isEqualTo(Terrain.OCTAGONAL);
            never.play(never.legal().getLast());
            while (never.mover() < 0) {
                never.play(never.legal().getLast());
            }
        }
    }
}
