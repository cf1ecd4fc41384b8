package plateau.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import plateau.core.wire.Field;
import plateau.drawing.Theme;
import plateau.server.api.forms.CommonFields;
import plateau.server.api.forms.RecordSchema;
import plateau.server.api.forms.TournamentPlans;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.tournaments.Boards;
import plateau.server.tournaments.Cup;

/// What can be taken home of a tournament: records, boards and files.
final class TournamentFileEndpoints {
    private static final Field NUMBER =
            Field.number("number", 0, 10L * TournamentPlans.MOST_GAMES).help("Of the game, from 0.");

    private static final String FILES =
            "Those of the folder that `plateau tournament --out` would leave: `records.jsonl`,"
                    + " `games.jsonl`, `standings.json`, `standings.csv`; and at the end"
                    + " `report.html` in the language of whoever began it, with `report_fr.html` or"
                    + " `report_en.html` in the other, `report.json` and a CSV for each table.";

    private final ProjectEndpoints<Cup> projects;

    TournamentFileEndpoints(ProjectEndpoints<Cup> projects) {
        this.projects = projects;
    }

    List<Endpoint> all() {
        return List.of(record(), picture(), projects.file(FILES, "standings.csv"), projects.zip());
    }

    private Endpoint record() {
        return ofGame("/record")
                .named("readTournamentGame")
                .says("Gives a game of a tournament as a record")
                .answers(200, "The record.", RecordSchema.RECORD)
                .by(request -> {
                    var record = new Boards(projects.find(request)).record(request.number("number"));
                    return Answer.bytes("application/json", bytes(record.toJson() + "\n"));
                });
    }

    private Endpoint.Draft ofGame(String path) {
        return projects.of("/games/{number}" + path).path(projects.id(), NUMBER).refuses(404, "There is no such game.");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Endpoint picture() {
        return ofGame("/picture")
                .named("drawTournamentGame")
                .says("Draws the board of a game of a tournament")
                .explains("One that is played as it was a moment ago, another as it ended.")
                .query(
                        Field.oneOf("as", "svg").preset("svg"),
                        Field.oneOf("theme", "auto", "light", "dark").preset("auto"),
                        Field.number("ply", 0, CommonFields.MOST_PLIES)
                                .optional()
                                .help("For browsers, which then know what they have; not read."))
                .answersAs("image/svg+xml", "The board.")
                .by(request -> {
                    var theme = Theme.valueOf(request.text("theme").toUpperCase(Locale.ROOT));
                    var svg =
                            new Boards(projects.find(request)).svg(request.number("number"), theme, request.language());
                    return Answer.bytes("image/svg+xml", bytes(svg));
                });
    }
}
