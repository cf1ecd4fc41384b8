package plateau.games.carcassonne;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import plateau.core.Ask;
import plateau.core.Event;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.text.BadInput;

/// A position of Carcassonne; its moves are packed by [CarcassonneMove].
public final class CarcassonneState implements State {
    /// What is decided next.
    public enum Phase {
        DRAW,
        PLACE,
        FOLLOWER,
        SKIP,
        OVER
    }

    static final List<String> FIGURES = List.of(
            "placements", "followers", "unplayable", "city-points", "road-points", "monastery-points", "field-points");

    private static final int NO_SEGMENT = -1;

    final Carcassonne game;
    final TileSet set;
    private final int players;
    final Land land;
    final Monasteries monasteries = new Monasteries();

    final Bag bag;
    private final byte[] home;
    private final int[] points;

    /// The segment on which each tile's follower was put, and by whom; whether it still stands there
    /// is for the feature to say.
    private final byte[] followerSegment = new byte[Land.MOST_TILES];

    private final byte[] followerOwner = new byte[Land.MOST_TILES];
    Phase phase = Phase.DRAW;

    /// Whose turn it is.
    int player;

    /// The players who left, as bits.
    private int gone;

    private int drawn;
    private int followersPut;
    private int unplayable;

    /// The points paid to all players for each terrain.
    private final int[] paid = new int[Terrain.values().length];

    private final transient Payer payer;

    CarcassonneState(Carcassonne game, TileSet set, int players) {
        this.game = game;
        this.set = set;
        this.players = players;
        land = new Land(set, players);
        bag = new Bag(set);
        home = new byte[players];
        Arrays.fill(home, (byte) game.followers());
        points = new int[players];
        payer = new Payer(game.scoring(), players);
        int first = first();
        bag.take(first);
        lay(Land.cell(0, 0), first, game.startDirection().ordinal());
    }

    // Rules 1.1
    private int first() {
        try {
            return set.kind(game.start().letter());
        } catch (BadInput refused) {
            throw new BadInput("setting.wrong", "%s %s", "start", refused.inWords());
        }
    }

    @Override
    public int players() {
        return players;
    }

    @Override
    public int mover() {
        return switch (phase) {
            case DRAW -> CHANCE;
            case PLACE, FOLLOWER, SKIP -> player;
            case OVER -> NOBODY;
        };
    }

    /// Rules 4.3.
    @Override
    public String cause() {
        if (phase != Phase.OVER) {
            return "";
        }
        return bag.size() == 0 ? "deck-empty" : "all-left";
    }

    @Override
    public boolean isMidTurn() {
        return phase == Phase.FOLLOWER;
    }

    @Override
    public void legalMoves(Moves moves) {
        switch (phase) {
            case DRAW -> {
                for (int kind = 0; kind < set.kinds(); kind++) {
                    moves.addIf(bag.count(kind) > 0, CarcassonneMove.draw(kind));
                }
            }
            case PLACE -> {
                if (isGone(player)) {
                    moves.add(CarcassonneMove.lost());
                } else {
                    placements(moves);
                }
            }
            case FOLLOWER -> followerMoves(moves);
            case SKIP -> moves.add(CarcassonneMove.skip());
            case OVER -> {}
        }
    }

    boolean isGone(int player) {
        return (gone >> player & 1) != 0;
    }

    /// Rules 2.6.
    @Override
    public void leave(int player) {
        gone |= 1 << player;
        if (phase == Phase.DRAW && player == this.player) {
            nextTurn();
        }
    }

    // Rules 2.2
    private void placements(Moves moves) {
        for (int index = 0; index < land.borderSize(); index++) {
            int cell = land.borderCell(index);
            for (int ways = land.fits(drawn, cell); ways != 0; ways &= ways - 1) {
                moves.add(CarcassonneMove.place(cell, Integer.numberOfTrailingZeros(ways)));
            }
        }
    }

    // Rules 2.3
    private void followerMoves(Moves moves) {
        moves.add(CarcassonneMove.none());
        if (home[player] == 0 || isGone(player)) {
            return;
        }
        int tile = land.tiles() - 1;
        for (int segment = 0; segment < set.segments[drawn]; segment++) {
            boolean isFree = set.terrain(drawn, segment) == Terrain.MONASTERY
                    || !land.features.isClaimed(land.features.root(land.node(tile, segment)));
            moves.addIf(isFree, CarcassonneMove.follower(segment));
        }
    }

    @Override
    public int drawMove(RandomGenerator random, Moves scratch) {
        return CarcassonneMove.draw(bag.draw(random));
    }

    @Override
    public void play(int move) {
        switch (CarcassonneMove.sort(move)) {
            case CarcassonneMove.DRAW -> draw(CarcassonneMove.concerned(move));
            case CarcassonneMove.PLACE -> {
                lay(CarcassonneMove.cell(move), drawn, CarcassonneMove.direction(move));
                phase = Phase.FOLLOWER;
            }
            case CarcassonneMove.FOLLOWER -> {
                putFollower(CarcassonneMove.concerned(move));
                endTurn();
            }
            case CarcassonneMove.NONE -> endTurn();
            default -> passOn();
        }
    }

    // Rules 2.1
    private void draw(int kind) {
        bag.take(kind);
        if (land.fitsSomewhere(kind)) {
            drawn = kind;
            phase = Phase.PLACE;
        } else {
            unplayable++;
            nextTurn();
        }
    }

