package plateau.server.api;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import plateau.core.text.Message;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.problem.Problem;

/// Whether the server is well.
final class ServerEndpoints {
    private static final Duration AGAIN = Duration.ofSeconds(5);

    private final BooleanSupplier isWell;

    /// @param isWell whether something can be written
    ServerEndpoints(BooleanSupplier isWell) {
        this.isWell = isWell;
    }

    List<Endpoint> all() {
        return List.of(health());
    }

    private Endpoint health() {
        return Endpoint.get("/health")
                .named("health")
                .says("Says whether the server can take moves")
                .in("Server")
                .counts(RateClass.FREE)
                .answers(200, "It can.", Schema.of(Field.text("status", 20)))
                .refuses(503, "The database cannot be written.")
                .by(request -> {
                    if (!isWell.getAsBoolean()) {
                        throw Problem.unavailable(
                                Message.of("health.storage", "the database cannot be written now"), AGAIN);
                    }
                    return Answer.json(Map.of("status", "well"));
                });
    }
}
