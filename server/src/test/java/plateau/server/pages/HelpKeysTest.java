package plateau.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The map of the keyboard has the keys that scripts listen to.
class HelpKeysTest {
    private static final Path SCRIPTS =
            Path.of(System.getProperty("plateau.root", "..")).resolve("web/src/main/ts");

    private static final Pattern CASE = Pattern.compile("case \"(.+?)\":");

    /// What stands on keys that scripts call otherwise; the equals sign is a plus without Shift.
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("enter", "Enter"),
            Map.entry("escape", "Esc"),
            Map.entry(" ", "Space"),
            Map.entry("=", "+"),
            Map.entry("-", "−"),
            Map.entry("ArrowLeft", "←"),
            Map.entry("ArrowRight", "→"),
            Map.entry("Home", "Home"),
            Map.entry("End", "End"));

    @Test
    void everyKeyThatDoesSomethingIsInTheMap() throws IOException {
        for (var script : List.of("table/keys.ts", "replay/steps.ts")) {
            var found = CASE.matcher(Files.readString(SCRIPTS.resolve(script)));
            int keys = 0;
            while (found.find()) {
                var key = found.group(1);
                keys++;
                assertThat(HelpKeys.known())
                        .as(script + ": " + key)
                        .contains(NAMES.getOrDefault(key, key.toUpperCase(Locale.ROOT)));
            }
            assertThat(keys).isGreaterThan(5);
        }
    }
}
