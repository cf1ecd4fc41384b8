package plateau.server.tables.terms;

import plateau.core.wire.Wire;
import plateau.server.tables.terms.TablePlan.Opening;

/// How the first moves of a table that come from elsewhere are kept.
public final class Origin {
    private Origin() {}

    public static String write(Opening opening) {
        return opening.moves().isEmpty() ? "" : Wire.write(opening);
    }

    public static Opening read(String text) {
        return text.isEmpty() ? Opening.NONE : Wire.read(Opening.class, text);
    }
}
