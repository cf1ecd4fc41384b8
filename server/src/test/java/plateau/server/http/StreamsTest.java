package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.message.Audience;
import plateau.server.http.message.Metrics;
import plateau.server.stream.StreamEvent;
import plateau.testkit.Eventually;

class StreamsTest {
    private static final HttpSettings SETTINGS = HttpSettings.local(0).withRates(Map.of());
    private final TestApi api = new TestApi();

    private static Wire listen(HttpServer server, String accept) throws IOException {
        var wire = new Wire(server.port());
        wire.send(Wire.head("GET", "/api/stream", accept).replace("\n", "\r\n") + "\r\n\r\n");
        assertThat(wire.line()).isEqualTo("HTTP/1.1 200 OK");
        return wire;
    }

    private static HttpSettings patient(Duration writing, Duration heartbeat) {
        var second = Duration.ofSeconds(20);
        return SETTINGS.withLimits(HttpSettings.Limits.USUAL.withPatience(second, second, writing, heartbeat));
    }

    @Test
    void eventsAreServerSentForBrowsers() throws IOException {
        try (var server = api.start(SETTINGS);
                var wire = listen(server, "Accept: text/event-stream")) {
            assertThat(wire.head()).containsEntry("content-type", "text/event-stream");
            assertThat(wire.chunk()).isEqualTo("retry: 2000\n\n");
            var outbox = api.outboxes.remove();
            outbox.send(new StreamEvent(7, "moved", "{\"ply\":7}"));
            assertThat(wire.chunk()).isEqualTo("id: 7\nevent: moved\ndata: {\"ply\":7}\n\n");
            outbox.send(new StreamEvent(0, "said", "{}"));
            assertThat(wire.chunk()).isEqualTo("event: said\ndata: {}\n\n");
            outbox.close();
            assertThat(wire.line()).isEqualTo("0");
        }
    }

    @Test
    void eventsAreLinesForPrograms() throws IOException {
        try (var server = api.start(SETTINGS);
                var wire = listen(server, "Accept: application/x-ndjson")) {
            assertThat(wire.head()).containsEntry("content-type", "application/x-ndjson");
            assertThat(wire.chunk()).isEqualTo("\n");
            api.outboxes.remove().send(new StreamEvent(7, "moved", "{\"ply\":7}"));
            assertThat(wire.chunk()).isEqualTo("{\"ply\":7}\n");
        }
    }

    @Test
    void whoTakesAnythingGetsEvents() throws IOException {
        try (var server = api.start(SETTINGS);
                var any = listen(server, "Accept: */*");
                var lines = listen(server, "Accept: application/*")) {
            assertThat(any.head()).containsEntry("content-type", "text/event-stream");
            assertThat(lines.head()).containsEntry("content-type", "application/x-ndjson");
        }
    }

    @Test
    void whatWaitsIsSentAtOnceAndTheRestBeforeTheEnd() throws IOException {
        try (var server = api.start(SETTINGS);
                var wire = listen(server, "Accept: application/x-ndjson")) {
            wire.head();
            wire.chunk();
            var outbox = api.outboxes.remove();
            for (int i = 1; i <= 200; i++) {
                outbox.send(new StreamEvent(i, "moved", "{\"ply\":" + i + "}"));
            }
            outbox.close();
            var all = new StringBuilder();
            int chunks = 0;
            while (all.toString().lines().count() < 200) {
                all.append(wire.chunk());
                chunks++;
            }
            assertThat(all.toString()).endsWith("{\"ply\":200}\n");
            assertThat(chunks).isLessThan(200);
            assertThat(wire.line()).isEqualTo("0");
        }
    }

    @Test
    void aStreamWithoutEventsHasAHeartbeat() throws IOException {
        var settings = patient(Duration.ofSeconds(30), Duration.ofMillis(50));
        try (var server = api.start(settings);
                var events = listen(server, "Accept: text/event-stream");
                var lines = listen(server, "Accept: application/x-ndjson")) {
            events.head();
            events.chunk();
            assertThat(events.chunk()).isEqualTo(": \n\n");
            lines.head();
            lines.chunk();
            assertThat(lines.chunk()).isEqualTo("\n");
        }
    }

    @Test
    void aReaderThatIsGoneClosesTheOutbox() throws Exception {
        var closed = new CompletableFuture<Void>();
        api.onStreamEnd = () -> closed.complete(null);
        try (var server = api.start(patient(Duration.ofSeconds(30), Duration.ofMillis(20)))) {
            try (var wire = listen(server, "Accept: application/x-ndjson")) {
                wire.head();
            }
            closed.get(20, TimeUnit.SECONDS);
        }
    }

    @Test
    void aReaderThatHangsUpIsGoneAtOnceThoughNothingIsSaid() throws Exception {
        var closed = new CompletableFuture<Void>();
        api.onStreamEnd = () -> closed.complete(null);
        try (var server = api.start(patient(Duration.ofSeconds(30), Duration.ofMinutes(5)))) {
            try (var wire = listen(server, "Accept: application/x-ndjson")) {
                assertThat(wire.head()).containsEntry("connection", "close");
                // All that was sent is read: the end is a proper one.
                assertThat(wire.chunk()).isEqualTo("\n");
            }
            closed.get(2, TimeUnit.SECONDS);
        }
    }

