package plateau.reports.plots;

import plateau.drawing.Sign;
import plateau.drawing.svg.Markup;
import plateau.reports.text.ShortNames;

/// What a row of a plot or of a table is about.
///
/// @param player which entrant it is, from 0, or [#NOBODY]
public record Label(String name, int player) {
    public static final int NOBODY = -1;

    private static final int LONGEST = 32;
    private static final int LONGEST_WHOLE = 400;

    public static Label of(String name) {
        return new Label(name, NOBODY);
    }

    /// With the whole name for those who point at it.
    public Markup markup() {
        return markup(isCut() ? ShortNames.shorten(name, LONGEST_WHOLE) : "");
    }

    /// For places where there are too many for that.
    public Markup bare() {
        return markup("");
    }

    private Markup markup(String whole) {
        var markup = new Markup().open("span", "class", "who", "title", whole);
        if (player != NOBODY) {
            markup.add(Sign.inText(player))
                    .element("b", String.valueOf(player + 1))
                    .text(" ");
        }
        return markup.element("bdi", cut()).close();
    }

    private boolean isCut() {
        return !cut().equals(name);
    }

    private String cut() {
        return ShortNames.shorten(name, LONGEST);
    }

    /// The name for those who cannot see it, and for what shows when one points at something.
    String spoken() {
        return player == NOBODY ? cut() : player + 1 + " " + cut();
    }
}
