package plateau.reports;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.standings.Standings;
import plateau.arena.tournament.standings.StandingsJson;
import plateau.core.Roster;
import plateau.core.wire.Wire;
import plateau.words.Language;
import plateau.words.Vocabulary;

/// What is told of a tournament in its folder, by the names of the files.
public final class TournamentFiles {
    private final Vocabulary words;
    private final Roster roster;
    private final List<Language> others;

    /// @param roster knows the games
    public TournamentFiles(Vocabulary words, Roster roster) {
        this(words, roster, List.of());
    }

    /// @param others languages in which the page is there, too
    public TournamentFiles(Vocabulary words, Roster roster, List<Language> others) {
        this.words = words;
        this.roster = roster;
        this.others = others;
    }

    /// How things stand, and a report on everything.
    public Map<String, String> all(Tournament tournament, Standings standings) {
        var pages = new LinkedHashMap<String, String>();
        add(pages, "", in -> ReportData.all(in, roster, tournament, standings));
        int sections = standings.sections().size();
        for (int i = 0; i < sections && sections > 1; i++) {
            int section = i;
            var folder = ReportData.folder(standings.sections().get(i).discipline());
            add(pages, folder, in -> ReportData.one(in, roster, tournament, standings, section));
        }
        pages.putAll(standings(standings));
        return pages;
    }

    private void add(Map<String, String> pages, String folder, Function<Vocabulary, ReportData> report) {
        var files = TournamentReport.files(report.apply(words).data(), words.language());
        files.forEach((name, text) -> pages.put(folder + name, text));
        for (var other : others) {
            var data = report.apply(Vocabulary.of(other)).data();
            pages.put(folder + TournamentReport.page(other), new TournamentPage(data, other).html());
        }
    }

    /// How things stand.
    public Map<String, String> standings(Standings standings) {
        var pages = new LinkedHashMap<String, String>();
        pages.put("standings.json", Wire.write(StandingsJson.of(standings)) + "\n");
        var sheet = StandingsSheet.of(standings);
        pages.put(sheet.file(), sheet.csv());
        return pages;
    }
}