    @Test
    void aReaderThatOnlyStopsToSpeakIsToldThatThisIsAll() throws Exception {
        try (var server = api.start(patient(Duration.ofSeconds(30), Duration.ofMinutes(5)));
                var wire = listen(server, "Accept: application/x-ndjson")) {
            wire.head();
            wire.chunk();
            wire.stopSending();
            assertThat(wire.line()).isEqualTo("0");
        }
    }

    @Test
    void whoSpeaksWhileItListensGoesOnListening() throws Exception {
        try (var server = api.start(patient(Duration.ofSeconds(30), Duration.ofMinutes(5)));
                var wire = listen(server, "Accept: application/x-ndjson")) {
            wire.head();
            wire.chunk();
            wire.send("GET /api/things HTTP/1.1\r\nHost: localhost\r\n\r\n");
            api.outboxes.remove().send(new StreamEvent(7, "moved", "{\"ply\":7}"));
            assertThat(wire.chunk()).isEqualTo("{\"ply\":7}\n");
        }
    }

    @Test
    void aReaderThatDoesNotReadIsCutOff() throws Exception {
        var closed = new CompletableFuture<Void>();
        api.onStreamEnd = () -> closed.complete(null);
        var metrics = new Metrics();
        var settings = patient(Duration.ofMillis(200), Duration.ofSeconds(15));
        try (var server = HttpServer.start(settings, api.endpoints(), TestApi.HOOKS, metrics);
                var wire = listen(server, "Accept: application/x-ndjson")) {
            wire.head();
            var outbox = api.outboxes.remove();
            var large = "{\"x\":\"" + "a".repeat(1 << 20) + "\"}";
            for (int i = 0; i < 20; i++) {
                outbox.send(new StreamEvent(1, "said", large));
            }
            closed.get(20, TimeUnit.SECONDS);
            // it is counted once all is done that was at work for it
            Eventually.is("it is counted", () -> metrics.text().contains("plateau_http_slow_readers_total 1"));
        }
    }

    @Test
    void streamsAreLimitedByAddressAndInAll() throws IOException {
        var one = SETTINGS.withLimits(HttpSettings.Limits.USUAL.withStreams(10, 1));
        try (var server = api.start(one);
                var wire = listen(server, "Accept: application/x-ndjson")) {
            wire.head();
            var refused = Wire.get(server.port(), "/api/stream");
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.header("retry-after")).isEqualTo("15");
            assertThat(refused.detail()).isEqualTo("en: at most 1 streams may be open from your address");
        }
        try (var server = api.start(SETTINGS.withLimits(HttpSettings.Limits.USUAL.withStreams(0, 9)))) {
            assertThat(Wire.get(server.port(), "/api/stream").status()).isEqualTo(503);
        }
    }

    @Test
    void aPlaceIsFreeAgainWhenAStreamEnds() throws IOException {
        var one = SETTINGS.withLimits(HttpSettings.Limits.USUAL.withStreams(1, 1));
        try (var server = api.start(one)) {
            for (int i = 0; i < 3; i++) {
                try (var wire = listen(server, "Accept: application/x-ndjson")) {
                    wire.head();
                    wire.chunk();
                    api.outboxes.remove().close();
                    assertThat(wire.line()).isEqualTo("0");
                }
            }
        }
    }

    @Test
    void nothingIsDoneForAStreamThatIsRefused() throws IOException {
        var one = SETTINGS.withLimits(HttpSettings.Limits.USUAL.withStreams(0, 1));
        try (var server = api.start(one)) {
            assertThat(Wire.get(server.port(), "/api/stream").status()).isEqualTo(503);
            assertThat(api.outboxes).isEmpty();
        }
        try (var server = api.start(SETTINGS)) {
            assertThat(Wire.get(server.port(), "/api/stream", "Accept: text/html")
                            .status())
                    .isEqualTo(406);
            assertThat(api.outboxes).isEmpty();
        }
    }

    @Test
    void whoOnlyAsksForTheHeadDoesNotListen() throws IOException {
        try (var server = api.start(SETTINGS)) {
            var reply = Wire.ask(server.port(), Wire.head("HEAD", "/api/stream"), "");
            assertThat(reply.status()).isEqualTo(200);
            assertThat(api.outboxes).isEmpty();
        }
    }

    @Test
    void theStreamsOfAnAccountAreEnded() throws IOException {
        var audience = new Audience();
        var hooks = TestApi.HOOKS.withAudience(audience);
        try (var server = HttpServer.start(SETTINGS, api.endpoints(), hooks, new Metrics());
                var own = listen(server, "Authorization: Bearer good-1");
                var other = listen(server, "Authorization: Bearer good-2")) {
            own.head();
            own.chunk();
            other.head();
            other.chunk();
            audience.dismiss("good-1");
            assertThat(own.line()).isEqualTo("0");
            api.outboxes.forEach(each -> each.send(new StreamEvent(1, "said", "{}")));
            assertThat(other.chunk()).contains("data: {}\n");
        }
    }
}
