package plateau.games.tilings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import plateau.core.Event;

/// Who is paid for what in a position (rules 5.2 to 5.5), item by item: two positions are compared by it.
/// The score itself is counted by [TilingsScore], which keeps no items.
final class TilingsAccount {
    /// A zone and whose it is.
    ///
    /// @param cell its first cell, line by line
    /// @param owners those who have most there; each gets the share
    record Zone(int cell, Colour colour, int tiles, List<Integer> owners, int share) {
        int share(int player) {
            return owners.contains(player) ? share : 0;
        }
    }

    private final TilingsState state;
    private final TilingsScore score;
    private final List<Zone> zones = new ArrayList<>();

    /// Zones by a cell of theirs and their colour.
    private final Map<Integer, Zone> zoneAt = new HashMap<>();

    TilingsAccount(TilingsState state) {
        this.state = state;
        score = new TilingsScore(state.game, state.board, state.players());
        score.visitZones(state, this::add);
    }

    private void add(int tiles, int[] weights) {
        int first = score.zoneTile(0);
        int most = IntStream.of(weights).max().orElse(0);
        var owners = IntStream.range(0, weights.length)
                .filter(player -> weights[player] == most)
                .boxed()
                .toList();
        int share = tiles * tiles / owners.size();
        var zone = new Zone(first >> 2, colour(first), tiles, owners, share);
        zones.add(zone);
        for (int i = 0; i < tiles; i++) {
            zoneAt.put(key(score.zoneTile(i) >> 2, zone.colour), zone);
        }
    }

    private Colour colour(int zoneTile) {
        return Sides.colour(state.layout.tile(zoneTile >> 2), zoneTile & 3);
    }

    private static int key(int cell, Colour colour) {
        return cell * Colour.values().length + colour.ordinal();
    }

    List<Zone> zones() {
        return zones;
    }

    /// For each zone of this position those of an earlier one that have become it; a new one is left out.
    Map<Zone, List<Zone>> origins(TilingsAccount earlier) {
        var origins = new IdentityHashMap<Zone, List<Zone>>();
        for (var zone : earlier.zones) {
            var become = zoneAt.get(key(zone.cell, zone.colour));
            if (become != null) {
                origins.computeIfAbsent(become, _ -> new ArrayList<>()).add(zone);
            }
        }
        return origins;
    }

    /// The motifs in play of which the tile on a cell is the centre, as bits; none for an empty cell.
    int motifs(int cell) {
        return state.game.level() != Tilings.Level.TILES && state.layout.isOccupied(cell)
                ? score.motifsAt(state, cell)
                : 0;
    }

    /// What stands for some of them in an event: their words, and what they pay together.
    List<Event.Term> terms(int motifs) {
        return score.motifs(motifs).stream()
                .map(each -> new Event.Term(each.toString()))
                .toList();
    }

    int worth(int motifs) {
        return score.worth(motifs);
    }

    /// The owners of a cell, as bits; nobody owns an empty one.
    int owners(int cell) {
        int owners = 0;
        for (int player = 0; player < state.players(); player++) {
            owners |= state.layout.isOccupied(cell) && state.owns(player, cell) ? 1 << player : 0;
        }
        return owners;
    }
}
