package plateau.server.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What waits for somebody who reads slowly.
class OutboxTest {
    private static final int MANY = 400;

    private final Outbox outbox = new Outbox(MANY, () -> {});
    private final List<Integer> drawn = new ArrayList<>();

    private void send(int number) {
        outbox.send(new StreamEvent(number, "moved", "{\"id\":" + number + "}").showing(() -> {
            drawn.add(number);
            return "\"board " + number + "\"";
        }));
    }

    private List<List<String>> takeAll() {
        var all = new ArrayList<List<String>>();
        while (outbox.isDue()) {
            all.add(outbox.take().stream().map(StreamEvent::line).toList());
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
            outbox.take().forEach(StreamEvent::line);
        }
        assertThat(drawn).hasSize(MANY);
    }
}
