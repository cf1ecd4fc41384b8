package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plateau.core.text.BadInput;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.message.Metrics;

class HttpServerTest {
    private static final Logger LOG = Logger.getLogger(Gateway.class.getName());
    private static final HttpSettings SETTINGS = HttpSettings.local(0).withRates(Map.of());

    @Test
    void anOrdinaryClientIsUnderstood() throws Exception {
        try (var server = new TestApi().start(SETTINGS);
                var client = HttpClient.newHttpClient()) {
            var uri = URI.create("http://localhost:" + server.port() + "/api/tables/abcdefghij/moves");
            var request = HttpRequest.newBuilder(uri)
                    .header("Authorization", "Bearer good-1")
                    .header("Content-Type", "application/json; charset=UTF-8")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"ply\":1,\"move\":\"é\"}"));
            for (int i = 0; i < 3; i++) {
                var reply = client.send(request.build(), BodyHandlers.ofString());
                assertThat(reply.statusCode()).isEqualTo(200);
                assertThat(reply.body()).contains("\"move\":\"é\"");
            }
        }
    }

    /// Who sends the rest only once the beginning is acknowledged waits some 40 ms each time.
    @Test
    void aLargeAnswerIsNotHeldBackHalfway() throws IOException {
        long fastest = Long.MAX_VALUE;
        try (var server = new TestApi().start(SETTINGS);
                var wire = new Wire(server.port())) {
            for (int i = 0; i < 40; i++) {
                long start = System.nanoTime();
                wire.send(Wire.head("GET", "/api/openapi.json").replace("\n", "\r\n") + "\r\n\r\n");
                assertThat(wire.reply().body()).hasSizeGreaterThan(10_000);
                // the first ones are acknowledged at once
                fastest = i < 20 ? fastest : Math.min(fastest, System.nanoTime() - start);
            }
        }
        assertThat(Duration.ofNanos(fastest)).isLessThan(Duration.ofMillis(30));
    }

    @Test
    void aPortThatIsTakenIsSaidInWords() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = taken.getLocalPort();
            assertThatThrownBy(() -> new TestApi().start(HttpSettings.local(port)))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("cannot listen at 127.0.0.1: another program listens at port " + port + " already");
        }
    }

    @Test
    void anAddressThatIsNotOursIsSaidInWords() {
        assertThatThrownBy(() -> new TestApi().start(HttpSettings.at("192.0.2.1", 0)))
                .isInstanceOf(BadInput.class)
                .hasMessage("cannot listen at 192.0.2.1: it is no address of this machine");
        assertThatThrownBy(() -> new TestApi().start(HttpSettings.at("no.such.invalid", 0)))
                .isInstanceOf(BadInput.class)
                .hasMessage("cannot listen at no.such.invalid: there is no such address");
    }

    @Test
    void aStopLetsWorkFinishAndEndsStreams() throws Exception {
        var api = new TestApi();
        var server = api.start(SETTINGS);
        try (var working = new Wire(server.port());
                var listening = new Wire(server.port());
                var idle = new Wire(server.port())) {
            listening.send(Wire.head("GET", "/api/stream").replace("\n", "\r\n") + "\r\n\r\n");
            listening.line();
            listening.head();
            listening.chunk();
            idle.send(Wire.head("GET", "/api/echo").replace("\n", "\r\n") + "\r\n\r\n");
            idle.reply();
            working.send(Wire.head("POST", "/api/fail/wait").replace("\n", "\r\n") + "\r\n\r\n");
            api.reached.get(20, TimeUnit.SECONDS);

            var stopping = Thread.ofVirtual().start(() -> server.stop(Duration.ofSeconds(20)));
            assertThat(listening.line()).isEqualTo("0");
            idle.send(Wire.head("GET", "/api/echo").replace("\n", "\r\n") + "\r\n\r\n");
            var refused = idle.reply();
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.detail()).isEqualTo("en: the server is stopping: try again soon");
            assertThat(idle.isAtEnd()).isTrue();
            api.gate.complete(null);
            assertThat(working.reply().status()).isEqualTo(204);
            stopping.join();
            assertThatThrownBy(() -> new Wire(server.port())).isInstanceOf(Exception.class);
        }
    }

    /// They come between the end of what takes them in and the end of what hears them.
    @Test
    void whoComesWhileAServerStopsIsNoFault() throws Exception {
        var faults = new Faults();
        var log = Logger.getLogger("io.helidon");
        log.addHandler(faults);
        try {
            for (int time = 0; time < 30; time++) {
                var server = HttpServer.start(
                        HttpSettings.local(0), new TestApi().endpoints(), TestApi.HOOKS, new Metrics());
                int port = server.port();
                var coming = new CountDownLatch(4);
                var callers = Stream.generate(() -> Thread.ofPlatform().start(() -> call(port, coming)))
                        .limit(4)
                        .toList();
                coming.await();
                server.stop(Duration.ofMillis(1));
                for (var caller : callers) {
                    caller.join();
                }
            }
        } finally {
            log.removeHandler(faults);
        }
        assertThat(faults.messages).isEmpty();
    }

    /// Again and again until nobody listens.
    private static void call(int port, CountDownLatch coming) {
        try {
            while (true) {
                new Socket(InetAddress.getLoopbackAddress(), port).close();
                coming.countDown();
            }
        } catch (IOException _) {
            // That is the end.
        }
    }

    @Test
    void whatAStopBreaksOffIsNoFault() throws Exception {
        var api = new TestApi();
        var server = api.start(SETTINGS);
        var faults = new Faults();
        LOG.addHandler(faults);
        try (var thinking = new Wire(server.port())) {
            thinking.send(Wire.head("POST", "/api/fail/think").replace("\n", "\r\n") + "\r\n\r\n");
            var thread = api.thinking.get(20, TimeUnit.SECONDS);
            server.stop(Duration.ofMillis(1));
            assertThat(thread.join(Duration.ofSeconds(20))).isTrue();
        } finally {
            LOG.removeHandler(faults);
        }
        assertThat(faults.messages).isEmpty();
    }

    private static final class Faults extends Handler {
        private final List<String> messages = new CopyOnWriteArrayList<>();

        @Override
        public void publish(LogRecord record) {
            messages.add(record.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
