package plateau.server.http;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import plateau.server.http.message.Cookies;
import plateau.server.http.message.Request;
import plateau.words.Language;

/// A request and its answer while they are at work.
final class Exchange {
    /// So much of a body that nobody wants is read, so that its sender sees the answer.
    private static final int DRAINED = 4 << 20;

    private static final long DRAINING = TimeUnit.SECONDS.toNanos(3);

    private final Connection connection;
    private final RoutingRequest request;
    private final RoutingResponse response;
    private @Nullable Endpoint endpoint;
    private String address;
    private String account = "";
    private @Nullable Language language;
    private boolean isLast;
    private int status;
    private long bytes;

    Exchange(Connection connection, RoutingRequest request, RoutingResponse response) {
        this.connection = connection;
        this.request = request;
        this.response = response;
        this.address = connection.address();
        this.isLast = request.headers().contains(HeaderValues.CONNECTION_CLOSE);
    }

    Connection connection() {
        return connection;
    }

    RoutingRequest request() {
        return request;
    }

    RoutingResponse response() {
        return response;
    }

    String method() {
        return request.prologue().method().text();
    }

    boolean isHead() {
        return method().equals("HEAD");
    }

    /// A header, or nothing.
    String header(HeaderName name) {
        var headers = request.headers();
        return headers.contains(name) ? headers.get(name).get() : "";
    }

    /// What the caller takes; several headers are one list.
    String accept() {
        var headers = request.headers();
        return headers.contains(HeaderNames.ACCEPT)
                ? headers.get(HeaderNames.ACCEPT).values()
                : "";
    }

    /// What was asked for, as soon as that is known.
    @Nullable
    Endpoint endpoint() {
        return endpoint;
    }

    Endpoint found() {
        return Objects.requireNonNull(endpoint);
    }

    void found(Endpoint endpoint) {
        this.endpoint = endpoint;
    }

    String address() {
        return address;
    }

    /// The address that a proxy speaks for.
    void speaksFor(String address) {
        this.address = address;
    }

    /// The value of a cookie, or nothing.
    String cookie(String name) {
        return Cookies.value(header(HeaderNames.COOKIE), name);
    }

    String account() {
        return account;
    }

    void account(String account) {
        this.account = account;
    }

    Language language() {
        var known = language;
        if (known == null) {
            var chosen = cookie(Request.LANGUAGE_COOKIE);
            known = chosen.isEmpty() ? Language.preferred(header(HeaderNames.ACCEPT_LANGUAGE)) : Language.of(chosen);
            language = known;
        }
        return known;
    }

    void language(Language language) {
        this.language = language;
    }

    /// Nothing more is read on this connection.
    void close() {
        isLast = true;
    }

    boolean isLast() {
        return isLast;
    }

    void sent(int status, long bytes) {
        this.status = status;
        this.bytes = bytes;
    }

    int status() {
        return status;
    }

    long bytes() {
        return bytes;
    }

    /// Reads on for a while: a connection that is closed while something comes in loses what was sent.
    void drain() {
        if (!request.content().hasEntity() || request.content().consumed()) {
            return;
        }
        connection.within(DRAINING);
        try (var body = request.content().inputStream()) {
            body.skipNBytes(DRAINED);
        } catch (IOException | RuntimeException enough) {
            // there was less of it, or the sender gave up: either way we are done
        }
    }
}
