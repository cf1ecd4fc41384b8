package plateau.games.tilings;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Counts points by levels 2 to 4 (rules 5.2 to 5.5). All it keeps is
/// room to work in, and the points last counted.
final class TilingsScore {
    /// Our motifs have the lowest bits of a set, those that were added the next.
    private static final int OURS = Motif.OURS.size();

    private final TilingsBoard board;

    /// The motifs in play, and the bit of each.
    private final Motif[] motifs;

    private final int[] bits;

    /// The bits of ours among them.
    private int ours;

    /// What each set of our motifs pays, and to how many players it was paid.
    private final int[] worth;

    private final int[] paid;

    /// The added motifs in play, what each pays, and to how many players it was paid.
    private final TilingsMotif[] added;

    private final int[] addedWorth;
    private final int[] addedPaid;

    private int zonePoints;
    private final int[] points;
    private final int[] weights;

    /// For each cell, the sides already found to lie in some zone, as four bits.
    private final byte[] seen;

    /// Tiles of the zone being walked, as `cell · 4 + side` by which each was entered.
    private final int[] zone;

    private final TilingsState.ZoneVisitor payer = this::pay;

    TilingsScore(Tilings game, TilingsBoard board, int players) {
        this.board = board;
        motifs = game.motifs().toArray(new Motif[0]);
        bits = new int[motifs.length];
        added = game.motifs().stream().flatMap(motif -> motif.added.stream()).toArray(TilingsMotif[]::new);
        addedWorth = new int[added.length];
        addedPaid = new int[added.length];
        worth = new int[1 << OURS];
        paid = new int[worth.length];
        prepare(game.motifPoints().points());
        points = new int[players];
        weights = new int[players];
        seen = new byte[board.cells];
        zone = new int[board.cells];
    }

    /// Gives every motif its bit, and every set its worth.
    private void prepare(List<Integer> each) {
        int extra = 0;
        for (int i = 0; i < motifs.length; i++) {
            int own = Motif.OURS.indexOf(motifs[i]);
            if (own < 0) {
                addedWorth[extra] = each.get(i);
                bits[i] = OURS + extra++;
            } else {
                bits[i] = own;
                ours |= 1 << own;
                for (int set = 0; set < worth.length; set++) {
                    worth[set] += (set >> own & 1) * each.get(i);
                }
            }
        }
    }

    /// The motifs of a set, by the order in which they are in play.
    List<Motif> motifs(int set) {
        return IntStream.range(0, motifs.length)
                .filter(i -> (set >> bits[i] & 1) != 0)
                .mapToObj(i -> motifs[i])
                .toList();
    }

    /// What a set of motifs pays.
    int worth(int set) {
        int sum = worth[set & (worth.length - 1)];
        for (int left = set >>> OURS; left != 0; left &= left - 1) {
            sum += addedWorth[Integer.numberOfTrailingZeros(left)];
        }
        return sum;
    }

    /// The points found by the last [#count].
    int of(int player) {
        return points[player];
    }

    /// The points of all players for a motif, 0 for one that is not in play.
    int of(Motif motif) {
        for (int i = 0; i < motifs.length; i++) {
            if (motifs[i] == motif) {
                return bits[i] < OURS
                        ? timesPaid(bits[i]) * worth[1 << bits[i]]
                        : addedPaid[bits[i] - OURS] * addedWorth[bits[i] - OURS];
            }
        }
        return 0;
    }

    private int timesPaid(int bit) {
        int times = 0;
        for (int set = 0; set < paid.length; set++) {
            times += (set >> bit & 1) * paid[set];
        }
        return times;
    }

    /// The points of all players for zones.
    int ofZones() {
        return zonePoints;
    }

    void count(TilingsState state) {
        Arrays.fill(points, 0);
        Arrays.fill(paid, 0);
        Arrays.fill(addedPaid, 0);
        zonePoints = 0;
        for (int cell = 0; cell < board.cells; cell++) {
            if (state.layout.isOccupied(cell)) {
                payMotifs(state, cell);
            }
        }
        visitZones(state, payer);
    }

