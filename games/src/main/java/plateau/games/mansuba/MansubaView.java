package plateau.games.mansuba;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.core.Event;
import plateau.core.PointShare;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.Span;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Picture;
import plateau.games.mansuba.Mansuba.ElephantStep;
import plateau.games.mansuba.Mansuba.Jumps;
import plateau.games.mansuba.Mansuba.ReleaseCost;
import plateau.games.mansuba.Mansuba.Surface;
import plateau.games.mansuba.Mansuba.Victory;

/// What everybody sees of Mansuba. What is beside what follows from size, surface and terrain (rules
/// 1.2 to 1.4).
///
/// @param nextLandslide the next change of terrain; empty when none will come
/// @param round turns that have been played
/// @param turnOf the player whose round it is, also while chance draws for it; [State#NOBODY] before
///     the first is drawn and once the game is over
/// @param release percent for a captured piece to come back
/// @param starts the start places, in the order of places
/// @param pieces those on the board, in the order of places
/// @param captured those that are captured, each with its place, in the order of capture
/// @param returning the captured piece about which chance is asked; empty when it is not
public record MansubaView(
        int mover,
        List<Integer> scores,
        int width,
        int height,
        Surface surface,
        Terrain terrain,
        List<Landslide> nextLandslide,
        int round,
        int roundLimit,
        int turnOf,
        int release,
        ReleaseCost releaseCost,
        int pawnSteps,
        ElephantStep elephant,
        int elephantSteps,
        Jumps jumps,
        boolean capture,
        boolean sanctuary,
        Victory victory,
        List<Start> starts,
        List<Placed> pieces,
        List<Placed> captured,
        List<Placed> returning)
        implements View {

    /// A change of terrain, and the round before which it comes.
    public record Landslide(int round, Terrain terrain) {}

    /// A place that a player held at the start.
    public record Start(String place, int player) {}

    /// A piece and its place.
    ///
    /// @param start where it stood at the start, which tells it from all others
    public record Placed(String place, Piece kind, int player, String start) {}

    static MansubaView of(MansubaState state) {
        var game = state.game;
        return new MansubaView(
                state.mover(),
                Result.scores(state),
                game.width(),
                game.height(),
                game.surface(),
                state.terrain(),
                nextLandslide(state),
                state.round(),
                game.roundLimit(),
                state.isFirstDrawn() && !state.isOver() ? state.turnOf() : State.NOBODY,
                game.release(),
                game.releaseCost(),
                game.pawnSteps(),
                game.elephant(),
                game.elephantSteps(),
                game.jumps(),
                game.capture(),
                game.sanctuary(),
                game.victory(),
                starts(state),
                standing(state),
                captured(state),
                state.isReleasing() ? List.of(placed(state, state.candidatePiece())) : List.of());
    }

    /// Rules 1.5.
    private static List<Landslide> nextLandslide(MansubaState state) {
        int every = state.game.landslide();
        int next = every == 0 ? 0 : (state.round() / every + 1) * every;
        boolean comes = next > 0 && next < state.game.roundLimit() && !state.isOver();
        return comes ? List.of(new Landslide(next, state.terrain().next())) : List.of();
    }

    private static List<Start> starts(MansubaState state) {
        var home = state.setup.home;
        return IntStream.range(0, state.world.places())
                .filter(place -> home[place] != Setup.NOBODYS)
                .mapToObj(place -> new Start(state.world.name(place), home[place]))
                .toList();
    }

    private static List<Placed> standing(MansubaState state) {
        return IntStream.range(0, state.world.places())
                .filter(place -> !state.board.isFree(place))
                .mapToObj(place -> placed(state, state.board.piece(place)))
                .toList();
    }

    private static List<Placed> captured(MansubaState state) {
        return IntStream.range(0, state.board.capturedCount())
                .mapToObj(index -> placed(state, state.board.captured(index)))
                .toList();
    }

    private static Placed placed(MansubaState state, int piece) {
        var place = state.world.name(state.board.place(piece));
        return new Placed(
                place, state.setup.kind(piece), state.setup.owner(piece), state.world.name(state.setup.places[piece]));
    }

    @Override
    public List<String> pictures() {
        return List.of("board", "captured");
    }

    @Override
    public Picture picture(String name, Selection selection) {
        return name.equals("captured") ? MansubaLosses.draw(this) : picture(selection);
    }

    @Override
    public String step(List<String> words) {
        if (words.isEmpty()) {
            return "piece";
        }
        return words.getFirst().equals("free") ? "captured" : "place";
    }

    @Override
    public Picture picture(Selection selection) {
        return MansubaPicture.draw(this, selection);
    }

    /// The pieces on start places of others.
    @Override
    public List<PointShare> sheet() {
        var pieceOn = pieces.stream().collect(Collectors.toMap(Placed::place, Function.identity()));
        return starts.stream()
                .flatMap(start -> Stream.ofNullable(pieceOn.get(start.place))
                        .filter(piece -> piece.player != start.player)
                        .map(piece -> share(piece, start.player)))
                .toList();
    }

    private static PointShare share(Placed piece, int owner) {
        var kind = title(piece.kind);
        var what =
                Event.of("arrived", "piece", new Event.Term(kind), "place", piece.place, "owner", new Event.Who(owner));
        return PointShare.of(piece.player, kind, 1, what);
    }

    @Override
    public List<Event> status() {
        var ground = Event.of("ground", "terrain", new Event.Term(title(terrain)));
        var now = Event.of("round", "round", round, "limit", roundLimit);
        return Stream.concat(Stream.of(now, ground), nextLandslide.stream().map(MansubaView::told))
                .toList();
    }

    private static Event told(Landslide next) {
        var terrain = new Event.Term(title(next.terrain));
        return Event.of("landslide", "round", next.round, "terrain", terrain);
    }

    static String title(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public List<Span> spans() {
        return List.of(new Span(0, height - 1), new Span(0, width - 1));
    }
}
