package plateau.reports;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.core.text.Json;
import plateau.words.Language;

class TournamentReportTest {
    @Test
    void thereIsAPageAndTheSameForPrograms() {
        var data = SampleTournament.of(4, 2, 60);
        var files = TournamentReport.files(data, Language.FRENCH);
        assertThat(files.keySet())
                .containsExactly(
                        "report.html",
                        "report.json",
                        "entrants.csv",
                        "ratings.csv",
                        "cross.csv",
                        "seats.csv",
                        "scores.csv",
                        "lengths.csv",
                        "endings.csv",
                        "causes.csv",
                        "departures.csv",
                        "games.csv");
        assertThat(files.get("report.html")).contains("<html", "lang=\"fr\"");
        var json = Json.readObject(files.getOrDefault("report.json", ""));
        assertThat(json).containsEntry("title", "Spring tournament").containsEntry("played", 60L);
    }

    @Test
    void tablesHaveARowForEachFigureInEitherLanguage() {
        var data = SampleTournament.of(4, 2, 60);
        var english = TournamentReport.files(data, Language.ENGLISH);
        var french = TournamentReport.files(data, Language.FRENCH);
        for (var file : english.keySet()) {
            if (!file.equals(TournamentReport.PAGE)) {
                assertThat(french.get(file)).isEqualTo(english.get(file));
            }
        }
        assertThat(english.getOrDefault("entrants.csv", "").lines()).hasSize(5);
        assertThat(english.getOrDefault("games.csv", "").lines())
                .hasSize(61)
                .contains("29,tilings,bot 1 | bot 3,44–65,TIMEOUT,29");
        assertThat(english.get("endings.csv")).isEqualTo("ending,games\r\nFINISHED,58\r\nTIMEOUT,2\r\n");
    }
}
