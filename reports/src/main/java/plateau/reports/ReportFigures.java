package plateau.reports;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.arena.statistics.Interval;
import plateau.arena.statistics.Outcome;
import plateau.arena.tournament.standings.Encounter;
import plateau.arena.tournament.standings.Frequencies;
import plateau.arena.tournament.standings.Standing;
import plateau.arena.tournament.standings.Standings;
import plateau.core.Ending;
import plateau.reports.TournamentData.Estimate;
import plateau.reports.plots.Count;
import plateau.reports.plots.CrossTablePlot;

/// What a report tells of all games together: who met whom, how seats did, and how games ended.
final class ReportFigures {
    private final Standings standings;

    ReportFigures(Standings standings) {
        this.standings = standings;
    }

    /// A share and where it most likely lies; unknown of no games.
    static Estimate estimate(double share, long games) {
        var interval = Interval.wilson(share, games);
        return games == 0
                ? new Estimate(Double.NaN, Double.NaN, Double.NaN)
                : new Estimate(share, interval.low(), interval.high());
    }

    /// How each did against each, in the order of standing.
    List<List<CrossTablePlot.Cell>> cross() {
        var order = standings.overall().stream().map(Standing::name).toList();
        var met = new LinkedHashMap<List<String>, long[]>();
        for (var section : standings.sections()) {
            for (var encounter : section.encounters()) {
                add(met, encounter);
            }
        }
        var none = new long[2];
        return order.stream()
                .map(row -> order.stream()
                        .map(column -> met.getOrDefault(List.of(row, column), none))
                        .map(sum -> new CrossTablePlot.Cell(share(sum), sum[1]))
                        .toList())
                .toList();
    }

    private static void add(Map<List<String>, long[]> met, Encounter encounter) {
        long rest = encounter.games() * Outcome.WIN - encounter.points();
        add(met, List.of(encounter.first(), encounter.second()), encounter.points(), encounter);
        add(met, List.of(encounter.second(), encounter.first()), rest, encounter);
    }

    private static void add(Map<List<String>, long[]> met, List<String> pair, long points, Encounter encounter) {
        var sum = met.computeIfAbsent(pair, _ -> new long[2]);
        sum[0] += points;
        sum[1] += encounter.games();
    }

    /// @param sum of points and of games
    private static double share(long[] sum) {
        return sum[1] == 0 ? Double.NaN : (double) sum[0] / Outcome.WIN / sum[1];
    }

    /// How seats did at tables of each size.
    List<TournamentData.SeatShare> seats() {
        var sums = new TreeMap<Integer, double[]>();
        var counts = new TreeMap<Integer, Long>();
        for (var section : standings.sections()) {
            int players = section.discipline().players();
            var sum = sums.computeIfAbsent(players, double[]::new);
            for (int seat = 0; seat < players; seat++) {
                sum[seat] += section.seats().get(seat) * section.games();
            }
            counts.merge(players, section.games(), Long::sum);
        }
        var shares = new ArrayList<TournamentData.SeatShare>();
        sums.forEach((players, sum) -> {
            long count = counts.getOrDefault(players, 0L);
            for (int seat = 0; seat < players; seat++) {
                double share = count == 0 ? 0 : sum[seat] / count;
                shares.add(new TournamentData.SeatShare(players, seat, estimate(share, count), count));
            }
        });
        return shares;
    }

    static List<Count> counts(List<Frequencies> parts) {
        var sum = new TreeMap<Long, Long>();
        for (var part : parts) {
            part.counts().forEach((value, count) -> sum.merge(value, count, Long::sum));
        }
        return sum.entrySet().stream()
                .map(each -> new Count(each.getKey(), each.getValue()))
                .toList();
    }

    List<TournamentData.Ended> endings() {
        var sum = new EnumMap<Ending, Long>(Ending.class);
        for (var section : standings.sections()) {
            section.endings().forEach((ending, count) -> sum.merge(ending, count, Long::sum));
        }
        return sum.entrySet().stream()
                .map(each -> new TournamentData.Ended(each.getKey(), each.getValue()))
                .toList();
    }
}
