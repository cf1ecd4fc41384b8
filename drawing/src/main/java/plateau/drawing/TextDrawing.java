package plateau.drawing;

import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.View;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.drawing.svg.Pen;
import plateau.words.Language;

/// Draws the text picture of a game that has no drawing of its own, as on a dark terminal, for which its
/// colours were chosen. Spots can be pointed at.
final class TextDrawing {
    private static final double WIDE = 10;
    private static final double HIGH = 22;
    private static final double BASE = 16;
    private static final double EDGE = 14;

    /// The screen and its letters, as the style sheet has them.
    private static final int SCREEN = Ink.rgb(0x1D1F23);

    private static final int LETTERS = Ink.rgb(0xE9E5DB);

    private final Game game;

    TextDrawing(Game game) {
        this.game = game;
    }

    Board draw(View view, Selection selection, Look look) {
        var picture = translated(view.picture(selection), look.language());
        var legal = new HashSet<>(selection.choices());
        double width = Math.max(20, picture.width()) * WIDE;
        double height = picture.height() * HIGH;
        var pen = new Pen();
        pen.rect(0, 0, width + 2 * EDGE, height + 2 * EDGE, 8, "screen");
        pen.group(Pen.at(EDGE, EDGE), "");
        for (int row = 0; row < picture.height(); row++) {
            drawRow(pen, picture, row, legal);
            pen.newLine();
        }
        pen.end();
        return new Board(width + 2 * EDGE, height + 2 * EDGE, pen, BoardFrame.status(view, look), List.of(), false);
    }

    private Picture translated(Picture picture, Language language) {
        if (language == Language.ENGLISH) {
            return picture;
        }
        Properties words = language.beside(game.getClass(), game.id());
        return picture.withWords(word -> words.getProperty("word." + word, word));
    }

    /// Runs of characters that look alike and belong to the same spot are one text.
    private static void drawRow(Pen pen, Picture picture, int row, Set<String> legal) {
        int from = 0;
        while (from < picture.width()) {
            int to = from + 1;
            while (to < picture.width() && isAlike(picture, row, from, to)) {
                to++;
            }
            drawRun(pen, picture, row, from, to, legal);
            from = to;
        }
    }

    private static boolean isAlike(Picture picture, int row, int one, int other) {
        return picture.inkAt(row, one).equals(picture.inkAt(row, other))
                && picture.wordAt(row, one).equals(picture.wordAt(row, other));
    }

    private static void drawRun(Pen pen, Picture picture, int row, int from, int to, Set<String> legal) {
        var word = picture.wordAt(row, from);
        var ink = shown(picture.inkAt(row, from));
        if (!word.isEmpty()) {
            pen.spot(word, word, legal.contains(word));
        }
        double width = (to - from) * WIDE;
        if (ink.background() != Ink.NONE) {
            pen.box(from * WIDE, row * HIGH, width, HIGH, "fill:" + Ink.hex(ink.background()));
        }
        if (legal.contains(word)) {
            pen.rect(from * WIDE, row * HIGH, width, HIGH, 2, "target");
        }
        var text = text(picture, row, from, to);
        if (!text.isBlank()) {
            pen.glyphs(from * WIDE, row * HIGH + BASE, width, text, style(ink));
        }
        if (ink.underline()) {
            pen.box(from * WIDE, row * HIGH + BASE + 2, width, 1.5, colour(ink));
        }
        if (!word.isEmpty()) {
            pen.end();
        }
    }

    /// As it looks: an inverse one has its colours, or those of the screen, the other way round.
    private static Ink shown(Ink ink) {
        if (!ink.inverse()) {
            return ink;
        }
        int back = ink.foreground() == Ink.NONE ? LETTERS : ink.foreground();
        int front = ink.background() == Ink.NONE ? SCREEN : ink.background();
        return new Ink(front, back, ink.bold(), ink.underline(), false);
    }

    private static String text(Picture picture, int row, int from, int to) {
        return IntStream.range(from, to)
                .mapToObj(column -> String.valueOf(picture.characterAt(row, column)))
                .collect(Collectors.joining());
    }

    private static String style(Ink ink) {
        return colour(ink) + (ink.bold() ? ";font-weight:700" : "");
    }

    private static String colour(Ink ink) {
        int colour = ink.foreground() != Ink.NONE
                ? ink.foreground()
                : ink.background() != Ink.NONE ? Ink.contrast(ink.background()) : LETTERS;
        return "fill:" + Ink.hex(colour);
    }
}
