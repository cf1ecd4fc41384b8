package plateau.server.api;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import plateau.drawing.Theme;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.Field;
import plateau.server.http.RateClass;
import plateau.server.http.Request;
import plateau.server.tournaments.Boards;
import plateau.server.tournaments.Cup;
import plateau.server.tournaments.CupFiles;
import plateau.server.tournaments.Tournaments;

/// What can be taken home of a tournament: records, boards and files.
final class TournamentFileEndpoints {
    private static final Field NUMBER =
            Field.number("number", 0, 10L * TournamentPlans.MOST_GAMES)
                    .help("Of the game, from 0.");

    private final Tournaments tournaments;

    TournamentFileEndpoints(Tournaments tournaments) {
        this.tournaments = tournaments;
    }

    List<Endpoint> all() {
        return List.of(record(), picture(), file(), zip());
    }

    private Cup cup(Request request) {
        return tournaments.find(request.text("tournament"));
    }

    private Endpoint record() {
        return ofGame("/record")
                .named("readTournamentGame")
                .says("Gives a game of a tournament as a record")
                .answersAs("application/json", "The record.")
                .by(
                        request -> {
                            var record = new Boards(cup(request)).record(request.number("number"));
                            return Answer.bytes("application/json", bytes(record.toJson() + "\n"));
                        });
    }

    private static Endpoint.Draft ofGame(String path) {
        return Endpoint.get("/api/tournaments/{tournament}/games/{number}" + path)
                .in(TournamentEndpoints.GROUP)
                .path(TournamentEndpoints.TOURNAMENT, NUMBER)
                .refuses(404, "There is no such game.");
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
                        Field.number("ply", 0, Fields.MOST_PLIES)
                                .optional()
                                .help("For browsers, which then know what they have; not read."))
                .answersAs("image/svg+xml", "The board.")
                .by(
                        request -> {
                            var theme =
                                    Theme.valueOf(request.text("theme").toUpperCase(Locale.ROOT));
                            var svg =
                                    new Boards(cup(request))
                                            .svg(
                                                    request.number("number"),
                                                    theme,
                                                    request.language());
                            return Answer.bytes("image/svg+xml", bytes(svg));
                        });
    }

    private Endpoint file() {
        return Endpoint.get("/api/tournaments/{tournament}/files/{name}")
                .named("readTournamentFile")
                .says("Gives a file of a tournament")
                .explains(
                        "Those of the folder that `plateau tournament --out` would leave:"
                                + " `records.jsonl`, `games.jsonl`, `standings.json`,"
                                + " `standings.csv`; and at the end `report.html`, `report.json`"
                                + " and a CSV for each table.")
                .in(TournamentEndpoints.GROUP)
                .path(
                        TournamentEndpoints.TOURNAMENT,
                        Field.text("name", 100).example("standings.csv"))
                .answersAs("text/html", "The file.")
                .answersAs("text/csv", "The file.")
                .answersAs("application/json", "The file.")
                .answersAs("application/x-ndjson", "The file.")
                .answersAs("*/*", "The file.")
                .refuses(404, "There is no such tournament, or it has no such file yet.")
                .by(
                        request -> {
                            var name = request.text("name");
                            var file = new CupFiles(cup(request)).find(name);
                            return Answer.written(CupFiles.type(name), out -> Files.copy(file, out))
                                    .saved(name);
                        });
    }

    private Endpoint zip() {
        return TournamentEndpoints.of("/files.zip")
                .named("readTournament")
                .says("Gives all files of a tournament in one")
                .counts(RateClass.CREATES)
                .answersAs("application/zip", "The archive.")
                .by(
                        request -> {
                            var cup = cup(request);
                            return Answer.written("application/zip", new CupFiles(cup)::zip)
                                    .saved("tournament-" + cup.id() + ".zip");
                        });
    }
}
