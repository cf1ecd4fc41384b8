package plateau.games.carcassonne;

import plateau.core.Event;
import plateau.core.text.Text;
import plateau.games.carcassonne.Carcassonne.Direction;

/// Carcassonne in words: the notation of moves, and what they do.
final class CarcassonneText {
    private static final Direction[] DIRECTIONS = Direction.values();

    private CarcassonneText() {}

    static String notation(CarcassonneState state, int move) {
        return switch (CarcassonneMove.sort(move)) {
            case CarcassonneMove.DRAW ->
                state.set.kinds.get(CarcassonneMove.concerned(move)).letter();
            case CarcassonneMove.PLACE ->
                cell(state.game, CarcassonneMove.cell(move)) + " " + DIRECTIONS[CarcassonneMove.direction(move)].title;
            case CarcassonneMove.FOLLOWER -> follower(state, CarcassonneMove.concerned(move));
            case CarcassonneMove.LOST -> "lost";
            case CarcassonneMove.SKIP -> "skip";
            default -> "none";
        };
    }

    /// A cell as notations have it.
    static String cell(Carcassonne game, int cell) {
        return Text.format("%d,%d", Land.x(cell) + game.startX(), Land.y(cell) + game.startY());
    }

    /// What a move does, but for the payments it brings.
    static Event event(CarcassonneState state, int move) {
        var who = new Event.Who(Math.max(0, state.mover()));
        int concerned = CarcassonneMove.concerned(move);
        return switch (CarcassonneMove.sort(move)) {
            case CarcassonneMove.DRAW ->
                Event.of(
                        state.isPlayable(concerned) ? "drawn" : "set-aside",
                        "tile",
                        state.set.kinds.get(concerned).letter());
            case CarcassonneMove.PLACE ->
                Event.of(
                        "laid",
                        "player",
                        who,
                        "tile",
                        state.set.kinds.get(state.drawn()).letter(),
                        "cell",
                        cell(state.game, CarcassonneMove.cell(move)),
                        "direction",
                        new Event.Term(DIRECTIONS[CarcassonneMove.direction(move)].title));
            case CarcassonneMove.FOLLOWER ->
                Event.of(
                        "follower",
                        "player",
                        who,
                        "feature",
                        new Event.Term(state.set.terrain(state.drawn(), concerned).title));
            case CarcassonneMove.LOST ->
                Event.of(
                        "lost",
                        "player",
                        who,
                        "tile",
                        state.set.kinds.get(state.drawn()).letter());
            case CarcassonneMove.SKIP -> Event.of("skipped", "player", who);
            default -> Event.of("no-follower", "player", who);
        };
    }

    private static String follower(CarcassonneState state, int segment) {
        var data = state.set.kinds.get(state.drawn()).segments().get(segment);
        return data.terrain().title + "@" + data.follower();
    }
}
