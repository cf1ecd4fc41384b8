package plateau.server.storage.search;

import java.util.Locale;
import java.util.regex.Pattern;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Where a page of a list ended: the next one goes on with what is older.
///
/// @param at when the last row of the page was made, or ended
/// @param id tells it from others of the same time
public record Cursor(long at, String id) {
    private static final Pattern FORM = Pattern.compile("([a-z]+)-([0-9]{1,18})-([A-Za-z0-9]{1,40})");

    /// By what a list is sorted. A place in one is none in another.
    public enum Order {
        MADE,
        ENDED;

        public String write(Cursor cursor) {
            return Text.format("%s-%d-%s", name().toLowerCase(Locale.ROOT), cursor.at, cursor.id);
        }

        /// Reads what [#write] wrote.
        public Cursor read(String text) {
            var parts = FORM.matcher(text);
            if (!parts.matches() || !parts.group(1).equals(name().toLowerCase(Locale.ROOT))) {
                throw new BadInput("cursor", "'%s' is no place in this list; take it from the page before", text);
            }
            return new Cursor(Text.wholeNumber(parts.group(2)).orElseThrow(), parts.group(3));
        }
    }
}
