package plateau.server.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import plateau.api.TournamentJson;
import plateau.core.wire.Field;
import plateau.core.wire.Wire;
import plateau.server.api.forms.TournamentPlans;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.server.storage.Storage;
import plateau.server.tournaments.Cup;
import plateau.server.tournaments.CupAnswers;
import plateau.server.tournaments.Tournaments;

/// Tournaments of bots, as those see them who look on.
final class TournamentEndpoints {
    private static final int MOST_LISTED = 200;
    private static final int MOST_OF_GAMES = 500;

    private final Tournaments tournaments;
    private final ProjectEndpoints<Cup> projects;
    private final Storage storage;

    TournamentEndpoints(Tournaments tournaments, ProjectEndpoints<Cup> projects, Storage storage) {
        this.tournaments = tournaments;
        this.projects = projects;
        this.storage = storage;
    }

    List<Endpoint> all() {
        return List.of(
                list(), look(), projects.listen(EVENTS, Wire.schema(TournamentJson.TournamentEvent.class)), games());
    }

    private Endpoint list() {
        return Endpoint.get(projects.path())
                .named("listTournaments")
                .says("Lists tournaments, the newest first")
                .in(projects.group())
                .query(Field.number("limit", 1, MOST_LISTED).preset(50))
                .answersList(
                        200, "What they are, and how far they are.", MOST_LISTED, Wire.schema(TournamentJson.class))
                .by(this::list);
    }

    private Answer list(Request request) {
        var listed = tournaments.all().stream().limit(request.number("limit")).toList();
        var owners = projects.owners(storage, listed);
        return Answer.json(listed.stream()
                .map(cup -> CupAnswers.brief(
                        cup, tournaments.place(cup), Optional.of(projects.whose(request, owners, cup))))
                .toList());
    }

    private static final String EVENTS =
            "Twice a second at most, and each time everything, without `by` and `mine`. While somebody"
                    + " listens there are games in `live`.";

    private Endpoint look() {
        return projects.of("")
                .named("lookAtTournament")
                .says("Shows a tournament and how things stand")
                .answers(200, "The tournament.", TournamentJson.class)
                .by(request -> Answer.json(look(request)));
    }

    private TournamentJson look(Request request) {
        var cup = projects.find(request);
        return CupAnswers.whole(cup, tournaments.place(cup), Optional.of(projects.whose(request, storage, cup)));
    }

    private Endpoint games() {
        return projects.of("/games")
                .named("listTournamentGames")
                .says("Lists the games of a tournament that are over")
                .query(
                        Field.number("from", 0, 10L * TournamentPlans.MOST_GAMES)
                                .preset(0)
                                .help("How many are left out before."),
                        Field.number("limit", 1, MOST_OF_GAMES).preset(100))
                .answersList(
                        200,
                        "In the order in which they ended; by their numbers once all are played.",
                        MOST_OF_GAMES,
                        Wire.schema(TournamentJson.TournamentGame.class))
                .by(this::games);
    }

    private Answer games(Request request) {
        var cup = projects.find(request);
        try {
            var lines = cup.index().games(request.number("from"), request.whole("limit"));
            return Answer.json(
                    lines.stream().map(line -> CupAnswers.game(cup, line)).toList());
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
