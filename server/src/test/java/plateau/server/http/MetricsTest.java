package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import plateau.core.text.Json;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.message.Metrics;

class MetricsTest {
    @Test
    void figuresAreInTheFormatOfPrometheus() {
        var metrics = new Metrics();
        metrics.counter("tables_total", "Tables.", "game", "a\"b").add(3);
        metrics.gauge("open", "Open ones.", () -> 2.5);
        metrics.histogram("took_seconds", "How long.", new double[] {0.1, 1}).add(500_000_000);
        assertThat(metrics.text()).isEqualTo("""
                        # HELP open Open ones.
                        # TYPE open gauge
                        open 2.5
                        # HELP tables_total Tables.
                        # TYPE tables_total counter
                        tables_total{game="a\\"b"} 3
                        # HELP took_seconds How long.
                        # TYPE took_seconds histogram
                        took_seconds_bucket{le="0.1"} 0
                        took_seconds_bucket{le="1"} 1
                        took_seconds_bucket{le="+Inf"} 1
                        took_seconds_sum 0.5
                        took_seconds_count 1
                        """);
    }

    @Test
    void requestsAreCountedByEndpointAndStatus() throws IOException {
        try (var server = new TestApi().start(HttpSettings.local(0).withRates(Map.of()))) {
            try (var wire = new Wire(server.port())) {
                for (var path : new String[] {"/api/echo", "/api/echo?x=1", "/nothing"}) {
                    wire.send(Wire.head("GET", path).replace("\n", "\r\n") + "\r\n\r\n");
                    wire.reply();
                }
                wire.send(Wire.head("GET", "/metrics").replace("\n", "\r\n") + "\r\n\r\n");
                assertThat(wire.reply().body())
                        .contains(
                                "plateau_http_requests_total{endpoint=\"echo\",status=\"200\"} 1\n",
                                "plateau_http_requests_total{endpoint=\"echo\",status=\"400\"} 1\n",
                                "plateau_http_requests_total{endpoint=\"none\",status=\"404\"} 1\n",
                                "plateau_http_request_seconds_count{endpoint=\"echo\"} 2\n",
                                "plateau_http_connections 1\n");
            }
        }
    }

    @Test
    void theAccessLogSaysWhatThereIsToSayOfARequest() throws Exception {
        var logger = Logger.getLogger("plateau.server.access");
        var lines = new java.util.concurrent.LinkedBlockingQueue<Map<?, ?>>();
        var handler = new Collecting(lines);
        logger.addHandler(handler);
        logger.setLevel(Level.FINE);
        try (var server = new TestApi().start(HttpSettings.local(0).withRates(Map.of()))) {
            Wire.get(server.port(), "/api/echo?word=a", "Authorization: Bearer good-1");
            assertThat(Json.readObject(Json.write(lines.take())))
                    .containsEntry("endpoint", "echo")
                    .containsEntry("status", 200L)
                    .containsEntry("account", "good-1")
                    .containsEntry("path", "/api/echo")
                    .doesNotContainValue("Bearer good-1");
        } finally {
            logger.removeHandler(handler);
            logger.setLevel(null);
        }
    }

    private static final class Collecting extends Handler {
        private final java.util.Queue<Map<?, ?>> lines;

        private Collecting(java.util.Queue<Map<?, ?>> lines) {
            this.lines = lines;
        }

        @Override
        public void publish(LogRecord logRecord) {
            lines.add((Map<?, ?>) logRecord.getParameters()[0]);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    @Test
    void aProxyThatNobodyDeclaredMakesThemNotPublic() throws IOException {
        try (var server = new TestApi().start(HttpSettings.local(0))) {
            assertThat(Wire.get(server.port(), "/metrics").status()).isEqualTo(200);
            assertThat(Wire.get(server.port(), "/metrics", "X-Forwarded-For: 127.0.0.1")
                            .status())
                    .isEqualTo(403);
        }
        var behind = HttpSettings.local(0).withProxies(Set.of("127.0.0.1"));
        try (var server = new TestApi().start(behind)) {
            for (var address : List.of("192.0.2.1", "localhost")) {
                assertThat(Wire.get(server.port(), "/metrics", "X-Forwarded-For: " + address)
                                .status())
                        .isEqualTo(403);
            }
        }
    }
}
