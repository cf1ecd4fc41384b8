package plateau.terminal.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads typed words as one of the legal moves. Every word typed has to agree with the move, forced
/// words may be left out, and a cell may be typed as two numbers, `2 3` for `2,3`. Nothing is guessed:
/// all readings are found, and it is for others to choose.
public final class MoveReader {
    /// The words name a move, or those before `end` do.
    ///
    /// @param end the index of the first word that says no more of the move
    /// @param typed how many forced words were typed
    /// @param leftOut how many forced words were not
    record Whole(MoveTree at, int end, int typed, int leftOut) {}

    /// The words begin a move.
    ///
    /// @param half the first number of a cell whose second is yet to come, or empty
    public record Begun(MoveTree at, String half) {}

    /// A word that fits nowhere.
    ///
    /// @param index which of the words typed
    /// @param word the word, or the cell that two of them make
    /// @param choices what would fit in its place; nothing when the move is whole without it
    record Unfit(int index, String word, List<String> choices) {}

    private final List<String> line;
    private final List<Whole> wholes = new ArrayList<>();
    private final List<Begun> begun = new ArrayList<>();
    private final List<Unfit> unfit = new ArrayList<>();

    /// Reads words, of which there must be one at least.
    MoveReader(MoveTree moves, List<String> line) {
        this.line = line;
        read(moves, 0, 0, 0);
    }

    private void read(MoveTree at, int index, int typed, int leftOut) {
        if (at.isMove()) {
            // A move is the person's to make, even the only one: a word of it has to be typed.
            if (index > 0) {
                wholes.add(new Whole(at, index, typed, leftOut));
            }
            if (index < line.size()) {
                unfit.add(new Unfit(index, line.get(index), List.of()));
            }
            return;
        }
        var forced = at.forced();
        forced.ifPresent(next -> read(next, index, typed, leftOut + 1));
        if (index == line.size()) {
            begun.add(new Begun(at, ""));
        } else {
            take(at, index, typed + (forced.isPresent() ? 1 : 0), leftOut);
        }
    }

    /// Takes the next word as it stands, or two numbers as a cell.
    private void take(MoveTree at, int index, int typed, int leftOut) {
        var word = line.get(index);
        var next = at.after(word);
        if (next.isPresent()) {
            read(next.get(), index + 1, typed, leftOut);
            return;
        }
        var seconds = seconds(at, word);
        if (seconds.isEmpty()) {
            unfit.add(new Unfit(index, cellOrWord(at, index), at.choices()));
        } else if (index + 1 == line.size()) {
            begun.add(new Begun(at, CellWord.half(word).orElseThrow()));
        } else {
            takeCell(at, index, typed, leftOut, seconds);
        }
    }

    private void takeCell(MoveTree at, int index, int typed, int leftOut, List<String> seconds) {
        var second = line.get(index + 1);
        var cell = CellWord.half(line.get(index)).orElseThrow() + "," + second;
        var next = at.after(cell);
        if (next.isPresent()) {
            read(next.get(), index + 2, typed, leftOut);
        } else if (CellWord.isNumber(second)) {
            unfit.add(new Unfit(index, cell, at.choices()));
        } else {
            unfit.add(new Unfit(index + 1, second, seconds));
        }
    }

    /// The second numbers of the cells here whose first number a word is.
    private static List<String> seconds(MoveTree at, String word) {
        var begin = CellWord.half(word).map(half -> half + ",");
        return begin.isEmpty()
                ? List.of()
                : at.choices().stream()
                        .filter(choice -> CellWord.parse(choice).isPresent())
                        .filter(choice -> choice.startsWith(begin.get()))
                        .map(choice -> choice.substring(begin.get().length()))
                        .toList();
    }

    /// The cell that two numbers make where a cell is asked for, or else just the word.
    private String cellOrWord(MoveTree at, int index) {
        var word = line.get(index);
        var half = CellWord.half(word);
        boolean isPair = half.isPresent()
                && index + 1 < line.size()
                && CellWord.isNumber(line.get(index + 1))
                && !CellWord.among(at.choices()).isEmpty();
        return isPair ? half.get() + "," + line.get(index + 1) : word;
    }

    /// The readings of the first words as a move, whatever follows.
    List<Whole> wholes() {
        return wholes;
    }

    /// The moves that all the words can name. Who types a notation to its end means that move, and who
    /// types no forced word leaves out all of them; other readings count only if there are none of these.
    List<MoveTree> moves() {
        var all = wholes.stream().filter(whole -> whole.end == line.size()).toList();
        var full = all.stream().filter(whole -> whole.leftOut == 0).toList();
        var bare = all.stream().filter(whole -> whole.typed == 0).toList();
        var best = !full.isEmpty() ? full : !bare.isEmpty() ? bare : all;
        return best.stream().map(Whole::at).distinct().toList();
    }

    /// The reading as a beginning, if there is one, that leaves least out.
    Optional<Begun> begun() {
        return begun.isEmpty() ? Optional.empty() : Optional.of(begun.getLast());
    }

    /// Every word at which a reading came to a stop.
    List<Unfit> unfit() {
        return unfit;
    }
}
