package plateau.server.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import plateau.core.text.Resource;
import plateau.drawing.svg.Markup;
import plateau.words.Language;

/// A text of `help/`, in a small Markdown: headings, paragraphs, lists and tables of one line an entry,
/// pictures on lines of their own, and in lines `**bold**`, `*slanted*`, `code` and links.
final class HelpText {
    private static final Pattern PICTURE = Pattern.compile("!\\[(.+)]\\((.+)\\)");

    private static final Pattern INLINE = Pattern.compile(
            "\\*\\*(?<bold>.+?)\\*\\*|\\*(?<slanted>.+?)\\*|`(?<code>.+?)`" + "|\\[(?<link>.+?)]\\((?<to>.+?)\\)");

    private static final Map<String, Optional<List<String>>> READ = new ConcurrentHashMap<>();

    private final List<String> lines;
    private int at;

    private HelpText(List<String> lines) {
        this.lines = lines;
    }

    /// A text by its name, in a language; empty if there is none.
    static Optional<HelpText> find(String name, Language language) {
        var file = "help/" + name + "_" + language.code() + ".md";
        return READ.computeIfAbsent(file, HelpText::read).map(HelpText::new);
    }

    private static Optional<List<String>> read(String file) {
        return HelpText.class.getResource(file) == null
                ? Optional.empty()
                : Optional.of(Resource.text(HelpText.class, file).lines().toList());
    }

    static HelpText of(String text) {
        return new HelpText(text.lines().toList());
    }

    /// What its first line says, which is its title.
    String title() {
        return lines.getFirst().substring(2);
    }

    /// The signs of all headings, in their order: `##`.
    List<String> headings() {
        return lines.stream()
                .filter(line -> line.startsWith("#"))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
    }

    /// The names of all pictures, in their order.
    List<String> pictures() {
        return lines.stream()
                .map(PICTURE::matcher)
                .filter(found -> found.matches())
                .map(found -> found.group(2))
                .toList();
    }

    /// Writes all of it but its title.
    ///
    /// @param picture writes the picture of a name, which is described by the other text
    void write(Markup page, BiConsumer<String, String> picture) {
        for (at = 1; at < lines.size(); ) {
            var line = lines.get(at);
            var shown = PICTURE.matcher(line);
            if (line.isBlank()) {
                at++;
            } else if (line.startsWith("## ")) {
                page.element("h2", line.substring(3));
                at++;
            } else if (shown.matches()) {
                picture.accept(shown.group(2), shown.group(1));
                at++;
            } else if (line.startsWith("- ")) {
                list(page);
            } else if (line.startsWith("|")) {
                table(page);
            } else {
                inline(page.open("p"), line);
                page.close();
                at++;
            }
        }
    }

    private void list(Markup page) {
        page.open("ul");
        for (; at < lines.size() && lines.get(at).startsWith("- "); at++) {
            inline(page.open("li"), lines.get(at).substring(2));
            page.close();
        }
        page.close();
    }

    /// The first line is the head, the second one rules it off.
    private void table(Markup page) {
        page.open("table").open("thead");
        row(page, true);
        at++;
        page.close().open("tbody");
        while (at < lines.size() && lines.get(at).startsWith("|")) {
            row(page, false);
        }
        page.close().close();
    }

    private void row(Markup page, boolean isHead) {
        page.open("tr");
        var cells = cells(lines.get(at++));
        for (int i = 0; i < cells.size(); i++) {
            boolean isHeading = (isHead || i == 0) && !cells.get(i).isEmpty();
            var scope = isHead ? "col" : "row";
            page.open(isHeading ? "th" : "td", "scope", isHeading ? scope : "");
            inline(page, cells.get(i));
            page.close();
        }
        page.close();
    }

    private static List<String> cells(String line) {
        var cells = new ArrayList<String>();
        for (var cell : line.substring(1).split("\\|", -1)) {
            cells.add(cell.strip());
        }
        cells.removeLast();
        return cells;
    }

    /// A line with what is marked in it.
    static void inline(Markup page, String line) {
        var found = INLINE.matcher(line);
        int from = 0;
        while (found.find()) {
            page.text(line.substring(from, found.start()));
            from = found.end();
            if (found.group("bold") != null) {
                page.element("strong", found.group("bold"));
            } else if (found.group("slanted") != null) {
                page.element("em", found.group("slanted"));
            } else if (found.group("code") != null) {
                page.element("code", found.group("code"));
            } else {
                page.element("a", found.group("link"), "href", found.group("to"));
            }
        }
        page.text(line.substring(from));
    }
}
