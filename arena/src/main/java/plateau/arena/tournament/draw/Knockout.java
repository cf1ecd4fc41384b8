package plateau.arena.tournament.draw;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.IntStream;
import plateau.arena.statistics.Outcome;

/// Whoever wins at a table goes on, the others are out. Each round is drawn when the one before is
/// complete, from the order of the entrants: the first meet the last. Where their number does not go out,
/// the first entrants have a bye in the first round.
public final class Knockout implements Draw {
    private final int seats;
    private final long groups;
    private final int total;
    private final int[] stage;
    private final long[] byes;
    private final Queue<Fixture> ready = new ArrayDeque<>();
    private final Map<Long, Tie> ties = new HashMap<>();
    private List<Integer> left;
    private int round;
    private int drawn;
    private long more;

    /// @param games to play at least
    public Knockout(int entrants, int seats, long games) {
        this.seats = seats;
        total = (entrants - 1) / (seats - 1);
        groups = Math.max(1, Math.ceilDiv(games, (long) total * seats));
        stage = new int[entrants];
        byes = new long[entrants];
        left = IntStream.range(0, entrants).boxed().toList();
    }

    @Override
    public Optional<Fixture> next() {
        if (ready.isEmpty() && ties.isEmpty() && left.size() > 1) {
            draw();
        }
        return Optional.ofNullable(ready.poll());
    }

    private void draw() {
        round++;
        left.forEach(each -> stage[each] = round);
        int tables = tables(left.size());
        int idle = left.size() - tables * seats;
        left.subList(0, idle).forEach(each -> byes[each] += groups);
        for (var table : snake(left.subList(idle, left.size()), tables)) {
            var tie = new Tie(table, drawn * blockSize());
            ties.put((long) drawn++, tie);
            for (long group = 0; group < groups; group++) {
                play(tie);
            }
        }
    }

    /// So many that a power of the seats at a table is left, and every later round is without a bye.
    private int tables(int entrants) {
        int rest = 1;
        while (rest * seats < entrants) {
            rest *= seats;
        }
        return (entrants - rest) / (seats - 1);
    }

    /// The first of each table in their order, then the second in the opposite one, and so on.
    private List<List<Integer>> snake(List<Integer> playing, int tables) {
        var all = new ArrayList<List<Integer>>();
        for (int table = 0; table < tables; table++) {
            var one = new ArrayList<Integer>();
            for (int row = 0; row < seats; row++) {
                one.add(playing.get(row * tables + (row % 2 == 0 ? table : tables - 1 - table)));
            }
            all.add(one);
        }
        return all;
    }

    private void play(Tie tie) {
        long group = tie.begin();
        // A round has its own luck, the same at all its tables.
        long luck = (round - 1L) * (groups + Tie.MOST_MORE) + group;
        ready.addAll(Fixture.group(tie.first() + group * seats, tie.entrants(), luck));
    }

    private long blockSize() {
        return (groups + Tie.MOST_MORE) * seats;
    }

    @Override
    public void played(Fixture fixture, Outcome game) {
        long key = fixture.number() / blockSize();
        var tie = Objects.requireNonNull(ties.get(key));
        tie.add(fixture, game);
        if (tie.isUnderWay()) {
            return;
        }
        if (tie.needsMore(groups)) {
            more++;
            play(tie);
            return;
        }
        ties.remove(key);
        int winner = tie.winner();
        left = left.stream()
                .filter(each -> each == winner || !tie.entrants().contains(each))
                .toList();
        if (left.size() == 1) {
            stage[winner] = round + 1;
        }
    }

    @Override
    public long games() {
        return (total * groups + more) * seats;
    }

    @Override
    public long most() {
        return total * blockSize();
    }

    @Override
    public long byes(int entrant) {
        return byes[entrant];
    }

    @Override
    public int stage(int entrant) {
        return stage[entrant];
    }
}
