package plateau.drawing.tilings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plateau.drawing.Lettering;
import plateau.drawing.Sign;
import plateau.drawing.svg.Pen;
import plateau.games.tilings.TilingsZones;

/// The zones over the tiles: each is outlined and explained to those who point at it. The outlines of all
/// can be shown at once, in the colours of those who get the points.
final class ZoneLayer {
    private static final Lettering SUM = new Lettering(14, true);

    private final TilingsZones zones;
    private final CellGrid cells;
    private final TilingsLabels labels;

    ZoneLayer(TilingsZones zones, CellGrid cells, TilingsLabels labels) {
        this.zones = zones;
        this.cells = cells;
        this.labels = labels;
    }

    /// @param isShown whether the outlines are there for those who do not point, too
    void draw(Pen pen, boolean isShown) {
        var all = zones.all();
        for (var zone : all) {
            pen.titled("", zone.places(cells.size()), labels.zone(zone));
            pen.path(area(zone), "reach");
            if (!isShown) {
                pen.path(outline(zone), "border hovered");
            }
            pen.end().newLine();
        }
        if (isShown) {
            all.forEach(zone -> drawShown(pen, zone));
        }
    }

    private String area(TilingsZones.Zone zone) {
        var path = new StringBuilder();
        for (int triangle : zone.triangles()) {
            int cell = triangle / TriangleTiles.SIDES;
            path.append(TriangleTiles.outline(cells.x(cell), cells.y(cell), triangle % TriangleTiles.SIDES));
        }
        return path.toString();
    }

    private String outline(TilingsZones.Zone zone) {
        var path = new StringBuilder();
        zone.triangles().forEach(triangle -> path.append(borders(triangle)));
        // A zone without any border fills a whole torus.
        return path.isEmpty() ? "M0 0" : path.toString();
    }

    /// The sides of a triangle beyond which its zone does not go on.
    private String borders(int triangle) {
        int cell = triangle / TriangleTiles.SIDES;
        int side = triangle % TriangleTiles.SIDES;
        double x = cells.x(cell);
        double y = cells.y(cell);
        var path = new StringBuilder();
        if (!zones.isLaid(zones.beside(cell, side))) {
            path.append(edge(x, y, side));
        }
        var sides = zones.sides(cell);
        for (int other : side < 2 ? new int[] {2, 3} : new int[] {0, 1}) {
            if (sides.charAt(other) != sides.charAt(side)) {
                path.append(diagonal(x, y, Math.min(side, other), Math.max(side, other)));
            }
        }
        return path.toString();
    }

    private static String edge(double x, double y, int side) {
        return switch (side) {
            case 0 -> TriangleTiles.move(x, y) + "h80";
            case 1 -> TriangleTiles.move(x, y + TriangleTiles.TILE) + "h80";
            case 2 -> TriangleTiles.move(x + TriangleTiles.TILE, y) + "v80";
            default -> TriangleTiles.move(x, y) + "v80";
        };
    }

    /// From the corner between two sides to the middle.
    private static String diagonal(double x, double y, int upright, int level) {
        double fromX = level == 2 ? x + TriangleTiles.TILE : x;
        double fromY = upright == 0 ? y : y + TriangleTiles.TILE;
        return TriangleTiles.move(fromX, fromY) + (level == 2 ? "l-40" : "l40") + (upright == 0 ? " 40" : "-40");
    }

    private void drawShown(Pen pen, TilingsZones.Zone zone) {
        var outline = outline(zone);
        pen.path(outline, "halo");
        var colour = zone.winners().size() == 1 ? Sign.fill(zone.winners().getFirst()) : "var(--ink)";
        pen.styled(outline, "", "fill:none;stroke-width:4;stroke-linecap:round;stroke:" + colour);
        pen.newLine();
    }

    /// What each zone of several tiles is worth, above all else.
    void drawWorth(Pen pen) {
        zones.all().stream().filter(zone -> zone.tiles() > 1).forEach(zone -> drawWorth(pen, zone));
    }

    private void drawWorth(Pen pen, TilingsZones.Zone zone) {
        int triangle = middle(zone.triangles());
        int cell = triangle / TriangleTiles.SIDES;
        int side = triangle % TriangleTiles.SIDES;
        double reach = TriangleTiles.HALF * 0.76;
        double x = cells.x(cell) + TriangleTiles.HALF + (side == 2 ? reach : side == 3 ? -reach : 0);
        double y = cells.y(cell) + TriangleTiles.HALF + (side == 1 ? reach : side == 0 ? -reach : 0);
        pen.titled(labels.zone(zone));
        var points = points(zone);
        double half = 13 + SUM.width(points) / 2;
        pen.rect(x - half, y - 10, 2 * half, 20, 10, "worth");
        var winners = zone.winners();
        if (winners.size() == 1) {
            Sign.bare(pen, x - half + 11, y, 7, winners.getFirst());
        } else {
            pen.text(x - half + 11, y + 5, "=", "sum");
        }
        pen.text(x + 9, y + 5, points, "sum");
        pen.end().newLine();
    }

    /// `25`, or `9: 25` where the sign alone does not tell who gets them.
    private String points(TilingsZones.Zone zone) {
        int first = zone.winners().isEmpty() ? 0 : zone.winners().getFirst();
        boolean isNumbered = zone.winners().size() == 1 && Sign.isRepeated(first);
        return isNumbered ? labels.get("worth", first, zone.points()) : Integer.toString(zone.points());
    }

    /// The triangle that is nearest to the middle of all.
    private int middle(List<Integer> triangles) {
        double x = triangles.stream().mapToDouble(this::middleX).average().orElse(0);
        double y = triangles.stream().mapToDouble(this::middleY).average().orElse(0);
        var sorted = new ArrayList<>(triangles);
        sorted.sort(Comparator.comparingDouble(each -> Math.hypot(middleX(each) - x, middleY(each) - y)));
        return sorted.getFirst();
    }

    private double middleX(int triangle) {
        return cells.x(triangle / TriangleTiles.SIDES);
    }

    private double middleY(int triangle) {
        return cells.y(triangle / TriangleTiles.SIDES);
    }
}
