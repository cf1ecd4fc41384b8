package plateau.arena.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.evaluation.figures.Columns;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.series.Row;
import plateau.arena.series.Series;
import plateau.arena.series.Simulation;
import plateau.arena.series.Task;
import plateau.arena.statistics.Statistics;
import plateau.core.text.BadInput;

class EvaluationTest {
    private static final EvaluationPlan PILES = Trial.plan(
            "piles",
            List.of("random", "random"),
            50,
            Trial.axis("size", "2", "3", "4"),
            Trial.axis("seat2", "random", "greedy"));

    private static final EvaluationPlan MUNIFICENCE = Trial.plan(
            "munificence",
            List.of("classic", "classic"),
            120,
            Trial.axis("builder-seed", "0", "1", "2"),
            Trial.axis("players", "2", "3"));

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void whatIsFoundDoesNotDependOnThreads(int threads) {
        Trial.assertSame(Trial.run(PILES, threads), Trial.run(PILES, 1));
        Trial.assertSame(Trial.run(MUNIFICENCE, threads), Trial.run(MUNIFICENCE, 1));
    }

    @Test
    void aCellIsASimulationOfItsOptions() {
        var findings = Trial.run(PILES, 2);
        var columns = Columns.of(PILES, Trial.cells(PILES));
        assertThat(findings.cells()).hasSize(6);
        for (var each : findings.cells()) {
            var pairing = each.cell().pairing();
            var alone = new Simulation(Trial.HOUSE, pairing, 7, 50, 1).run().statistics();
            assertThat(each.games()).isEqualTo(50);
            for (var name : List.of("length_mean", "payoff1", "score2_mean", "branching_mean")) {
                int place = columns.place(name);
                assertThat(each.figures().get(place)).isEqualTo(columns.figures(alone)[place]);
            }
        }
        assertThat(findings.games()).isEqualTo(300).isEqualTo(findings.planned());
        assertThat(findings.lengths().count()).isEqualTo(300);
        assertThat(findings.isPartial()).isFalse();
    }

    @Test
    void cellsDiffer() {
        var findings = Trial.run(MUNIFICENCE, 2);
        assertThat(findings.cells().stream().map(Finding::figures).distinct()).hasSize(6);
        int third = findings.column("payoff3");
        assertThat(findings.cells().get(0).figures().get(third)).isNaN();
        assertThat(findings.cells().get(1).figures().get(third)).isBetween(0.0, 1.0);
    }

