package plateau.server.http;

import io.helidon.http.Header;
import io.helidon.http.HeaderValues;
import java.util.List;

/// What browsers are told on every answer, so that no page can do harm.
final class SafeHeaders {
    /// Everything from here, nothing inline, in no frame.
    private static final String POLICY =
            "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
                    + " form-action 'self'; frame-ancestors 'none'";

    static final Header NOT_STORED = HeaderValues.createCached("Cache-Control", "no-store");

    static final List<Header> EVERYWHERE =
            List.of(
                    HeaderValues.createCached("Content-Security-Policy", POLICY),
                    HeaderValues.createCached("X-Content-Type-Options", "nosniff"),
                    HeaderValues.createCached("X-Frame-Options", "DENY"),
                    HeaderValues.createCached("Referrer-Policy", "same-origin"),
                    HeaderValues.createCached("Cross-Origin-Opener-Policy", "same-origin"),
                    HeaderValues.createCached("Cross-Origin-Resource-Policy", "same-origin"),
                    HeaderValues.createCached("Cross-Origin-Embedder-Policy", "require-corp"),
                    NOT_STORED);

    private SafeHeaders() {}
}
