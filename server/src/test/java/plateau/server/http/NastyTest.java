package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.server.http.limits.HttpSettings;

/// What no browser sends.
class NastyTest {
    private static HttpServer server;

    @BeforeAll
    static void start() {
        server = new TestApi()
                .start(HttpSettings.local(0)
                        .withRates(Map.of())
                        .withLimits(HttpSettings.Limits.USUAL.withConnections(5000, 5000)));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET",
                "GET /",
                "GET / HTTP/1.0",
                "GET / HTTP/9.9\nHost: localhost",
                "PRI * HTTP/2.0",
                "GET  /api/echo  HTTP/1.1\nHost: localhost",
                "G\u0000T /api/echo HTTP/1.1\nHost: localhost",
                "GET /api/echo HTTP/1.1",
                "GET /api/echo HTTP/1.1\nHost: localhost\nHost: example.org",
                "GET /api/echo HTTP/1.1\nHost: ",
                "GET /api/echo HTTP/1.1\nHost: localhost\nNo colon here",
                "GET /api/echo HTTP/1.1\nHost: localhost\nBad Name: x",
                "GET /api/echo HTTP/1.1\nHost: localhost\nX: a\u0001b",
                "GET /api/echo?a=%zz HTTP/1.1\nHost: localhost",
                "GET /files/%zz HTTP/1.1\nHost: localhost",
                "GET /files/%00 HTTP/1.1\nHost: localhost",
                "GET /files/%ff HTTP/1.1\nHost: localhost",
                "GET /files/<script> HTTP/1.1\nHost: localhost",
                "POST /api/account HTTP/1.1\nHost: localhost\nContent-Length: -1",
                "POST /api/account HTTP/1.1\nHost: localhost\nContent-Length: many",
                "POST /api/account HTTP/1.1\nHost: localhost\nContent-Length: 1\nContent-Length: 2",
                "POST /api/account HTTP/1.1\nHost: localhost\nTransfer-Encoding: gzip",
                "POST /api/account HTTP/1.1\nHost: localhost\nContent-Length: 5\nTransfer-Encoding:" + " chunked",
            })
    void whatIsNoHttpIsRefusedOrCutOff(String head) throws IOException {
        try (var wire = new Wire(server.port())) {
            wire.send(head.replace("\n", "\r\n") + "\r\n\r\n");
            var reply = wire.reply();
            assertThat(reply.status()).isBetween(400, 499);
            assertThat(reply.header("content-type")).isEqualTo("application/problem+json");
            assertThat(reply.header("x-content-type-options")).isEqualTo("nosniff");
            assertThat(reply.json()).containsEntry("status", (long) reply.status());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../../etc/passwd",
                "/files/../../etc/passwd",
                "/files/%2e%2e/%2e%2e/etc/passwd",
                "/files/..%2f..%2fetc%2fpasswd",
                "/files/..%5c..%5cetc",
                "/files//etc/passwd",
                "/files/./a",
                "//files/a",
                "/api/tables/..;/moves",
            })
    void noPathLeadsUp(String path) throws IOException {
        assertThat(Wire.get(server.port(), path).status()).isIn(400, 404);
    }

    @Test
    void aLengthOfLessThanNothingIsRefusedAtOnce() throws IOException {
        long begun = System.nanoTime();
        var type = "Content-Type: application/json";
        for (var path : java.util.List.of("/api/echo", "/api/account", "/api/nothing")) {
            var head = Wire.head("POST", path, type, "Content-Length: -5");
            var reply = Wire.ask(server.port(), head, "");
            assertThat(reply.status()).as(path + reply.body()).isBetween(400, 499);
        }
        assertThat(System.nanoTime() - begun).isLessThan(4_000_000_000L);
    }

    @Test
    void headersThatAreTooLargeAreRefused() throws IOException {
        var large = Wire.get(server.port(), "/api/echo", "X: " + "a".repeat(20_000));
        assertThat(large.status()).isIn(400, 431);
        assertThat(large.detail()).contains("at most " + HttpSettings.Limits.USUAL.head() + " bytes");
        var longLine = Wire.get(server.port(), "/api/echo?word=" + "a".repeat(20_000));
        assertThat(longLine.status()).isEqualTo(414);
        assertThat(longLine.json()).containsEntry("title", "URI Too Long");
    }

    @Test
    void aChunkThatIsNoChunkIsRefused() throws IOException {
        for (var body : List.of("zz\r\n", "-1\r\n", "ffffffffff\r\n", "5\r\nab")) {
            var head =
                    Wire.head("POST", "/api/account", "Content-Type: application/json", "Transfer-Encoding: chunked");
            try (var wire = new Wire(server.port())) {
                wire.send(head.replace("\n", "\r\n") + "\r\n\r\n" + body);
                if (body.startsWith("5")) {
                    continue;
                }
                assertThat(wire.reply().status()).as(body).isIn(0, 400, 413);
            }
        }
    }

    @Test
    void aBodyThatNobodyReadIsNoNextRequest() throws IOException {
        var hidden = "GET /api/echo?word=hidden HTTP/1.1\r\nHost: localhost\r\n\r\n";
        try (var wire = new Wire(server.port())) {
            wire.send(Wire.head("POST", "/api/nothing").replace("\n", "\r\n")
                    + "\r\nContent-Length: "
                    + hidden.length()
                    + "\r\n\r\n"
                    + hidden);
            assertThat(wire.reply().status()).isEqualTo(404);
            wire.send(Wire.head("GET", "/api/echo?word=seen").replace("\n", "\r\n") + "\r\n\r\n");
            assertThat(wire.reply().json()).containsEntry("word", "seen");
        }
    }

    @Test
    void requestsMayFollowWithoutWaiting() throws IOException {
        try (var wire = new Wire(server.port())) {
            var one = Wire.head("GET", "/api/echo?word=1").replace("\n", "\r\n") + "\r\n\r\n";
            wire.send(one + one.replace("=1", "=2") + one.replace("=1", "=3"));
            for (var word : List.of("1", "2", "3")) {
                assertThat(wire.reply().json()).containsEntry("word", word);
            }
        }
    }

    @Test
    void noiseDoesNoHarm() throws IOException {
        var random = new Random(14);
        for (int i = 0; i < 300; i++) {
            var bytes = (Wire.head("POST", "/api/account?lang=fr", "Content-Type: application/json")
                                    .replace("\n", "\r\n")
                            + "\r\nContent-Length: 2\r\n\r\n{}")
                    .getBytes(java.nio.charset.StandardCharsets.UTF_8);
            for (int n = random.nextInt(1, 4); n > 0; n--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            try (var wire = new Wire(server.port())) {
                wire.send(bytes);
                wire.shutdownOutput();
                assertThat(wire.reply().status())
                        .as(new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1))
                        .isLessThan(500);
            }
        }
        assertThat(Wire.get(server.port(), "/api/echo").status()).isEqualTo(200);
    }
}
