package plateau.server.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.core.text.Json;

/// What waits for somebody who reads slowly.
class OutboxTest {
    private static final int MANY = 400;

    private final Outbox outbox = new Outbox(MANY, () -> {});
    private final List<Integer> drawn = new ArrayList<>();

    private void send(int number) {
        outbox.send(new StreamEvent(number, "moved", "{\"id\":" + number + "}").showing(() -> {
            drawn.add(number);
            return Optional.of(Chunk.of("\"board " + number + "\""));
        }));
    }

    private static String line(StreamEvent event) {
        return event.scene()
                .get()
                .map(scene -> Json.opened(event.json(), "scene") + new String(scene.bytes(), UTF_8) + "}")
                .orElse(event.json());
    }

    private List<List<String>> takeAll() {
        var all = new ArrayList<List<String>>();
        while (outbox.isDue()) {
            all.add(outbox.take().stream().map(OutboxTest::line).toList());
        }
        return all;
    }

    @Test
    void eachSceneIsDrawnWhenItIsSentAndNoTwoAtATime() {
        send(1);
        outbox.send(new StreamEvent(2, "said", "{\"id\":2}"));
        send(3);
        outbox.send(new StreamEvent(4, "said", "{\"id\":4}"));
        assertThat(drawn).isEmpty();
        assertThat(takeAll())
                .containsExactly(
                        List.of("{\"id\":1,\"scene\":\"board 1\"}"),
                        List.of("{\"id\":2}", "{\"id\":3,\"scene\":\"board 3\"}"),
                        List.of("{\"id\":4}"));
    }

    @Test
    void whoIsFarBehindGetsEveryEventAndTheNewestScenesOnly() {
        for (int number = 1; number <= MANY; number++) {
            send(number);
        }
        assertThat(takeAll().stream().flatMap(List::stream))
                .hasSize(MANY)
                .last()
                .asString()
                .contains("board 400");
        assertThat(drawn).hasSizeLessThanOrEqualTo(6).endsWith(MANY);
    }

    @Test
    void whatIsTakenMakesRoomForOtherScenes() {
        for (int number = 1; number <= MANY; number++) {
            send(number);
            outbox.take().forEach(OutboxTest::line);
        }
        assertThat(drawn).hasSize(MANY);
    }
}
