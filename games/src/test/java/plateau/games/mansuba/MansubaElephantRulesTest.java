package plateau.games.mansuba;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// The rules page, section 2: how elephants move, by each of the options.
class MansubaElephantRulesTest {
    private static final String ELEPHANT = """
            . . .  .  .  .
            . . .  p1 .  .
            . . .  p0 .  .
            . . p0 e0 p1 .
            . . .  p0 .  .
            . . .  .  .  .
            """;

    private static final String WIDE = """
            . .  . .  .  . .
            . .  . .  .  . .
            . .  . p0 .  . .
            . p0 . e0 p1 . .
            . .  . .  .  . .
            . .  . .  .  . .
            . .  . .  .  . .
            """;

    @Test
    @DisplayName("2 an elephant leaps one or two cardinal steps over anything, in any terrain")
    void anElephantLeapsToTheDiamond() {
        var diamond = """
                . . . . . .
                . . . X . .
                . . x p x .
                . x p e X x
                . . x p x .
                . . . x . .
                """;
        assertThat(Scene.of(ELEPHANT).reach("3,3")).isEqualTo(diamond);
        for (var terrain : Terrain.values()) {
            var setting = "terrain=" + terrain.name().toLowerCase(Locale.ROOT);
            assertThat(Scene.of(ELEPHANT, setting).reach("3,3")).as(setting).isEqualTo(diamond);
        }
    }

    @Test
    @DisplayName("2 exact: the 8 places at two steps; straight: the 4 straight ones")
    void anElephantMayBeExactOrStraight() {
        assertThat(Scene.of(ELEPHANT, "elephant=exact").reach("3,3")).isEqualTo("""
                        . . . . . .
                        . . . X . .
                        . . x p x .
                        . x p e p x
                        . . x p x .
                        . . . x . .
                        """);
        assertThat(Scene.of(ELEPHANT, "elephant=straight").reach("3,3")).isEqualTo("""
                        . . . . . .
                        . . . X . .
                        . . . p . .
                        . x p e p x
                        . . . p . .
                        . . . x . .
                        """);
    }

    @Test
    @DisplayName("2 elephant-steps: a diamond of so many steps, exactly so many, or so many straight")
    void anElephantMayGoFurther() {
        assertThat(Scene.of(WIDE, "surface=flat", "elephant-steps=1").reach("3,3"))
                .isEqualTo("""
                        . . . . . . .
                        . . . . . . .
                        . . . p . . .
                        . p x e X . .
                        . . . x . . .
                        . . . . . . .
                        . . . . . . .
                        """);
        assertThat(Scene.of(WIDE, "surface=flat", "elephant-steps=3").reach("3,3"))
                .isEqualTo("""
                        . . . x . . .
                        . . x x x . .
                        . x x p x x .
                        x p x e X x x
                        . x x x x x .
                        . . x x x . .
                        . . . x . . .
                        """);
        assertThat(Scene.of(WIDE, "surface=flat", "elephant-steps=3", "elephant=exact")
                        .reach("3,3"))
                .isEqualTo("""
                        . . . x . . .
                        . . x . x . .
                        . x . p . x .
                        x p . e p . x
                        . x . . . x .
                        . . x . x . .
                        . . . x . . .
                        """);
        assertThat(Scene.of(WIDE, "surface=flat", "elephant-steps=3", "elephant=straight")
                        .reach("3,3"))
                .isEqualTo("""
                        . . . x . . .
                        . . . . . . .
                        . . . p . . .
                        x p . e p . x
                        . . . . . . .
                        . . . . . . .
                        . . . x . . .
                        """);
    }

    @Test
    @DisplayName("2 line: an elephant walks up to elephant-steps straight until it meets a piece")
    void anElephantMayWalkInALine() {
        assertThat(Scene.of(WIDE, "elephant=line").reach("3,3")).isEqualTo("""
                        . . . . . . .
                        . . . . . . .
                        . . . p . . .
                        . p x e X . .
                        . . . x . . .
                        . . . x . . .
                        . . . . . . .
                        """);
        assertThat(Scene.of(WIDE, "elephant=line", "elephant-steps=5").reach("3,3"))
                .as("across the seam")
                .isEqualTo("""
                        . . . x . . .
                        . . . x . . .
                        . . . p . . .
                        . p x e X . .
                        . . . x . . .
                        . . . x . . .
                        . . . x . . .
                        """);
    }

    @Test
    @DisplayName("2 line: the elephant's own place gives the directions, in the current terrain")
    void anElephantInALineHasTheDirectionsOfItsOwnPlace() {
        var line = new String[] {"elephant=line", "elephant-steps=3", "surface=flat", ""};
        // 3,3 is place 24 of a width of 7: even, it has south; the places below it are odd and
        // even.
        line[3] = "terrain=triangular";
        assertThat(Scene.of(WIDE, line).reach("3,3")).isEqualTo("""
                        . . . . . . .
                        . . . . . . .
                        . . . p . . .
                        . p . e p . .
                        . . . x . . .
                        . . . x . . .
                        . . . x . . .
                        """);
        line[3] = "terrain=hexagonal";
        assertThat(Scene.of(WIDE, line).reach("3,3")).isEqualTo("""
                        . . . . . . .
                        . . . . . . .
                        . . . p . . .
                        . p x e X . .
                        . . . . . . .
                        . . . . . . .
                        . . . . . . .
                        """);
    }

    @Test
    @DisplayName("2 line: where the line comes round, each place is reached once, its own never")
    void anElephantInALineComesRound() {
        assertThat(Scene.of("e0 . . . .", "terrain=square", "elephant=line", "elephant-steps=3")
                        .legal())
                .containsExactlyInAnyOrder("0,0 0,1", "0,0 0,2", "0,0 0,3", "0,0 0,4");
    }

    @Test
    @DisplayName("2 an elephant leaps across the seam, and stays inside a flat world")
    void anElephantLeapsAcrossTheSeam() {
        var corner = "e0 . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n";
        assertThat(Scene.of(corner).reach("0,0")).isEqualTo("""
                        e x x . x x
                        x x . . . x
                        x . . . . .
                        . . . . . .
                        x . . . . .
                        x x . . . x
                        """);
        assertThat(Scene.of(corner, "surface=cylinder").reach("0,0")).isEqualTo("""
                        e x x . x x
                        x x . . . x
                        x . . . . .
                        . . . . . .
                        . . . . . .
                        . . . . . .
                        """);
    }
}
