package plateau.terminal.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.core.Selection;

/// What somebody has typed so far, and what it may become.
final class Typing {
    private String text = "";

    String text() {
        return text;
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    void set(String other) {
        text = other;
    }

    void add(String more) {
        text += more;
    }

    /// Takes back the last character.
    void takeBack() {
        text = text.substring(0, text.offsetByCodePoints(text.length(), -1));
    }

    /// The words typed.
    List<String> words() {
        return text.isBlank() ? List.of() : List.of(text.strip().split(" +"));
    }

    /// What the last word may become: words that may come after those typed whole, and commands.
    List<String> completions(Selection selection) {
        var last = lastWord();
        var before = text.substring(0, text.length() - last.length()).strip();
        var given = before.isEmpty() ? List.<String>of() : List.of(before.split(" +"));
        var fitting = new ArrayList<String>();
        chosen(selection, given)
                .ifPresent(
                        chosen ->
                                chosen.choices().stream()
                                        .filter(word -> word.startsWith(last))
                                        .forEach(fitting::add));
        if (given.isEmpty() && !last.isEmpty()) {
            fitting.addAll(Command.beginningWith(last));
        }
        return fitting;
    }

    /// Words that are chosen one after the other; empty if one of them cannot be.
    private static Optional<Selection> chosen(Selection all, List<String> words) {
        var chosen = all;
        for (var word : words) {
            if (!chosen.choices().contains(word)) {
                return Optional.empty();
            }
            chosen = chosen.choose(word);
        }
        return Optional.of(chosen);
    }

    private String lastWord() {
        return text.substring(text.lastIndexOf(' ') + 1);
    }

    /// Completes the last word as far as it is certain.
    void complete(Selection selection) {
        var fitting = completions(selection);
        if (!fitting.isEmpty()) {
            var common = fitting.stream().reduce(Typing::common).orElseThrow();
            var end = fitting.size() == 1 ? " " : "";
            text = text.substring(0, text.length() - lastWord().length()) + common + end;
        }
    }

    private static String common(String one, String other) {
        int length = 0;
        while (length < Math.min(one.length(), other.length())
                && one.charAt(length) == other.charAt(length)) {
            length++;
        }
        return one.substring(0, length);
    }
}
