package plateau.reports;

import java.util.LinkedHashMap;
import java.util.Map;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.standings.Standings;
import plateau.arena.tournament.standings.StandingsJson;
import plateau.core.Roster;
import plateau.core.wire.Wire;
import plateau.words.Vocabulary;

/// What is told of a tournament in its folder, by the names of the files.
public final class TournamentFiles {
    private final Vocabulary words;
    private final Roster roster;

    /// @param roster knows the games
    public TournamentFiles(Vocabulary words, Roster roster) {
        this.words = words;
        this.roster = roster;
    }

    /// How things stand, and a report on everything.
    public Map<String, String> all(Tournament tournament, Standings standings) {
        var pages = new LinkedHashMap<String, String>();
        add(pages, "", ReportData.all(words, roster, tournament, standings));
        int sections = standings.sections().size();
        for (int i = 0; i < sections && sections > 1; i++) {
            var folder = ReportData.folder(standings.sections().get(i).discipline());
            add(pages, folder, ReportData.one(words, roster, tournament, standings, i));
        }
        pages.putAll(standings(standings));
        return pages;
    }

    private void add(Map<String, String> pages, String folder, ReportData report) {
        TournamentReport.files(report.data(), words.language()).forEach((name, text) -> pages.put(folder + name, text));
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
