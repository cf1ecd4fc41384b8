package plateau.drawing.svg;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/// Draws shapes one after the other, each over those before it. How one looks is said by the classes of a
/// style sheet, separated by spaces. A style of its own, `fill:none;stroke:var(--p0)`, is written as
/// attributes, since the policy of a strict page forbids styles within it; unlike a style it gives way to
/// the classes.
public final class Pen {
    private final Markup out = new Markup();

    /// What choosing each word does that may be chosen now.
    private final Map<String, String> labels = new LinkedHashMap<>();

    public Pen rect(double x, double y, double width, double height, double radius, String classes) {
        var round = radius == 0 ? "" : Markup.number(radius);
        return rect(x, y, width, height, "rx", round, "class", classes);
    }

    /// A rectangle with a style of its own.
    public Pen box(double x, double y, double width, double height, String style) {
        return rect(x, y, width, height, attributes(style));
    }

    private Pen rect(double x, double y, double width, double height, String... more) {
        var place = Stream.of(
                "x",
                Markup.number(x),
                "y",
                Markup.number(y),
                "width",
                Markup.number(width),
                "height",
                Markup.number(height));
        out.empty("rect", Stream.concat(place, Stream.of(more)).toArray(String[]::new));
        return this;
    }

    public Pen circle(double x, double y, double radius, String classes) {
        out.empty(
                "circle", "cx", Markup.number(x), "cy", Markup.number(y), "r", Markup.number(radius), "class", classes);
        return this;
    }

    public Pen line(double x1, double y1, double x2, double y2, String classes) {
        return path(
                "M" + Markup.number(x1) + " " + Markup.number(y1) + "L" + Markup.number(x2) + " " + Markup.number(y2),
                classes);
    }

    /// A path.
    ///
    /// @param data the path in SVG's own words
    public Pen path(String data, String classes) {
        out.empty("path", "d", data, "class", classes);
        return this;
    }

    /// A path moved and turned, see [#at].
    public Pen path(String data, String transform, String classes) {
        out.empty("path", "d", data, "transform", transform, "class", classes);
        return this;
    }

    /// A path with a style of its own, such as a player's colour.
    public Pen styled(String data, String transform, String style) {
        out.empty("path", joined(style, "d", data, "transform", transform));
        return this;
    }

    /// A text whose first line rests on `y`; where along it `x` is, the style says (`text-anchor`).
    public Pen text(double x, double y, String text, String classes) {
        out.element("text", text, "x", Markup.number(x), "y", Markup.number(y), "class", classes);
        return this;
    }

    /// A text with a style of its own besides that of its classes.
    public Pen written(double x, double y, String text, String classes, String style) {
        var place = Markup.number(x);
        out.element("text", text, joined(style, "x", place, "y", Markup.number(y), "class", classes));
        return this;
    }

    /// Characters of equal width, from one place on, all together so wide.
    public Pen glyphs(double x, double y, double width, String text, String style) {
        out.element(
                "text",
                text.replace(' ', '\u00A0'),
                joined(
                        style,
                        "x",
                        Markup.number(x),
                        "y",
                        Markup.number(y),
                        "textLength",
                        Markup.number(width),
                        "class",
                        "glyphs"));
        return this;
    }

    private static String[] joined(String style, String... attributes) {
        return Stream.concat(Stream.of(attributes), Stream.of(attributes(style)))
                .toArray(String[]::new);
    }

    /// The declarations of a style as names and values by turns.
    private static String[] attributes(String style) {
        return style.isEmpty() ? new String[0] : style.split("[:;]");
    }

    /// Something defined once, see [#define], in another place.
    public Pen use(String id, String transform) {
        out.empty("use", "href", "#" + id, "transform", transform);
        return this;
    }

    /// Something defined once that moves or comes and goes, see [#thing].
    ///
    /// @param from what it was called before the last turn, if that was something else
    public Pen use(String id, String transform, String thing, String from) {
        out.empty("use", "href", "#" + id, "transform", transform, "data-thing", thing, "data-from", from);
        return this;
    }

    /// Something defined once, its 0, 0 in another place.
    public Pen use(String id, double x, double y) {
        out.empty("use", "href", "#" + id, "x", Markup.number(x), "y", Markup.number(y));
        return this;
    }

