package plateau.terminal.remote;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.Map;
import javax.net.ssl.SSLException;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// A server that a bot plays at, and what can go wrong on the way to it.
final class Server implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /// The server cannot be reached now, or does not answer as it should.
    static final class Unreachable extends Exception {
        private final transient Message message;

        Unreachable(Message message) {
            super(message.toString());
            this.message = message;
        }

        Message inWords() {
            return message;
        }
    }

    /// What the server said.
    record Reply(int status, String detail, long retryAfter) {
        /// Whether the server, or somebody on the way to it, could not answer now.
        boolean isForLater() {
            return status >= 500 || status == 408 || status == 425 || status == 429;
        }
    }

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    private final String address;
    private final String token;

    /// @param address such as `https://games.example.org`
    Server(String address, String token) {
        this.address = address.endsWith("/") ? address.substring(0, address.length() - 1) : address;
        this.token = token;
        check();
    }

    private void check() {
        boolean isFine;
        try {
            var uri = URI.create(address);
            isFine = uri.getHost() != null
                    && uri.getQuery() == null
                    && ("http".equals(uri.getScheme()) || "https".equals(uri.getScheme()));
        } catch (IllegalArgumentException unreadable) {
            isFine = false;
        }
        if (!isFine) {
            throw new BadInput(
                    "connect.address",
                    "the address of a server is like http://127.0.0.1:8080 or https://example.org, not" + " '%s'",
                    address);
        }
    }

    String address() {
        return address;
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address + path))
                .header("Authorization", "Bearer " + token)
                .header("Accept", "application/x-ndjson, application/json");
    }

    /// Opens the stream of the bot.
    InputStream listen(String query) throws Unreachable, InterruptedException {
        var answer = send(request("/api/bot" + query).GET().build(), HttpResponse.BodyHandlers.ofInputStream());
        if (answer.statusCode() == 200) {
            return answer.body();
        }
        String text;
        try (var body = answer.body()) {
            text = new String(body.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        } catch (IOException broken) {
            text = "";
        }
        var reply = reply(answer.statusCode(), text);
        switch (reply.status()) {
            case 401 -> throw new BadInput("connect.token", "%s does not know this token", address);
            case 404, 405 ->
                throw new BadInput("connect.path", "there is no server of Plateau at %s: it has no /api/bot", address);
            case 400, 403 -> throw new BadInput("connect.refused", "%s says: %s", address, reply.detail());
            default -> throw new Unreachable(said(reply));
        }
    }

    static Message said(Reply reply) {
        return Message.of("connect.status", "it answers with %d: %s", reply.status(), reply.detail());
    }

    Reply post(String path, Map<String, Object> json) throws Unreachable, InterruptedException {
        var request = request(path)
                .header("Content-Type", "application/json")
                .timeout(PATIENCE)
                .POST(HttpRequest.BodyPublishers.ofString(Json.write(json)))
                .build();
        var answer = send(request, HttpResponse.BodyHandlers.ofString());
        return reply(answer.statusCode(), answer.body());
    }

    private static Reply reply(int status, String body) {
        try {
            var json = Json.readObject(body);
            var wait = json.get("retryAfter") instanceof Number number ? number.longValue() : 1;
            return new Reply(status, String.valueOf(json.getOrDefault("detail", "")), wait);
        } catch (BadInput other) {
            return new Reply(status, Text.shorten(Text.printable(body), 80), 1);
        }
    }

    private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler)
            throws Unreachable, InterruptedException {
        try {
            return client.send(request, handler);
        } catch (IOException failed) {
            throw new Unreachable(why(failed));
        }
    }

    private static Message why(IOException failed) {
        return switch (failed) {
            case HttpConnectTimeoutException _ -> Message.of("connect.slow", "it does not answer");
            case ConnectException refused
            when refused.getCause() instanceof UnresolvedAddressException
                    || refused.getCause() instanceof UnknownHostException ->
                Message.of("connect.unknown", "nobody knows a machine of this name");
            case ConnectException _ -> Message.of("connect.nobody", "nobody listens there");
            case SSLException tls ->
                Message.of(
                        "connect.certificate",
                        "its certificate cannot be trusted, or it speaks no TLS: %s",
                        String.valueOf(tls.getMessage()));
            default -> Message.of("connect.broken", "the connection broke: %s", told(failed));
        };
    }

    private static String told(IOException failed) {
        return String.valueOf(failed.getMessage());
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
