package plateau.games.carcassonne;

import java.util.ArrayList;
import java.util.List;
import plateau.games.carcassonne.Carcassonne.Scoring;

/// Pays for the fields at the end (rules 5, last line). All it keeps is room to work in.
final class FieldPayer {
    private static final int MOST_NODES = Land.MOST_TILES * 8;

    private final Payer payer;
    private final Scoring scoring;
    private final int players;

    /// For each root of a completed city, its place in a list of them.
    private final int[] cityNumber = new int[MOST_NODES];

    /// For each root of a field, the completed cities it touches, as bits of their numbers.
    private final long[] cities = new long[MOST_NODES];

    /// For each completed city, the followers on all fields that touch it.
    private final long[] farmers = new long[Long.SIZE];

    private final long[] moreFarmers = new long[Long.SIZE];

    /// For each completed city, its root.
    private final int[] cityRoot = new int[Long.SIZE];

    private int cityCount;

    /// The player who is paid for its fields, as a bit, and the cities that they touch.
    private int owner;

    private long touched;

    // Made once: the end of a game is reached a hundred thousand times a second.
    private final FieldVisitor paying = this::payOne;
    private final FieldVisitor touching = this::touch;
    private final FieldVisitor farming = this::farm;

    FieldPayer(Payer payer, Scoring scoring, int players) {
        this.payer = payer;
        this.scoring = scoring;
        this.players = players;
    }

    void pay(CarcassonneState state) {
        if (scoring.fields != Scoring.Fields.TILES) {
            numberCities(state);
            findCities(state);
        }
        switch (scoring.fields) {
            case CITIES, TILES -> forEachField(state, paying);
            case CITIES_ONCE -> payEachPlayerOnce(state);
            case CITY_MAJORITY -> payEachCity(state);
        }
    }

    private void numberCities(CarcassonneState state) {
        var land = state.land;
        cityCount = 0;
        for (int tile = 0; tile < land.tiles(); tile++) {
            int kind = land.kind(tile);
            for (int segment = 0; segment < state.set.segments[kind]; segment++) {
                int node = land.node(tile, segment);
                cities[node] = 0;
                if (state.set.terrain(kind, segment) == Terrain.CITY
                        && land.features.isRoot(node)
                        && land.features.isClosed(node)) {
                    farmers[cityCount] = 0;
                    moreFarmers[cityCount] = 0;
                    cityRoot[cityCount] = node;
                    cityNumber[node] = cityCount++;
                }
            }
        }
    }

    private void findCities(CarcassonneState state) {
        var land = state.land;
        for (int tile = 0; tile < land.tiles(); tile++) {
            for (int pair : state.set.touching[land.kind(tile)]) {
                int field = land.features.root(land.node(tile, pair >> 3));
                int city = land.features.root(land.node(tile, pair & 7));
                if (land.features.isClosed(city)) {
                    cities[field] |= 1L << cityNumber[city];
                }
            }
        }
    }

    /// What is done with each field that has followers.
    private interface FieldVisitor {
        void visit(CarcassonneState state, int root);
    }

    private static void forEachField(CarcassonneState state, FieldVisitor visitor) {
        var land = state.land;
        for (int tile = 0; tile < land.tiles(); tile++) {
            int kind = land.kind(tile);
            for (int segment = 0; segment < state.set.segments[kind]; segment++) {
                int node = land.node(tile, segment);
                if (state.set.terrain(kind, segment) == Terrain.FIELD
                        && land.features.isRoot(node)
                        && land.features.isClaimed(node)) {
                    visitor.visit(state, node);
                }
            }
        }
    }

    private void payOne(CarcassonneState state, int root) {
        boolean byTiles = scoring.fields == Scoring.Fields.TILES;
        int count = byTiles ? state.land.features.tiles(root) : Long.bitCount(cities[root]);
        var unit = byTiles ? "tiles" : "cities";
        payer.payField(state, state.most(root), count, scoring.fields.rate, unit, root);
    }

    private void payEachPlayerOnce(CarcassonneState state) {
        for (int player = 0; player < players; player++) {
            int bit = 1 << player;
            owner = bit;
            touched = 0;
            forEachField(state, touching);
            var cells = payer.isTold() ? cellsOf(state, bit) : List.<String>of();
            int count = Long.bitCount(touched);
            payer.payFields(state, player, count, scoring.fields.rate, cells);
        }
    }

    private void touch(CarcassonneState state, int root) {
        if ((state.most(root) & owner) != 0) {
            touched |= cities[root];
        }
    }

    /// Where the fields are on which a player has most followers and which touch a city.
    private List<String> cellsOf(CarcassonneState state, int bit) {
        var cells = new ArrayList<String>();
        forEachField(state, (_, root) -> {
            if ((state.most(root) & bit) != 0 && cities[root] != 0) {
                cells.add(Spot.of(state, root).cell());
            }
        });
        return cells;
    }

    private void payEachCity(CarcassonneState state) {
        forEachField(state, farming);
        for (int city = 0; city < cityCount; city++) {
            if ((farmers[city] | moreFarmers[city]) != 0) {
                int winners = payer.most(farmers[city], moreFarmers[city]);
                payer.payField(state, winners, 1, scoring.fields.rate, "city", cityRoot[city]);
            }
        }
    }

    private void farm(CarcassonneState state, int root) {
        var features = state.land.features;
        for (long left = cities[root]; left != 0; left &= left - 1) {
            int city = Long.numberOfTrailingZeros(left);
            farmers[city] += features.followers(root);
            moreFarmers[city] += features.moreFollowers(root);
        }
    }
}