    /// Begins a thing that is drawn elsewhere, by [#use]; it ends with [#end]. Drawings on one page share
    /// their names, so that equal names must mean equal things. It has the class of a whole drawing, since
    /// where it is used some browsers know nothing of the drawing around it.
    public Pen define(String id) {
        out.open("defs").open("g", "id", id, "class", "plateau");
        return this;
    }

    /// Ends what [#define] began.
    public Pen defined() {
        out.close().close();
        return this;
    }

    /// Begins a group; it ends with [#end].
    public Pen group(String transform, String classes) {
        out.open("g", "transform", transform, "class", classes);
        return this;
    }

    /// Begins a thing that one can point at; it ends with [#end].
    ///
    /// @param word the word that one chooses by pointing at it
    /// @param label what it is, in words, for those who hover over it or listen
    /// @param isLegal whether it may be chosen now
    public Pen spot(String word, String label, boolean isLegal) {
        return spot(word, "", label, isLegal);
    }

    /// Begins a thing that one can point at and that is a place of the board, such as a cell, by the name
    /// that it has in events; it ends with [#end].
    public Pen spot(String word, String place, String label, boolean isLegal) {
        if (isLegal) {
            labels.putIfAbsent(word, label);
        }
        out.open(
                "g",
                "class",
                isLegal ? "spot legal" : "spot",
                "data-word",
                word,
                "data-place",
                place,
                "role",
                isLegal ? "button" : "img",
                "tabindex",
                isLegal ? "0" : "",
                "aria-label",
                label);
        out.element("title", label);
        return this;
    }

    /// Begins something that moves or comes and goes; it ends with [#end].
    ///
    /// @param thing a name that it has wherever it is drawn, and nothing else has
    public Pen thing(String thing) {
        return thing(thing, "");
    }

    /// Begins something that moves and is a place for events; it ends with [#end].
    public Pen thing(String thing, String place) {
        out.open("g", "data-thing", thing, "data-place", place);
        return this;
    }

    /// Begins a thing or a place that is explained to those who hover over it; it ends with [#end].
    ///
    /// @param thing see [#thing]; nothing for what does not move
    /// @param places the names of the place in events, separated by spaces; nothing for what is none
    public Pen titled(String thing, String places, String label) {
        out.open("g", "data-thing", thing, "data-place", places).element("title", label);
        return this;
    }

    /// Begins what is shown while a place is told of that is more than a cell, such as a city; it ends with
    /// [#end].
    ///
    /// @param places its names in events, separated by spaces
    public Pen region(String places) {
        out.open("g", "class", "region", "data-place", places);
        return this;
    }

    /// Begins a chain of cells that were set off one after the other; it ends with [#end].
    ///
    /// @param cells in their order, separated by spaces
    public Pen chain(String cells) {
        out.open("g", "class", "through", "data-chain", cells);
        return this;
    }

    /// Begins a thing that is explained to those who hover over it; it ends with [#end].
    public Pen titled(String label) {
        out.open("g").element("title", label);
        return this;
    }

    public Pen end() {
        out.close();
        return this;
    }

    /// Everything that another pen drew, which must have ended all it began.
    public Pen add(Pen other) {
        out.add(other.out);
        other.labels.forEach(labels::putIfAbsent);
        return this;
    }

    /// Ends the line of the file.
    public Pen newLine() {
        out.line();
        return this;
    }

    /// What is said of the words that may be chosen by pointing at something.
    public Map<String, String> labels() {
        return Collections.unmodifiableMap(labels);
    }

    /// All shapes as markup.
    public Markup markup() {
        return out;
    }

    /// Moves by `x` and `y`.
    public static String at(double x, double y) {
        return "translate(" + Markup.number(x) + " " + Markup.number(y) + ")";
    }

    /// Turns clockwise around 0, 0, then moves there.
    public static String at(double x, double y, double degrees) {
        return at(x, y) + (degrees == 0 ? "" : " rotate(" + Markup.number(degrees) + ")");
    }

    /// Enlarges, then moves there.
    public static String scaled(double x, double y, double scale) {
        return at(x, y) + (scale == 1 ? "" : " scale(" + Markup.number(scale) + ")");
    }

    /// A closed path through corners given as x and y by turns.
    public static String polygon(Collection<Double> corners) {
        var path = new StringBuilder();
        int index = 0;
        for (var each : corners) {
            if (index % 2 == 0) {
                path.append(index == 0 ? "M" : "L");
            } else {
                path.append(' ');
            }
            path.append(Markup.number(each));
            index++;
        }
        return path.append('Z').toString();
    }
}
