package plateau.games.mansuba;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// The rules page, section 2: how the pieces move; elephants have a test of their own.
class MansubaPieceRulesTest {
    private static final String PAWN = """
            .  . . .  . .  .
            .  . . .  . .  .
            .  . . .  . .  .
            .  . . p0 . p1 .
            .  . . .  . .  .
            .  . . .  . .  .
            p0 . . .  . .  .
            """;

    private static final String TOWER = """
            .  . .  .  .  .
            .  . .  p1 .  .
            .  . .  .  .  .
            p0 . .  t0 .  .
            .  . .  .  .  .
            .  . .  .  .  .
            """;

    private static final String[] CHAINS = {"terrain=square", "surface=flat", "jumps=multiple", "capture=off"};

    @Test
    @DisplayName("2 a pawn takes up to pawn-steps in one direction, captures included")
    void aPawnTakesSeveralStepsInOneDirection() {
        assertThat(Scene.of(PAWN, "surface=flat", "pawn-steps=3", "jumps=none").reach("3,3"))
                .isEqualTo("""
                        x . . x . . x
                        . x . x . x .
                        . . x x x . .
                        x x x p x X .
                        . . x x x . .
                        . x . x . x .
                        p . . x . . x
                        """);
    }

    @Test
    @DisplayName("2 each further step needs the direction on the place it leaves")
    void everyFurtherStepNeedsTheDirection() {
        // On a width of 7 the parity of places changes from row to row: N leads to a place without
        // N.
        assertThat(Scene.of(PAWN, "surface=flat", "pawn-steps=3", "terrain=triangular")
                        .reach("3,3"))
                .isEqualTo("""
                        x . . . . . x
                        . x . . . x .
                        . . x . x . .
                        . . . p . p .
                        . . . x . . .
                        . . . . . . .
                        p . . . . . .
                        """);
        assertThat(Scene.of(PAWN, "surface=flat", "pawn-steps=3", "terrain=hexagonal")
                        .reach("3,3"))
                .isEqualTo("""
                        . . x . . x .
                        . . x . x . .
                        . . . x x . .
                        x x x p x X .
                        . . . x x . .
                        . . x . x . .
                        p . x . . x .
                        """);
    }

    @Test
    @DisplayName("2 a pawn with many steps is a queen, and its own place stops it on a torus")
    void manyStepsMakeAQueen() {
        var row = "p0 . . . .\n.  . . . .\n.  . . . .\n";
        assertThat(Scene.of(row, "pawn-steps=100", "terrain=square").legal())
                .containsExactlyInAnyOrder("0,0 0,1", "0,0 0,2", "0,0 0,3", "0,0 0,4", "0,0 1,0", "0,0 2,0");
    }

    @Test
    @DisplayName("2 a tower slides N, S, E and W until it meets a piece, across the seam of a torus")
    void aTowerSlidesUntilItMeetsAPiece() {
        assertThat(Scene.of(TOWER).reach("3,3")).isEqualTo("""
                        . . . x . .
                        . . . X . .
                        . . . x . .
                        p x x t x x
                        . . . x . .
                        . . . x . .
                        """);
        assertThat(Scene.of(TOWER, "capture=off", "surface=flat").reach("3,3")).isEqualTo("""
                        . . . . . .
                        . . . p . .
                        . . . x . .
                        p x x t x x
                        . . . x . .
                        . . . x . .
                        """);
    }

    @Test
    @DisplayName("2 a tower has the directions of its own place; those it slides over need not")
    void aTowerHasTheDirectionsOfItsOwnPlace() {
        // 3,3 is place 21 of a width of 6: odd, and so are all above it.
        assertThat(Scene.of(TOWER, "terrain=triangular", "surface=flat").reach("3,3"))
                .isEqualTo("""
                        . . . . . .
                        . . . X . .
                        . . . x . .
                        p . . t . .
                        . . . . . .
                        . . . . . .
                        """);
        // On a width of 5 every other place above it lacks N.
        var narrow = ". . . . .\n. . . . .\n. . . . .\n. . t0 . .\n";
        assertThat(Scene.of(narrow, "terrain=triangular", "surface=flat").reach("3,2"))
                .isEqualTo(". . x . .\n. . x . .\n. . x . .\n. . t . .\n");
        assertThat(Scene.of(narrow, "terrain=hexagonal", "surface=flat").reach("3,2"))
                .isEqualTo(". . . . .\n. . . . .\n. . . . .\nx x t x x\n");
    }

    @Test
    @DisplayName("2 a tower alone on its line reaches each place of it once, its own never")
    void itsOwnPlaceStopsATowerThatComesRound() {
        assertThat(Scene.of("t0 . . . .", "terrain=square").legal())
                .containsExactlyInAnyOrder("0,0 0,1", "0,0 0,2", "0,0 0,3", "0,0 0,4");
        assertThat(Scene.of("t0 . p1 . .", "terrain=square").legal())
                .containsExactlyInAnyOrder("0,0 0,1", "0,0 0,2", "0,0 0,3", "0,0 0,4");
    }

