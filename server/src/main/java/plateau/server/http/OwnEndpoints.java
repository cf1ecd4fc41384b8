package plateau.server.http;

import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import plateau.core.text.Message;
import plateau.core.wire.Schema;
import plateau.server.http.limits.Addresses;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Metrics;
import plateau.server.http.message.Request;
import plateau.server.http.problem.Problem;

/// The endpoints that every server has.
final class OwnEndpoints {
    private OwnEndpoints() {}

    /// @param groups what is said of each heading
    static List<Endpoint> of(
            HttpSettings settings, Map<String, String> groups, List<Endpoint> others, Metrics metrics) {
        var own = new ArrayList<Endpoint>();
        own.add(metrics(settings, metrics));
        var described = new ArrayList<>(others);
        var page = new AtomicReference<Answer>(Answer.nothing());
        own.add(Endpoint.get("/api/openapi.json")
                .named("describe")
                .says("Describes this API")
                .explains("An OpenAPI 3.1 document.")
                .in("Server")
                .answers(200, "The description.", Schema.ANY)
                .by(request -> Objects.requireNonNull(page.get())));
        described.addAll(own);
        page.set(Answer.keptJson(OpenApi.document(settings.title(), settings.version(), groups, described)));
        return own;
    }

    /// A proxy on this machine that nobody declared speaks for the world.
    private static boolean isNear(Request request) {
        return !request.isPassedOn()
                && Addresses.literal(request.address())
                        .filter(InetAddress::isLoopbackAddress)
                        .isPresent();
    }

    private static Endpoint metrics(HttpSettings settings, Metrics metrics) {
        return Endpoint.get("/metrics")
                .named("readMetrics")
                .says("Says how the server fares")
                .explains("In the text format of Prometheus.")
                .in("Server")
                .counts(RateClass.FREE)
                .answersAs("text/plain; version=0.0.4; charset=utf-8", "The figures.")
                .refuses(403, "The figures are for this machine only.")
                .by(request -> {
                    if (!settings.publicMetrics() && !isNear(request)) {
                        throw Problem.forbidden(Message.of("metrics.private", "the figures are for this machine only"));
                    }
                    return Answer.bytes(
                            "text/plain; version=0.0.4; charset=utf-8",
                            metrics.text().getBytes(StandardCharsets.UTF_8));
                });
    }
}
