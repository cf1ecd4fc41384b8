package plateau.hosting;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;

/// Where the name of a bot from outside ends in a list of names that are separated by commas. A command
/// and the name of a file may have commas themselves: where it cannot be told whose a comma is, nobody
/// guesses.
public final class ListedSeat {
    private final String text;
    private final Outside kind;

    /// @param text what is left of the list, which begins with the bot
    public ListedSeat(String text) {
        this.text = text;
        kind = Outside.of(text).orElseThrow();
    }

    /// The place of the comma that ends the name, or the length of the text; nothing where that is
    /// anybody's guess.
    public OptionalInt end() {
        return kind == Outside.COMMAND ? endOfCommand() : endOfFile();
    }

    /// Commas within quotes are the command's own.
    private OptionalInt endOfCommand() {
        return commas(text).isEmpty() ? OptionalInt.of(text.length()) : OptionalInt.empty();
    }

    /// What stands between commas outside quotes: what was meant, most likely, where nobody can tell.
    public static List<String> parts(String text) {
        var parts = new ArrayList<String>();
        int from = 0;
        for (int comma : commas(text)) {
            parts.add(text.substring(from, comma).strip());
            from = comma + 1;
        }
        parts.add(text.substring(from).strip());
        return parts;
    }

    /// The commas outside quotes.
    private static List<Integer> commas(String text) {
        var commas = new ArrayList<Integer>();
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (quote == 0 && each == ',') {
                commas.add(i);
            } else if (quote == 0 && (each == '\'' || each == '"')) {
                quote = each;
            } else if (each == quote) {
                quote = 0;
            } else if (each == '\\' && quote != '\'') {
                i++;
            }
        }
        return commas;
    }

    /// A file that is there, with its settings. Where there are several, nobody knows which is meant.
    private OptionalInt endOfFile() {
        var ends = new ArrayList<Integer>();
        for (int at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1)) {
            ends.add(at);
        }
        ends.add(text.length());
        var files = new LinkedHashSet<String>();
        int first = -1;
        for (int end : ends) {
            var file = file(end);
            if (FileSeat.exists(file) && files.add(file) && first < 0) {
                first = end;
            }
        }
        if (files.size() > 1) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(withSettings(first < 0 ? ends.getFirst() : first));
    }

    /// The name of the file if the bot's name ends there.
    private String file(int end) {
        var name = text.substring(text.indexOf(':') + 1, end).strip();
        int mark = FileSeat.exists(name) ? -1 : name.indexOf('?');
        return mark < 0 ? name : name.substring(0, mark);
    }

    private int withSettings(int end) {
        int to = end;
        while (text.substring(0, to).contains("?") && isSetting(to)) {
            int comma = text.indexOf(',', to + 1);
            to = comma < 0 ? text.length() : comma;
        }
        return to;
    }

    /// Whether one more setting follows a comma.
    private boolean isSetting(int comma) {
        if (comma == text.length()) {
            return false;
        }
        var rest = text.substring(comma + 1).strip();
        return kind.settings().stream().anyMatch(name -> rest.startsWith(name + "="));
    }
}
