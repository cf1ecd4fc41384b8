package plateau.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.arena.folder.Journal;
import plateau.arena.series.Entrant;
import plateau.arena.tournament.Seated;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.plan.Discipline;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.standings.Section;
import plateau.arena.tournament.standings.Standing;
import plateau.arena.tournament.standings.Standings;
import plateau.core.Game;
import plateau.core.Roster;
import plateau.core.options.Options;
import plateau.core.text.Text;
import plateau.reports.text.ReportWording;
import plateau.words.Vocabulary;

/// What a report tells of a tournament: the standings and its games; of all disciplines together, or of one
/// for itself. What cannot be compared from one game to another is told of one alone: ratings, lengths and
/// scores.
final class ReportData {
    private final Vocabulary words;
    private final Roster roster;
    private final Standings standings;

    /// The games, in their order, those of the same luck together.
    private final List<List<Seated>> groups;

    /// How many games come before in the file of records.
    private final long before;

    private final String path;

    private ReportData(
            Vocabulary words, Roster roster, Standings standings, List<List<Seated>> groups, long before, String path) {
        this.words = words;
        this.roster = roster;
        this.standings = standings;
        this.groups = groups;
        this.before = before;
        this.path = path;
    }

    /// Of everything.
    static ReportData all(Vocabulary words, Roster roster, Tournament tournament, Standings standings) {
        var groups = IntStream.range(0, standings.sections().size())
                .mapToObj(tournament::groups)
                .flatMap(List::stream)
                .toList();
        return new ReportData(words, roster, standings, groups, 0, "");
    }

    /// Of one of several disciplines, in a folder of its own.
    static ReportData one(Vocabulary words, Roster roster, Tournament tournament, Standings standings, int index) {
        var section = standings.sections().get(index);
        long before = standings.sections().subList(0, index).stream()
                .mapToLong(Section::games)
                .sum();
        return new ReportData(words, roster, standings.of(section), tournament.groups(index), before, "../");
    }

    /// The clock of all, and those of whoever has its own: `5s/move; fox: 500ms/move`.
    private static String clocks(TournamentPlan plan) {
        var clocks = new ArrayList<String>();
        if (!plan.clock().isEmpty()) {
            clocks.add(plan.clock());
        }
        for (int i = 0; i < plan.entrants().size(); i++) {
            var own = Entrant.of(plan.entrants().get(i)).clock();
            if (!own.isEmpty()) {
                clocks.add(Text.format("%s: %s", plan.names().get(i), own));
            }
        }
        return String.join("; ", clocks);
    }

    TournamentData data() {
        var plan = standings.plan();
        var figures = new ReportFigures(standings);
        var wording = ReportWording.in(words.language());
        boolean isOne = standings.sections().size() == 1;
        var lengths = standings.sections().stream().map(Section::lengths).toList();
        return new TournamentData(
                wording.get("title", games()),
                disciplines().map(this::played).toList(),
                wording.get("format." + plan.format().text()),
                plan.seed(),
                clocks(plan),
                standings.games(),
                path + Journal.RECORDS,
                new ReportEntrants(words, standings, groups, isOne).entrants(),
                figures.cross(),
                figures.seats(),
                isOne ? ReportFigures.counts(lengths) : List.of(),
                figures.endings(),
                causes(),
                listed());
    }

    private Stream<Discipline> disciplines() {
        return standings.sections().stream().map(Section::discipline);
    }

    /// The names of the games.
    private String games() {
        return disciplines().map(Discipline::game).distinct().collect(Collectors.joining(", "));
    }

    /// Where the report on a discipline is, if there are several.
    static String folder(Discipline discipline) {
        return discipline.game() + "-" + discipline.players() + "/";
    }

    /// A discipline, with those of its options that are not the usual ones.
    private TournamentData.Discipline played(Discipline discipline) {
        var usual = roster.game(discipline.game(), Map.of());
        var defaults = Options.<Game>of(usual.getClass()).json(usual);
        var options = discipline.options().entrySet().stream()
                .filter(option -> !isSame(defaults.get(option.getKey()), option.getValue()))
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(" "));
        var page = standings.sections().size() == 1 ? "" : folder(discipline) + TournamentReport.PAGE;
        return new TournamentData.Discipline(discipline.game(), options, discipline.players(), page);
    }

    /// What was read from a file may be another kind of number.
    private static boolean isSame(@Nullable Object one, Object other) {
        return String.valueOf(one).equals(other.toString());
    }

    private List<TournamentData.Cause> causes() {
        var causes = new ArrayList<TournamentData.Cause>();
        for (var section : standings.sections()) {
            var discipline = section.discipline();
            var game = roster.game(discipline.game(), discipline.options());
            section.causes()
                    .forEach((cause, count) -> causes.add(new TournamentData.Cause(
                            of(discipline) + cause, of(discipline) + words.cause(game, cause), count)));
        }
        return causes;
    }

    /// What tells the causes of several disciplines apart.
    private String of(Discipline discipline) {
        return standings.sections().size() == 1 ? "" : Text.format("%s, %d: ", discipline.game(), discipline.players());
    }

    /// The games one by one. Which record is whose is known when all are played and in their order.
    private List<TournamentData.Listed> listed() {
        var order = standings.overall().stream().map(Standing::name).toList();
        var names = standings.plan().names();
        var listed = new ArrayList<TournamentData.Listed>();
        for (var game : groups.stream().flatMap(List::stream).toList()) {
            var row = game.game();
            listed.add(new TournamentData.Listed(
                    row.task().number() + 1,
                    row.task().pairing().game(),
                    game.entrants().stream()
                            .map(each -> order.indexOf(names.get(each)))
                            .toList(),
                    row.scores().stream().map(String::valueOf).collect(Collectors.joining("–")),
                    row.ending(),
                    standings.isPartial() ? 0 : before + listed.size() + 1));
        }
        return listed;
    }
}
