package plateau.hosting;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.games.carcassonne.Carcassonne;
import plateau.games.carcassonne.Carcassonne.Direction;
import plateau.games.carcassonne.CarcassonneState;

/// A client of the Carcassonne course at our table: one answer of its own is two decisions of ours.
final class CoursePlayer implements Player {
    private static final String USUAL_FIRST = "D";
    private static final int CENTRE = 13;

    private final CourseClient client;
    private final Dialect dialect;
    private int seat;
    private @Nullable History history;

    /// The follower that goes with the tile just laid.
    private String follower = "";

    CoursePlayer(CourseClient client, Dialect dialect) {
        this.client = client;
        this.dialect = dialect;
    }

    @Override
    public void begin(Seating seating) {
        if (!(seating.game() instanceof Carcassonne game)) {
            throw new BadInput(Text.format(
                    "C clients play carcassonne only, not %s", seating.game().id()));
        }
        boolean isUsual = game.start().letter().equals(USUAL_FIRST) && game.startDirection() == Direction.NORTH;
        if (!isUsual && !dialect.tellsFirst()) {
            throw new BadInput(Text.format(
                    "dialect %s cannot tell a client of another first tile than %s facing" + " north; use dialect %s",
                    dialect.title(), USUAL_FIRST, Dialect.HISTORY.title()));
        }
        seat = seating.seat();
        history = new History(game, seating.players(), dialect.tellsFirst());
        client.initialize(seat, seating.players());
    }

    @Override
    public int choose(Turn turn) {
        var told = Objects.requireNonNull(history);
        // A tile just laid is told when its follower is decided, and that with the next turn.
        turn.told().forEach(told::tell);
        var state = (CarcassonneState) turn.position();
        if (state.isFollowerDue()) {
            return find(state, turn.legal(), follower).orElseThrow();
        }
        var said = client.play(told.card(), dialect.previous(told, seat));
        var read = dialect.read(said);
        var answer = told.ours(read);
        int move = place(state, turn.legal(), answer).orElseThrow(() -> unplayable(state, turn.legal(), said));
        told.answered(read.by(seat, told.card()));
        return move;
    }

    /// The placement that a client means; none if it is not legal, or its follower would not be.
    ///
    /// @param state is played on
    private OptionalInt place(CarcassonneState state, Moves legal, CourseMove answer) {
        if (answer.direction() < 0 || answer.direction() >= TileTurns.DIRECTIONS) {
            return OptionalInt.empty();
        }
        var view = state.view(State.NOBODY);
        var kind = view.kinds().stream()
                .filter(each -> each.letter().equals(view.drawn()))
                .findFirst()
                .orElseThrow();
        var turns = new TileTurns(kind);
        for (int direction : turns.alike(answer.direction())) {
            var move = find(state, legal, notation(answer, direction));
            if (move.isPresent()) {
                state.play(move.getAsInt());
                return isFollowerLegal(state, turns, answer, direction) ? move : OptionalInt.empty();
            }
        }
        return OptionalInt.empty();
    }

    private boolean isFollowerLegal(CarcassonneState laid, TileTurns turns, CourseMove answer, int direction) {
        if (answer.place() < CourseMove.NO_PLACE || answer.place() > CENTRE) {
            return false;
        }
        var place = answer.place() == CourseMove.NO_PLACE
                ? OptionalInt.of(CourseMove.NO_PLACE)
                : turns.follower(answer.place(), answer.direction(), direction);
        if (place.isEmpty()) {
            return false;
        }
        follower = place.getAsInt() == CourseMove.NO_PLACE ? "none" : "@" + place.getAsInt();
        var moves = new Moves();
        laid.legalMoves(moves);
        return find(laid, moves, follower).isPresent();
    }

    /// The legal move that is written so; of a follower the place is enough.
    private static OptionalInt find(CarcassonneState state, Moves legal, String notation) {
        boolean isPlace = notation.startsWith("@");
        return IntStream.of(legal.toArray())
                .filter(move -> isPlace
                        ? state.notation(move).endsWith(notation)
                        : state.notation(move).equals(notation))
                .findFirst();
    }

    private static String notation(CourseMove move, int direction) {
        var name = Direction.values()[direction].name().toLowerCase(Locale.ROOT);
        return Text.format("%d,%d %s", move.x(), move.y(), name);
    }

    /// In the words of the client's own language, as is all that its author is told.
    ///
    /// @param state in which the tile lies if it fits
    private Interpreter.Unplayable unplayable(CarcassonneState state, Moves legal, CourseMove said) {
        return new Interpreter.Unplayable(
                said.toString(), state.isFollowerDue() ? places(state) : placements(state, legal));
    }

    /// Where the tile could be laid.
    private List<String> placements(CarcassonneState state, Moves legal) {
        return IntStream.of(legal.toArray())
                .mapToObj(move -> placement(state.notation(move)))
                .toList();
    }

    private String placement(String notation) {
        var move = dialect.write(Objects.requireNonNull(history).theirs(History.placed(notation)));
        return Text.format("x %d, y %d, dir %d", move.x(), move.y(), move.direction());
    }

    /// What could go with the tile, which fits.
    private static List<String> places(CarcassonneState laid) {
        var moves = new Moves();
        laid.legalMoves(moves);
        return IntStream.of(moves.toArray())
                .mapToObj(laid::notation)
                .map(name -> name.substring(name.indexOf('@') + 1))
                .map(place -> place.equals("none") ? "0" : place)
                .map(place -> "place " + place + " of that tile")
                .toList();
    }

    @Override
    public void end(Supplier<Result> result) {
        close();
    }

    /// Whoever is sent home in the middle of a match is told so, too.
    @Override
    public void close() {
        if (history != null) {
            history = null;
            client.finish();
        }
    }
}
