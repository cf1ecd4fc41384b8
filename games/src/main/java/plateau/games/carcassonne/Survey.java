package plateau.games.carcassonne;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import plateau.core.Result;
import plateau.core.State;
import plateau.games.carcassonne.Carcassonne.Direction;
import plateau.games.carcassonne.Carcassonne.Scoring;
import plateau.games.carcassonne.CarcassonneState.Phase;
import plateau.games.carcassonne.CarcassonneView.Feature;
import plateau.games.carcassonne.CarcassonneView.Follower;
import plateau.games.carcassonne.CarcassonneView.Kind;
import plateau.games.carcassonne.CarcassonneView.Part;
import plateau.games.carcassonne.CarcassonneView.Segment;
import plateau.games.carcassonne.CarcassonneView.Tile;

/// Makes the view of a position: walks over the land and writes down all there is.
final class Survey {
    private static final Direction[] DIRECTIONS = Direction.values();
    private static final int MONASTERY_CELLS = 9;

    private final CarcassonneState state;
    private final Land land;
    private final TileSet set;

    private Survey(CarcassonneState state) {
        this.state = state;
        this.land = state.land;
        this.set = state.set;
    }

    static CarcassonneView of(CarcassonneState state) {
        return new Survey(state).view();
    }

    private CarcassonneView view() {
        return new CarcassonneView(
                state.mover(),
                state.isOver() ? State.NOBODY : state.player,
                state.phase,
                Result.scores(state),
                Result.scores(state.ended()),
                players().map(state::followersLeft).boxed().toList(),
                players().filter(state::isGone).boxed().toList(),
                isTileInHand() ? set.kinds.get(state.drawn()).letter() : "",
                state.tilesLeft(),
                state.game.followers(),
                state.game.scoring(),
                IntStream.range(0, land.tiles()).mapToObj(this::tile).toList(),
                features(),
                IntStream.range(0, set.kinds()).mapToObj(this::kind).toList());
    }

    private boolean isTileInHand() {
        return state.phase == Phase.PLACE || state.phase == Phase.FOLLOWER;
    }

    private IntStream players() {
        return IntStream.range(0, state.players());
    }

    private Tile tile(int tile) {
        int segment = state.followerSegment(tile);
        return new Tile(
                cell(tile),
                set.kinds.get(land.kind(tile)).letter(),
                DIRECTIONS[land.direction(tile)],
                segment < 0 ? List.of() : List.of(follower(tile, segment)));
    }

    private String cell(int tile) {
        return CarcassonneText.cell(state.game, land.cell(tile));
    }

    private Follower follower(int tile, int segment) {
        return new Follower(state.followerOwner(tile), terrain(tile, segment), place(tile, segment));
    }

    private Terrain terrain(int tile, int segment) {
        return set.terrain(land.kind(tile), segment);
    }

    /// The place of the unturned tile where a segment's follower stands.
    private int place(int tile, int segment) {
        return set.kinds.get(land.kind(tile)).segments().get(segment).follower();
    }

    private Kind kind(int kind) {
        var data = set.kinds.get(kind);
        var segments = data.segments().stream()
                .map(segment -> new Segment(
                        segment.terrain(),
                        segment.places().stream().sorted().toList(),
                        segment.follower(),
                        segment.hasShield(),
                        segment.touchesCity()))
                .toList();
        return new Kind(data.letter(), data.copies(), state.bag.count(kind), segments);
    }

    /// A segment of a tile that was laid.
    private record Piece(int tile, int segment) {}

    /// Every feature, in the order in which the first tile of each was laid.
    private List<Feature> features() {
        var pieces = new LinkedHashMap<Integer, List<Piece>>();
        for (int tile = 0; tile < land.tiles(); tile++) {
            for (int segment = 0; segment < set.segments[land.kind(tile)]; segment++) {
                pieces.computeIfAbsent(root(tile, segment), root -> new ArrayList<>())
                        .add(new Piece(tile, segment));
            }
        }
        return pieces.values().stream().map(this::feature).toList();
    }

