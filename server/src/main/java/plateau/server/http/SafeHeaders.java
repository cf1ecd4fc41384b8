package plateau.server.http;

import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.ServerResponseHeaders;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// What browsers are told on every answer, so that no page can do harm.
final class SafeHeaders {
    /// Everything from here, nothing inline, in no frame.
    private static final String POLICY =
            "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
                    + " form-action 'self'; frame-ancestors 'none'";

    /// The first one is a name that the server below knows, which makes it the cheapest to set.
    static final List<Header> EVERYWHERE =
            List.of(
                    HeaderValues.createCached("Cache-Control", "no-store"),
                    HeaderValues.createCached("Content-Security-Policy", POLICY),
                    HeaderValues.createCached("X-Content-Type-Options", "nosniff"),
                    HeaderValues.createCached("X-Frame-Options", "DENY"),
                    HeaderValues.createCached("Referrer-Policy", "same-origin"),
                    HeaderValues.createCached("Cross-Origin-Opener-Policy", "same-origin"),
                    HeaderValues.createCached("Cross-Origin-Resource-Policy", "same-origin"),
                    HeaderValues.createCached("Cross-Origin-Embedder-Policy", "require-corp"));

    /// All of them in one: the value of the first goes on with the lines of the others.
    private static final Header AT_ONCE =
            HeaderValues.createCached(
                    EVERYWHERE.getFirst().headerName(),
                    EVERYWHERE.getFirst().get()
                            + EVERYWHERE.stream()
                                    .skip(1)
                                    .map(each -> "\r\n" + each.name() + ": " + each.get())
                                    .collect(Collectors.joining()));

    private SafeHeaders() {}

    /// Sets them, and then what an answer says, which may be something else under the same name; a name with
    /// nothing is left out.
    static void put(ServerResponseHeaders headers, Map<String, String> own) {
        if (own.isEmpty()) {
            headers.set(AT_ONCE);
            return;
        }
        EVERYWHERE.forEach(headers::set);
        own.forEach(
                (name, value) -> {
                    check(name, value);
                    if (value.isEmpty()) {
                        headers.remove(HeaderNames.create(name));
                    } else {
                        headers.set(HeaderValues.create(name, value));
                    }
                });
    }

    /// A line that ended early would be a header that somebody else wrote.
    private static void check(String name, String value) {
        for (int i = 0; i < value.length(); i++) {
            char each = value.charAt(i);
            if (each < ' ' || each > '~') {
                throw new IllegalArgumentException(name + " cannot be sent: " + value);
            }
        }
    }
}
