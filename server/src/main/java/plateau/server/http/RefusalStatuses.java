package plateau.server.http;

import java.util.Map;
import java.util.TreeMap;

/// Why a request may be refused, by the statuses of the answers: what an endpoint says itself, and what goes
/// without saying since whatever stands before it may refuse any request: [Connections], [Guard], [RequestReader],
/// [RateLimits], [Bodies] and [Sender].
final class RefusalStatuses {
    private static final Map<Integer, String> OF_ANY_REQUEST = Map.of(
            400, "Something that was sent cannot be used.",
            401, "Nobody has the token that was sent.",
            413, "The body is too large.",
            414, "The address is too long.",
            415, "The body is of another type.",
            421, "The server is not called so.",
            429, "Too many requests; Retry-After says how long to wait.",
            503, "Not now; Retry-After says how long to wait.");

    private RefusalStatuses() {}

    static Map<Integer, String> of(Endpoint endpoint) {
        var refusals = new TreeMap<>(endpoint.problems());
        if (endpoint.access().needsAccount()) {
            refusals.putIfAbsent(401, "A token is needed.");
        }
        if (!endpoint.access().role().isEmpty()) {
            refusals.putIfAbsent(403, "For some only, or sent by a page of another site.");
        }
        if (endpoint.isUnsafe()) {
            refusals.putIfAbsent(403, "Sent by a page of another site, or not for this account.");
        }
        if (!endpoint.pathFields().isEmpty()) {
            refusals.putIfAbsent(404, "There is no such thing.");
        }
        if (endpoint.outcomes().stream().anyMatch(outcome -> !outcome.type().isEmpty())) {
            refusals.putIfAbsent(406, "You take nothing of what can be given.");
        }
        OF_ANY_REQUEST.forEach(refusals::putIfAbsent);
        return refusals;
    }
}
