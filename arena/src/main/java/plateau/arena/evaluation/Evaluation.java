package plateau.arena.evaluation;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import plateau.arena.evaluation.figures.Columns;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.figures.Goal;
import plateau.arena.evaluation.figures.Ranking;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.series.Schedule;
import plateau.arena.series.Task;
import plateau.arena.series.Work;
import plateau.arena.statistics.Distribution;
import plateau.arena.statistics.Statistics;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// An evaluation under way: what is played next, and what was found. Sums are exact, so that games may be
/// played in any parts, by any number of threads, and some of them earlier: what was found is the same.
///
/// Of a cell that is done its figures alone are kept. What is held does not grow with the games.
public final class Evaluation implements Schedule<Harvest> {
    /// Into so many groups games are parted where it takes them to tell how sure something is.
    private static final int GROUPS = 20;

    private final EvaluationPlan plan;
    private final Cells cells;
    private final Consumer<Part> sink;
    private final Columns columns;
    private final Optional<Ranks> ranks;
    private final Course course;
    private final BatchSize pace;
    private final int groups;

    /// Cells of which there are games to hand out, by their places.
    private final TreeMap<Long, CellProgress> open = new TreeMap<>();

    /// Cells that are begun and not done, by their numbers.
    private final Map<Long, CellProgress> underWay = new HashMap<>();

    private final TreeMap<Long, Done> done = new TreeMap<>();
    private final Statistics all = new Statistics();
    private final long resumed;
    private long next;
    private long handedOut;
    private long tasked;
    private long doneGames;
    private long promised;
    private long nanos;

    /// Refuses parts that are not of this plan.
    ///
    /// @param desks at how many places games are played at the same time
    /// @param earlier parts that were played already
    /// @param sink gets every part that is played
    public Evaluation(EvaluationPlan plan, Cells cells, int desks, Collection<Part> earlier, Consumer<Part> sink) {
        this.plan = plan;
        this.cells = cells;
        this.sink = sink;
        columns = Columns.of(plan, cells);
        var until = plan.until().map(each -> Until.parse(each, columns));
        ranks = plan.goal().map(each -> new Ranks(Goal.parse(each, columns), plan.isSearch()));
        course = plan.isSearch()
                ? new SuccessiveHalving(cells, plan, ranks.orElseThrow())
                : new Whole(cells.count(), plan.games(), until);
        pace = new BatchSize(desks);
        boolean needsGroups =
                ranks.isPresent() || until.filter(Until::needsGroups).isPresent();
        groups = needsGroups ? GROUPS : 1;
        earlier.forEach(this::resume);
        resumed = all.games();
    }

    private void resume(Part part) {
        if (course.place(part.cell()) < 0 || part.harvest().groups().size() != groups) {
            throw foreign(part);
        }
        if (done.containsKey(part.cell())) {
            throw foreign(part);
        }
        var cell = begun(part.cell());
        if (!cell.gaps().take(part.from(), part.harvest().games())) {
            throw foreign(part);
        }
        handedOut += part.harvest().games();
        count(cell, part.harvest());
        if (cell.gaps().areNone()) {
            open.remove(cell.place());
        }
    }

    private static BadInput foreign(Part part) {
        return new BadInput(
                "evaluation.foreign",
                "games %d to %d of cell %d, which were played, are not of this evaluation",
                part.from(),
                part.from() + part.harvest().games() - 1,
                part.cell());
    }

    /// What is to be done with each task.
    ///
    /// @param keepsGames whether there is to be a row for each game
    public Work<Harvest> work(boolean keepsGames) {
        return new CountingWork(groups, Math.max(1, course.games() / groups), keepsGames);
    }

    @Override
    public synchronized Optional<Task> next() {
        if (open.isEmpty()) {
            begin();
        }
        return open.isEmpty()
                ? Optional.empty()
                : Optional.of(task(open.firstEntry().getValue()));
    }

    /// The next cell of which no game was played.
    private void begin() {
        while (next < course.cells() && isBegun(course.number(next))) {
            next++;
        }
        if (next < course.cells()) {
            begun(course.number(next++));
        }
    }

    private boolean isBegun(long number) {
        return underWay.containsKey(number) || done.containsKey(number);
    }

    private CellProgress begun(long number) {
        var cell = underWay.get(number);
        if (cell == null) {
            cell = new CellProgress(course.place(number), cells.cell(number), groups, course.games());
            underWay.put(number, cell);
            promised += cell.gaps().total();
            open.put(cell.place(), cell);
        }
        return cell;
    }