    @Test
    @DisplayName("2 a king goes to any free place with a prime number and never captures")
    void aKingGoesToFreePrimePlaces() {
        assertThat(Scene.of("""
                                        k0 .  . p1 .
                                        .  p0 . .  .
                                        .  .  . .  .
                                        """).reach("0,0"))
                // 2, 3, 5, 7, 11 and 13
                .isEqualTo("""
                        k . x p .
                        x p x . .
                        . x . x .
                        """);
    }

    @Test
    @DisplayName("2.1 a pawn jumps over a neighbour, anybody's, to a free place behind it")
    void aPawnJumpsOverAnybody() {
        var scene = """
                . . .  .  .  .  .
                . . .  .  .  .  .
                . . p1 .  p0 .  .
                . . .  p0 p0 p1 .
                . . .  .  p1 .  .
                . . .  .  .  p0 .
                . . .  .  .  .  .
                """;
        assertThat(Scene.of(scene, "capture=off").reach("3,3")).isEqualTo("""
                        . . . . . . .
                        . x . . . x .
                        . . p x p . .
                        . . x p p p .
                        . . x x p . .
                        . . . . . p .
                        . . . . . . .
                        """);
        assertThat(Scene.of(scene, "capture=off", "jumps=none").reach("3,3")).isEqualTo("""
                        . . . . . . .
                        . . . . . . .
                        . . p x p . .
                        . . x p p p .
                        . . x x p . .
                        . . . . . p .
                        . . . . . . .
                        """);
    }

    @Test
    @DisplayName("2.1 the place jumped over needs the direction, too")
    void theJumpedPlaceNeedsTheDirection() {
        var even = ". . .  . . .\n. . .  . . .\n. . p1 . . .\n. . p0 . . .\n. . p1 . . .\n. . .  . . .\n";
        // In a width of 6 place 20 and the one below it are even: S goes on.
        assertThat(Scene.of(even, "terrain=triangular", "surface=flat", "capture=off")
                        .reach("3,2"))
                .isEqualTo(". . . . . .\n. . . . . .\n. x p x . .\n. . p . . .\n. . p . . .\n. . x . . .\n");
        var odd = ". . .  . .\n. . .  . .\n. . p1 . .\n. . p1 . .\n. . p0 . .\n. . p1 . .\n. . . . .\n";
        // In a width of 5 place 22 is even and has S, place 27 below it is odd and has not.
        assertThat(Scene.of(odd, "terrain=triangular", "surface=flat", "capture=off")
                        .legal())
                .containsExactlyInAnyOrder("4,2 3,1", "4,2 3,3");
    }

    @Test
    @DisplayName("2.1 multiple: a chain of jumps in any directions; one move for each place it ends on")
    void jumpsMayBeChained() {
        var scene = """
                .  .  . .  .  . .
                p0 p1 . p1 .  . .
                .  .  . .  p1 . .
                .  .  . .  .  . .
                .  .  . .  .  . .
                """;
        assertThat(Scene.of(scene, CHAINS).reach("1,0")).isEqualTo("""
                        x . . . . . .
                        p p x p x . .
                        x . . . p . .
                        . . . . x . .
                        . . . . . . .
                        """);
        assertThat(Scene.of(scene.replaceFirst("p1 \\. p1", "p1 . . "), CHAINS).reach("1,0"))
                .isEqualTo("""
                        x . . . . . .
                        p p x . . . .
                        x . . . p . .
                        . . . . . . .
                        . . . . . . .
                        """);
    }

    @Test
    @DisplayName("2.1 a jumping pawn has left its place: nothing is there to jump over")
    void aJumpingPawnHasLeftItsPlace() {
        // From 0,0 east over 0,1 to 0,2, then over 0,3 to 0,4, whose neighbour to the east is 0,0.
        assertThat(Scene.of("p0 p1 . p1 .", "terrain=square", "jumps=multiple", "capture=off")
                        .legal())
                .containsExactlyInAnyOrder("0,0 0,2", "0,0 0,4");
    }

    @Test
    @DisplayName("2.2 a piece never lands on a piece of its own player")
    void nobodyLandsOnItsOwnPiece() {
        for (var piece : List.of("p0", "t0", "e0")) {
            var scene = Scene.of(piece + " p0 .\np0 p0 .\n.  .  .\n", "surface=flat", "jumps=none");
            assertThat(scene.legal()).doesNotContain("0,0 0,1", "0,0 1,0", "0,0 1,1");
        }
    }
}
