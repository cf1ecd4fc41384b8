package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plateau.core.Interrupted;
import plateau.core.text.Message;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.message.Metrics;
import plateau.server.http.problem.Problem;

class AnswersTest {
    private final TestApi api = new TestApi();
    private HttpServer server;

    @BeforeEach
    void start() {
        server = HttpServer.start(
                HttpSettings.local(0).withRates(Map.of()),
                api.endpoints(),
                TestApi.HOOKS.withFaults(fault -> fault instanceof IllegalStateException
                        ? Optional.of(Problem.unavailable(Message.of("test", "no disk"), Duration.ofMillis(1500)))
                        : Optional.empty()),
                new Metrics());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Wire.Reply fail(String how) throws IOException {
        return Wire.ask(server.port(), Wire.head("POST", "/api/fail/" + how), "");
    }

    @Test
    void badInputIs400() throws IOException {
        var reply = fail("bad");
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.json())
                .isEqualTo(Map.of(
                        "type", "about:blank", "title", "Bad Request", "status", 400L, "detail", "en: that is bad"));
    }

    @Test
    void aProblemHasItsTypeAndMembers() throws IOException {
        var reply = fail("conflict");
        assertThat(reply.status()).isEqualTo(409);
        assertThat(reply.json())
                .containsEntry("type", "/problems/not-your-turn")
                .containsEntry("ply", 7L);
    }

    @Test
    void aFaultThatIsKnownIsSaidInWords() throws IOException {
        var reply = fail("storage");
        assertThat(reply.status()).isEqualTo(503);
        assertThat(reply.header("retry-after")).isEqualTo("2");
        assertThat(reply.detail()).isEqualTo("en: no disk");
    }

    @Test
    void aFaultThatNobodyExpectsIs500WithTheIdThatIsInTheLog() throws IOException {
        var ids = new ArrayList<String>();
        var logged = logged(() -> {
            var reply = fail("secretly");
            assertThat(reply.status()).isEqualTo(500);
            assertThat(reply.body()).doesNotContain("secret").doesNotContain("Assertion");
            ids.add((String) reply.json().get("id"));
        });
        assertThat(logged).contains(ids);
    }

    @Test
    void anUnknownPathIs404AndAWrongMethod405() throws IOException {
        assertThat(Wire.get(server.port(), "/api/nothing").detail()).isEqualTo("en: there is nothing at /api/nothing");
        assertThat(Wire.get(server.port(), "/api/echo/").status()).isEqualTo(404);
        var wrong = Wire.ask(server.port(), Wire.head("PUT", "/api/tables/abcdefghij/moves"), "");
        assertThat(wrong.status()).isEqualTo(405);
        assertThat(wrong.header("allow")).isEqualTo("GET, HEAD, POST");
        assertThat(wrong.detail())
                .isEqualTo("en: PUT is not possible at /api/tables/abcdefghij/moves: only GET, HEAD," + " POST");
    }

    @Test
    void aWordInThePathGoesBeforeAName() throws IOException {
        var token = "Authorization: Bearer good-1";
        assertThat(Wire.get(server.port(), "/api/tables/mine", token).json()).containsEntry("mine", "good-1");
        assertThat(Wire.get(server.port(), "/api/tables/mine/moves").detail())
                .contains("10 small letters or digits, not \"mine\"");
    }

    @Test
    void nothingIsDoneForWhoTakesNoAnswer() throws IOException {
        var api = new TestApi();
        try (var server = api.start(HttpSettings.local(0))) {
            var refused = Wire.post(
                    server.port(),
                    "/api/tables/abcdefghij/moves",
                    "{\"ply\":1,\"move\":\"a\"}",
                    "Authorization: Bearer good-1",
                    "Accept: text/html");
            assertThat(refused.status()).isEqualTo(406);
            assertThat(api.played).hasValue(0);
        }
    }

