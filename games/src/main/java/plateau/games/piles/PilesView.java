package plateau.games.piles;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.core.Event;
import plateau.core.PointShare;
import plateau.core.Selection;
import plateau.core.Span;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Picture;

/// What everybody sees of Piles.
///
/// @param size cells on a side
/// @param turn turns made by all players together
/// @param stacks every cell, line by line
public record PilesView(int mover, List<Integer> scores, int size, int turn, int turnLimit, List<Stack> stacks)
        implements View {

    /// A cell and what stands on it.
    ///
    /// @param tokens the players whose tokens they are, the lowest first
    /// @param open whether tokens may still be put on it by hand
    public record Stack(String cell, List<Integer> tokens, boolean open) {}

    /// A cell by line and column, counted from 1.
    Stack stack(int line, int column) {
        return stacks.get((line - 1) * size + column - 1);
    }

    /// The cells whose uppermost token is a player's: those with nothing below it, and the stacks.
    @Override
    public List<PointShare> sheet() {
        return IntStream.range(0, scores.size())
                .boxed()
                .flatMap(player -> Stream.of(share(player, "single"), share(player, "stack")))
                .filter(share -> share.points() > 0)
                .toList();
    }

    private PointShare share(int player, String kind) {
        boolean isSingle = kind.equals("single");
        int cells = (int) stacks.stream()
                .map(Stack::tokens)
                .filter(tokens -> !tokens.isEmpty() && tokens.getLast() == player && tokens.size() == 1 == isSingle)
                .count();
        return PointShare.of(player, kind, cells, Event.of(kind, "player", new Event.Who(player), "cells", cells));
    }

    @Override
    public Picture picture(Selection selection) {
        return PilesPicture.draw(this);
    }

    /// A second picture lists the stacks.
    @Override
    public List<String> pictures() {
        return List.of("board", "stacks");
    }

    @Override
    public Picture picture(String name, Selection selection) {
        return name.equals("stacks") ? PilesPicture.stacks(this) : picture(selection);
    }

    /// The turn that is being played, from 1; the last one once the game is over.
    private int turnNow() {
        return mover == State.NOBODY ? turn : turn + 1;
    }

    @Override
    public List<Event> status() {
        int limit = turnLimit == Piles.ENDLESS ? 0 : turnLimit;
        return List.of(Event.of("turn", "turn", turnNow(), "limit", limit));
    }

    @Override
    public List<Span> spans() {
        var span = new Span(1, size);
        return List.of(span, span);
    }

    @Override
    public String step(List<String> words) {
        return "cell";
    }

    @Override
    public String closeUp(String notation) {
        return stacks.stream()
                .filter(stack -> stack.cell().equals(notation))
                .findFirst()
                .map(PilesPicture::stack)
                .orElse("");
    }
}