    private Task task(CellProgress cell) {
        long left = Math.max(games() - handedOut, cell.gaps().first());
        long games = pace.games(cell, left);
        long from = cell.gaps().take(games);
        if (cell.gaps().areNone()) {
            open.remove(cell.place());
        }
        handedOut += games;
        long number = tasked;
        tasked += games;
        return new Task(number, Long.toString(cell.cell().number()), cell.cell().pairing(), plan.seed(), from, games);
    }

    /// Of games that were broken off those before the first of them count; the others are handed out again,
    /// unless there are none before: what cannot be played is not tried for ever.
    @Override
    public synchronized void played(Task task, Harvest harvest) {
        long played = harvest.games();
        if (played == 0) {
            return;
        }
        var cell = Objects.requireNonNull(underWay.get(numberOf(task)));
        sink.accept(new Part(cell.cell().number(), task.first(), harvest));
        if (played < task.games()) {
            cell.gaps().open(task.first() + played, task.first() + task.games());
            open.put(cell.place(), cell);
            handedOut -= task.games() - played;
        }
        pace.add(harvest);
        count(cell, harvest);
    }

    private static long numberOf(Task task) {
        return Text.wholeNumber(task.group()).orElseThrow();
    }

    private void count(CellProgress cell, Harvest harvest) {
        harvest.groups().forEach(all::add);
        nanos += harvest.nanos();
        cell.add(harvest);
        if (cell.isRoundOver()) {
            ranks.ifPresent(each -> each.add(cell));
            cell.known(columns);
            var verdict = course.ended(cell);
            verdict.goOn().forEach(this::goOn);
            verdict.done().forEach(this::end);
        }
    }

    private void goOn(CellProgress cell) {
        promised += cell.gaps().total() - cell.games();
        open.put(cell.place(), cell);
    }

    private void end(CellProgress cell) {
        underWay.remove(cell.cell().number());
        promised -= cell.games();
        doneGames += cell.games();
        done.put(cell.cell().number(), cell.known(columns));
    }

    /// How many games there are to play, those of earlier included, as far as that is known.
    public synchronized long games() {
        return course.planned(doneGames, done.size(), promised, underWay.size());
    }

    /// How many games were played before.
    public long resumed() {
        return resumed;
    }

    /// How many games were played, those of earlier included.
    public synchronized long played() {
        return all.games();
    }

    /// How many cells are played.
    public synchronized long cells() {
        return course.cells();
    }

    /// How many of them are done.
    public synchronized long cellsDone() {
        return done.size();
    }

    /// What was found so far.
    public synchronized Findings findings() {
        var known = new TreeMap<>(done);
        for (var cell : underWay.values()) {
            if (cell.games() > 0) {
                known.put(cell.cell().number(), cell.known(columns));
            }
        }
        var ranking = ranks.map(each -> each.ranking(course.isSample(), course.rounds()));
        return new Findings(
                plan,
                columns.all(),
                findings(known.values(), ranking),
                cells.count(),
                lengths(),
                all.games(),
                games(),
                done.size() < course.cells(),
                nanos / 1e9,
                ranking);
    }

    private List<Finding> findings(Collection<Done> known, Optional<Ranking> ranking) {
        var places = new HashMap<Long, double[]>();
        ranking.ifPresent(each -> {
            for (var cell : each.cells()) {
                double rank = places.size() + 1;
                places.put(cell.cell(), new double[] {cell.value(), cell.low(), cell.high(), rank});
            }
        });
        var unranked = new double[ranking.isPresent() ? Columns.OF_GOAL.size() : 0];
        Arrays.fill(unranked, Double.NaN);
        return known.stream()
                .map(each -> finding(each, places.getOrDefault(each.cell().number(), unranked)))
                .toList();
    }

    private Finding finding(Done cell, double[] goal) {
        return new Finding(
                cell.cell(),
                cell.games(),
                done.containsKey(cell.cell().number()),
                DoubleStream.concat(Arrays.stream(cell.figures()), Arrays.stream(goal))
                        .boxed()
                        .toList(),
                cell.causes(),
                cell.millis());
    }

    /// Of these games only: others go on being added.
    private Distribution lengths() {
        var copy = new Statistics();
        copy.add(all);
        return copy.length();
    }
}
