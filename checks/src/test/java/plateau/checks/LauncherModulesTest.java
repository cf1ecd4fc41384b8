package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The launcher builds anew when anything changed that it runs.
class LauncherModulesTest {
    private static final Pattern LIST = Pattern.compile("(?m)^modules=\\((.*)\\)$");
    private static final Pattern USED =
            Pattern.compile(
                    "<groupId>plateau</groupId>\\s*<artifactId>(\\w+)</artifactId>\\s*"
                            + "(?:<scope>(?:provided|runtime)</scope>\\s*)?</dependency>");

    @Test
    void theLauncherWatchesEveryModuleThatTheTerminalUses() {
        var list = LIST.matcher(read("plateau"));
        assertThat(list.find()).isTrue();
        var watched = Arrays.asList(list.group(1).split(" "));
        assertThat(watched)
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(
                                        Stream.of("terminal"),
                                        Stream.of("terminal", "server")
                                                .flatMap(module -> used(module).stream()))
                                .distinct()
                                .toList());
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
