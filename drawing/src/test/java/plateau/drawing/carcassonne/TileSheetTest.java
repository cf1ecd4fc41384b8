package plateau.drawing.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import plateau.core.text.Text;
import plateau.drawing.Drawings;
import plateau.drawing.Inspection;
import plateau.drawing.Look;
import plateau.drawing.Theme;
import plateau.drawing.raster.Raster;
import plateau.games.Games;
import plateau.games.carcassonne.CarcassonneView.Kind;
import plateau.games.carcassonne.Terrain;
import plateau.words.Language;

class TileSheetTest {
    private static final int SCALE = 2;
    private static final int SIDE = SCALE * 80;

    /// The frame's margin.
    private static final int MARGIN = 16;

    /// Towers on corners are drawn over all four tiles, so that they need not match.
    private static final int CORNER = SCALE * 5;

    /// How much a colour may differ, of 255: the rims of roads are smoothed.
    private static final int TOLERANCE = 10;

    private static final List<Kind> KINDS = TileSheet.kinds();

    private static BufferedImage sheet;

    /// One side of a tile as it lies, seen from its left end to its right, from inside the tile.
    private record Edge(String name, Terrain terrain, List<Integer> dots) {}

    private static String svg(Theme theme) {
        var look = Look.of(Language.ENGLISH, List.of()).with(theme);
        return Drawings.pieces(Games.named("carcassonne").defaults(), look).orElseThrow();
    }

    @BeforeAll
    static void draw() {
        sheet = Raster.image(svg(Theme.LIGHT), SCALE);
    }

    @Test
    void allTilesAreOnIt() {
        Inspection.checkBounds(svg(Theme.DARK));
        assertThat(KINDS).hasSize(24);
        assertThat(svg(Theme.PAGE)).contains("D × 4", "X × 1", "All 72 tiles");
    }

    /// Whatever lies beside whatever else: the dots along both edges are the same.
    @Test
    void tilesMatchAtEveryEdgeInEveryDirection() {
        var edges = edges();
        assertThat(edges).hasSize(24 * 4 * 4);
        for (var one : edges) {
            for (var other : edges) {
                if (one.terrain == other.terrain) {
                    requireMatch(one, other);
                }
            }
        }
    }

    private static void requireMatch(Edge one, Edge other) {
        for (int i = CORNER; i < SIDE - CORNER; i++) {
            // They face each other: the left end of one meets the right end of the other.
            int mine = one.dots.get(i);
            int its = other.dots.get(SIDE - 1 - i);
            if (difference(mine, its) > TOLERANCE) {
                throw new AssertionError(Text.format(
                        "%s and %s differ at %d: %06x and %06x",
                        one.name, other.name, i, mine & 0xFFFFFF, its & 0xFFFFFF));
            }
        }
    }

    private static int difference(int one, int other) {
        int most = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            most = Math.max(most, Math.abs((one >> shift & 255) - (other >> shift & 255)));
        }
        return most;
    }

    private static List<Edge> edges() {
        var edges = new ArrayList<Edge>();
        for (int kind = 0; kind < KINDS.size(); kind++) {
            for (int quarters = 0; quarters < 4; quarters++) {
                for (int side = 0; side < 4; side++) {
                    edges.add(edge(kind, quarters, side));
                }
            }
        }
        return edges;
    }

    private static Edge edge(int kind, int quarters, int side) {
        var at = TileSheet.corner(kind, KINDS.size(), quarters);
        int left = (int) (SCALE * (MARGIN + at.x()));
        int top = (int) (SCALE * (MARGIN + at.y()));
        var dots = new ArrayList<Integer>();
        for (int i = 0; i < SIDE; i++) {
            int back = SIDE - 1 - i;
            dots.add(
                    switch (side) {
                        case 0 -> sheet.getRGB(left + i, top);
                        case 1 -> sheet.getRGB(left, top + back);
                        case 2 -> sheet.getRGB(left + back, top + SIDE - 1);
                        default -> sheet.getRGB(left + SIDE - 1, top + i);
                    });
        }
        var name = Text.format("%s turned %d, side %d", KINDS.get(kind).letter(), quarters, side);
        return new Edge(name, TileFace.of(KINDS.get(kind)).edge(side, quarters), dots);
    }
}
