package plateau.terminal.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.core.Game;
import plateau.core.View;
import plateau.core.picture.Signs;
import plateau.words.Sentences;
import plateau.words.Vocabulary;

/// What stands below a picture: every player with its sign, its points and what else it has, then turns
/// and limits. A screen that has room for them elsewhere asks for the parts.
public final class Caption {
    private static final int LINE = 80;
    private static final String GAP = "   ";

    private final Words words;
    private final Sentences sentences;
    private final IntFunction<String> names;
    private final IntPredicate hasLeft;

    /// @param names what the players are called
    public Caption(Words words, Game game, IntFunction<String> names) {
        this(words, game, names, _ -> false);
    }

    /// @param names what the players are called
    /// @param hasLeft who has left
    Caption(Words words, Game game, IntFunction<String> names, IntPredicate hasLeft) {
        this.words = words;
        this.names = names;
        this.hasLeft = hasLeft;
        sentences = new Sentences(game, words.language(), names);
    }

    /// A player with all that it has; the one to move has a mark, and of who has left it is said.
    public String player(View view, int player) {
        var parts = new ArrayList<String>();
        parts.add(words.get("caption.score", names.apply(player), view.scores().get(player)));
        if (hasLeft.test(player)) {
            parts.add(Vocabulary.of(words.language()).left());
        }
        view.status(player).stream().map(sentences::status).forEach(parts::add);
        var mark = view.mover() == player && !hasLeft.test(player) ? ">" : "";
        return mark + Signs.of(player) + " " + String.join(", ", parts);
    }

    /// Turns and limits, and whatever else the view tells of the game as a whole.
    public List<String> game(View view) {
        return view.status().stream().map(sentences::status).toList();
    }

    /// All of it, as few lines as there can be.
    public List<String> lines(View view) {
        var players = IntStream.range(0, view.scores().size()).mapToObj(each -> player(view, each));
        var lines = new ArrayList<String>();
        for (var part : Stream.concat(players, game(view).stream()).toList()) {
            boolean fits = !lines.isEmpty() && lines.getLast().length() + GAP.length() + part.length() <= LINE;
            if (fits) {
                lines.add(lines.removeLast() + GAP + part);
            } else {
                lines.add(part);
            }
        }
        return lines;
    }

    /// How to read the picture; empty where the game does not say.
    public String legend() {
        return sentences.legend();
    }
}