    @Test
    void whatIsNotAcceptedIs406() throws IOException {
        assertThat(Wire.get(server.port(), "/api/echo", "Accept: text/html").status())
                .isEqualTo(406);
        assertThat(Wire.get(server.port(), "/api/stream", "Accept: text/html").status())
                .isEqualTo(406);
        assertThat(api.outboxes).isEmpty();
        assertThat(Wire.get(server.port(), "/api/echo", "Accept: text/html, */*;q=0.1")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void whoHasItAlreadyGets304() throws IOException {
        var first = Wire.get(server.port(), "/files/a/b.txt");
        assertThat(first.body()).isEqualTo("a/b.txt");
        assertThat(first.header("etag")).isEqualTo("\"v1\"");
        assertThat(first.header("cache-control")).isEqualTo("max-age=60");
        var again = Wire.get(server.port(), "/files/a/b.txt", "If-None-Match: \"v1\"");
        assertThat(again.status()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    @Test
    void headIsGetWithoutContent() throws IOException {
        try (var wire = new Wire(server.port())) {
            wire.send(Wire.head("HEAD", "/files/abc").replace("\n", "\r\n") + "\r\n\r\n");
            assertThat(wire.line()).isEqualTo("HTTP/1.1 200 OK");
            assertThat(wire.head()).containsEntry("content-length", "3");
            wire.send(Wire.head("GET", "/api/echo").replace("\n", "\r\n") + "\r\n\r\n");
            assertThat(wire.reply().status()).isEqualTo(200);
        }
    }

    @Test
    void aCookieIsForTheServerOnly() throws IOException {
        var reply = Wire.post(server.port(), "/api/account", "{}");
        assertThat(reply.status()).isEqualTo(204);
        assertThat(reply.header("set-cookie"))
                .isEqualTo("plateau=good-1; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax");
    }

    @Test
    void linesAreSentOneAfterTheOther() throws IOException {
        api.lines = () -> IntStream.range(0, 50_000).mapToObj(n -> "{\"n\":" + n + "}");
        var reply = Wire.get(server.port(), "/api/export");
        assertThat(reply.header("content-type")).isEqualTo("application/x-ndjson");
        assertThat(reply.header("content-disposition")).isEqualTo("attachment; filename=\"games.ndjson\"");
        assertThat(reply.body().lines()).hasSize(50_000).endsWith("{\"n\":49999}");
        assertThat(api.linesClosed).isCompleted();
    }

    private static Supplier<Stream<String>> breakingOff(RuntimeException fault) {
        return () -> Stream.iterate(0, n -> n + 1).map(n -> {
            if (n > 20_000) {
                throw fault;
            }
            return "{\"n\":" + n + "}";
        });
    }

    @Test
    void linesThatBreakOffEndTheConnection() throws IOException {
        api.lines = breakingOff(new IllegalArgumentException("planted"));
        assertThat(logged(
                        () -> assertThat(Wire.get(server.port(), "/api/export").body())
                                .endsWith("(broken off)")))
                .startsWith("request failed, ")
                .endsWith("planted");
        assertThat(api.linesClosed).isCompleted();
    }

    @Test
    void linesThatBreakOffForAReasonThatIsKnownLeaveNoTrace() throws IOException {
        api.lines = breakingOff(new IllegalStateException("the disk is full"));
        assertThat(logged(
                        () -> assertThat(Wire.get(server.port(), "/api/export").body())
                                .endsWith("(broken off)")))
                .isEmpty();
    }

    @Test
    void norDoThoseThatAStopBreaksOff() throws IOException {
        api.lines = () -> Stream.generate(() -> {
            api.reached.complete(null);
            try {
                new CompletableFuture<String>().get();
            } catch (InterruptedException | ExecutionException _) {
                Thread.currentThread().interrupt();
            }
            throw new Interrupted();
        });
        assertThat(logged(() -> {
                    try (var wire = new Wire(server.port())) {
                        wire.send(Wire.head("GET", "/api/export").replace("\n", "\r\n") + "\r\n\r\n");
                        api.reached.join();
                        server.stop(Duration.ZERO);
                        api.linesClosed.join();
                    }
                }))
                .isEmpty();
    }

    @FunctionalInterface
    private interface Work {
        void run() throws IOException;
    }

    /// What is logged meanwhile.
    private static String logged(Work work) throws IOException {
        var logger = Logger.getLogger(Gateway.class.getPackageName());
        var logged = new StringBuilder();
        var handler = new Remembering(logged);
        logger.addHandler(handler);
        logger.setUseParentHandlers(false);
        try {
            work.run();
            return logged.toString();
        } finally {
            logger.removeHandler(handler);
            logger.setUseParentHandlers(true);
        }
    }

    /// Keeps what is logged.
    private static final class Remembering extends Handler {
        private final StringBuilder logged;

        private Remembering(StringBuilder logged) {
            this.logged = logged;
        }

        @Override
        public void publish(LogRecord logRecord) {
            logged.append(logRecord.getMessage());
            if (logRecord.getThrown() != null) {
                logged.append(' ').append(logRecord.getThrown().getMessage());
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
