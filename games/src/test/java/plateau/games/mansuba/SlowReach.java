package plateau.games.mansuba;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import plateau.games.mansuba.Mansuba.ElephantStep;
import plateau.games.mansuba.SlowWorld.Spot;

/// Where one piece may go, as the rules page says it.
///
/// @param standing all pieces on the board by their places
/// @param starts the owner of every start place
record SlowReach(
        SlowWorld world,
        Terrain terrain,
        Map<Spot, SlowPiece> standing,
        Map<Spot, Integer> starts) {

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
                world.step(terrain, over.get(), direction)
                        .filter(this::isFree)
                        .ifPresent(reached::add);
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
        var reached = new TreeSet<Spot>();
        int most = Math.max(world.game().width(), world.game().height());
        for (var direction : world.directions(terrain, tower.spot)) {
            if (SlowWorld.CARDINAL.contains(direction)) {
                Optional<Spot> at = world.step(tower.spot, direction);
                for (int step = 1; step <= most && at.isPresent(); step++) {
                    if (canLand(tower, at.get())) {
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
        var reached = new TreeSet<Spot>();
        for (var first : SlowWorld.CARDINAL) {
            var one = world.step(elephant.spot, first);
            if (world.game().elephant() == ElephantStep.DIAMOND) {
                one.ifPresent(reached::add);
            }
            for (var second : SlowWorld.CARDINAL) {
                boolean straight = second.equals(first);
                boolean back = ("NS" + "SN" + "EW" + "WE").contains(first + second) && !straight;
                boolean wanted = straight || world.game().elephant() != ElephantStep.STRAIGHT;
                if (!back && wanted) {
                    one.flatMap(spot -> world.step(spot, second)).ifPresent(reached::add);
                }
            }
        }
        reached.removeIf(spot -> !canLand(elephant, spot));
        return reached;
    }

    private Set<Spot> king() {
        var reached = new TreeSet<Spot>();
        for (var spot : world.spots()) {
            int number = world.number(spot);
            boolean prime =
                    number > 1 && IntStream.range(2, number).noneMatch(d -> number % d == 0);
            if (prime && isFree(spot)) {
                reached.add(spot);
            }
        }
        return reached;
    }
}
