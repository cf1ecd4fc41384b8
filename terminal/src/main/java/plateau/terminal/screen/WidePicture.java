package plateau.terminal.screen;

import java.util.ArrayList;
import java.util.List;
import plateau.core.picture.Picture;

/// A picture that is wider than the lines it is printed on, in parts from left to right. What stands left
/// of everything one can point at, such as the numbers of lines, is there in every part; no such place is
/// cut in two if that can be helped.
final class WidePicture {
    /// A wider margin is no margin, but a part of the picture.
    private static final int WIDEST_MARGIN = 12;

    private final Picture picture;
    private final int most;
    private final int margin;
    private final List<Picture> parts = new ArrayList<>();

    private WidePicture(Picture picture, int most) {
        this.picture = picture;
        this.most = most;
        this.margin = margin();
    }

    /// The picture itself where it is not wider than so many columns.
    static List<Picture> of(Picture picture, int most) {
        if (picture.width() <= most) {
            return List.of(picture);
        }
        var parts = new WidePicture(picture, most);
        parts.cut();
        return parts.parts;
    }

    private int margin() {
        for (int column = 0; column <= WIDEST_MARGIN; column++) {
            for (int row = 0; row < picture.height(); row++) {
                if (!picture.wordAt(row, column).isEmpty()) {
                    return column;
                }
            }
        }
        return 0;
    }

    private void cut() {
        int from = margin;
        while (from < picture.width()) {
            int end = Math.min(picture.width(), from + most - margin);
            while (end < picture.width() && end > from + 1 && cutsSpot(end)) {
                end--;
            }
            if (end < picture.width() && cutsSpot(end)) {
                end = from + most - margin;
            }
            parts.add(part(from, end));
            from = end;
        }
    }

    /// Whether something that one can point at lies on both sides of a column's beginning.
    private boolean cutsSpot(int column) {
        for (int row = 0; row < picture.height(); row++) {
            var word = picture.wordAt(row, column);
            if (!word.isEmpty() && word.equals(picture.wordAt(row, column - 1))) {
                return true;
            }
        }
        return false;
    }

    private Picture part(int from, int end) {
        var part = new Picture();
        copy(part, 0, margin, 0);
        copy(part, from, end, margin);
        return part;
    }

    private void copy(Picture part, int from, int end, int to) {
        for (int row = 0; row < picture.height(); row++) {
            for (int column = from; column < Math.min(end, picture.length(row)); column++) {
                var character = String.valueOf(picture.characterAt(row, column));
                part.put(row, to + column - from, character, picture.inkAt(row, column));
                part.spot(picture.wordAt(row, column), row, to + column - from, 1, 1);
            }
        }
    }
}