    private int root(int tile, int segment) {
        return land.features.root(land.node(tile, segment));
    }

    private Feature feature(List<Piece> pieces) {
        var first = pieces.getFirst();
        var terrain = terrain(first.tile, first.segment);
        int root = root(first.tile, first.segment);
        return switch (terrain) {
            case ROAD, CITY -> roadOrCity(terrain, root, pieces);
            case MONASTERY -> monastery(first.tile, pieces);
            case FIELD -> field(root, pieces);
        };
    }

    private Feature roadOrCity(Terrain terrain, int root, List<Piece> pieces) {
        var features = land.features;
        var scoring = state.game.scoring();
        boolean closed = features.openEnds(root) <= 0;
        int tiles = features.tiles(root);
        int shields = features.shields(root);
        int rate = closed ? scoring.completed(terrain, tiles) : 1;
        int shieldRate = closed ? rate : scoring.unfinishedShield();
        return new Feature(
                terrain,
                closed,
                Math.max(0, features.openEnds(root)),
                owners(features.isClaimed(root) ? state.most(root) : 0),
                players().map(player -> followers(root, player)).boxed().toList(),
                tiles,
                rate,
                shields,
                terrain == Terrain.CITY ? shieldRate : 0,
                0,
                tiles * rate + shields * shieldRate,
                parts(pieces));
    }

    private Feature monastery(int tile, List<Piece> pieces) {
        int monastery = state.monasteries.at(land.cell(tile));
        int occupied = 1 + state.monasteries.around(monastery);
        int owner = state.monasteries.owner(monastery);
        int owners = owner == Monasteries.NOBODY ? 0 : 1 << owner;
        return new Feature(
                Terrain.MONASTERY,
                occupied == MONASTERY_CELLS,
                MONASTERY_CELLS - occupied,
                owners(owners),
                players().map(player -> owners >> player & 1).boxed().toList(),
                occupied,
                1,
                0,
                0,
                0,
                occupied,
                parts(pieces));
    }

    private Feature field(int root, List<Piece> pieces) {
        var features = land.features;
        int tiles = features.tiles(root);
        int cities = cities(pieces);
        var pay = state.game.scoring().fields;
        return new Feature(
                Terrain.FIELD,
                false,
                0,
                owners(features.isClaimed(root) ? state.most(root) : 0),
                players().map(player -> followers(root, player)).boxed().toList(),
                tiles,
                pay.rate,
                0,
                0,
                cities,
                pay.rate * (pay == Scoring.Fields.TILES ? tiles : cities),
                parts(pieces));
    }

    /// How many completed cities a field touches.
    private int cities(List<Piece> field) {
        return (int) field.stream()
                .flatMapToInt(piece -> touched(piece.tile, piece.segment))
                .filter(city -> land.features.openEnds(city) <= 0)
                .distinct()
                .count();
    }

    private IntStream touched(int tile, int field) {
        return IntStream.of(set.touching[land.kind(tile)])
                .filter(pair -> pair >> 3 == field)
                .map(pair -> root(tile, pair & 7));
    }

    /// The players whose bits are set.
    private List<Integer> owners(int owners) {
        return players().filter(player -> (owners >> player & 1) != 0).boxed().toList();
    }

    private int followers(int root, int player) {
        var features = land.features;
        return Features.count(
                player < Features.IN_A_NUMBER ? features.followers(root) : features.moreFollowers(root), player);
    }

    private List<Part> parts(List<Piece> pieces) {
        var places = new TreeMap<Integer, List<Integer>>();
        for (var piece : pieces) {
            places.computeIfAbsent(piece.tile, tile -> new ArrayList<>()).add(place(piece.tile, piece.segment));
        }
        return places.entrySet().stream()
                .map(entry -> new Part(cell(entry.getKey()), List.copyOf(entry.getValue())))
                .toList();
    }
}
