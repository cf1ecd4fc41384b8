package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import plateau.terminal.CommandTest;

/// Records from before games had more options and larger bounds, some made with presets that are gone: a
/// record names options, and those it does not name are at their defaults.
class RecordsOfBeforeTest extends CommandTest {
    private String records() {
        var file = Path.of(file("before.jsonl"));
        try (var stream = RecordsOfBeforeTest.class.getResourceAsStream("records-of-before.jsonl")) {
            assertThat(stream).isNotNull();
            Files.writeString(file, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return file.toString();
    }

    @Test
    void everyMoveAndAllLuckHold() {
        assertThat(run("verify", records()).succeeded().out()).endsWith("9 of 9 records hold\n");
    }

    @Test
    void theyAreLookedAtAgain() {
        assertThat(run("replay", records()).succeeded().out()).contains("The winner is");
    }
}
