package plateau.terminal.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What one can type besides moves; in either language, whichever is spoken.
enum Command {
    HELP("help", "aide", "?"),
    MOVES("moves", "coups"),
    VIEW("view", "vue"),
    BACK("back", "retour"),
    UNDO("undo", "annuler"),
    HINT("hint", "conseil"),
    SAVE("save", "sauver"),
    RESIGN("resign", "abandonner"),
    QUIT("quit", "quitter", "q");

    /// All names, separated by spaces.
    private final String names;

    Command(String... names) {
        this.names = String.join(" ", names);
    }

    private List<String> names() {
        return List.of(names.split(" "));
    }

    static Optional<Command> of(String word) {
        var lower = word.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(each -> each.names().contains(lower))
                .findFirst();
    }

    /// The names that begin with some letters.
    static List<String> beginningWith(String letters) {
        return Arrays.stream(values())
                .flatMap(each -> each.names().stream())
                .filter(name -> name.length() > 1 && name.startsWith(letters))
                .toList();
    }
}
