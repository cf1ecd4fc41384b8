package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.server.live.Client;

/// Whatever a request can be refused for before anybody looks what it is about is in the description of
/// every endpoint; a [Client] fails at an answer that is not described.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DescribedRefusalsTest {
    /// What depends on how much is asked, and not on what.
    private static final Set<String> OF_ANY_REQUEST = Set.of("400", "401", "413", "414", "415", "421", "429", "503");

    private record Operation(String method, String path, Map<?, ?> responses) {}

    private final List<Operation> operations = new ArrayList<>();
    private TestSite site;
    private Client nobody;

    @BeforeAll
    void open(@TempDir Path folder) {
        site = TestSite.on(false, folder);
        nobody = site.nobody();
        var paths = (Map<?, ?>) nobody.get("/api/openapi.json").json().get("paths");
        Objects.requireNonNull(paths)
                .forEach((path, methods) -> ((Map<?, ?>) methods)
                        .forEach((method, operation) ->
                                operations.add(operation((String) path, (String) method, operation))));
        assertThat(operations).hasSizeGreaterThan(80);
    }

    private static Operation operation(String path, String method, Object operation) {
        var responses = (Map<?, ?>) ((Map<?, ?>) operation).get("responses");
        return new Operation(method.toUpperCase(java.util.Locale.ROOT), path, Objects.requireNonNull(responses));
    }

    @AfterAll
    void stop() {
        site.close();
    }

    private int send(Operation operation, String query, String body, String... headers) {
        var path = operation.path().replaceAll("\\{\\w+}", "abcdefghij") + query;
        return nobody.send(operation.method(), path, body, headers).status();
    }

    @ParameterizedTest
    @CsvSource({
        "Host, elsewhere.example, 421",
        "Authorization, Bearer nobody, 401",
        "Authorization, Basic nobody, 401",
        "Sec-Fetch-Site, cross-site, 403",
        "Accept, video/mp4, 406",
        "If-None-Match, *, 304",
        "Transfer-Encoding, gzip, 400",
    })
    void whatAHeaderIsRefusedForIsDescribed(String name, String value, int refusal) {
        assertThat(operations)
                .filteredOn(operation -> !isStream(operation) || refusal == 421)
                .extracting(operation -> send(operation, "", "", name, value))
                .contains(refusal);
    }

    /// It would go on for ever.
    private static boolean isStream(Operation operation) {
        return operation.responses().toString().contains("text/event-stream");
    }

    @Test
    void whatABodyIsRefusedForIsDescribedAlsoWhereNoneIsExpected() {
        assertThat(operations)
                .extracting(operation -> send(operation, "", "hello", "Content-Type", "text/csv"))
                .contains(415);
        var large = "{\"a\":\"" + "a".repeat(100_000) + "\"}";
        assertThat(operations)
                .filteredOn(operation -> operation.method().equals("GET"))
                .extracting(operation -> send(operation, "", large))
                .contains(413);
    }

    @Test
    void whatAnAddressIsRefusedForIsDescribed() {
        var longest = "?word=" + "a".repeat(5000);
        assertThat(operations)
                .extracting(operation -> send(operation, longest, ""))
                .containsOnly(414);
        assertThat(operations)
                .extracting(operation -> send(operation, "?nothing=1", ""))
                .contains(400);
        assertThat(operations)
                .filteredOn(operation -> operation.path().contains("{"))
                .extracting(operation -> {
                    var up = operation.path().replaceAll("\\{\\w+}", "%2e%2e");
                    return nobody.send(operation.method(), up, "").status();
                })
                .contains(404);
    }

    @Test
    void everyEndpointSaysWhatAnyRequestMayGet() {
        assertThat(operations)
                .allSatisfy(operation -> assertThat(
                                operation.responses().keySet().stream().map(String::valueOf))
                        .as(operation.method() + " " + operation.path())
                        .containsAll(OF_ANY_REQUEST));
    }
}
