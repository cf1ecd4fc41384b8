package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.message.Media;
import plateau.server.http.message.Metrics;

/// Large answers are packed for those who take them so.
class CompressionTest {
    private HttpServer server;

    @BeforeEach
    void start() {
        server = HttpServer.start(
                HttpSettings.local(0).withRates(Map.of()), new TestApi().endpoints(), TestApi.HOOKS, new Metrics());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private HttpResponse<byte[]> get(String path, String encoding) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            var uri = URI.create("http://localhost:" + server.port() + path);
            var request = HttpRequest.newBuilder(uri)
                    .header("Accept-Encoding", encoding)
                    .build();
            return client.send(request, HttpResponse.BodyHandlers.ofByteArray());
        }
    }

    @Test
    void largeTextsArePacked() throws IOException, InterruptedException {
        var plain = get("/api/openapi.json", "identity");
        var packed = get("/api/openapi.json", "br, gzip;q=0.8");
        assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(packed.headers().firstValue("Content-Encoding")).hasValue("gzip");
        for (var reply : List.of(plain, packed)) {
            assertThat(reply.headers().allValues("Vary")).contains("Accept-Encoding");
        }
        assertThat(packed.body().length).isLessThan(plain.body().length / 2);
        try (var unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
            assertThat(unpacked.readAllBytes()).isEqualTo(plain.body());
        }
    }

    @Test
    void smallOnesAreNot() throws IOException, InterruptedException {
        var reply = get("/api/openapi", "gzip");
        assertThat(reply.body().length).isLessThan(Compression.LEAST);
        assertThat(reply.headers().firstValue("Content-Encoding")).isEmpty();
    }

    @Test
    void whoRefusesItGetsItAsItIs() {
        assertThat(Compression.isTaken("gzip")).isTrue();
        assertThat(Compression.isTaken("deflate, GZIP;q=0.5")).isTrue();
        assertThat(Compression.isTaken("gzip;q=0")).isFalse();
        assertThat(Compression.isTaken("")).isFalse();
        assertThat(Compression.isTaken("deflate")).isFalse();
    }

    @Test
    void picturesAreNoText() {
        assertThat(Media.isText("text/html; charset=utf-8")).isTrue();
        assertThat(Media.isText("image/svg+xml")).isTrue();
        assertThat(Media.isText("text/javascript")).isTrue();
        assertThat(Media.isText("image/png")).isFalse();
        assertThat(Media.isText("")).isFalse();
    }
}
