package plateau.server.storage;

import java.util.regex.Pattern;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Where a page of a list ended: the next one goes on with what is older.
///
/// @param at when the last row of the page was made, or ended
/// @param id tells it from others of the same time
public record Cursor(long at, String id) {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,18})-([A-Za-z0-9]{1,40})");

    /// Reads what [#toString] wrote.
    public static Cursor of(String text) {
        var parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw new BadInput(
                    "cursor", "'%s' is no place in a list; take it from the page before", text);
        }
        return new Cursor(Long.parseLong(parts.group(1)), parts.group(2));
    }

    /// Whether this comes after another in a list with the newest first.
    public boolean isBefore(Cursor other) {
        return at < other.at || (at == other.at && id.compareTo(other.id) < 0);
    }

    @Override
    public String toString() {
        return Text.format("%d-%s", at, id);
    }
}