    /// Tells of every zone once, where zones score.
    void visitZones(TilingsState state, TilingsState.ZoneVisitor visitor) {
        if (!state.hasZones()) {
            return;
        }
        Arrays.fill(seen, (byte) 0);
        for (int cell = 0; cell < board.cells; cell++) {
            for (int side = 0; side < Sides.COUNT && state.layout.isOccupied(cell); side++) {
                if ((seen[cell] & (1 << side)) == 0) {
                    visitor.zone(weigh(state, cell, side), weights);
                }
            }
        }
    }

    /// A tile of the zone that a visitor is being told of, as `cell · 4 + side` with a side of its colour.
    int zoneTile(int index) {
        return zone[index];
    }

    private void payMotifs(TilingsState state, int centre) {
        int found = motifsAt(state, centre);
        if (found == 0) {
            return;
        }
        int owners = 0;
        int each = worth(found);
        for (int player = 0; player < points.length; player++) {
            int share = state.owns(player, centre) ? 1 : 0;
            points[player] += share * each;
            owners += share;
        }
        paid[found & (paid.length - 1)] += owners;
        for (int left = found >>> OURS; left != 0; left &= left - 1) {
            addedPaid[Integer.numberOfTrailingZeros(left)] += owners;
        }
    }

    /// The motifs of which a tile is the centre, as bits.
    int motifsAt(TilingsState state, int centre) {
        int near = NearMotifs.at(board, state.layout, centre) & ours;
        return added.length == 0 ? near : near | addedAt(state, centre);
    }

    private int addedAt(TilingsState state, int centre) {
        var seen = new TiledBoard(state);
        int found = 0;
        for (int i = 0; i < added.length; i++) {
            boolean holds = added[i].holds(seen, centre / board.size, centre % board.size);
            found |= holds ? 1 << (OURS + i) : 0;
        }
        return found;
    }

    /// Adds up what each player has in a zone; gives its tiles.
    private int weigh(TilingsState state, int cell, int side) {
        Arrays.fill(weights, 0);
        int tiles = walk(state.layout, cell, side);
        for (int i = 0; i < tiles; i++) {
            state.addWeights(zone[i] >> 2, weights);
        }
        return tiles;
    }

    /// Rules 5.4. Touching sides agree, so a zone has one colour and meets a tile at most once.
    private void pay(int tiles, int[] shares) {
        int most = 0;
        int winners = 0;
        for (int weight : shares) {
            if (weight > most) {
                most = weight;
                winners = 1;
            } else if (weight == most) {
                winners++;
            }
        }
        int share = tiles * tiles / winners;
        zonePoints += share * winners;
        for (int player = 0; player < points.length; player++) {
            points[player] += shares[player] == most ? share : 0;
        }
    }

    /// Lists the tiles of a zone; gives how many they are.
    private int walk(TileLayout layout, int cell, int side) {
        int tiles = enter(layout, cell, side, 0);
        for (int i = 0; i < tiles; i++) {
            int from = zone[i] >> 2;
            int tile = layout.tile(from);
            int colour = Sides.code(tile, zone[i] & 3);
            for (int way = 0; way < Sides.COUNT; way++) {
                if (Sides.code(tile, way) == colour) {
                    int other = board.beside[from * Sides.COUNT + way];
                    if (other != TilingsBoard.NONE && layout.isOccupied(other)) {
                        tiles = enter(layout, other, way ^ 1, tiles);
                    }
                }
            }
        }
        return tiles;
    }

    /// Adds a tile to the zone unless it is there already, and marks its sides of the zone's colour.
    private int enter(TileLayout layout, int cell, int side, int tiles) {
        if ((seen[cell] & (1 << side)) != 0) {
            return tiles;
        }
        int tile = layout.tile(cell);
        int colour = Sides.code(tile, side);
        int same = 0;
        for (int way = 0; way < Sides.COUNT; way++) {
            same |= Sides.code(tile, way) == colour ? 1 << way : 0;
        }
        seen[cell] |= (byte) same;
        zone[tiles] = (cell << 2) | side;
        return tiles + 1;
    }
}
