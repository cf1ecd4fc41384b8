package plateau.terminal.prompt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.words.MoveWords;

/// The legal moves of a position as a tree of the words of their notations. A word that is the only
/// one at its place is forced.
public final class MoveTree {
    private final MoveWords language;
    private final List<String> words;
    private final Map<String, MoveTree> next = new LinkedHashMap<>();
    private int move;

    private MoveTree(MoveWords language, List<String> words) {
        this.language = language;
        this.words = words;
    }

    /// It is a [plateau.core.GameFault] if a person could not tell two moves apart.
    ///
    /// @param language what people may type for the words
    static MoveTree of(State position, Moves legal, MoveWords language) {
        var root = new MoveTree(language, List.of());
        var ways = Selection.ways(position, legal);
        for (int i = 0; i < legal.size(); i++) {
            var at = root;
            for (var word : ways.get(i)) {
                at = at.grow(word);
            }
            at.move = legal.get(i);
        }
        return root;
    }

    private MoveTree grow(String word) {
        return next.computeIfAbsent(word, each -> {
            var longer = new ArrayList<>(words);
            longer.add(each);
            return new MoveTree(language, List.copyOf(longer));
        });
    }

    /// The words that lead here.
    public List<String> words() {
        return words;
    }

    /// The words that may come next, in the order of the moves.
    List<String> choices() {
        return List.copyOf(next.keySet());
    }

    /// Whether the words that lead here are a whole move.
    boolean isMove() {
        return next.isEmpty();
    }

    int move() {
        return move;
    }

    /// Where a word leads as somebody types it, in whichever language.
    Optional<MoveTree> after(String typed) {
        return language.among(next.keySet(), typed).map(next::get);
    }

    /// Where the one possible word leads; empty where there is a choice, or nothing left to say.
    Optional<MoveTree> forced() {
        return next.size() == 1 ? Optional.of(next.values().iterator().next()) : Optional.empty();
    }

    /// The place where somebody has to choose, all forced words passed over; a move if nobody has.
    MoveTree fork() {
        return forced().map(MoveTree::fork).orElse(this);
    }
}
