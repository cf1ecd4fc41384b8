package plateau.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.TestSite;
import plateau.server.http.limits.HttpSettings;

class OpenApiTest {
    private final Map<String, Object> document = read();

    private static Map<String, Object> read() {
        try (var server = new TestApi().start(HttpSettings.local(0).withRates(Map.of()))) {
            return Wire.get(server.port(), "/api/openapi.json").json();
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    @Test
    void theDescriptionIsSound() {
        assertThat(Soundness.faults(document)).isEmpty();
    }

    @Test
    void soIsThatOfAWholeServerWhichSaysWhatItsHeadingsMean(@TempDir Path folder) throws IOException {
        try (var site = TestSite.on(false, folder)) {
            var whole = Wire.get(site.port(), "/api/openapi.json").json();
            assertThat(Soundness.faults(whole)).isEmpty();
            assertThat((List<?>) whole.get("tags"))
                    .hasSizeGreaterThan(10)
                    .allMatch(tag -> ((Map<?, ?>) tag).containsKey("description"));
        }
    }

    @Test
    void everythingThatWasDeclaredIsThere() {
        var paths = object(document, "paths");
        assertThat(paths).containsKeys("/api/echo", "/files/{file}", "/metrics", "/api/tables/{table}/moves");
        var play = object(object(paths, "/api/tables/{table}/moves"), "post");
        assertThat(play)
                .containsEntry("operationId", "playMove")
                .containsEntry("summary", "Plays a move")
                .containsEntry("description", "It must be your turn.\n\nNeeds an account. Counts for `limit.moves`.")
                .containsEntry("tags", List.of("Tables"));
        assertThat(object(play, "responses").keySet())
                .contains("200", "400", "401", "403", "404", "409", "413", "415", "429", "503");
        var listen = object(object(paths, "/api/stream"), "get");
        var content = object(object(object(listen, "responses"), "200"), "content");
        assertThat(content.keySet()).containsExactly("text/event-stream", "application/x-ndjson");
        assertThat(object(object(document, "components"), "securitySchemes")).containsOnlyKeys("token", "cookie");
    }

    @Test
    void faultsAreFound() {
        var operations = new ArrayList<>(object(document, "paths").values());
        Map<String, Object> broken = Map.of("paths", Map.of("/a/{b}", operations.getFirst()), "components", Map.of());
        assertThat(Soundness.faults(broken))
                .contains("get /a/{b}: {b} is not described")
                .anyMatch(fault -> fault.contains("leads nowhere"));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Map<String, Object> map, String name) {
        return (Map<String, Object>) Objects.requireNonNull(map.get(name));
    }
}
