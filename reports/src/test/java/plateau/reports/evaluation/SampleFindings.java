package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import plateau.arena.evaluation.figures.Column;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.figures.Ranking;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cell;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.series.Pairing;
import plateau.arena.statistics.Distribution;
import plateau.arena.statistics.Interval;
import plateau.core.text.Text;

/// Made-up findings whose figures agree with each other: the first axis changes much, the second less, the
/// others nothing but by chance.
final class SampleFindings {
    static final int GAMES = 100;

    private final List<Axis> axes;
    private final int seats;
    private final List<String> figures;
    private final List<Column> columns = new ArrayList<>();
    private final SplittableRandom lot = new SplittableRandom(7);
    private final Distribution lengths = new Distribution();
    private final List<Finding> cells = new ArrayList<>();

    private SampleFindings(List<Axis> axes, int seats, List<String> figures) {
        this.axes = axes;
        this.seats = seats;
        this.figures = figures;
        for (var name :
                "length_mean length_low length_high length_deviation length_p05 length_p25 length_p50 length_p75 length_p95 branching_mean forced_share draws_share draws_low draws_high"
                        .split(" ")) {
            columns.add(new Column(name, false));
        }
        for (int seat = 1; seat <= seats; seat++) {
            for (var name :
                    List.of("payoff%", "payoff%_low", "payoff%_high", "score%_mean", "score%_low", "score%_high")) {
                columns.add(new Column(name.replace("%", String.valueOf(seat)), false));
            }
        }
        for (var name :
                "seat_gap lead_changes_mean lead_changes_low lead_changes_high decided_mean decided_low decided_high ending_finished"
                        .split(" ")) {
            columns.add(new Column(name, name.startsWith("ending")));
        }
        for (var figure : figures) {
            for (var part : List.of("_mean", "_low", "_high")) {
                columns.add(new Column(figure + part, false));
            }
        }
    }

    static Axis axis(String name, int from, int to) {
        return new Axis(
                name, IntStream.rangeClosed(from, to).mapToObj(String::valueOf).toList());
    }

    /// All cells, two seats, the figures of a game that has two.
    static Findings whole(List<Axis> axes) {
        return of(axes, 2, each -> true, Optional.empty());
    }

    static Findings of(List<Axis> axes, int seats, LongPredicate chosen, Optional<String> goal) {
        return of("kuhn", axes, seats, List.of("bets", "long_waits"), chosen, goal);
    }

    /// @param chosen which of the cells were played
    static Findings of(
            String game,
            List<Axis> axes,
            int seats,
            List<String> figures,
            LongPredicate chosen,
            Optional<String> goal) {
        var sample = new SampleFindings(axes, seats, figures);
        long all = axes.stream().mapToLong(axis -> axis.values().size()).reduce(1, (a, b) -> a * b);
        for (long number = 0; number < all; number++) {
            if (chosen.test(number)) {
                sample.play(game, number);
            }
        }
        return sample.findings(game, all, goal);
    }

    private void play(String game, long number) {
        var values = new ArrayList<String>();
        var places = new ArrayList<Integer>();
        long rest = number;
        for (var axis : axes.reversed()) {
            int place = (int) (rest % axis.values().size());
            places.addFirst(place);
            values.addFirst(axis.values().get(place));
            rest /= axis.values().size();
        }
        int players = seats;
        var options = new LinkedHashMap<String, Object>();
        for (int i = 0; i < axes.size(); i++) {
            if (axes.get(i).name().equals(Axis.PLAYERS)) {
                players = (int) Text.wholeNumber(values.get(i)).orElseThrow();
            } else {
                options.put(axes.get(i).name(), values.get(i));
            }
        }
        var effect = new SplittableRandom(places.isEmpty() ? 0 : places.getFirst() * 31L);
        double strong = 4 * (effect.nextDouble() - 0.5);
        double weak = places.size() < 2 ? 0 : new SplittableRandom(places.get(1) * 57L).nextDouble() - 0.5;
        var figures = figures(strong, weak, players);
        var seated = new ArrayList<String>();
        IntStream.range(0, players).forEach(seat -> seated.add("classic"));
        cells.add(new Finding(
                new Cell(number, values, new Pairing(game, options, seated)),
                GAMES,
                true,
                columns.stream()
                        .map(each -> figures.getOrDefault(each.name(), Double.NaN))
                        .toList(),
                "points:60 turns:40",
                0.25));
    }

