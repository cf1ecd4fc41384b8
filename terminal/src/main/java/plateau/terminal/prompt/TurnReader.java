package plateau.terminal.prompt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import plateau.core.Moves;
import plateau.core.State;
import plateau.words.MoveWords;

/// Reads a typed line as what one seat does in one turn: a move, then perhaps its confirmation, or the
/// decisions with which the same turn goes on. A line is taken as a whole or not at all, and nothing
/// happens to the position it is read in.
public final class TurnReader {
    /// What a line comes to.
    public sealed interface Reading {}

    /// The moves to make, one or more, and the answer to the question whether to make the last.
    public record Decided(List<Integer> moves, Optional<Boolean> confirmed) implements Reading {}

    /// The beginning of a move.
    public record Unfinished(MoveReader.Begun begun) implements Reading {
        /// The words of the move so far, as notations have them.
        public List<String> words() {
            return begun.at().words();
        }

        /// The first number of a cell whose second is yet to come, or empty.
        public String half() {
            return begun.half();
        }
    }

    /// A line that fits several moves.
    public record Ambiguous(List<String> notations) implements Reading {}

    /// A line that fits no move.
    ///
    /// @param word the one that does not fit; empty when the line stops too early
    /// @param before the words typed before it
    /// @param choices what would fit; nothing when no word would
    public record Unfit(String word, String before, List<String> choices) implements Reading {}

    private static final Set<String> CONFIRMING = Set.of("o", "y", "n", "oui", "yes", "non", "no");

    private final State position;
    private final MoveTree moves;
    private final MoveWords language;
    private final List<String> yesOrNo;

    /// @param language what people may type for the words of moves
    /// @param yesOrNo how people are told to confirm: `y` and `n`
    public TurnReader(State position, Moves legal, MoveWords language, List<String> yesOrNo) {
        this.position = position;
        this.moves = MoveTree.of(position, legal, language);
        this.language = language;
        this.yesOrNo = yesOrNo;
    }

    MoveTree moves() {
        return moves;
    }

    /// Whether an answer to the question means yes or no; empty for any other.
    public static Optional<Boolean> confirmation(String answer) {
        var lower = answer.toLowerCase(Locale.ROOT);
        if (lower.startsWith("o") || lower.startsWith("y")) {
            return Optional.of(true);
        }
        return lower.startsWith("n") ? Optional.of(false) : Optional.empty();
    }

    /// Whether a word after a move, where nobody has asked yet, means yes or no: only the words
    /// themselves, since any other word was meant as a part of the move.
    private static Optional<Boolean> unasked(String word) {
        return CONFIRMING.contains(word.toLowerCase(Locale.ROOT)) ? confirmation(word) : Optional.empty();
    }

    /// What a line comes to.
    ///
    /// @param line the words typed, one at least
    public Reading read(List<String> line) {
        var reader = new MoveReader(moves, line);
        var found = reader.moves();
        if (found.size() > 1) {
            return new Ambiguous(found.stream().map(each -> notation(each)).toList());
        }
        if (found.size() == 1) {
            return new Decided(List.of(found.getFirst().move()), Optional.empty());
        }
        return reader.begun().<Reading>map(Unfinished::new).orElseGet(() -> goOn(reader, line));
    }

    private static String notation(MoveTree move) {
        return String.join(" ", move.words());
    }

    /// Reads what follows a move in every way there is.
    private Reading goOn(MoveReader reader, List<String> line) {
        var decided = new LinkedHashSet<Reading>();
        var unfit = new ArrayList<MoveReader.Unfit>();
        for (var whole : reader.wholes()) {
            var rest = line.subList(whole.end(), line.size());
            switch (readRest(whole.at().move(), rest)) {
                case Decided more -> decided.add(more);
                case Unfinished begun -> unfit.add(new MoveReader.Unfit(line.size(), "", choices(begun)));
                case Ambiguous several -> unfit.add(new MoveReader.Unfit(line.size(), "", several.notations));
                case Unfit wrong -> {
                    int index = whole.end() + count(wrong.before);
                    unfit.add(new MoveReader.Unfit(index, wrong.word, wrong.choices));
                }
            }
        }
        return decided.size() == 1 ? decided.getFirst() : furthest(reader.unfit(), unfit, line);
    }

    private static List<String> choices(Unfinished unfinished) {
        return unfinished.begun.at().fork().choices();
    }

    private static int count(String words) {
        return words.isEmpty() ? 0 : words.split(" ").length;
    }

    /// Reads what follows a move: its confirmation, or the next decision of the same turn.
    private Reading readRest(int move, List<String> rest) {
        if (!closeUp(move).isEmpty()) {
            return readConfirmation(move, rest);
        }
        var after = position.copy();
        after.play(move);
        if (after.mover() != position.mover() || !after.isMidTurn()) {
            return new Unfit(rest.getFirst(), "", List.of());
        }
        var legal = new Moves();
        after.legalMoves(legal);
        var reading = new TurnReader(after, legal, language, yesOrNo).read(rest);
        return reading instanceof Decided(var more, var confirmed)
                ? new Decided(Stream.concat(Stream.of(move), more.stream()).toList(), confirmed)
                : reading;
    }

    private String closeUp(int move) {
        return position.view(position.mover()).closeUp(position.notation(move));
    }

    private Reading readConfirmation(int move, List<String> rest) {
        var answer = unasked(rest.getFirst());
        if (answer.isEmpty()) {
            return new Unfit(rest.getFirst(), "", yesOrNo);
        }
        return rest.size() == 1
                ? new Decided(List.of(move), answer)
                : new Unfit(rest.get(1), rest.getFirst(), List.of());
    }

    /// The refusal of the reading that came furthest, with all that would have fitted there: into the
    /// move itself, or else into what follows it.
    private static Unfit furthest(List<MoveReader.Unfit> inMove, List<MoveReader.Unfit> inRest, List<String> line) {
        int index = Stream.concat(inMove.stream(), inRest.stream())
                .mapToInt(MoveReader.Unfit::index)
                .max()
                .orElseThrow();
        var choices = choices(inMove, index);
        var word = Stream.concat(inMove.stream(), inRest.stream())
                .filter(each -> each.index() == index)
                .map(MoveReader.Unfit::word)
                .max(Comparator.comparingInt(String::length))
                .orElseThrow();
        return new Unfit(
                word, String.join(" ", line.subList(0, index)), choices.isEmpty() ? choices(inRest, index) : choices);
    }

    private static List<String> choices(List<MoveReader.Unfit> unfit, int index) {
        return unfit.stream()
                .filter(each -> each.index() == index)
                .flatMap(each -> each.choices().stream())
                .distinct()
                .toList();
    }
}
