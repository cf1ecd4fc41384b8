package plateau.arena.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import plateau.arena.evaluation.figures.Ranking;
import plateau.arena.evaluation.sweep.CellSample;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.core.text.BadInput;
import plateau.core.text.Message;

/// Looks for the best cell by successive halving, here to a third: all cells that are tried are played a
/// little, the best third of them three times as much, and so on. Every round costs about the same.
///
/// Jamieson and Talwalkar (2016) show why that finds the best with few games: most are spent on those that
/// are hard to tell apart.
final class SuccessiveHalving implements Course {
    /// Of so many cells one stays.
    private static final int SHARE = 3;

    /// A cell of which fewer games are played is not tried.
    static final int LEAST = 20;

    /// What is known of each is kept.
    private static final int MOST_CELLS = 20_000;

    private final long[] tried;
    private final boolean isSample;
    private final List<Ranking.Round> rounds;

    /// Those that may stay, the best first; others are done.
    private final TreeMap<Long, CellProgress> best;

    private int round;
    private long ended;

    SuccessiveHalving(Cells cells, EvaluationPlan plan, Ranks ranks) {
        int wanted = affordable(cells.count(), plan.budget());
        tried = CellSample.of(cells, wanted, plan.seed());
        isSample = wanted < cells.count();
        rounds = rounds(tried.length, plan.budget());
        best = new TreeMap<>(ranks.byValue());
    }

    /// How many cells can be tried; refuses a budget that is too small to compare any.
    private static int affordable(long cells, long budget) {
        int most = (int) Math.min(cells, MOST_CELLS);
        int least = Math.min(most, 2);
        if (budget / LEAST < least) {
            throw new BadInput(
                    "evaluation.budget",
                    "%s: %d games are too few; %d are needed at least, %d for each of %d",
                    Message.field("budget"),
                    budget,
                    (long) LEAST * least,
                    LEAST,
                    least);
        }
        while (most > least && rounds(most, budget).getFirst().games() < LEAST) {
            most--;
        }
        return most;
    }

    /// The rounds of a search that begins with so many cells. The last has three of them at most.
    static List<Ranking.Round> rounds(int cells, long budget) {
        var sizes = new ArrayList<Integer>();
        sizes.add(cells);
        while (sizes.getLast() > SHARE) {
            sizes.add(Math.ceilDiv(sizes.getLast(), SHARE));
        }
        var rounds = new ArrayList<Ranking.Round>();
        long games = 0;
        for (int size : sizes) {
            games += budget / sizes.size() / size;
            rounds.add(new Ranking.Round(size, games));
        }
        return rounds;
    }

    @Override
    public long cells() {
        return tried.length;
    }

    @Override
    public long number(long place) {
        return tried[(int) place];
    }

    @Override
    public long place(long number) {
        return Math.max(-1, Arrays.binarySearch(tried, number));
    }

    @Override
    public long games() {
        return rounds.getFirst().games();
    }

    @Override
    public Verdict ended(CellProgress cell) {
        var done = new ArrayList<CellProgress>();
        ended++;
        if (isLast()) {
            done.add(cell);
            return new Verdict(List.of(), done);
        }
        best.put(cell.cell().number(), cell);
        cell.pack();
        if (best.size() > rounds.get(round + 1).cells()) {
            done.add(best.pollLastEntry().getValue());
        }
        return new Verdict(ended == rounds.get(round).cells() ? nextRound() : List.of(), done);
    }

    private boolean isLast() {
        return round == rounds.size() - 1;
    }

    private List<CellProgress> nextRound() {
        round++;
        ended = 0;
        var stay = List.copyOf(best.values());
        best.clear();
        stay.forEach(cell -> cell.gaps().extend(rounds.get(round).games()));
        return stay;
    }

    @Override
    public long planned(long played, long done, long underWay, long begun) {
        long planned = 0;
        long before = 0;
        for (var each : rounds) {
            planned += each.cells() * (each.games() - before);
            before = each.games();
        }
        return planned;
    }

    @Override
    public boolean isSample() {
        return isSample;
    }

    @Override
    public List<Ranking.Round> rounds() {
        return rounds.subList(0, round + 1);
    }
}
