package plateau.api;

import java.util.List;
import java.util.Optional;
import plateau.core.wire.Flat;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;

/// What a page shows of a position: the board, the question that comes next with its answers, and what players have.
public record ShownJson(
        @Help("The board, to stand within a page that has the game's style sheet. `data-word` is on what one can point"
                + " at, `data-thing` on what moves, `data-place` on cells and regions: names separated by"
                + " spaces.")
        @Most(Integer.MAX_VALUE)
        String svg,

        @Flat AskedJson asked,
        List<Part> players,

        @Help("What the points consist of, where `scores` is asked for: for each kind of points what every player has.")
        Optional<List<SheetRow>> sheet) {
    /// What a player has.
    public record Part(
            @Least(0) @Most(25) int seat,
            int score,
            @Help("What it would be if the game ended now.") Optional<Integer> projected,
            @Help("What else the player has.") Optional<String> notes,

            @Help("What the points consist of, where `scores` is asked for.")
            Optional<List<Explained>> explained) {}

    /// A part of somebody's points.
    public record Explained(
            String text,
            int points,

            @Help("Where that is: one of the names of a `data-place`.")
            Optional<String> place,

            @Help("Whether it is paid only if the game ends now.")
            Optional<Boolean> projected) {}

    /// A kind of points on the score sheet.
    public record SheetRow(
            @Help("Its name in the game; empty for what no kind accounts for.")
            String kind,

            @Help("What it is called.") String text,

            @Help("What each seat has of it.") List<Integer> points) {}
}
