package plateau.terminal.commands;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// A way to a server on which what is posted meets one trouble after the other, and then none.
final class RoughWay implements AutoCloseable {
    /// What happens to a request.
    enum Trouble {
        /// It comes to the server, but the answer does not come back: the line is cut.
        ANSWER_LOST,
        BAD_GATEWAY,
        GATEWAY_TIMEOUT,
        REQUEST_TIMEOUT,
        /// It does not even come to the server, and nobody says so.
        REQUEST_LOST
    }

    private final String target;
    private final HttpClient client = HttpClient.newHttpClient();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpServer server;
    private final Collection<Trouble> troubles = new ConcurrentLinkedQueue<>(List.of(Trouble.values()));

    RoughWay(String target) throws IOException {
        this.target = target;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::carry);
        server.setExecutor(threads);
        server.start();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /// Those that are still to come.
    Collection<Trouble> troubles() {
        return troubles;
    }

    private Optional<Trouble> next(HttpExchange exchange) {
        var next =
                exchange.getRequestMethod().equals("POST") ? troubles.stream().findFirst() : Optional.<Trouble>empty();
        next.ifPresent(troubles::remove);
        return next;
    }

    private void carry(HttpExchange exchange) throws IOException {
        try (exchange) {
            var trouble = next(exchange);
            if (trouble.isEmpty()) {
                var answer = pass(exchange);
                exchange.sendResponseHeaders(answer.statusCode(), 0);
                copy(answer.body(), exchange);
                return;
            }
            switch (trouble.get()) {
                case ANSWER_LOST -> {
                    pass(exchange).body().close();
                    // The one byte that is announced never comes.
                    exchange.sendResponseHeaders(200, 1);
                }
                case BAD_GATEWAY -> exchange.sendResponseHeaders(502, -1);
                case GATEWAY_TIMEOUT -> exchange.sendResponseHeaders(504, -1);
                case REQUEST_TIMEOUT -> exchange.sendResponseHeaders(408, -1);
                case REQUEST_LOST -> {}
            }
        }
    }

    private HttpResponse<InputStream> pass(HttpExchange exchange) throws IOException {
        var request = HttpRequest.newBuilder(URI.create(target + exchange.getRequestURI()));
        for (var name : List.of("Authorization", "Accept", "Content-Type")) {
            Optional.ofNullable(exchange.getRequestHeaders().getFirst(name))
                    .ifPresent(value -> request.header(name, value));
        }
        var body = exchange.getRequestBody().readAllBytes();
        request.method(
                exchange.getRequestMethod(),
                body.length == 0 ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofByteArray(body));
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        } catch (InterruptedException stopped) {
            throw new IOException(stopped);
        }
    }

    /// A stream is carried on as it comes.
    private static void copy(InputStream from, HttpExchange to) throws IOException {
        var bytes = new byte[1 << 14];
        try (from;
                var out = to.getResponseBody()) {
            for (int count = from.read(bytes); count >= 0; count = from.read(bytes)) {
                out.write(bytes, 0, count);
                out.flush();
            }
        }
    }

    @Override
    public void close() {
        server.stop(0);
        client.shutdownNow();
        threads.shutdownNow();
    }
}
