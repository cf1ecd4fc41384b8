package plateau.server.api;

import java.util.List;
import java.util.Map;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.Field;
import plateau.server.http.RateClass;
import plateau.server.http.Request;
import plateau.server.http.Schema;
import plateau.server.replays.Replays;
import plateau.server.tournaments.Tournaments;

/// What is done with tournaments: one is begun, stopped, goes on, and is forgotten.
final class TournamentActions {
    private static final Schema BEGUN =
            Schema.named("BegunTournament", "A new tournament.", Field.text("id", 40));

    private final Tournaments tournaments;
    private final TournamentPlans plans;
    private final Replays replays;

    TournamentActions(Tournaments tournaments, TournamentPlans plans, Replays replays) {
        this.tournaments = tournaments;
        this.plans = plans;
        this.replays = replays;
    }

    List<Endpoint> all() {
        return List.of(begin(), stop(), goOn(), delete());
    }

    private Endpoint begin() {
        return Endpoint.post("/api/tournaments")
                .named("beginTournament")
                .says("Begins a tournament of bots")
                .explains(
                        "It is played by the server itself, a few at a time; the others wait. One"
                                + " of each account is played or waits.")
                .in(TournamentEndpoints.GROUP)
                .forAccounts()
                .counts(RateClass.CREATES)
                .body(TournamentPlans.fields())
                .example(
                        Map.of(
                                "game",
                                "piles",
                                "bots",
                                List.of("hard", "medium", "easy"),
                                "games",
                                60))
                .answers(201, "It waits, or is played.", BEGUN)
                .refuses(403, "No tournaments are played here.")
                .refuses(429, "You have one that is not over, or too many wait or are kept.")
                .by(this::begin);
    }

    private Answer begin(Request request) {
        var owner = Visitor.of(request);
        var cup = tournaments.begin(owner.id(), plans.read(request), request.language());
        return Answer.created("/api/tournaments/" + cup.id(), Map.of("id", cup.id()));
    }

    private Endpoint.Draft change(Endpoint.Draft draft) {
        return draft.in(TournamentEndpoints.GROUP)
                .forAccounts()
                .path(TournamentEndpoints.TOURNAMENT)
                .answers(204, "It is done.")
                .refuses(403, "Somebody else began it.")
                .refuses(404, "There is no such tournament.");
    }

    private Endpoint stop() {
        return change(Endpoint.post("/api/tournaments/{tournament}/stop"))
                .named("stopTournament")
                .says("Ends a tournament early")
                .explains("What was played stays, with a report on it.")
                .by(
                        request -> {
                            tournaments.stop(request.text("tournament"), Visitor.of(request).id());
                            return Answer.nothing();
                        });
    }

    private Endpoint goOn() {
        return change(Endpoint.post("/api/tournaments/{tournament}/resume"))
                .named("resumeTournament")
                .says("Goes on with a tournament that was stopped")
                .refuses(409, "All games are played, or it is being stopped just now.")
                .refuses(429, "You have another one that is not over, or too many wait.")
                .by(
                        request -> {
                            tournaments.goOn(request.text("tournament"), Visitor.of(request).id());
                            return Answer.nothing();
                        });
    }

    private Endpoint delete() {
        return change(Endpoint.delete("/api/tournaments/{tournament}"))
                .named("deleteTournament")
                .says("Forgets a tournament that has ended, with all its files")
                .refuses(409, "It is not over.")
                .by(
                        request -> {
                            var id = request.text("tournament");
                            tournaments.delete(id, Visitor.of(request).id());
                            replays.forgetTournament(id);
                            return Answer.nothing();
                        });
    }
}
