package plateau.terminal.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Span;
import plateau.core.State;
import plateau.core.text.Text;
import plateau.terminal.screen.Words;
import plateau.words.MoveWords;
import plateau.words.Sentences;

/// Says why a typed line is no move: which word does not fit, and what would.
public record Refusals(Words words, Game game) {
    /// More choices than this are counted, not listed.
    private static final int LISTED = 12;

    /// So much is quoted of what was typed.
    private static final int QUOTED = 60;

    public String text(TurnReader.Ambiguous line) {
        return words.get("illegal.ambiguous", String.join(" | ", shown(line.notations())));
    }

    /// Which word does not fit, and what would.
    ///
    /// @param spans how far the board goes; see [plateau.core.View#spans]
    public String text(TurnReader.Unfit line, List<Span> spans) {
        var word = Text.shorten(line.word(), QUOTED);
        var before = Text.shorten(line.before(), QUOTED);
        if (line.choices().isEmpty()) {
            return words.get("illegal.more", word, before);
        }
        var choices = Text.shortList(shown(line.choices()), LISTED);
        if (line.word().isEmpty()) {
            return words.get("illegal.less", before, choices);
        }
        var text = before.isEmpty()
                ? words.get("illegal", word, choices)
                : words.get("illegal.after", word, before, choices);
        return text + range(line, spans);
    }

    private List<String> shown(List<String> notations) {
        return notations.stream().map(notation -> words.shown(game, notation)).toList();
    }

    /// Why the rules forbid it, where they know; otherwise empty.
    ///
    /// @param names what the players are called
    public String why(TurnReader.Unfit line, State position, IntFunction<String> names) {
        if (line.word().isEmpty()) {
            return "";
        }
        var typed = new ArrayList<>(CellWord.joined(line.before()));
        typed.add(line.word());
        var meant = typed.stream().map(MoveWords.of(game)::meant).toList();
        var sentences = new Sentences(game, words.language(), names);
        return Ask.whyNot(position, meant).map(why -> sentences.why(why) + " ").orElse("");
    }

    /// How far the board goes, for a cell that lies beyond it.
    private String range(TurnReader.Unfit line, List<Span> spans) {
        if (spans.size() != 2
                || CellWord.among(line.choices()).isEmpty()
                || !isBeyond(line.word(), spans.getFirst(), spans.getLast())) {
            return "";
        }
        var axes = game.axes().stream().map(axis -> words.translate(game, axis)).toList();
        var first = spans.getFirst();
        var second = spans.getLast();
        return first.equals(second)
                ? words.get("cells.square", axes.get(0), axes.get(1), first.first(), first.last())
                : words.get(
                        "cells.range",
                        axes.get(0),
                        axes.get(1),
                        first.first(),
                        first.last(),
                        second.first(),
                        second.last());
    }

    /// Whether a word is a cell off the board, or the first number of one.
    private static boolean isBeyond(String word, Span first, Span second) {
        var cell = CellWord.parse(CellWord.isNumber(word) ? word + "," + second.first() : word);
        return cell.isPresent()
                && !(first.contains(cell.get().first())
                        && second.contains(cell.get().second()));
    }
}