    /// Stops after some parts, time and again, in the middle of a part, and begins again with what there is.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatIsInterruptedAndTakenUpAgainIsTheSame(long seed) {
        var random = new Random(seed);
        Trial.assertSame(interrupted(MUNIFICENCE, random), Trial.run(MUNIFICENCE, 1));
    }

    static Findings interrupted(EvaluationPlan plan, Random random) {
        var parts = new ArrayList<Part>();
        while (true) {
            int threads = 1 + random.nextInt(3);
            var evaluation = new Evaluation(plan, Trial.cells(plan), threads, parts, parts::add);
            assertThat(evaluation.played()).isEqualTo(evaluation.resumed());
            var work = evaluation.work(false);
            var desks = Stream.generate(() -> new Fickle(work.desk(Trial.HOUSE), random))
                    .limit(threads)
                    .toList();
            var series = new Series<>(evaluation, desks);
            desks.forEach(desk -> desk.stopAll = series::stop);
            series.run();
            if (!evaluation.findings().isPartial()) {
                return evaluation.findings();
            }
        }
    }

    /// Plays some of what it is asked to, and has all stop now and then.
    private static final class Fickle implements Series.Desk<Harvest> {
        private final Series.Desk<Harvest> desk;
        private final Random random;
        private Runnable stopAll = () -> {};

        private Fickle(Series.Desk<Harvest> desk, Random random) {
            this.desk = desk;
            this.random = new Random(random.nextLong());
        }

        @Override
        public Harvest play(Task task) {
            if (random.nextInt(12) > 0) {
                return desk.play(task);
            }
            stopAll.run();
            return task.games() == 1
                    ? new Harvest(List.of(new Statistics()), 0, 1, List.of())
                    : desk.play(task.part(0, 1 + random.nextLong(task.games() - 1)));
        }

        @Override
        public long played() {
            return desk.played();
        }

        @Override
        public void stop() {
            // As if the thread saw it a little later.
        }

        @Override
        public void close() {
            desk.close();
        }
    }

    @Test
    void partsComeInAnyOrder() {
        var parts = new ArrayList<Part>();
        var whole = Trial.run(MUNIFICENCE, 2, List.of(), parts);
        Collections.shuffle(parts, new Random(1));
        var some = parts.subList(0, parts.size() / 2);
        Trial.assertSame(Trial.run(MUNIFICENCE, 2, some, new ArrayList<>()), whole);
        var more = new ArrayList<Part>();
        Trial.assertSame(Trial.run(MUNIFICENCE, 2, parts, more), whole);
        assertThat(more).as("played again").isEmpty();
    }

    @Test
    void gamesOfAnotherEvaluationAreRefused() {
        var parts = new ArrayList<Part>();
        Trial.run(PILES, 1, List.of(), parts);
        var first = parts.getFirst();
        var twice = List.of(first, first);
        assertThatThrownBy(() -> Trial.run(PILES, 1, twice, new ArrayList<>()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("of cell 0, which were played, are not of this evaluation");
        for (var foreign : List.of(
                new Part(6, 0, first.harvest()),
                new Part(-1, 0, first.harvest()),
                new Part(0, 50, first.harvest()),
                new Part(0, -1, first.harvest()))) {
            assertThatThrownBy(() -> Trial.run(PILES, 1, List.of(foreign), new ArrayList<>()))
                    .isInstanceOf(BadInput.class);
        }
    }

    @Test
    void gamesAreKeptWhereTheyAreAskedFor() {
        var rows = new ArrayList<Row>();
        var evaluation = new Evaluation(
                PILES,
                Trial.cells(PILES),
                1,
                List.of(),
                part -> rows.addAll(part.harvest().rows()));
        var desk = evaluation.work(true).desk(Trial.HOUSE);
        new Series<>(evaluation, List.of(desk)).run();
        assertThat(rows).hasSize(300).doesNotHaveDuplicates();
        assertThat(rows.stream().map(row -> row.task().number())).doesNotHaveDuplicates();
        var sum = new Statistics();
        rows.stream().filter(row -> row.task().group().equals("5")).forEach(sum::add);
        assertThat(sum.games()).isEqualTo(50);
        var columns = Columns.of(PILES, Trial.cells(PILES));
        var figures = new ArrayList<Double>();
        for (double figure : columns.figures(sum)) {
            figures.add(figure);
        }
        assertThat(evaluation.findings().cells().getLast().figures()).isEqualTo(figures);
        Trial.assertSame(evaluation.findings(), Trial.run(PILES, 1));
    }

    @Test
    void whatWasFoundSoFarIsPartial() {
        var evaluation = new Evaluation(PILES, Trial.cells(PILES), 1, List.of(), part -> {});
        assertThat(evaluation.findings().cells()).isEmpty();
        var task = evaluation.next().orElseThrow();
        evaluation.played(task, evaluation.work(false).desk(Trial.HOUSE).play(task));
        var findings = evaluation.findings();
        assertThat(findings.isPartial()).isTrue();
        assertThat(findings.cells()).hasSize(1);
        assertThat(findings.cells().getFirst().isComplete()).isFalse();
        assertThat(findings.games()).isEqualTo(task.games());
        assertThat(findings.planned()).isEqualTo(300);
        assertThat(findings.all()).isEqualTo(6);
        assertThat(evaluation.cellsDone()).isZero();
        assertThat(findings.ranking()).isEqualTo(Optional.empty());
    }

    /// Otherwise a game that breaks off every time would be played for ever.
    @Test
    void whatCannotBePlayedIsNotTriedForEver() {
        var evaluation = new Evaluation(PILES, Trial.cells(PILES), 1, List.of(), part -> {});
        int tasks = 0;
        for (var task = evaluation.next(); task.isPresent(); task = evaluation.next()) {
            evaluation.played(task.get(), new Harvest(List.of(new Statistics()), 0, 1, List.of()));
            tasks++;
        }
        assertThat(tasks).isEqualTo(300);
        assertThat(evaluation.findings().isPartial()).isTrue();
    }

    /// What parts cost does not grow with their games.
    @Test
    void nothingIsMadeForAGame() {
        bytes(20_000);
        double more = bytes(300_000) - bytes(100_000);
        assertThat(more / 200_000).as("bytes for each game").isLessThan(8);
    }

    private static double bytes(long games) {
        var plan = Trial.plan("piles", List.of("random", "random"), games, Trial.axis("size", "2"));
        var evaluation = new Evaluation(plan, Trial.cells(plan), 1, List.of(), part -> {});
        var desk = evaluation.work(false).desk(Trial.HOUSE);
        var effort = new Series<>(evaluation, List.of(desk)).run();
        assertThat(evaluation.played()).isEqualTo(games);
        return effort.bytes();
    }

    /// Also where a cell gets more games than it has at first.
    @Test
    void noTwoGamesHaveTheSameNumber() {
        var plan = Trial.until("±5%", Coins.plan(100_000, 1, Trial.axis("size", "2", "3", "4")));
        var evaluation = new Evaluation(plan, Trial.cells(plan), 1, List.of(), _ -> {});
        var numbers = new HashSet<Long>();
        long games = 0;
        for (var task = evaluation.next(); task.isPresent(); task = evaluation.next()) {
            for (long game = 0; game < task.get().games(); game++) {
                numbers.add(task.get().part(game, 1).number());
                games++;
            }
            evaluation.played(task.get(), Coins.harvest(evaluation, task.get(), 0.5));
        }
        assertThat(games).isGreaterThan(600);
        assertThat(numbers).hasSize((int) games);
    }
}
