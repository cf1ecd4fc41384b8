package plateau.core;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// A choice among the legal moves, narrowed word by word: the way of a click, a prompt or a bot's
/// answer to a move. It is never changed; each step gives a new one.
public final class Selection {
    /// No moves: for who only looks.
    public static final Selection NONE = new Selection(List.of(), List.of());

    private record Path(int move, List<String> words) {}

    /// More choices than this are counted, not listed, in a refusal.
    private static final int LISTED = 12;

    private final List<Path> paths;
    private final List<String> words;

    private Selection(List<Path> paths, List<String> words) {
        this.paths = paths;
        this.words = words;
    }

    /// All moves of a position, nothing chosen yet.
    public static Selection of(State state) {
        var legal = new Moves();
        state.legalMoves(legal);
        return of(state, legal);
    }

    /// The given moves of a position, nothing chosen yet. It is a [GameFault] if the words of one are the
    /// beginning of another's.
    public static Selection of(State state, Moves legal) {
        var ways = ways(state, legal);
        var paths = IntStream.range(0, ways.size())
                .mapToObj(i -> new Path(legal.get(i), ways.get(i)))
                .toList();
        return new Selection(paths, List.of());
    }

    /// The words of each of the given moves. It is a [GameFault] if those of one are the beginning of
    /// another's.
    public static List<List<String>> ways(State state, Moves legal) {
        var notations = IntStream.of(legal.toArray())
                .mapToObj(move -> Ask.notation(state, move))
                .toList();
        checkApart(state, notations);
        return notations.stream().map(notation -> List.of(notation.split(" "))).toList();
    }

    private static void checkApart(State state, List<String> notations) {
        var sorted = notations.stream().map(notation -> notation + " ").sorted().toList();
        for (int i = 1; i < sorted.size(); i++) {
            if (sorted.get(i).startsWith(sorted.get(i - 1))) {
                throw new GameFault(
                        state,
                        Text.format(
                                "a move is written '%s' and another '%s'",
                                sorted.get(i - 1).strip(), sorted.get(i).strip()));
            }
        }
    }

    /// The words chosen so far.
    public List<String> words() {
        return words;
    }

    /// The words that may come next, in the order of the moves; none when a move is found.
    public List<String> choices() {
        var next = new LinkedHashSet<String>();
        for (var path : paths) {
            if (path.words.size() > words.size()) {
                next.add(path.words.get(words.size()));
            }
        }
        return List.copyOf(next);
    }

    /// Those of [#choices] that make a whole move.
    public Set<String> endings() {
        var next = new HashSet<String>();
        for (var path : paths) {
            if (path.words.size() == words.size() + 1) {
                next.add(path.words.getLast());
            }
        }
        return next;
    }

    /// Whether the words chosen name one move.
    public boolean isComplete() {
        return paths.size() == 1 && paths.getFirst().words.size() == words.size();
    }

    /// The move that the words name.
    public int move() {
        if (!isComplete()) {
            throw new IllegalStateException("no move chosen yet: " + words);
        }
        return paths.getFirst().move;
    }

    /// Chooses the next word, which must be one of [#choices].
    public Selection choose(String word) {
        int depth = words.size();
        var left = paths.stream()
                .filter(path -> path.words.size() > depth)
                .filter(path -> path.words.get(depth).equals(word))
                .toList();
        if (left.isEmpty()) {
            throw refusal(word);
        }
        var longer = new ArrayList<>(words);
        longer.add(word);
        return new Selection(left, List.copyOf(longer));
    }

    /// Chooses several words, one after the other.
    public Selection chooseAll(List<String> next) {
        var selection = this;
        for (var word : next) {
            selection = selection.choose(word);
        }
        return selection;
    }

    private BadInput refusal(String word) {
        var choices = choices();
        var given = String.join(" ", words) + (words.isEmpty() ? "" : " ") + word;
        if (paths.isEmpty()) {
            return new BadInput("illegal.none", "'%s' is not legal here; there is no move", given);
        }
        if (choices.isEmpty()) {
            return new BadInput(
                    "illegal.more", "'%s' has a word too many: '%s' is a whole move", given, String.join(" ", words));
        }
        return new BadInput(
                "illegal.word", "'%s' is not legal here; legal: %s", given, Text.shortList(choices, LISTED));
    }

    /// The legal move with this notation. Refuses any other with a message that lists what is legal; it
    /// is a [GameFault] if there are two.
    public static int find(State state, Moves legal, String notation) {
        int found = -1;
        for (int i = 0; i < legal.size(); i++) {
            if (Ask.notation(state, legal.get(i)).equals(notation)) {
                if (found >= 0) {
                    throw new GameFault(
                            state,
                            Text.format(
                                    "moves %d and %d are both written '%s'", legal.get(found), legal.get(i), notation));
                }
                found = i;
            }
        }
        if (found >= 0) {
            return legal.get(found);
        }
        var selection = of(state, legal).chooseAll(List.of(notation.split(" ", -1)));
        throw new BadInput(
                "illegal.less",
                "'%s' is the beginning of a move; it goes on with %s",
                notation,
                Text.shortList(selection.choices(), LISTED));
    }
}
