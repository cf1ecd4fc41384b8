package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.server.live.Client;
import plateau.server.live.Reply;

/// What somebody takes is compared with what it asks for, and not with what it would get otherwise.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AcceptTest {
    private TestSite site;
    private Client ann;
    private String table;

    @BeforeAll
    void play(@TempDir Path folder) {
        site = TestSite.on(false, folder);
        ann = site.client("Ann");
        table = ann.make("game", "piles", "seats", List.of("me", "free"));
        site.client("Bob").at(table, "seats").expect(200);
        ann.at(table, "resign").expect(200);
    }

    @AfterAll
    void stop() {
        site.close();
    }

    private Reply get(String path, String accept) {
        return ann.send("GET", path.replace("ID", table), "", "Accept", accept);
    }

    @ParameterizedTest
    @CsvSource({
        "/api/tables/ID/board, text/plain",
        "/api/tables/ID/board?as=svg, image/svg+xml",
        "/api/replays/ID/picture, image/svg+xml",
        "/api/replays/ID/picture?as=png, image/png",
        "/api/replays/ID/picture?as=text, text/plain",
        "/api/replays/ID/film, image/gif",
        "/api/replays/ID/record, application/json",
        "/assets/any/icon.svg, image/svg+xml",
        "/assets/any/home.js, text/javascript",
    })
    void whatIsAskedForIsGivenToWhoTakesNothingElse(String path, String type) {
        var reply = get(path, type);
        assertThat(reply.status()).as(reply.body()).isEqualTo(200);
        assertThat(reply.type()).startsWith(type);
    }

    @Test
    void whoDoesNotTakeItIsToldWhatThereWouldBe() {
        var reply = get("/api/replays/ID/picture?as=png", "image/svg+xml");
        assertThat(reply.status()).isEqualTo(406);
        assertThat(reply.body()).contains("cannot be given as image/svg+xml, but as image/png");
        assertThat(get("/api/replays/ID/picture", "video/mp4").body())
                .contains("but as image/svg+xml, image/png, text/plain");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/api/replays/ID/picture?as=png | image/* | 200",
                "/api/replays/ID/picture?as=png | text/html, IMAGE/PNG | 200",
                "/api/replays/ID/picture?as=png | text/html, */*;q=0.1 | 200",
                "/api/replays/ID/picture?as=png | image/png;q=0, */* | 406",
                "/api/replays/ID/picture?as=png | image/*;q=0, image/png | 200",
                "/api/replays/ID/picture?as=png | image/*; q=0.0 , */* | 406",
                "/api/replays/ID/picture?as=png | */*;Q=0, image/* | 200",
                "/api/replays/ID/picture?as=text | text/*;q=0.2, image/png | 200",
                "/api/replays/ID/picture?as=text | application/* | 406",
                "/api/games | application/json;q=0, text/html | 406",
                "/api/games | */json | 406",
            })
    void whatIsNamedMoreCloselyCounts(String path, String accept, int status) {
        var reply = get(path, accept);
        assertThat(reply.status()).as(reply.body()).isEqualTo(status);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "text/event-stream | text/event-stream",
                "application/x-ndjson | application/x-ndjson",
                "*/* | text/event-stream",
                "text/event-stream;q=0, application/x-ndjson | application/x-ndjson",
                "text/event-stream;q=0.1, application/x-ndjson | application/x-ndjson",
                "application/x-ndjson;q=0.1, text/event-stream | text/event-stream",
                "text/event-stream;q=0, */* | application/x-ndjson",
                "application/*, text/*;q=0.5 | application/x-ndjson",
            })
    void aStreamIsOfTheTypeThatIsLikedMost(String accept, String type) {
        var reply = get("/api/tables/ID/events?until=now", accept);
        assertThat(reply.status()).as(reply.body()).isEqualTo(200);
        assertThat(reply.type()).startsWith(type);
    }

    @Test
    void whatStandsInSeveralHeadersIsOneList() {
        var path = "/api/replays/" + table + "/picture?as=png";
        var reply = ann.send("GET", path, "", "Accept", "text/html", "Accept", "image/png");
        assertThat(reply.status()).isEqualTo(200);
    }
}
