package plateau.games.tilings;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// What the motifs in play pay, in their order. As text, numbers separated by commas, or `none`; in lists of
/// such texts, of which commas are the ends, they are joined by `+`.
public record MotifPoints(List<Integer> points) {
    private static final String NONE = "none";

    public MotifPoints {
        points = List.copyOf(points);
    }

    /// What motifs pay by themselves.
    static MotifPoints of(Collection<Motif> motifs) {
        return new MotifPoints(motifs.stream().map(Motif::points).toList());
    }

    /// Reads some; refuses what are no such numbers.
    public static MotifPoints parse(String text) {
        var points = new ArrayList<Integer>();
        for (var word : text.equals(NONE) ? new String[0] : text.split("[,+]", -1)) {
            var number = Text.wholeNumber(word.strip());
            if (number.isEmpty() || number.getAsLong() < 0 || number.getAsLong() > Motifs.MOST_POINTS) {
                throw new BadInput(
                        "tilings.points",
                        "must be numbers from 0 to %d, separated by commas, not '%s'",
                        Motifs.MOST_POINTS,
                        Text.shorten(text, 40));
            }
            points.add((int) number.getAsLong());
        }
        return new MotifPoints(points);
    }

    /// What is allowed, in words.
    public static String allowed() {
        return "a number for each motif, such as 3,5,10";
    }

    @Override
    public String toString() {
        return points.isEmpty() ? NONE : points.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