    /// Chance draws, or the turn is passed over, or the game is over (rules 4.2).
    private void nextTurn() {
        if (bag.size() == 0 || Integer.bitCount(gone) == players) {
            phase = Phase.OVER;
            payer.payRest(this);
        } else {
            phase = isGone(player) ? Phase.SKIP : Phase.DRAW;
        }
    }

    private void lay(int cell, int kind, int direction) {
        int tile = land.place(cell, kind, direction);
        followerSegment[tile] = NO_SEGMENT;
        monasteries.placed(cell);
        for (int segment = 0; segment < set.segments[kind]; segment++) {
            if (set.terrain(kind, segment) == Terrain.MONASTERY) {
                monasteries.add(cell, land);
            }
        }
    }

    private void putFollower(int segment) {
        int tile = land.tiles() - 1;
        home[player]--;
        followersPut++;
        followerSegment[tile] = (byte) segment;
        followerOwner[tile] = (byte) player;
        if (set.terrain(drawn, segment) == Terrain.MONASTERY) {
            monasteries.settle(player);
        } else {
            var features = land.features;
            features.addFollower(features.root(land.node(tile, segment)), player);
        }
    }

    private void endTurn() {
        payer.payCompleted(this);
        passOn();
    }

    private void passOn() {
        player = (player + 1) % players;
        nextTurn();
    }

    /// Pays a player for a feature.
    void score(int player, int worth, Terrain terrain) {
        points[player] += worth;
        paid[terrain.ordinal()] += worth;
    }

    /// Followers of a player come home.
    void comeHome(int player, int count) {
        home[player] += (byte) count;
    }

    /// The tile placed last.
    int lastTile() {
        return land.tiles() - 1;
    }

    /// The players with most followers on a feature, as bits.
    int most(int root) {
        return payer.most(land.features.followers(root), land.features.moreFollowers(root));
    }

    /// How many followers a player has left to put.
    public int followersLeft(int player) {
        return home[player];
    }

    /// The segment of a tile on which a follower stands now, or -1.
    int followerSegment(int tile) {
        int segment = followerSegment[tile];
        if (segment == NO_SEGMENT) {
            return NO_SEGMENT;
        }
        int kind = land.kind(tile);
        boolean stands = set.terrain(kind, segment) == Terrain.MONASTERY
                ? monasteries.owner(monasteries.at(land.cell(tile))) != Monasteries.NOBODY
                : land.features.isClaimed(land.features.root(land.node(tile, segment)));
        return stands ? segment : NO_SEGMENT;
    }

    /// Whose follower was put on a tile.
    int followerOwner(int tile) {
        return followerOwner[tile];
    }

    @Override
    public int score(int player) {
        return points[player];
    }

    @Override
    public int figure(int index) {
        return switch (index) {
            case 0 -> land.tiles() - 1;
            case 1 -> followersPut;
            case 2 -> unplayable;
            case 3 -> paid[Terrain.CITY.ordinal()];
            case 4 -> paid[Terrain.ROAD.ordinal()];
            case 5 -> paid[Terrain.MONASTERY.ordinal()];
            case 6 -> paid[Terrain.FIELD.ordinal()];
            default -> State.super.figure(index);
        };
    }

    @Override
    public State copy() {
        var copy = new CarcassonneState(game, set, players);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        var source = (CarcassonneState) other;
        land.copyFrom(source.land);
        monasteries.copyFrom(source.monasteries);
        bag.copyFrom(source.bag);
        System.arraycopy(source.home, 0, home, 0, players);
        System.arraycopy(source.points, 0, points, 0, players);
        int tiles = land.tiles();
        System.arraycopy(source.followerSegment, 0, followerSegment, 0, tiles);
        System.arraycopy(source.followerOwner, 0, followerOwner, 0, tiles);
        phase = source.phase;
        player = source.player;
        gone = source.gone;
        drawn = source.drawn;
        followersPut = source.followersPut;
        unplayable = source.unplayable;
        System.arraycopy(source.paid, 0, paid, 0, paid.length);
    }

    @Override
    public List<Event> events(int move) {
        var events = new ArrayList<Event>();
        events.add(CarcassonneText.event(this, move));
        var after = (CarcassonneState) copy();
        after.payer.tellTo(events::add);
        after.play(move);
        return events;
    }

    /// Whether a tile fits somewhere.
    boolean isPlayable(int kind) {
        return land.fitsSomewhere(kind);
    }

    @Override
    public String notation(int move) {
        return CarcassonneText.notation(this, move);
    }

    @Override
    public Optional<Event> whyNot(List<String> words) {
        return new CarcassonneWhyNot(view(NOBODY), Ask.notations(this)).of(words);
    }

    @Override
    public CarcassonneView view(int viewer) {
        return Survey.of(this);
    }

    /// What would be if the game ended now: a copy in which all is paid.
    CarcassonneState ended() {
        var ended = (CarcassonneState) copy();
        if (phase == Phase.FOLLOWER) {
            ended.payer.payCompleted(ended);
        }
        if (phase != Phase.OVER) {
            ended.payer.payRest(ended);
        }
        return ended;
    }

    /// The kind of the tile drawn, while it is placed or gets its follower.
    int drawn() {
        return drawn;
    }

    /// Whether the mover has laid its tile and is to put a follower on it or not.
    public boolean isFollowerDue() {
        return phase == Phase.FOLLOWER;
    }

    /// Whether the turn brings payments or closes a feature, though no follower be put.
    public boolean completesSomething() {
        return payer.isAnythingComplete(this);
    }

    /// How many tiles are still to be drawn.
    public int tilesLeft() {
        return bag.size();
    }
}
