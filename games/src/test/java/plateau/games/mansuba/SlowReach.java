package plateau.games.mansuba;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.games.mansuba.SlowWorld.Spot;

/// Where one piece may go, as the rules page says it.
///
/// @param standing all pieces on the board by their places
/// @param starts the owner of every start place
record SlowReach(SlowWorld world, Terrain terrain, Map<Spot, SlowPiece> standing, Map<Spot, Integer> starts) {

    /// A piece: whose, which kind, and where it stands or stood when it was captured.
    static final class SlowPiece {
        final int owner;
        final Piece kind;
        Spot spot;

        SlowPiece(int owner, Piece kind, Spot spot) {
            this.owner = owner;
            this.kind = kind;
            this.spot = spot;
        }
    }

    Set<Spot> of(SlowPiece piece) {
        return switch (piece.kind) {
            case PAWN -> pawn(piece);
            case TOWER -> tower(piece);
            case ELEPHANT -> elephant(piece);
            case KING -> king();
        };
    }

    private boolean isFree(Spot spot) {
        return !standing.containsKey(spot);
    }

    private boolean canLand(SlowPiece piece, Spot spot) {
        var there = standing.get(spot);
        if (there == null) {
            return true;
        }
        boolean safe = world.game().sanctuary() && starts.containsKey(spot);
        return there.owner != piece.owner && world.game().capture() && !safe;
    }

    private boolean has(Spot spot, String direction) {
        return world.directions(terrain, spot).contains(direction);
    }

    private Set<Spot> pawn(SlowPiece pawn) {
        var reached = new TreeSet<Spot>();
        for (var direction : world.directions(terrain, pawn.spot)) {
            var at = pawn.spot;
            for (int step = 1; step <= world.game().pawnSteps() && has(at, direction); step++) {
                var next = world.step(terrain, at, direction);
                if (next.isEmpty()) {
                    break;
                }
                at = next.get();
                if (canLand(pawn, at)) {
                    reached.add(at);
                }
                if (!isFree(at)) {
                    break;
                }
            }
        }
        switch (world.game().jumps()) {
            case NONE -> {}
            case SIMPLE -> reached.addAll(jumps(pawn.spot, pawn));
            case MULTIPLE -> reached.addAll(chains(pawn));
        }
        return reached;
    }

    /// A jumping pawn has left its place, so it finds nothing there to jump over.
    private Set<Spot> jumps(Spot from, SlowPiece pawn) {
        var reached = new HashSet<Spot>();
        for (var direction : world.directions(terrain, from)) {
            Optional<Spot> over = world.step(terrain, from, direction);
            if (over.isPresent()
                    && !isFree(over.get())
                    && !over.get().equals(pawn.spot)
                    && has(over.get(), direction)) {
                world.step(terrain, over.get(), direction).filter(this::isFree).ifPresent(reached::add);
            }
        }
        return reached;
    }

    private Set<Spot> chains(SlowPiece pawn) {
        var reached = jumps(pawn.spot, pawn);
        boolean grows = true;
        while (grows) {
            var further = new HashSet<>(reached);
            reached.forEach(spot -> further.addAll(jumps(spot, pawn)));
            grows = further.size() > reached.size();
            reached = further;
        }
        return reached;
    }

    private Set<Spot> tower(SlowPiece tower) {
        return slides(tower, Math.max(world.game().width(), world.game().height()));
    }

    private Set<Spot> slides(SlowPiece piece, int most) {
        var reached = new TreeSet<Spot>();
        for (var direction : world.directions(terrain, piece.spot)) {
            if (SlowWorld.CARDINAL.contains(direction)) {
                Optional<Spot> at = world.step(piece.spot, direction);
                for (int step = 1; step <= most && at.isPresent(); step++) {
                    if (canLand(piece, at.get())) {
                        reached.add(at.get());
                    }
                    if (!isFree(at.get())) {
                        break;
                    }
                    at = world.step(at.get(), direction);
                }
            }
        }
        return reached;
    }

    private Set<Spot> elephant(SlowPiece elephant) {
        int steps = world.game().elephantSteps();
        var from = elephant.spot;
        return switch (world.game().elephant()) {
            case DIAMOND -> landings(elephant, around(Set.of(from), steps));
            case EXACT -> landings(elephant, corners(from, steps));
            case STRAIGHT -> landings(elephant, straight(from, steps));
            case LINE -> slides(elephant, steps);
        };
    }

    private Set<Spot> landings(SlowPiece piece, Set<Spot> spots) {
        return spots.stream().filter(spot -> canLand(piece, spot)).collect(Collectors.toSet());
    }

    /// Where one comes by up to so many steps, turns and ways back allowed.
    private Set<Spot> around(Set<Spot> spots, int steps) {
        if (steps == 0) {
            return spots;
        }
        var wider = new HashSet<>(spots);
        for (var spot : spots) {
            SlowWorld.CARDINAL.forEach(way -> world.step(spot, way).ifPresent(wider::add));
        }
        return around(wider, steps - 1);
    }

    /// Where one comes by so many steps, none of them back: some east or west, the others north or
    /// south.
    private Set<Spot> corners(Spot from, int steps) {
        var reached = new HashSet<Spot>();
        for (int first = 0; first <= steps; first++) {
            for (var across : List.of("E", "W")) {
                for (var along : List.of("N", "S")) {
                    int rest = steps - first;
                    go(from, across, first)
                            .flatMap(spot -> go(spot, along, rest))
                            .ifPresent(reached::add);
                }
            }
        }
        return reached;
    }

    private Set<Spot> straight(Spot from, int steps) {
        return SlowWorld.CARDINAL.stream()
                .flatMap(way -> go(from, way, steps).stream())
                .collect(Collectors.toSet());
    }

    private Optional<Spot> go(Spot from, String direction, int steps) {
        return steps == 0
                ? Optional.of(from)
                : world.step(from, direction).flatMap(spot -> go(spot, direction, steps - 1));
    }

    private Set<Spot> king() {
        var reached = new TreeSet<Spot>();
        for (var spot : world.spots()) {
            int number = world.number(spot);
            boolean prime = number > 1 && IntStream.range(2, number).noneMatch(d -> number % d == 0);
            if (prime && isFree(spot)) {
                reached.add(spot);
            }
        }
        return reached;
    }
}
