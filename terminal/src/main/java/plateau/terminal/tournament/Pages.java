package plateau.terminal.tournament;

import java.util.LinkedHashMap;
import java.util.Map;
import plateau.arena.Roster;
import plateau.arena.tournament.Standings;
import plateau.arena.tournament.StandingsJson;
import plateau.arena.tournament.Tournament;
import plateau.core.text.Json;
import plateau.reports.StandingsSheet;
import plateau.reports.TournamentReport;
import plateau.terminal.screen.Words;

/// What is told of a tournament in its folder, by the names of the files.
final class Pages {
    private final Words words;
    private final Roster roster;

    Pages(Words words, Roster roster) {
        this.words = words;
        this.roster = roster;
    }

    /// How things stand, and a report on everything.
    Map<String, String> all(Tournament tournament, Standings standings) {
        var report = new ReportData(words, roster, tournament, standings).data();
        var pages = new LinkedHashMap<>(TournamentReport.files(report, words.language()));
        pages.putAll(standings(standings));
        return pages;
    }

    /// How things stand.
    Map<String, String> standings(Standings standings) {
        var pages = new LinkedHashMap<String, String>();
        pages.put("standings.json", Json.write(StandingsJson.write(standings)) + "\n");
        var sheet = StandingsSheet.of(standings);
        pages.put(sheet.file(), sheet.csv());
        return pages;
    }
}
