package plateau.reports;

import java.util.LinkedHashMap;
import java.util.Map;
import plateau.drawing.svg.Markup;
import plateau.reports.plots.PlotFile;
import plateau.reports.text.Sheet;
import plateau.words.Wording;

/// The frame of every report: one file that needs nothing else, light or dark as its reader's screen is.
public final class ReportPage {
    /// So long may a table be within the page; a longer one is a file beside it.
    private static final int LONGEST_ADDRESS = 200_000;

    private final String title;
    private final Wording wording;
    private final Map<String, String> facts = new LinkedHashMap<>();
    private String warning = "";
    private final Map<String, Markup> sections = new LinkedHashMap<>();

    public ReportPage(String title, Wording wording) {
        this.title = title;
        this.wording = wording;
    }

    /// Something to know at once, below the title; left out if it is empty.
    ///
    /// @param key of its name
    public void fact(String key, String text) {
        if (!text.isEmpty()) {
            facts.put(key, text);
        }
    }

    /// Something to know before all that follows.
    public void warn(String text) {
        warning = text;
    }

    /// A part of the page with a heading of its own.
    ///
    /// @param key of its heading
    public void section(String key, Markup content) {
        sections.put(key, content);
    }

    /// A plot with what is to be said of it and the figures behind it.
    public Markup figure(String heading, Markup plot, String caption, Sheet sheet) {
        return figure(heading, plot, caption, download(sheet));
    }

    /// A plot with what is to be said of it, and where the figures behind it are.
    public Markup figure(String heading, Markup plot, String caption, Markup figures) {
        return new Markup()
                .open("figure")
                .element("h3", heading)
                .line()
                .add(plot)
                .open("figcaption")
                .text(caption + " ")
                .add(figures)
                .close()
                .close()
                .line();
    }

    /// A table that may be wider than the screen, with what is to be said of it and the figures behind it.
    public Markup wide(String name, String said, Markup table, Sheet sheet) {
        return wide(name, said, table, download(sheet));
    }

    /// The same with word of where the figures are.
    public Markup wide(String name, String said, Markup table, Markup figures) {
        return new Markup()
                .element("p", said, "class", "note said")
                .open("div", "class", "wide", "tabindex", "0", "role", "region", "aria-label", name)
                .line()
                .add(table)
                .close()
                .open("p", "class", "note")
                .add(figures)
                .close()
                .line();
    }

    private Markup download(Sheet sheet) {
        var address = sheet.address();
        boolean fits = address.length() <= LONGEST_ADDRESS;
        return link(fits ? address : Sheet.addressOf(sheet.file()), sheet.file());
    }

    /// Where the figures behind something are: in a file beside the page.
    public Markup beside(String file) {
        return link(Sheet.addressOf(file), file);
    }

    private Markup link(String address, String file) {
        return new Markup()
                .element(
                        "a",
                        wording.get("download"),
                        "href",
                        address,
                        "download",
                        file,
                        "aria-label",
                        wording.get("download.file", file));
    }

    /// The text of the file.
    public String html() {
        var out = new Markup();
        out.open(
                "html",
                "xmlns",
                "http://www.w3.org/1999/xhtml",
                "lang",
                wording.language().code());
        out.line().add(head()).open("body").line();
        out.open("header")
                .element("h1", title)
                .line()
                .add(told())
                .add(contents())
                .close()
                .line();
        out.open("main").line();
        sections.forEach((key, content) -> out.add(section(key, content, wording)));
        out.close().line();
        out.element("footer", wording.get("footer")).line();
        out.verbatim("script", TournamentReport.script()).line();
        return "<!DOCTYPE html>\n" + out.close().close().line();
    }

    private Markup head() {
        return new Markup()
                .open("head")
                .empty("meta", "charset", "utf-8")
                .empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
                .element("title", title)
                .line()
                .verbatim("style", PlotFile.styleSheet())
                .close()
                .line();
    }

    private Markup told() {
        var out = new Markup().open("dl");
        facts.forEach((key, text) -> out.open("div")
                .element("dt", wording.get(key))
                .open("dd")
                .element("bdi", text)
                .close()
                .close());
        out.close().line();
        return warning.isEmpty()
                ? out
                : out.element("p", warning, "class", "warning", "role", "note").line();
    }

    private Markup contents() {
        if (sections.size() < 2) {
            return new Markup();
        }
        var out = new Markup().open("nav", "aria-label", wording.get("contents"));
        sections.keySet()
                .forEach(key ->
                        out.element("a", wording.get(key), "href", "#" + key).text(" "));
        return out.close().line();
    }

    private static Markup section(String key, Markup content, Wording wording) {
        return new Markup()
                .open("section", "id", key)
                .element("h2", wording.get(key))
                .line()
                .add(content)
                .close()
                .line();
    }
}
