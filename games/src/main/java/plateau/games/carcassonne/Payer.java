package plateau.games.carcassonne;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import plateau.core.Event;
import plateau.games.carcassonne.Carcassonne.Scoring;

/// Pays for features (rules 2.4, 4 and 5): those a tile has completed, and at the end all others.
final class Payer {
    private final Scoring scoring;
    private final int players;
    private final FieldPayer fields;
    private Consumer<Event> listener = event -> {};
    private boolean isTold;

    Payer(Scoring scoring, int players) {
        this.scoring = scoring;
        this.players = players;
        this.fields = new FieldPayer(this, scoring, players);
    }

    /// Tells every payment from now on.
    void tellTo(Consumer<Event> listener) {
        this.listener = listener;
        isTold = true;
    }

    /// Pays what the tile placed last has completed; the followers there come home.
    void payCompleted(CarcassonneState state) {
        int tile = state.lastTile();
        int kind = state.land.kind(tile);
        for (int segment = 0; segment < state.set.segments[kind]; segment++) {
            var terrain = state.set.terrain(kind, segment);
            if (terrain == Terrain.ROAD || terrain == Terrain.CITY) {
                payIfComplete(state, terrain, state.land.node(tile, segment));
            }
        }
        var monasteries = state.monasteries;
        for (int each = 0; each < monasteries.count(); each++) {
            if (isPayable(monasteries, each)) {
                payMonastery(state, each);
                state.comeHome(monasteries.owner(each), 1);
                monasteries.leave(each);
            }
        }
    }

