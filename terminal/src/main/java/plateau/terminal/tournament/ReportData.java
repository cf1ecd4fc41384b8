package plateau.terminal.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.arena.Roster;
import plateau.arena.tournament.Discipline;
import plateau.arena.tournament.Seated;
import plateau.arena.tournament.Section;
import plateau.arena.tournament.Standing;
import plateau.arena.tournament.Standings;
import plateau.arena.tournament.Tournament;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.reports.TournamentData;
import plateau.terminal.screen.Words;

/// What a report tells of a tournament: the standings, all disciplines taken together, and its games.
final class ReportData {
    private final Words words;
    private final Roster roster;
    private final Standings standings;

    /// The games of all sections, in their order, those of the same luck together.
    private final List<List<Seated>> groups;

    ReportData(Words words, Roster roster, Tournament tournament, Standings standings) {
        this.words = words;
        this.roster = roster;
        this.standings = standings;
        groups =
                IntStream.range(0, standings.sections().size())
                        .mapToObj(tournament::groups)
                        .flatMap(List::stream)
                        .toList();
    }

    TournamentData data() {
        var plan = standings.plan();
        var figures = new ReportFigures(standings);
        return new TournamentData(
                words.get("tournament.report", plan.disciplines().getFirst().game()),
                plan.disciplines().stream().map(this::played).toList(),
                words.get("tournament.format." + plan.format().text()),
                plan.seed(),
                plan.clock(),
                standings.games(),
                Journal.RECORDS,
                new ReportEntrants(words, standings, groups).entrants(),
                figures.cross(),
                figures.seats(),
                ReportFigures.counts(standings.sections().stream().map(Section::lengths).toList()),
                figures.endings(),
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
        for (var game : groups.stream().flatMap(List::stream).toList()) {
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
