package plateau.hosting;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Text;
import plateau.games.carcassonne.Carcassonne;
import plateau.games.carcassonne.Carcassonne.Direction;

/// The turns of a game of Carcassonne as clients of the course know them, put together from our moves: a
/// tile drawn, laid, and its follower are one move there.
final class History {
    private final int players;

    /// Where the client's cell 0, 0 is.
    private final int originX;

    private final int originY;
    private final CourseMove first;
    private final List<CourseMove> moves = new ArrayList<>();
    private int turnOf;
    private int card;
    private @Nullable CourseMove laid;
    private @Nullable CourseMove answer;

    /// @param tellsFirst whether the client is told where the first tile lies; else it counts cells from it
    History(Carcassonne game, int players, boolean tellsFirst) {
        this.players = players;
        originX = tellsFirst ? 0 : game.startX();
        originY = tellsFirst ? 0 : game.startY();
        first = CourseMove.first(
                card(game.start().letter()),
                game.startX() - originX,
                game.startY() - originY,
                game.startDirection().ordinal());
    }

    /// A client's move by our own count of cells.
    CourseMove ours(CourseMove move) {
        return move.at(move.x() + originX, move.y() + originY);
    }

    /// The other way round.
    CourseMove theirs(CourseMove move) {
        return move.at(move.x() - originX, move.y() - originY);
    }

    /// The number of a kind of tile.
    static int card(String letter) {
        return letter.charAt(0) - 'A';
    }

    /// The tile drawn last.
    int card() {
        return card;
    }

    /// The first tile and all that was played.
    List<CourseMove> all() {
        var all = new ArrayList<CourseMove>();
        all.add(first);
        all.addAll(moves);
        return all;
    }

    /// What was played from the last move of a player on; all of it if it has made none.
    List<CourseMove> since(int player) {
        int from = moves.size() - 1;
        while (from > 0 && moves.get(from).player() != player) {
            from--;
        }
        return List.copyOf(moves.subList(Math.max(0, from), moves.size()));
    }

    /// What a client answered, by its count of cells: of the ways to say the same it will be told its
    /// own again.
    void answered(CourseMove move) {
        answer = move;
    }

    /// A move was made.
    void tell(String notation) {
        switch (notation) {
            case "lost" -> add(CourseMove.failed(turnOf, card));
            case "skip" -> pass();
            case "none" -> follower(CourseMove.NO_PLACE);
            default -> {
                int at = notation.indexOf('@');
                if (at >= 0) {
                    follower(number(notation.substring(at + 1)));
                } else if (notation.length() == 1) {
                    card = card(notation);
                } else {
                    laid = theirs(placed(notation)).by(turnOf, card);
                }
            }
        }
    }

    /// A tile that is laid, by our own count of cells; of the move the cell and the direction.
    static CourseMove placed(String notation) {
        var words = notation.split("[, ]");
        var direction = Direction.valueOf(words[2].toUpperCase(Locale.ROOT));
        return new CourseMove(
                false, 0, 0, number(words[0]), number(words[1]), direction.ordinal(), CourseMove.NO_PLACE);
    }

    private void follower(int place) {
        var tile = laid;
        var own = answer;
        if (tile == null) {
            throw new IllegalStateException("a follower without a tile");
        }
        add(
                own != null && own.player() == turnOf
                        ? own
                        : new CourseMove(false, turnOf, tile.card(), tile.x(), tile.y(), tile.direction(), place));
    }

    private void add(CourseMove move) {
        moves.add(move);
        laid = null;
        if (move.player() == turnOf) {
            answer = null;
        }
        pass();
    }

    private void pass() {
        turnOf = (turnOf + 1) % players;
    }

    private static int number(String digits) {
        return (int) Text.wholeNumber(digits).orElseThrow();
    }
}
