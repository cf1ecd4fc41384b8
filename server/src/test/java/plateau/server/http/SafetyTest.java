package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Hooks;
import plateau.server.http.message.Media;
import plateau.server.http.message.Metrics;

class SafetyTest {
    private static final HttpSettings SETTINGS = HttpSettings.local(0).withRates(Map.of());

    @Test
    void everyAnswerTellsBrowsersToBeCareful() throws IOException {
        try (var server = new TestApi().start(SETTINGS)) {
            for (var path : List.of("/api/echo", "/api/nothing", "/files/a", "/api/echo?word=%ff")) {
                var reply = Wire.get(server.port(), path);
                assertThat(reply.header("content-security-policy"))
                        .contains("default-src 'self'", "frame-ancestors 'none'")
                        .doesNotContain("unsafe");
                assertThat(reply.header("x-content-type-options")).isEqualTo("nosniff");
                assertThat(reply.header("referrer-policy")).isEqualTo("same-origin");
                assertThat(reply.header("cross-origin-resource-policy")).isEqualTo("same-origin");
                assertThat(reply.header("access-control-allow-origin")).isEmpty();
                assertThat(reply.header("permissions-policy")).contains("camera=()");
                assertThat(reply.header("strict-transport-security")).isEmpty();
            }
            assertThat(Wire.get(server.port(), "/api/echo").header("cache-control"))
                    .isEqualTo("no-store");
        }
    }

    @Test
    void noAnswerCanSmuggleAHeaderInByTheEndOfALine() throws IOException {
        var split = Endpoint.get("/api/split")
                .says("Tries to say more than it should")
                .answersAs(Media.JSON, "Nothing good.")
                .by(request -> Answer.bytes(Media.JSON + "\r\nSet-Cookie: plateau=stolen", new byte[] {'x'}));
        try (var server = HttpServer.start(HttpSettings.local(0), List.of(split), Hooks.NONE, new Metrics());
                var wire = new Wire(server.port())) {
            wire.send("GET /api/split HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(new String(wire.in().readAllBytes(), StandardCharsets.UTF_8))
                    .doesNotContain("stolen");
        }
    }

    @Test
    void whereBrowsersComeOverTlsTheyAreToComeSoFromThenOn() throws IOException {
        try (var server = new TestApi().start(SETTINGS.withTls(true))) {
            for (var path : List.of("/api/echo", "/api/nothing")) {
                assertThat(Wire.get(server.port(), path).header("strict-transport-security"))
                        .isEqualTo("max-age=31536000");
            }
        }
    }

    @Test
    void pagesOfOtherSitesChangeNothing() throws IOException {
        try (var server = new TestApi().start(SETTINGS)) {
            int port = server.port();
            for (var header : List.of(
                    "Origin: http://evil.example",
                    "Origin: null",
                    "Origin: http://localhost:1",
                    "Sec-Fetch-Site: cross-site",
                    "Sec-Fetch-Site: same-site")) {
                var reply = Wire.post(port, "/api/account", "{}", header);
                assertThat(reply.status()).as(header).isEqualTo(403);
                assertThat(reply.header("set-cookie")).isEmpty();
            }
            assertThat(Wire.post(port, "/api/account", "{}", "Origin: http://localhost", "Sec-Fetch-Site: same-origin")
                            .status())
                    .isEqualTo(204);
            assertThat(Wire.get(port, "/api/echo", "Sec-Fetch-Site: cross-site").status())
                    .isEqualTo(200);
        }
    }

    @Test
    void aLoopbackServerAnswersToItsOwnNamesOnly() throws IOException {
        try (var server = new TestApi().start(SETTINGS)) {
            assertThat(named(server, "evil.example").status()).isEqualTo(421);
            assertThat(named(server, "localhost.evil.example:80").status()).isEqualTo(421);
            for (var host : List.of("localhost", "LOCALHOST:8080", "127.0.0.1:1", "[::1]:8080")) {
                assertThat(named(server, host).status()).as(host).isEqualTo(200);
            }
        }
        try (var server = new TestApi().start(SETTINGS.withHosts(Set.of("games.example")))) {
            assertThat(named(server, "games.example").status()).isEqualTo(200);
            assertThat(named(server, "localhost").status()).isEqualTo(421);
        }
    }

    private static Wire.Reply named(HttpServer server, String host) throws IOException {
        return Wire.ask(server.port(), "GET /api/echo HTTP/1.1\nHost: " + host, "");
    }

    @Test
    void aProxyIsBelievedOnlyIfItIsTrusted() throws IOException {
        var from = "X-Forwarded-For: 10.0.0.1, 203.0.113.9";
        var near = "X-Forwarded-For: 203.0.113.9, 127.0.0.1";
        var one = SETTINGS.withRates(Map.of(RateClass.READS, new HttpSettings.Rate(0.1, 1)));
        for (var trusted : List.of(Set.<String>of(), Set.of("192.0.2.1"))) {
            try (var server = new TestApi().start(one.withProxies(trusted))) {
                assertThat(Wire.get(server.port(), "/metrics").status()).isEqualTo(200);
                assertThat(Wire.get(server.port(), "/metrics", near).status()).isEqualTo(403);
                assertThat(Wire.get(server.port(), "/api/echo", from).status()).isEqualTo(200);
                assertThat(Wire.get(server.port(), "/api/echo", near).status()).isEqualTo(429);
            }
        }
        try (var server = new TestApi().start(one.withProxies(Set.of("127.0.0.1")))) {
            assertThat(Wire.get(server.port(), "/metrics", from).status()).isEqualTo(403);
            assertThat(Wire.get(server.port(), "/metrics", near).status()).isEqualTo(200);
            assertThat(Wire.get(server.port(), "/api/echo", from).status()).isEqualTo(200);
            assertThat(Wire.get(server.port(), "/api/echo", near).status()).isEqualTo(200);
        }
    }
}
