package plateau.server.api;

import java.util.List;
import java.util.Map;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.TournamentPlans;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Request;
import plateau.server.replays.Replays;
import plateau.server.tournaments.Cup;
import plateau.server.tournaments.Tournaments;

/// What is done with tournaments: one is begun, stopped, goes on, and is forgotten.
final class TournamentActions {
    private static final Schema BEGUN = Schema.named("BegunTournament", "A new tournament.", Field.text("id", 40));

    private final Tournaments tournaments;
    private final ProjectEndpoints<Cup> projects;
    private final TournamentPlans plans;
    private final Replays replays;

    TournamentActions(Tournaments tournaments, ProjectEndpoints<Cup> projects, TournamentPlans plans, Replays replays) {
        this.tournaments = tournaments;
        this.projects = projects;
        this.plans = plans;
        this.replays = replays;
    }

    List<Endpoint> all() {
        return List.of(begin(), projects.stop(), projects.goOn(), projects.delete(replays::forgetTournament));
    }

    private Endpoint begin() {
        return Endpoint.post(projects.path())
                .named("beginTournament")
                .says("Begins a tournament of bots")
                .explains("It is played by the server itself, a few at a time; the others wait. One"
                        + " of each account is played or waits.")
                .in(projects.group())
                .forAccounts()
                .counts(RateClass.CREATES)
                .body(TournamentPlans.fields())
                .example(Map.of("game", "piles", "bots", List.of("hard", "medium", "easy"), "games", 60))
                .answers(201, "It waits, or is played.", BEGUN)
                .refuses(403, "No tournaments are played here.")
                .refuses(429, "You have one that is not over, or too many wait or are kept.")
                .by(this::begin);
    }

    private Answer begin(Request request) {
        var owner = AccountCaller.of(request);
        var cup = tournaments.begin(owner.id(), plans.read(request), request.language());
        return Answer.created(projects.path() + "/" + cup.id(), Map.of("id", cup.id()));
    }
}
