package plateau.reports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.arena.ratings.Rating;
import plateau.arena.statistics.Interval;
import plateau.core.Ending;
import plateau.reports.plots.Count;
import plateau.reports.plots.CrossTablePlot;

/// A made-up tournament whose figures agree with each other: entrants of falling strength, scores by lot.
final class SampleTournament {
    private static final long SEED = 20;

    private final List<String> names;
    private final int players;
    private final int games;
    private final SplittableRandom lot = new SplittableRandom(SEED);
    private final List<TreeMap<Long, Long>> scores = new ArrayList<>();
    private final TreeMap<Long, Long> lengths = new TreeMap<>();
    private final TreeMap<Ending, Long> endings = new TreeMap<>();
    private final double[] points;
    private final long[][] results;
    private final double[][] ahead;
    private final long[][] met;
    private final double[] seatPoints;
    private final List<TournamentData.Listed> list = new ArrayList<>();

    private SampleTournament(List<String> names, int players, int games) {
        this.names = names;
        this.players = players;
        this.games = games;
        points = new double[names.size()];
        results = new long[names.size()][3];
        ahead = new double[names.size()][names.size()];
        met = new long[names.size()][names.size()];
        seatPoints = new double[players];
        names.forEach(name -> scores.add(new TreeMap<>()));
        for (int game = 0; game < games; game++) {
            play(game);
        }
    }

    static TournamentData of(List<String> names, int players, int games) {
        return new SampleTournament(names, players, games).data();
    }

    /// `bot 1` and so on.
    static TournamentData of(int entrants, int players, int games) {
        var names = IntStream.rangeClosed(1, entrants)
                .mapToObj(each -> "bot " + each)
                .toList();
        return of(names, players, games);
    }

    private void play(int game) {
        var seats = new ArrayList<Integer>();
        for (int seat = 0; seat < players; seat++) {
            seats.add((game + seat * (1 + game / names.size() % 3)) % names.size());
        }
        var scored = new long[players];
        for (int seat = 0; seat < players; seat++) {
            double strength = 60.0 - 24.0 * seats.get(seat) / names.size() + (seat == 0 ? 3 : 0);
            double luck = lot.nextDouble() + lot.nextDouble() + lot.nextDouble() - 1.5;
            scored[seat] = Math.round(strength + 24 * luck);
            scores.get(seats.get(seat)).merge(scored[seat], 1L, Long::sum);
        }
        share(seats, scored);
        lengths.merge(40L + lot.nextInt(12) + lot.nextInt(14), 1L, Long::sum);
        var ending = game % 29 == 28 ? Ending.TIMEOUT : Ending.FINISHED;
        endings.merge(ending, 1L, Long::sum);
        var result = Arrays.stream(scored).mapToObj(String::valueOf).collect(Collectors.joining("–"));
        list.add(new TournamentData.Listed(game + 1, "tilings", seats, result, ending, game + 1));
    }

    private void share(List<Integer> seats, long[] scored) {
        long best = Arrays.stream(scored).max().orElse(0);
        long winners = Arrays.stream(scored).filter(each -> each == best).count();
        for (int seat = 0; seat < players; seat++) {
            int entrant = seats.get(seat);
            double share = scored[seat] == best ? 1.0 / winners : 0;
            points[entrant] += share;
            seatPoints[seat] += share;
            results[entrant][share == 1 ? 0 : share > 0 ? 1 : 2]++;
            for (int other = 0; other < players; other++) {
                int opponent = seats.get(other);
                met[entrant][opponent] += opponent == entrant ? 0 : 1;
                int sign = Long.compare(scored[seat], scored[other]);
                ahead[entrant][opponent] += opponent == entrant ? 0 : (1 + sign) / 2.0;
            }
        }
    }

    private TournamentData data() {
        var entrants = IntStream.range(0, names.size()).mapToObj(this::entrant).toList();
        return new TournamentData(
                "Spring tournament",
                List.of(new TournamentData.Discipline("tilings", "size=4 rotations=on", players, "")),
                "everybody against everybody",
                7,
                "2m+1s",
                games,
                "records.jsonl",
                entrants,
                cross(),
                IntStream.range(0, players).mapToObj(this::seat).toList(),
                counts(lengths),
                endings.entrySet().stream()
                        .map(each -> new TournamentData.Ended(each.getKey(), each.getValue()))
                        .toList(),
                games == 0
                        ? List.of()
                        : List.of(new TournamentData.Cause(
                                "deck-empty", "the deck is empty", endings.getOrDefault(Ending.FINISHED, 0L))),
                list);
    }

    private TournamentData.Entrant entrant(int index) {
        long played =
                scores.get(index).values().stream().mapToLong(each -> each).sum();
        double share = played == 0 ? 0 : points[index] / played;
        double sum = scores.get(index).entrySet().stream()
                .mapToDouble(each -> each.getKey() * each.getValue())
                .sum();
        double rating = 1500 + 400 * Math.log10((share + 0.02) / (1.02 - share));
        double error = played == 0 ? Double.POSITIVE_INFINITY : 340 / Math.sqrt((double) played);
        boolean anchor = index == 1;
        var left = index % 3 == 1 && played > 0
                ? List.of(
                        new TournamentData.Left(Ending.TIMEOUT, 2, List.of("thought for 2341 ms of 2000")),
                        new TournamentData.Left(
                                Ending.CRASH, 1, List.of("java.lang.IllegalStateException: no <tile> left")))
                : List.<TournamentData.Left>of();
        return new TournamentData.Entrant(
                index + 1,
                names.get(index),
                played,
                points[index],
                estimate(share, played),
                played == 0
                        ? List.of()
                        : List.of(new TournamentData.Rated(
                                players,
                                new TournamentData.Estimate(
                                        rating, anchor ? rating : rating - error, anchor ? rating : rating + error),
                                anchor,
                                held(index))),
                results[index][0],
                results[index][1],
                results[index][2],
                played == 0 ? 0 : sum / played,
                left,
                new TournamentData.Pace(120 / Math.pow(4, index % 7), 900 / Math.pow(3, index % 7)),
                counts(scores.get(index)));
    }

    /// The first never lost; of all others games tell on both sides.
    private static Rating.Held held(int index) {
        return index == 0 ? Rating.Held.FROM_BELOW : Rating.Held.BOTH_SIDES;
    }

    private List<List<CrossTablePlot.Cell>> cross() {
        return IntStream.range(0, names.size())
                .mapToObj(row -> IntStream.range(0, names.size())
                        .mapToObj(column -> cell(row, column))
                        .toList())
                .toList();
    }

    private CrossTablePlot.Cell cell(int row, int column) {
        long together = met[row][column];
        return new CrossTablePlot.Cell(together == 0 ? 0 : ahead[row][column] / together, together);
    }

    private TournamentData.SeatShare seat(int seat) {
        double share = games == 0 ? 0 : seatPoints[seat] / games;
        return new TournamentData.SeatShare(players, seat, estimate(share, games), games);
    }

    private static TournamentData.Estimate estimate(double share, long games) {
        var interval = Interval.wilson(share, games);
        return new TournamentData.Estimate(share, interval.low(), interval.high());
    }

    private static List<Count> counts(Map<Long, Long> counted) {
        return counted.entrySet().stream()
                .map(each -> new Count(each.getKey(), each.getValue()))
                .toList();
    }
}
