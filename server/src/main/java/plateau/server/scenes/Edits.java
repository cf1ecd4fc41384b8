package plateau.server.scenes;

import java.util.ArrayList;
import java.util.List;
import plateau.api.AheadJson.Edit;

/// How a drawing is made of one that is nearly the same: parts of it give way to others. The two are compared
/// element by element.
final class Edits {
    /// Where both go on alike for so many elements they are together again.
    private static final int ALIKE = 4;

    /// What is not together again after so many elements is replaced to its end.
    private static final int FARTHEST = 600;

    private final List<String> from;
    private final List<String> to;
    private final List<Edit> edits = new ArrayList<>();
    private int at;
    private int other;

    /// How many characters there are before `at`.
    private int place;

    private Edits(List<String> from, List<String> to) {
        this.from = from;
        this.to = to;
    }

    /// What gives way, in its order.
    ///
    /// @param from the elements of the one drawing
    /// @param to the elements of the other
    static List<Edit> between(List<String> from, List<String> to) {
        var edits = new Edits(from, to);
        while (edits.at < from.size() || edits.other < to.size()) {
            if (edits.isAlike(0, 0)) {
                edits.skip();
            } else {
                edits.replace();
            }
        }
        return edits.edits;
    }

    static List<String> elements(String drawing) {
        var elements = new ArrayList<String>();
        int begin = 0;
        for (int end = drawing.indexOf('<', 1); end >= 0; end = drawing.indexOf('<', begin + 1)) {
            elements.add(drawing.substring(begin, end));
            begin = end;
        }
        elements.add(drawing.substring(begin));
        return elements;
    }

    /// Whether the next elements but so many are the same.
    private boolean isAlike(int left, int right) {
        int one = at + left;
        int two = other + right;
        return one < from.size() && two < to.size() && from.get(one).equals(to.get(two));
    }

    private void skip() {
        place += from.get(at).length();
        at++;
        other++;
    }

    private void replace() {
        for (int sum = 1; sum <= FARTHEST; sum++) {
            for (int left = 0; left <= sum; left++) {
                if (areTogether(left, sum - left)) {
                    replace(left, sum - left);
                    return;
                }
            }
        }
        replace(from.size() - at, to.size() - other);
    }

    private boolean areTogether(int left, int right) {
        int rest = from.size() - at - left;
        if (rest < 0 || to.size() - other - right < 0) {
            return false;
        }
        if (rest < ALIKE && rest != to.size() - other - right) {
            return false;
        }
        for (int each = 0; each < Math.min(ALIKE, rest); each++) {
            if (!isAlike(left + each, right + each)) {
                return false;
            }
        }
        return true;
    }

    /// So many elements give way to so many others.
    private void replace(int left, int right) {
        int end = place;
        for (var each : from.subList(at, at + left)) {
            end += each.length();
        }
        edits.add(new Edit(place, end, String.join("", to.subList(other, other + right))));
        place = end;
        at += left;
        other += right;
    }
}