    /// Whether [#payCompleted] has anything to do.
    boolean isAnythingComplete(CarcassonneState state) {
        int tile = state.lastTile();
        int kind = state.land.kind(tile);
        for (int segment = 0; segment < state.set.segments[kind]; segment++) {
            var terrain = state.set.terrain(kind, segment);
            if (terrain == Terrain.ROAD || terrain == Terrain.CITY) {
                int root = state.land.features.root(state.land.node(tile, segment));
                if (state.land.features.isComplete(root)) {
                    return true;
                }
            }
        }
        for (int each = 0; each < state.monasteries.count(); each++) {
            if (isPayable(state.monasteries, each)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPayable(Monasteries monasteries, int each) {
        return monasteries.owner(each) != Monasteries.NOBODY && monasteries.isComplete(each);
    }

    private void payIfComplete(CarcassonneState state, Terrain terrain, int node) {
        var features = state.land.features;
        int root = features.root(node);
        if (!features.isComplete(root)) {
            return;
        }
        if (features.isClaimed(root)) {
            int rate = scoring.completed(terrain, features.tiles(root));
            pay(state, terrain, root, rate, rate);
            sendHome(state, features.followers(root), features.moreFollowers(root));
        }
        if (terrain == Terrain.CITY) {
            features.closeCity(root);
        } else {
            features.close(root);
        }
    }

    private void sendHome(CarcassonneState state, long followers, long more) {
        for (int player = 0; player < players; player++) {
            state.comeHome(player, count(followers, more, player));
        }
    }

    /// Rules 4.2: what is unfinished when the tiles are gone, and the fields.
    void payRest(CarcassonneState state) {
        for (int each = 0; each < state.monasteries.count(); each++) {
            if (state.monasteries.owner(each) != Monasteries.NOBODY) {
                payMonastery(state, each);
            }
        }
        var land = state.land;
        for (int tile = 0; tile < land.tiles(); tile++) {
            int kind = land.kind(tile);
            for (int segment = 0; segment < state.set.segments[kind]; segment++) {
                int node = land.node(tile, segment);
                if (land.features.isRoot(node) && land.features.isClaimed(node)) {
                    payUnfinished(state, state.set.terrain(kind, segment), node);
                }
            }
        }
        fields.pay(state);
    }

    private void payUnfinished(CarcassonneState state, Terrain terrain, int root) {
        if (terrain == Terrain.ROAD || terrain == Terrain.CITY) {
            pay(state, terrain, root, 1, scoring.unfinishedShield());
        }
    }

    private void payMonastery(CarcassonneState state, int monastery) {
        int owner = state.monasteries.owner(monastery);
        int winners = 1 << owner;
        int tiles = 1 + state.monasteries.around(monastery);
        payEach(state, winners, tiles, Terrain.MONASTERY);
        if (isTold()) {
            var spot = Spot.ofMonastery(state, monastery);
            tell("monastery", spot, tiles, winners, "tiles", tiles, "rate", 1);
        }
    }

    /// Pays for a road or a city.
    private void pay(CarcassonneState state, Terrain terrain, int root, int rate, int shieldRate) {
        var features = state.land.features;
        int tiles = features.tiles(root);
        int shields = features.shields(root);
        int worth = tiles * rate + shields * shieldRate;
        int winners = state.most(root);
        payEach(state, winners, worth, terrain);
        if (isTold()) {
            tell(
                    terrain.title,
                    Spot.of(state, root),
                    worth,
                    winners,
                    "tiles",
                    tiles,
                    "rate",
                    rate,
                    "shields",
                    shields,
                    "shieldRate",
                    shieldRate);
        }
    }

    /// Whether payments are told to somebody.
    boolean isTold() {
        return isTold;
    }

    /// Tells a payment.
    ///
    /// @param sum how the points come about, as names and values
    private void tell(String what, Spot spot, int points, int winners, Object... sum) {
        var values = new LinkedHashMap<String, Object>();
        values.put("cell", spot.cell());
        values.put("place", spot.place());
        values.putAll(Event.of("sum", sum).values());
        values.put("points", points);
        values.put("players", Event.players(winners));
        listener.accept(new Event("paid." + what, values));
    }

    /// Pays for a field, or to those on fields for a city.
    ///
    /// @param winners who is paid, as bits
    /// @param unit what is counted: `tiles` of the field, the `cities` it touches, or a `city`
    /// @param root that of the field or of the city
    void payField(CarcassonneState state, int winners, int count, int rate, String unit, int root) {
        int worth = count * rate;
        payEach(state, winners, worth, Terrain.FIELD);
        if (isTold() && worth > 0) {
            var spot = Spot.of(state, root);
            tell("field." + unit, spot, worth, winners, unit, count, "rate", rate);
        }
    }

    /// Pays a player for the cities that all its fields touch.
    ///
    /// @param cells where the fields are; nobody looks unless payments are told
    void payFields(CarcassonneState state, int player, int cities, int rate, List<String> cells) {
        int worth = cities * rate;
        payEach(state, 1 << player, worth, Terrain.FIELD);
        if (isTold() && worth > 0) {
            listener.accept(Event.of(
                    "paid.fields",
                    "cells",
                    cells,
                    "cities",
                    cities,
                    "rate",
                    rate,
                    "points",
                    worth,
                    "players",
                    Event.players(1 << player)));
        }
    }

    /// Rules 4.1: all who have most followers are paid in full.
    private static void payEach(CarcassonneState state, int winners, int worth, Terrain terrain) {
        for (int left = winners; left != 0; left &= left - 1) {
            state.score(Integer.numberOfTrailingZeros(left), worth, terrain);
        }
    }

    /// The players with most followers, as bits.
    ///
    /// @param more the followers of those who found no room among the first
    int most(long followers, long more) {
        return players <= Features.IN_A_NUMBER ? most(followers) : mostOfMany(followers, more);
    }

    private int most(long followers) {
        int most = 0;
        int winners = 0;
        for (int player = 0; player < players; player++) {
            int count = Features.count(followers, player);
            if (count > most) {
                most = count;
                winners = 0;
            }
            if (count == most) {
                winners |= 1 << player;
            }
        }
        return winners;
    }

    /// Apart, so that the usual case is short enough to stand wherever it is asked for.
    private int mostOfMany(long followers, long more) {
        int most = 0;
        for (int player = 0; player < players; player++) {
            most = Math.max(most, count(followers, more, player));
        }
        int winners = 0;
        for (int player = 0; player < players; player++) {
            winners |= count(followers, more, player) == most ? 1 << player : 0;
        }
        return winners;
    }

    private static int count(long followers, long more, int player) {
        return Features.count(player < Features.IN_A_NUMBER ? followers : more, player);
    }
}
