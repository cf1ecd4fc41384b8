package plateau.terminal.tournament;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.arena.Interval;
import plateau.arena.Outcome;
import plateau.arena.Roster;
import plateau.arena.ratings.Rating;
import plateau.arena.tournament.Discipline;
import plateau.arena.tournament.Encounter;
import plateau.arena.tournament.Histogram;
import plateau.arena.tournament.Seated;
import plateau.arena.tournament.Section;
import plateau.arena.tournament.Standing;
import plateau.arena.tournament.Standings;
import plateau.arena.tournament.Strengths;
import plateau.arena.tournament.Tournament;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.reports.TournamentData;
import plateau.reports.TournamentData.Estimate;
import plateau.reports.plots.Count;
import plateau.reports.plots.CrossTable;
import plateau.terminal.screen.Departures;
import plateau.terminal.screen.Words;

/// What a report tells of a tournament: the standings, all disciplines taken together, and its games.
final class ReportData {
    /// So many reasons are told for each way in which somebody left.
    private static final int MOST_REASONS = 3;

    private final Words words;
    private final Roster roster;
    private final Standings standings;

    /// The games of each section, in groups of the same luck.
    private final List<List<List<Seated>>> groups;

    /// The games of all sections, in their order.
    private final List<Seated> games;

    /// Ratings of those who have them, by the number of players.
    private final SortedMap<Integer, Map<String, Rating>> ratings = new TreeMap<>();

    ReportData(Words words, Roster roster, Tournament tournament, Standings standings) {
        this.words = words;
        this.roster = roster;
        this.standings = standings;
        groups =
                IntStream.range(0, standings.sections().size())
                        .mapToObj(tournament::groups)
                        .toList();
        games = groups.stream().flatMap(List::stream).flatMap(List::stream).toList();
        rate();
    }

    /// Games of equally many players are rated together.
    private void rate() {
        var together = new TreeMap<Integer, List<List<Seated>>>();
        for (int i = 0; i < groups.size(); i++) {
            int players = standings.sections().get(i).discipline().players();
            together.computeIfAbsent(players, _ -> new ArrayList<>()).addAll(groups.get(i));
        }
        together.forEach((players, of) -> ratings.put(players, Strengths.of(standings.plan(), of)));
    }

    TournamentData data() {
        var plan = standings.plan();
        return new TournamentData(
                words.get("tournament.report", plan.disciplines().getFirst().game()),
                plan.disciplines().stream().map(this::played).toList(),
                words.get("tournament.format." + plan.format().text()),
                plan.seed(),
                plan.clock(),
                standings.games(),
                Journal.RECORDS,
                standings.overall().stream().map(this::entrant).toList(),
                cross(),
                seats(),
                counts(standings.sections().stream().map(Section::lengths).toList()),
                endings(),
                causes(),
                listed());
    }

