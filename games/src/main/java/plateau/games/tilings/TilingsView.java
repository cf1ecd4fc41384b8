package plateau.games.tilings;

import java.util.ArrayList;
import java.util.List;
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

/// What everybody sees of Tilings. A kind is named as in notations, `kind2`; sides are the letters of
/// their colours in the order north, south, east, west.
///
/// @param phase what comes next
/// @param turnOf whose turn it is, also while chance draws its tile; nobody once the game is over
/// @param turn turns made by all players together, skips among them
/// @param round rounds that are over
/// @param mulligansLeft how often the tiles may still be gathered and dealt again
/// @param motifPoints what the motifs pay, in their order
/// @param king whose owners the King weakens
/// @param deal how tiles are dealt
/// @param firstCell where the first tile goes; empty as long as it is to be drawn
/// @param kingCell where the King fell last; empty before he does
/// @param front the kind of the tile to be laid; empty when it is no player's turn to lay one
/// @param frontSides its sides, not turned
/// @param tiles what is laid, line by line
/// @param kinds every kind of the deck
/// @param queues the tiles of each player, but for the one to be laid
public record TilingsView(
        int mover,
        List<Integer> scores,
        TilingsState.Phase phase,
        int turnOf,
        int turn,
        int round,
        int skipsInARow,
        int mulligansLeft,
        int size,
        boolean torus,
        boolean rotations,
        Tilings.Level level,
        List<String> motifs,
        List<Integer> motifPoints,
        Tilings.King king,
        Tilings.Deal deal,
        String firstCell,
        String kingCell,
        String front,
        String frontSides,
        List<Tile> tiles,
        List<Kind> kinds,
        List<Queue> queues)
        implements View {

    /// A tile on the board.
    ///
    /// @param turn its quarter turns counter-clockwise
    /// @param sides its sides as it lies
    /// @param player who laid it
    /// @param influence that of each player; empty where influence does not score
    /// @param near tiles laid near it since, which lessen what the next one gains (rules 6.2)
    public record Tile(
            String cell,
            String kind,
            int turn,
            String sides,
            int player,
            List<Integer> owners,
            List<Integer> influence,
            int near) {}

    /// A kind of tile.
    ///
    /// @param count how many the deck has
    /// @param unseen how many of them nobody has seen, in queues or left out
    public record Kind(String kind, String sides, int count, int unseen) {}

    /// The tiles that a player has yet to lay.
    ///
    /// @param unseen how many lie in front that nobody has seen
    /// @param known the kinds of those behind them, skipped before, the next one first
    public record Queue(int unseen, List<String> known) {}

    static TilingsView of(TilingsState state) {
        var game = state.game;
        int turn = state.layout.placed() + state.skips();
        boolean hasFront = state.mover() >= 0;
        return new TilingsView(
                state.mover(),
                Result.scores(state),
                state.phase(),
                state.isOver() ? State.NOBODY : state.player(),
                turn,
                turn / state.players(),
                state.skipsInARow(),
                state.mulligansLeft(),
                game.size(),
                game.torus(),
                game.rotations(),
                game.level(),
                game.motifs().stream().map(Motif::toString).toList(),
                game.motifPoints().points(),
                game.king(),
                game.deal(),
                state.phase() == TilingsState.Phase.FIRST_CELL ? "" : state.board.name(state.firstCell()),
                state.kingCell() == TilingsBoard.NONE ? "" : state.board.name(state.kingCell()),
                hasFront ? kind(state.front()) : "",
                hasFront ? Sides.letters(state.sidesOf(state.front())) : "",
                IntStream.range(0, state.board.cells)
                        .filter(state.layout::isOccupied)
                        .mapToObj(cell -> tile(state, cell))
                        .toList(),
                IntStream.range(0, game.deck().kinds().size())
                        .mapToObj(each -> kind(state, each))
                        .toList(),
                IntStream.range(0, state.players())
                        .mapToObj(each -> queue(state, each))
                        .toList());
    }

    /// The colour that a letter of sides stands for, by the name that events have for it.
    public static String colour(char letter) {
        return Stream.of(Colour.values())
                .filter(colour -> colour.letter == letter)
                .findFirst()
                .orElseThrow()
                .title();
    }

    private static String kind(int kind) {
        return "kind" + kind;
    }

    private static Tile tile(TilingsState state, int cell) {
        var players = IntStream.range(0, state.players()).boxed().toList();
        boolean hasInfluence = state.game.level() == Tilings.Level.INFLUENCE;
        return new Tile(
                state.board.name(cell),
                kind(state.kindAt(cell)),
                state.turnAt(cell),
                Sides.letters(state.layout.tile(cell)),
                state.layer(cell),
                players.stream().filter(each -> state.owns(each, cell)).toList(),
                players.stream()
                        .filter(_ -> hasInfluence)
                        .map(each -> state.influence.of(cell, each))
                        .toList(),
                state.influence.near(cell));
    }

    private static Kind kind(TilingsState state, int kind) {
        return new Kind(
                kind(kind),
                Sides.letters(state.sidesOf(kind)),
                state.game.deck().kinds().get(kind).count(),
                state.queues.unseenOfKind(kind));
    }

    private static Queue queue(TilingsState state, int player) {
        return new Queue(
                state.queues.hidden(player),
                state.queues.known(player).stream().map(TilingsView::kind).toList());
    }

    /// The tiles of each player where these count, or the zones.
    @Override
    public List<PointShare> sheet() {
        return level == Tilings.Level.TILES
                ? IntStream.range(0, scores.size()).mapToObj(this::laid).toList()
                : new TilingsZones(this)
                        .all().stream()
                                .filter(zone -> zone.points() > 0)
                                .flatMap(this::shares)
                                .toList();
    }

    private PointShare laid(int player) {
        int laid = (int) tiles.stream().filter(tile -> tile.player == player).count();
        return PointShare.of(player, "tiles", laid, Event.of("tiles", "tiles", laid));
    }

    private Stream<PointShare> shares(TilingsZones.Zone zone) {
        var cell = zone.cells(size).getFirst();
        var colour = new Event.Term("zone." + colour(zone.colour()));
        var owners = zone.winners().stream().map(Event.Who::new).toList();
        var what = Event.of("zone", "zone", colour, "tiles", zone.tiles(), "cell", cell, "owners", owners);
        return zone.winners().stream().map(player -> PointShare.of(player, "zones", zone.points(), what));
    }

    @Override
    public String step(List<String> words) {
        return !words.isEmpty() ? "turn" : tiles.isEmpty() ? "first" : "cell";
    }

    @Override
    public Picture picture(Selection selection) {
        return TilingsPicture.board(this, selection);
    }

    @Override
    public List<String> pictures() {
        return level == Tilings.Level.INFLUENCE ? List.of("board", "influence") : List.of("board");
    }

    @Override
    public Picture picture(String name, Selection selection) {
        return name.equals("influence") ? TilingsPicture.influence(this) : picture(selection);
    }

    /// The turn that is being played, from 1; the last one once the game is over.
    private int turnNow() {
        return mover == State.NOBODY ? turn : turn + 1;
    }

    @Override
    public List<Event> status() {
        var events = new ArrayList<Event>();
        events.add(Event.of("turn", "turn", turnNow()));
        if (skipsInARow > 0) {
            events.add(Event.of("skips", "skips", skipsInARow));
        }
        if (mulligansLeft > 0) {
            events.add(Event.of("mulligans", "left", mulligansLeft));
        }
        if (!kingCell.isEmpty()) {
            events.add(Event.of("king", "cell", kingCell));
        }
        return events;
    }

    /// How many tiles the player has yet to lay, but for the one in its hand.
    @Override
    public List<Event> status(int player) {
        var queue = queues.get(player);
        return List.of(Event.of("queue", "tiles", queue.unseen() + queue.known().size()));
    }

    @Override
    public List<Span> spans() {
        var span = new Span(0, size - 1);
        return List.of(span, span);
    }
}
