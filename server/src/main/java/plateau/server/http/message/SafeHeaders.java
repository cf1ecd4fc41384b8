package plateau.server.http.message;

import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.ServerResponseHeaders;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What browsers are told on every answer, so that no page can do harm.
public final class SafeHeaders {
    public static final String POLICY = "Content-Security-Policy";

    /// Everything from here, nothing inline, in no frame.
    private static final String OF_PAGES =
            "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
                    + " form-action 'self'; frame-ancestors 'none'";

    /// A drawing that is looked at by itself brings its style, and needs nothing else.
    public static final String OF_DRAWINGS =
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

    /// No page asks for any of it, so none that somebody smuggled in may.
    private static final String NO_DEVICES =
            "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(),"
                    + " microphone=(), payment=(), usb=()";

    /// The first one is a name that the server below knows, which makes it the cheapest to set.
    private static final List<Header> ALWAYS = List.of(
            HeaderValues.createCached("Cache-Control", "no-store"),
            HeaderValues.createCached(POLICY, OF_PAGES),
            HeaderValues.createCached("X-Content-Type-Options", "nosniff"),
            HeaderValues.createCached("X-Frame-Options", "DENY"),
            HeaderValues.createCached("Referrer-Policy", "same-origin"),
            HeaderValues.createCached("Permissions-Policy", NO_DEVICES),
            HeaderValues.createCached("Cross-Origin-Opener-Policy", "same-origin"),
            HeaderValues.createCached("Cross-Origin-Resource-Policy", "same-origin"),
            HeaderValues.createCached("Cross-Origin-Embedder-Policy", "require-corp"));

    /// A year, without saying anything of other names beside ours.
    private static final Header OVER_TLS_ONLY =
            HeaderValues.createCached("Strict-Transport-Security", "max-age=31536000");

    private final List<Header> everywhere;

    private final Header atOnce;

    /// @param isSecure whether browsers come over TLS, and are to come so from then on
    public SafeHeaders(boolean isSecure) {
        everywhere = new ArrayList<>(ALWAYS);
        if (isSecure) {
            everywhere.add(OVER_TLS_ONLY);
        }
        atOnce = new HeaderGroup(everywhere);
    }

    /// One by one.
    List<Header> all() {
        return everywhere;
    }

    /// Sets them, and then what an answer says, which may be something else under the same name; a name with
    /// nothing is left out.
    public void put(ServerResponseHeaders headers, Map<String, String> own) {
        if (own.isEmpty()) {
            headers.set(atOnce);
            return;
        }
        everywhere.forEach(headers::set);
        own.forEach((name, value) -> {
            check(name, value);
            if (value.isEmpty()) {
                headers.remove(HeaderNames.create(name));
            } else {
                headers.set(HeaderValues.create(name, value));
            }
        });
    }

    /// The server below looks after ends of lines, too; what is not ASCII would arrive as something else.
    private static void check(String name, String value) {
        if (!isSendable(value)) {
            throw new IllegalArgumentException(name + " cannot be sent: " + value);
        }
    }

    public static boolean isSendable(String value) {
        return value.chars().allMatch(each -> each >= ' ' && each <= '~');
    }
}
