package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.server.http.limits.HttpSettings;

class RequestsTest {
    private static final String MOVES = "/api/tables/abcdefghij/moves";
    private static final String TOKEN = "Authorization: Bearer good-1";
    private static HttpServer server;

    @BeforeAll
    static void start() {
        server = new TestApi().start(HttpSettings.local(0).withRates(Map.of()));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Wire.Reply move(String body) throws IOException {
        return Wire.post(server.port(), MOVES, body, TOKEN);
    }

    @Test
    void valuesOfPathAndBodyAreRead() throws IOException {
        var reply = move("{\"ply\":3,\"move\":\"4,7 turn2\",\"seats\":[{\"name\":\"é\"}]}");
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.json())
                .isEqualTo(Map.of(
                        "table",
                        "abcdefghij",
                        "ply",
                        3L,
                        "move",
                        "4,7 turn2",
                        "pace",
                        "slow",
                        "seats",
                        1L,
                        "by",
                        "good-1"));
    }

    @Test
    void valuesOfTheQueryAreReadAndPresetsFilledIn() throws IOException {
        assertThat(Wire.get(server.port(), "/api/echo").json()).containsEntry("word", "nothing");
        assertThat(Wire.get(server.port(), "/api/echo?word=%C3%A9+a&times=2&tags=a,b")
                        .json())
                .containsEntry("word", "é aé a")
                .containsEntry("tags", List.of("a", "b"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"ply":3}                          | 'move' is missing: it must be a text of at most 200 characters
            {"ply":"3","move":"a"}             | 'ply' must be a whole number from 0 to 100000, not "3"
            {"ply":-1,"move":"a"}              | 'ply' must be a whole number from 0 to 100000, not -1
            {"ply":1.5,"move":"a"}             | 'ply' must be a whole number from 0 to 100000, not 1.5
            {"ply":null,"move":"a"}            | 'ply' must be a whole number from 0 to 100000, not null
            {"ply":1,"move":["a"]}             | 'move' must be a text of at most 200 characters, not ["a"]
            {"ply":1,"move":"a","pace":"fast"} | 'pace' must be one of slow, quick, not "fast"
            {"ply":1,"move":"a","note":{"by":"me","fun":1}} | 'note.fun' must be true or false, not 1
            {"ply":1,"move":"a","note":7}      | 'note' must be an object, not 7
            {"ply":1,"move":"a","seats":[{"name":"a"},{"nam":"b"}]} | 'seats[1].name' is missing: it must be a text of at most 5 characters
            {"ply":1,"move":"a","seats":[{"name":"a","x":1}]} | there is no 'seats[0].x' here: allowed is name
            {"ply":1,"move":"a","seats":[{},{},{}]} | 'seats' must be a list of at most 2, each an object, not [{},{},{}]
            {"ply":1,"move":"a","options":[]}  | 'options' must be an object, not []
            {"ply":1,"move":"a","paced":"slow"} | there is no 'paced' here: allowed is ply, move, pace, note, seats, options; did you mean 'pace'?
            {"ply":1,"move":"a\\u0007"}        | 'move' has a character that cannot be printed: U+0007
            {"ply":1,"move":"a\\u202e"}        | 'move' has a character that cannot be printed: U+202E
            {"ply":1,"move":"a\\ud800"}        | 'move' has a character that cannot be printed: U+D800
            {"ply":1,"ply":2,"move":"a"}       | not a JSON object: "ply" is there twice
            [1]                                | not a JSON object: [1]
            {"ply":1                           | not a JSON object: it breaks off after {"ply":1
            {"ply":1,"move":"a"} {}            | not a JSON object: it is followed by {}
            """)
    void aBodyThatDoesNotFitIsRefusedInWords(String body, String detail) throws IOException {
        var reply = move(body);
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.header("content-type")).isEqualTo("application/problem+json");
        assertThat(reply.detail()).isEqualTo("en: " + detail);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            times=4     | 'times' must be a whole number from 1 to 3, not "4"
            times=%D9%A3 | 'times' must be a whole number from 1 to 3, not "٣"
            times=1&times=1 | 'times' is in the address twice
            loud=yes    | 'loud' must be true or false, not "yes"
            wrd=a       | there is no 'wrd' here: allowed is word, times, tags, loud; did you mean 'word'?
            word=%ff    | the address has %ff, which is no UTF-8 in percent signs
            word=%00    | 'word' has a character that cannot be printed: U+0000
            tags=a,b,c,d | 'tags' must be a list of at most 3, each a text of at most 5 characters, not "a,b,c,d"
            tags=a,bbbbbb | 'tags[1]' must be a text of at most 5 characters, not "bbbbbb"
            lang=de     | 'lang' must be one of en, fr, not "de"
            """)
    void aQueryThatDoesNotFitIsRefusedInWords(String query, String detail) throws IOException {
        var reply = Wire.get(server.port(), "/api/echo?" + query);
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.detail()).isEqualTo("en: " + detail);
    }

    @Test
    void aTextThatIsTooLongIsRefusedShortly() throws IOException {
        var reply = move("{\"ply\":1,\"move\":\"" + "a".repeat(300) + "\"}");
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.detail()).hasSizeLessThan(200).contains("at most 200 characters");
        var longer = move("{\"ply\":1,\"move\":\"" + "a".repeat(40_000) + "\"}");
        assertThat(longer.detail()).contains("more than 32767 characters");
    }

    @Test
    void nestingTooDeepIsRefused() throws IOException {
        var reply = move("{\"a\":" + "[".repeat(30_000) + "]".repeat(30_000) + "}");
        assertThat(reply.status()).isEqualTo(400);
    }

    @Test
    void aBodyThatIsNotUtf8IsRefused() throws IOException {
        try (var wire = new Wire(server.port())) {
            wire.send(Wire.head("POST", MOVES, TOKEN, "Content-Type: application/json")
                            .replace("\n", "\r\n")
                    + "\r\nContent-Length: 4\r\n\r\n");
            wire.send(new byte[] {'{', (byte) 0xC3, (byte) 0x28, '}'});
            assertThat(wire.reply().detail()).isEqualTo("en: the body is not UTF-8");
        }
    }

    @Test
    void aBodyMayComeInChunks() throws IOException {
        try (var wire = new Wire(server.port())) {
            wire.send(Wire.head("POST", MOVES, TOKEN, "Content-Type: application/json", "Transfer-Encoding: chunked")
                            .replace("\n", "\r\n")
                    + "\r\n\r\n9\r\n{\"ply\":1,\r\na\r\n\"move\":\"a\"\r\n1\r\n}\r\n0\r\n\r\n");
            assertThat(wire.reply().status()).isEqualTo(200);
            wire.send(Wire.head("GET", "/api/echo").replace("\n", "\r\n") + "\r\n\r\n");
            assertThat(wire.reply().status()).isEqualTo(200);
        }
    }

    @Test
    void aBodyThatIsTooLargeIsRefusedAndTheConnectionEnds() throws IOException {
        var large = "{\"ply\":1,\"move\":\"" + "a".repeat(100_000) + "\"}";
        var reply = move(large);
        assertThat(reply.status()).isEqualTo(413);
        assertThat(reply.detail()).isEqualTo("en: the body is too large: at most 65536 bytes are taken");
        assertThat(reply.header("connection")).isEqualTo("close");
        var chunked = Wire.ask(
                server.port(),
                Wire.head("POST", MOVES, TOKEN, "Content-Type: application/json") + "\nTransfer-Encoding: chunked",
                Integer.toHexString(large.length()) + "\r\n" + large + "\r\n0\r\n\r\n");
        assertThat(chunked.status()).isEqualTo(413);
    }

    @Test
    void anUploadIsTakenAsItIs() throws IOException {
        var lines = "{}\n".repeat(100_000);
        var head = Wire.head("POST", "/api/records") + "\nContent-Length: " + lines.length();
        var taken = Wire.ask(server.port(), head + "\nContent-Type: application/x-ndjson", lines);
        assertThat(taken.status()).isEqualTo(201);
        assertThat(taken.header("location")).isEqualTo("/api/records/1");
        assertThat(taken.json()).containsEntry("bytes", 300_000L);
        assertThat(Wire.ask(server.port(), head + "\nContent-Type: text/csv", lines)
                        .status())
                .isEqualTo(415);
    }

    @Test
    void theTypeOfABodyMustBeJson() throws IOException {
        for (var type : List.of("text/plain", "application/json; charset=latin1", "")) {
            var head = Wire.head("POST", MOVES, TOKEN) + "\nContent-Length: 2";
            var reply = Wire.ask(server.port(), type.isEmpty() ? head : head + "\nContent-Type: " + type, "{}");
            assertThat(reply.status()).as(type).isEqualTo(415);
        }
    }

    @Test
    void languageIsThatOfTheAddressOrTheHeader() throws IOException {
        var french = Wire.get(server.port(), "/api/echo", "Accept-Language: de, fr;q=0.8, en;q=0.5");
        assertThat(french.json()).containsEntry("language", "fr");
        var english = Wire.get(server.port(), "/api/echo?lang=en", "Accept-Language: fr");
        assertThat(english.json()).containsEntry("language", "en");
        var refused = Wire.get(server.port(), "/api/nothing", "Accept-Language: fr-CA");
        assertThat(refused.detail()).startsWith("fr: ");
        assertThat(refused.header("content-language")).isEqualTo("fr");
    }

    @Test
    void aTokenComesInAHeaderOrACookie() throws IOException {
        var mine = "/api/tables/mine";
        assertThat(Wire.get(server.port(), mine, TOKEN).json()).containsEntry("mine", "good-1");
        assertThat(Wire.get(server.port(), mine, "Cookie: a=b; plateau=good-2; c=d")
                        .json())
                .containsEntry("mine", "good-2");
        var nobody = Wire.get(server.port(), mine);
        assertThat(nobody.status()).isEqualTo(401);
        assertThat(nobody.header("www-authenticate")).isEqualTo("Bearer realm=\"plateau\"");
        assertThat(Wire.get(server.port(), mine, "Authorization: Bearer bad").status())
                .isEqualTo(401);
        assertThat(Wire.get(server.port(), mine, "Authorization: Basic good").status())
                .isEqualTo(401);
        assertThat(Wire.get(server.port(), "/api/echo", "Authorization: Bearer bad")
                        .status())
                .isEqualTo(401);
        assertThat(Wire.get(server.port(), "/api/echo", "Cookie: plateau=old").json())
                .containsEntry("caller", "nobody");
    }

    @Test
    void aRoleIsNeededForSomeThings() throws IOException {
        var path = "/api/tables/abcdefghij";
        var reply = Wire.ask(server.port(), Wire.head("DELETE", path, TOKEN), "");
        assertThat(reply.status()).isEqualTo(403);
        var operator = "Authorization: Bearer good-operator";
        assertThat(Wire.ask(server.port(), Wire.head("DELETE", path, operator), "")
                        .status())
                .isEqualTo(204);
    }
}
