package plateau.terminal.viewer;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.reel.Reel;
import plateau.core.picture.Ink;
import plateau.terminal.console.Inks;
import plateau.terminal.painting.Line;
import plateau.terminal.screen.Letters;
import plateau.terminal.screen.Words;

/// What `?` says: the keys, what the picture shows, and the game in brief.
final class Manual {
    private Manual() {}

    /// @param pictures the names of the pictures of a position
    static List<Line> lines(Words words, Reel reel, List<String> pictures, int width) {
        var lines = new ArrayList<Line>();
        lines.add(Line.of(words.get("viewer.help.keys"), Inks.STRONG));
        for (var line : words.get("viewer.help.lines").split("\n", -1)) {
            var parts = line.split("\\|", 2);
            int gap = Math.max(1, 22 - Letters.width(parts[0]));
            lines.add(Line.of("  " + parts[0] + " ".repeat(gap), Inks.STRONG).and(parts[1], Ink.PLAIN));
        }
        if (pictures.size() > 1) {
            var names = pictures.stream()
                    .map(each -> words.translate(reel.game(), each))
                    .toList();
            lines.add(Line.EMPTY);
            lines.add(Line.of(words.get("viewer.help.views", String.join(", ", names))));
        }
        var legend = words.own(reel.game(), "legend");
        if (!legend.isEmpty()) {
            lines.add(Line.EMPTY);
            lines.add(Line.of(words.get("viewer.help.legend"), Inks.STRONG));
            addParagraphs(legend, width, lines);
        }
        lines.add(Line.EMPTY);
        lines.add(Line.of(words.get("viewer.help.rules"), Inks.STRONG));
        addParagraphs(words.brief(reel.game()), width, lines);
        return lines;
    }

    private static void addParagraphs(String text, int width, List<Line> lines) {
        for (var paragraph : text.strip().split("\n\n", -1)) {
            lines.addAll(Line.wrap("  ", paragraph.replace('\n', ' '), width, Ink.PLAIN));
        }
    }
}
