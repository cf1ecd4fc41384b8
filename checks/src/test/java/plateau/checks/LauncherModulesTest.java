package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The launcher builds anew when anything changed that it runs.
class LauncherModulesTest {
    private static final Pattern LIST = Pattern.compile("(?m)^(?:(\\w+)_)?modules=\\((.*)\\)$");
    private static final Pattern USED =
            Pattern.compile("<groupId>plateau</groupId>\\s*<artifactId>(\\w+)</artifactId>\\s*"
                    + "(?:<scope>(?:provided|runtime)</scope>\\s*)?</dependency>");

    @Test
    void theLauncherWatchesEveryModuleThatTheTerminalUses() {
        assertThat(watched().get("terminal"))
                .containsExactlyInAnyOrderElementsOf(Stream.concat(
                                Stream.of("terminal"),
                                Stream.of("terminal", "server").flatMap(module -> used(module).stream()))
                        .distinct()
                        .toList());
    }

    /// Those that are built when a command first needs them.
    @Test
    void itWatchesEveryModuleThatAnExtraOneUses() {
        var extras = watched();
        extras.remove("terminal");
        assertThat(extras).isNotEmpty();
        extras.forEach((extra, watched) -> {
            if (Files.exists(Project.ROOT.resolve(extra))) {
                assertThat(watched)
                        .containsExactlyInAnyOrderElementsOf(Stream.concat(Stream.of(extra), used(extra).stream())
                                .toList());
            }
        });
    }

    /// The modules that are looked at, by what is built of them.
    private static Map<String, List<String>> watched() {
        var lists = new TreeMap<String, List<String>>();
        LIST.matcher(read("plateau"))
                .results()
                .forEach(found -> lists.put(
                        Objects.requireNonNullElse(found.group(1), "terminal"),
                        Arrays.asList(found.group(2).split(" "))));
        return lists;
    }

    /// What is used in tests only has another scope after its name.
    private static List<String> used(String module) {
        return USED.matcher(read(module + "/pom.xml"))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static String read(String file) {
        try {
            return Files.readString(Project.ROOT.resolve(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
