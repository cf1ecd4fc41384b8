package plateau.terminal.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.core.Selection;
import plateau.words.Language;
import plateau.words.MoveWords;

/// What somebody has typed so far, and what it may become.
final class Typing {
    private final MoveWords moveWords;
    private final Language language;
    private String text = "";
    private boolean isOffered;

    Typing(MoveWords moveWords, Language language) {
        this.moveWords = moveWords;
        this.language = language;
    }

    /// Whether what is there only lies ready, as a hint does or what was refused: what is typed next takes
    /// its place.
    boolean isOffered() {
        return isOffered;
    }

    String text() {
        return text;
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    void set(String other) {
        text = other;
        isOffered = false;
    }

    /// Puts a text there that the next one typed replaces.
    void offer(String other) {
        text = other;
        isOffered = true;
    }

    /// Types on; a space goes on even with what only lies ready.
    void add(String more) {
        text = isOffered && !more.isBlank() ? more : text + more;
        isOffered = false;
    }

    /// Takes back the last character.
    void takeBack() {
        isOffered = false;
        text = text.substring(0, text.offsetByCodePoints(text.length(), -1));
    }

    /// The words typed.
    List<String> words() {
        return text.isBlank() ? List.of() : List.of(text.strip().split(" +"));
    }

    /// The command that is typed, if the first word is one.
    Optional<Command> command() {
        return words().stream().findFirst().flatMap(Command::of);
    }

    /// What the last word may become: words that may come after those typed whole, and commands.
    List<String> completions(Selection selection) {
        var last = lastWord();
        var before = text.substring(0, text.length() - last.length()).strip();
        var given = before.isEmpty() ? List.<String>of() : List.of(before.split(" +"));
        var fitting = new ArrayList<String>();
        chosen(selection, given).ifPresent(chosen -> fitting.addAll(fitting(chosen.choices(), last)));
        if (given.isEmpty() && !last.isEmpty()) {
            fitting.addAll(Command.beginningWith(last));
        }
        return fitting;
    }

    /// The choices that begin with some letters, as one's language has them; where none does, as another
    /// has them.
    private List<String> fitting(List<String> choices, String letters) {
        var own = choices.stream().map(word -> moveWords.shown(language, word));
        var all = choices.stream().flatMap(word -> moveWords.typed(language, word).stream());
        var fitting = beginning(own, letters);
        return fitting.isEmpty() ? beginning(all, letters) : fitting;
    }

    private static List<String> beginning(Stream<String> words, String letters) {
        var folded = MoveWords.folded(letters);
        return words.filter(word -> MoveWords.folded(word).startsWith(folded)).toList();
    }

    /// Words that are chosen one after the other; empty if one of them cannot be.
    private Optional<Selection> chosen(Selection all, List<String> words) {
        var chosen = all;
        for (var typed : words) {
            var word = moveWords.among(chosen.choices(), typed);
            if (word.isEmpty()) {
                return Optional.empty();
            }
            chosen = chosen.choose(word.get());
        }
        return Optional.of(chosen);
    }

    private String lastWord() {
        return text.substring(text.lastIndexOf(' ') + 1);
    }

    /// Completes the last word as far as it is certain.
    void complete(Selection selection) {
        isOffered = false;
        var fitting = completions(selection);
        if (!fitting.isEmpty()) {
            var last = lastWord();
            var common = fitting.stream().reduce(Typing::common).orElseThrow();
            // Words that differ by an accent have less in common than was typed without.
            var certain = common.length() < last.length() ? last : common;
            var end = fitting.size() == 1 ? " " : "";
            text = text.substring(0, text.length() - last.length()) + certain + end;
        }
    }

    private static String common(String one, String other) {
        int length = 0;
        while (length < Math.min(one.length(), other.length()) && one.charAt(length) == other.charAt(length)) {
            length++;
        }
        return one.substring(0, length);
    }
}
