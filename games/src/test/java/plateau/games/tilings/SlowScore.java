package plateau.games.tilings;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import plateau.games.tilings.SlowBoard.Laid;

/// The points of a position of [SlowTilings] (rules 5).
final class SlowScore {
    private record Node(SlowCell cell, SlowSide side) {}

    private final SlowTilings state;
    private final int[] points;

    /// The points of all players by what they were paid for.
    private final Map<String, Integer> sources = new HashMap<>();

    SlowScore(SlowTilings state) {
        this.state = state;
        this.points = new int[state.players()];
        if (state.game.level() == Tilings.Level.TILES) {
            state.board.laid.values().forEach(laid -> points[laid.layer]++);
            return;
        }
        state.board.laid.keySet().forEach(this::payMotifs);
        if (state.game.level() != Tilings.Level.MOTIFS) {
            zones().forEach(this::payZone);
        }
    }

    int of(int player) {
        return points[player];
    }

    /// The points of all players for a motif or for zones.
    int of(String source) {
        return sources.getOrDefault(source, 0);
    }

    private void pay(int player, int worth, String source) {
        points[player] += worth;
        sources.merge(source, worth, Integer::sum);
    }

    /// Those who share the greatest number.
    static List<Integer> greatest(int[] numbers) {
        int greatest = Arrays.stream(numbers).max().orElseThrow();
        return IntStream.range(0, numbers.length)
                .filter(player -> numbers[player] == greatest)
                .boxed()
                .toList();
    }

    /// What each player has on a tile: influence, or one for the tile laid.
    private int[] sway(Laid laid) {
        if (state.game.level() == Tilings.Level.INFLUENCE) {
            return laid.influence;
        }
        var sway = new int[state.players()];
        sway[laid.layer] = 1;
        return sway;
    }

    List<Integer> owners(SlowCell cell) {
        return greatest(sway(state.board.at(cell)));
    }

    /// Rules 5.2.
    private void payMotifs(SlowCell cell) {
        var neighbours = new LinkedHashSet<Laid>();
        int closedSides = 0;
        for (var side : SlowSide.values()) {
            var neighbour = state.board.laidBeside(cell, side);
            neighbour.ifPresent(neighbours::add);
            closedSides += neighbour.isPresent() ? 1 : 0;
        }
        boolean plain = state.board.at(cell).tile.isOneColoured();
        long others =
                neighbours.stream().filter(laid -> !laid.tile.isOneColoured()).count();
        payMotif("pair", plain && neighbours.size() > others, cell);
        payMotif("contrast", plain && others >= 2, cell);
        payMotif("surrounded", closedSides == 4, cell);
        payMotif("loner", isLoner(cell), cell);
    }

    private void payMotif(String name, boolean found, SlowCell cell) {
        var inPlay = state.game.motifs().stream().map(Motif::toString).toList();
        int place = inPlay.indexOf(name);
        if (found && place >= 0) {
            var points = state.game.motifPoints().toString().split(",", -1);
            int worth = Integer.parseInt(points[place]);
            owners(cell).forEach(owner -> pay(owner, worth, name));
        }
    }

    /// [Loner] a second time.
    private boolean isLoner(SlowCell cell) {
        var plain = state.board.laid.entrySet().stream()
                .filter(laid -> laid.getKey().line() == cell.line())
                .filter(laid -> laid.getValue().tile.isOneColoured())
                .map(Map.Entry::getKey)
                .toList();
        return plain.equals(List.of(cell));
    }

    /// Rules 5.4: each zone as the cells of its tiles.
    List<Set<SlowCell>> zones() {
        var zones = new ArrayList<Set<SlowCell>>();
        var done = new HashSet<Node>();
        for (var cell : state.board.laid.keySet()) {
            for (var side : SlowSide.values()) {
                var zone = flood(new Node(cell, side), done);
                if (!zone.isEmpty()) {
                    zones.add(zone);
                }
            }
        }
        return zones;
    }

    private Set<SlowCell> flood(Node start, Set<Node> done) {
        var cells = new LinkedHashSet<SlowCell>();
        var open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            var node = open.remove();
            if (done.add(node)) {
                cells.add(node.cell);
                open.addAll(links(node));
            }
        }
        return cells;
    }

    private List<Node> links(Node node) {
        var links = new ArrayList<Node>();
        var tile = state.board.at(node.cell).tile;
        for (var side : SlowSide.values()) {
            if (tile.at(side).equals(tile.at(node.side))) {
                links.add(new Node(node.cell, side));
            }
        }
        Optional<SlowCell> facing = state.board.beside(node.cell, node.side).filter(state.board.laid::containsKey);
        facing.ifPresent(cell -> links.add(new Node(cell, node.side.opposite())));
        return links;
    }

    private void payZone(Set<SlowCell> zone) {
        var sums = new int[state.players()];
        for (var cell : zone) {
            var sway = sway(state.board.at(cell));
            Arrays.setAll(sums, player -> sums[player] + sway[player]);
        }
        var winners = greatest(sums);
        int share = zone.size() * zone.size() / winners.size();
        winners.forEach(winner -> pay(winner, share, "zones"));
    }
}