    /// A discipline, with those of its options that are not the usual ones.
    private TournamentData.Discipline played(Discipline discipline) {
        var usual = roster.game(discipline.game(), Map.of());
        var defaults = Options.<Game>of(usual.getClass()).json(usual);
        var options =
                discipline.options().entrySet().stream()
                        .filter(option -> !isSame(defaults.get(option.getKey()), option.getValue()))
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(" "));
        return new TournamentData.Discipline(discipline.game(), options, discipline.players());
    }

    /// What was read from a file may be another kind of number.
    private static boolean isSame(@Nullable Object one, Object other) {
        return String.valueOf(one).equals(other.toString());
    }

    private TournamentData.Entrant entrant(Standing standing) {
        return new TournamentData.Entrant(
                standing.rank(),
                standing.name(),
                standing.games(),
                standing.wholePoints(),
                estimate(standing.share(), standing.games()),
                ratings(standing.name()),
                standing.wins(),
                standing.draws(),
                standing.losses(),
                standing.scores().map(Histogram::mean).orElse(Double.NaN),
                left(standing),
                new TournamentData.Pace(
                        1000 * standing.thinking().seconds(),
                        1000 * standing.thinking().slowestSeconds()),
                counts(standing.scores().stream().toList()));
    }

    private List<TournamentData.Rated> ratings(String name) {
        var rated = new ArrayList<TournamentData.Rated>();
        ratings.forEach(
                (players, of) -> {
                    var rating = of.get(name);
                    if (rating != null) {
                        var interval = rating.interval();
                        rated.add(
                                new TournamentData.Rated(
                                        players,
                                        new Estimate(rating.elo(), interval.low(), interval.high()),
                                        name.equals(standings.plan().anchorName())));
                    }
                });
        return rated;
    }

    private static Estimate estimate(double share, long games) {
        var interval = Interval.wilson(share, games);
        return games == 0
                ? new Estimate(Double.NaN, Double.NaN, Double.NaN)
                : new Estimate(share, interval.low(), interval.high());
    }

    private List<TournamentData.Left> left(Standing standing) {
        int entrant = standings.plan().names().indexOf(standing.name());
        var left = new ArrayList<TournamentData.Left>();
        standing.departures()
                .forEach(
                        (ending, count) ->
                                left.add(
                                        new TournamentData.Left(
                                                ending, count, reasons(entrant, ending))));
        return left;
    }

    private List<String> reasons(int entrant, Ending ending) {
        return games.stream()
                .flatMap(
                        game ->
                                game.game().departures().stream()
                                        .filter(each -> each.ending() == ending)
                                        .filter(
                                                each ->
                                                        game.entrants().get(each.seat())
                                                                == entrant))
                .map(each -> Departures.reason(words, each.reason()))
                .distinct()
                .limit(MOST_REASONS)
                .toList();
    }

    /// How each did against each, in the order of standing.
    private List<List<CrossTable.Cell>> cross() {
        var order = standings.overall().stream().map(Standing::name).toList();
        var met = new LinkedHashMap<List<String>, long[]>();
        for (var section : standings.sections()) {
            for (var encounter : section.encounters()) {
                add(met, encounter);
            }
        }
        var none = new long[2];
        return order.stream()
                .map(
                        row ->
                                order.stream()
                                        .map(column -> met.getOrDefault(List.of(row, column), none))
                                        .map(sum -> new CrossTable.Cell(share(sum), sum[1]))
                                        .toList())
                .toList();
    }

    private static void add(Map<List<String>, long[]> met, Encounter encounter) {
        long rest = encounter.games() * Outcome.WIN - encounter.points();
        add(met, List.of(encounter.first(), encounter.second()), encounter.points(), encounter);
        add(met, List.of(encounter.second(), encounter.first()), rest, encounter);
    }

    private static void add(
            Map<List<String>, long[]> met, List<String> pair, long points, Encounter encounter) {
        var sum = met.computeIfAbsent(pair, _ -> new long[2]);
        sum[0] += points;
        sum[1] += encounter.games();
    }

    /// @param sum of points and of games
    private static double share(long[] sum) {
        return sum[1] == 0 ? Double.NaN : (double) sum[0] / Outcome.WIN / sum[1];
    }

    /// How seats did at tables of each size.
    private List<TournamentData.SeatShare> seats() {
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
        sums.forEach(
                (players, sum) -> {
                    long count = counts.getOrDefault(players, 0L);
                    for (int seat = 0; seat < players; seat++) {
                        double share = count == 0 ? 0 : sum[seat] / count;
                        shares.add(
                                new TournamentData.SeatShare(
                                        players, seat, estimate(share, count), count));
                    }
                });
        return shares;
    }

    private static List<Count> counts(List<Histogram> parts) {
        var sum = new TreeMap<Long, Long>();
        for (var part : parts) {
            part.counts().forEach((value, count) -> sum.merge(value, count, Long::sum));
        }
        return sum.entrySet().stream()
                .map(each -> new Count(each.getKey(), each.getValue()))
                .toList();
    }

    private List<TournamentData.Ended> endings() {
        var sum = new EnumMap<Ending, Long>(Ending.class);
        for (var section : standings.sections()) {
            section.endings().forEach((ending, count) -> sum.merge(ending, count, Long::sum));
        }
        return sum.entrySet().stream()
                .map(each -> new TournamentData.Ended(each.getKey(), each.getValue()))
                .toList();
    }

    private List<TournamentData.Cause> causes() {
        var causes = new ArrayList<TournamentData.Cause>();
        for (var section : standings.sections()) {
            var discipline = section.discipline();
            var game = roster.game(discipline.game(), discipline.options());
            section.causes()
                    .forEach(
                            (cause, count) ->
                                    causes.add(
                                            new TournamentData.Cause(
                                                    cause, words.cause(game, cause), count)));
        }
        return causes;
    }

    /// The games one by one. Which record is whose is known when all are played and in their order.
    private List<TournamentData.Listed> listed() {
        var order = standings.overall().stream().map(Standing::name).toList();
        var names = standings.plan().names();
        var listed = new ArrayList<TournamentData.Listed>();
        for (var game : games) {
            var row = game.game();
            listed.add(
                    new TournamentData.Listed(
                            row.task().number() + 1,
                            row.task().pairing().game(),
                            game.entrants().stream()
                                    .map(each -> order.indexOf(names.get(each)))
                                    .toList(),
                            row.scores().stream()
                                    .map(String::valueOf)
                                    .collect(Collectors.joining("–")),
                            row.ending(),
                            standings.isPartial() ? 0 : listed.size() + 1));
        }
        return listed;
    }
}
