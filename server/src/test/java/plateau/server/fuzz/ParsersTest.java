package plateau.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import plateau.core.Clock;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.games.Games;

/// What reads texts from outside refuses in words whatever it cannot read: `-Dplateau.inputs=1000000` for
/// more of them.
class ParsersTest {
    private static final int INPUTS = Integer.getInteger("plateau.inputs", 8_000);

    private static final List<String> RECORDS = List.of("""
                    {"format":1,"game":"piles","options":{"size":3},"players":2,"moves":["1,1","2,2"]}""", """
                    {"format":1,"game":"tilings","options":{"size":5},"players":2,"moves":[],"seed":7}""");

    private static final List<String> LINES = List.of(
            "{\"table\":\"k3v9xw2m7q\",\"ply\":4,\"move\":\"2,3\"}",
            "{\"type\":\"move\",\"ply\":0,\"move\":\"4,7 turn2\",\"said\":\"hm\"}",
            "{\"type\":\"hello\",\"name\":\"fox\",\"wants\":[\"state\"],\"games\":[\"piles\"]}");

    /// Reads something, and refuses it by [BadInput] only.
    private interface Reading {
        void read(String text);
    }

    private static void feed(List<String> seeds, int count, Reading reading) {
        for (int input = 0; input < count; input++) {
            var random = new Random(input);
            var how = new Mutations(random);
            var seed = how.any(seeds).getBytes(StandardCharsets.UTF_8);
            var text = new String(how.bytes(seed), StandardCharsets.UTF_8);
            try {
                reading.read(text);
            } catch (BadInput refused) {
                assertThat(refused).hasMessageMatching("(?s).+");
            } catch (RuntimeException | StackOverflowError broken) {
                throw new AssertionError("input " + input + ": " + text, broken);
            }
        }
    }

    @Test
    void recordsThatCannotBeReadAreRefusedInWords() {
        feed(RECORDS, INPUTS, text -> Games.of(GameRecord.parse(text)));
    }

    @Test
    void linesThatCannotBeReadAreRefusedInWords() {
        feed(
                LINES,
                INPUTS,
                text -> assertThat(Json.write(Json.readObject(text))).isNotEmpty());
    }

    @Test
    void clocksThatCannotBeReadAreRefusedInWords() {
        feed(List.of("5m+3s", "30s/move", "3d/move", "none"), INPUTS / 10, Clock::parse);
    }
}
