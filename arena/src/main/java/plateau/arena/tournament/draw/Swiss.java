package plateau.arena.tournament.draw;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.IntStream;
import plateau.arena.statistics.Outcome;

/// In each round those sit at a table who did equally well so far and have not met. A round is drawn when
/// the one before is complete. Where the number of entrants cannot be divided, some of the last have a
/// bye, which counts as an equal share of the games missed.
public final class Swiss implements Draw {
    private final int seats;
    private final int rounds;
    private final int tables;
    private final long groups;
    private final long[] points;
    private final long[] scores;
    private final long[] byes;
    private final int[][] met;
    private final Queue<Fixture> ready = new ArrayDeque<>();
    private int underWay;
    private int round;

    /// @param games to play at least
    public Swiss(int entrants, int seats, int rounds, long games) {
        this.seats = seats;
        this.rounds = rounds;
        tables = entrants / seats;
        groups = Math.max(1, Math.ceilDiv(games, (long) rounds * tables * seats));
        points = new long[entrants];
        scores = new long[entrants];
        byes = new long[entrants];
        met = new int[entrants][entrants];
    }

    @Override
    public Optional<Fixture> next() {
        if (ready.isEmpty() && underWay == 0 && round < rounds) {
            draw();
        }
        var next = Optional.ofNullable(ready.poll());
        underWay += next.isPresent() ? 1 : 0;
        return next;
    }

    private void draw() {
        var playing = new ArrayList<>(order());
        while (playing.size() % seats != 0) {
            giveBye(playing);
        }
        long first = round * roundSize();
        for (var table : SwissPairing.of(playing, seats, met)) {
            for (long group = 0; group < groups; group++) {
                ready.addAll(Fixture.group(first, table, round * groups + group));
                first += seats;
            }
            table.forEach(one -> table.forEach(other -> met[one][other]++));
        }
        round++;
    }

    /// Those who did best first; the entrants' order decides where nothing else does.
    private List<Integer> order() {
        return IntStream.range(0, points.length)
                .boxed()
                .sorted(Comparator.<Integer>comparingLong(each -> -points[each])
                        .thenComparingLong(each -> -scores[each]))
                .toList();
    }

    /// The last of those who had the fewest byes does not play.
    private void giveBye(List<Integer> playing) {
        int idle = playing.reversed().stream()
                .min(Comparator.comparingLong(each -> byes[each]))
                .orElseThrow();
        playing.removeIf(each -> each == idle);
        byes[idle] += groups;
        points[idle] += groups * Outcome.WIN;
    }

    @Override
    public void played(Fixture fixture, Outcome game) {
        underWay--;
        for (int seat = 0; seat < seats; seat++) {
            int entrant = fixture.seats().get(seat);
            points[entrant] += game.share(seat);
            scores[entrant] += game.score(seat);
        }
    }

    private long roundSize() {
        return groups * tables * seats;
    }

    @Override
    public long games() {
        return rounds * roundSize();
    }

    @Override
    public long most() {
        return games();
    }

    @Override
    public long byes(int entrant) {
        return byes[entrant];
    }
}