    private Map<String, Double> figures(double strong, double weak, int players) {
        var figures = new TreeMap<String, Double>();
        var played = new long[GAMES];
        for (int game = 0; game < GAMES; game++) {
            played[game] = Math.round(24 + 3 * strong + 2 * weak + 6 * lot.nextGaussian());
            lengths.add(played[game]);
        }
        Arrays.sort(played);
        put(figures, "length", Arrays.stream(played).average().orElse(0), 6);
        figures.put("length_deviation", 6.0);
        for (int part : new int[] {5, 25, 50, 75, 95}) {
            figures.put(part == 5 ? "length_p05" : "length_p" + part, (double) played[part]);
        }
        figures.put("branching_mean", 51 + 3 * weak + lot.nextDouble());
        figures.put("forced_share", 0.1 + 0.01 * lot.nextDouble());
        figures.put("draws_share", 0.0);
        figures.put("draws_low", 0.0);
        figures.put("draws_high", 0.037);
        double left = 1;
        double most = 0;
        double least = 1;
        for (int seat = 1; seat <= players; seat++) {
            double fair = 1.0 / players + (seat == 1 ? 0.05 * strong : 0);
            double share = seat == players ? left : Math.round(GAMES * fair + 4 * lot.nextGaussian()) / (double) GAMES;
            left -= share;
            most = Math.max(most, share);
            least = Math.min(least, share);
            var interval = Interval.wilson(Math.clamp(share, 0, 1), GAMES);
            figures.put("payoff" + seat, share);
            figures.put("payoff" + seat + "_low", interval.low());
            figures.put("payoff" + seat + "_high", interval.high());
            put(figures, "score" + seat, 9 + strong / 2 - seat * 0.2 + 0.2 * lot.nextGaussian(), 2);
        }
        figures.put("seat_gap", most - least);
        put(figures, "lead_changes", 2.5 + 0.3 * weak + 0.1 * lot.nextGaussian(), 1);
        put(figures, "decided", 0.7 + 0.02 * lot.nextGaussian(), 0.2);
        figures.put("ending_finished", (double) GAMES);
        this.figures.forEach(each -> put(figures, each, 5 + strong + lot.nextGaussian() / 5, 2));
        return figures;
    }

    private static void put(Map<String, Double> figures, String name, double mean, double deviation) {
        var interval = Interval.ofMean(mean, deviation, GAMES);
        figures.put(name + "_mean", mean);
        figures.put(name + "_low", interval.low());
        figures.put(name + "_high", interval.high());
    }

    private Findings findings(String game, long all, Optional<String> goal) {
        long games = cells.size() * (long) GAMES;
        boolean isSearch = goal.isPresent() && cells.size() < all;
        var plan = new EvaluationPlan(
                game,
                Optional.empty(),
                List.of("powers=off"),
                List.of("classic", "classic"),
                axes,
                GAMES,
                Optional.empty(),
                goal,
                isSearch ? games : 0,
                42,
                "");
        return new Findings(
                plan,
                columns,
                cells,
                all,
                lengths,
                games,
                all * GAMES,
                cells.size() < all && !isSearch,
                12.34,
                goal.map(each -> ranking(each, isSearch)));
    }

    private Ranking ranking(String goal, boolean isSearch) {
        int column = columns.stream().map(Column::name).toList().indexOf("seat_gap");
        var ranked = cells.stream()
                .sorted(java.util.Comparator.comparingDouble(
                        each -> each.figures().get(column)))
                .map(each -> {
                    double value = -each.figures().get(column);
                    return new Ranking.Ranked(each.cell().number(), value, value - 0.05, value + 0.05, 0.1);
                })
                .toList();
        var rounds = isSearch
                ? List.of(new Ranking.Round(ranked.size(), 20), new Ranking.Round(ranked.size() / 3, 60))
                : List.<Ranking.Round>of();
        return new Ranking(goal, ranked, 0.87, isSearch ? 0.03 : 0, rounds);
    }
}
