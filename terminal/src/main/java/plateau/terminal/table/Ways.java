package plateau.terminal.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.terminal.console.Key;
import plateau.terminal.painting.Spots;

/// Where on the screen each choice is, and to which one an arrow leads from another.
final class Ways {
    private final Map<String, Spots.Place> places = new LinkedHashMap<>();

    void add(String word, Spots.Place place) {
        places.put(word, place);
    }

    /// The choice in the direction of an arrow: the nearest, where what lies aside counts as farther. The
    /// same one where there is none.
    String from(String word, Key arrow) {
        var here = places.get(word);
        if (here == null) {
            return places.isEmpty() ? word : places.keySet().iterator().next();
        }
        var best = word;
        double least = Double.MAX_VALUE;
        for (var other : places.entrySet()) {
            double cost = cost(here, other.getValue(), arrow);
            if (cost < least) {
                least = cost;
                best = other.getKey();
            }
        }
        return best;
    }

    /// How far it is; cells of a terminal are twice as high as wide.
    private static double cost(Spots.Place from, Spots.Place to, Key arrow) {
        double down = 2.0 * (to.row() - from.row());
        double right = to.column() - from.column();
        double ahead = switch (arrow) {
            case UP -> -down;
            case DOWN -> down;
            case LEFT -> -right;
            default -> right;
        };
        boolean isVertical = arrow == Key.UP || arrow == Key.DOWN;
        double aside = Math.abs(isVertical ? right : down);
        return ahead <= 0 ? Double.MAX_VALUE : ahead + 2.5 * aside;
    }

    /// The choice so many places further in a list, which is a ring.
    static String next(List<String> choices, String word, int step) {
        int index = choices.indexOf(word);
        return choices.get(Math.floorMod(index < 0 ? 0 : index + step, choices.size()));
    }
}
