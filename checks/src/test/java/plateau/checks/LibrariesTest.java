package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a command runs with has each library once: of two versions the older would win.
class LibrariesTest {
    /// A name, a dash and the version, which begins with a digit.
    private static final Pattern JAR = Pattern.compile("(.+?)-[0-9][^/]*\\.jar");

    private static List<String> several(List<String> jars) {
        var versions = new TreeMap<String, Integer>();
        for (var jar : jars) {
            var name = JAR.matcher(jar);
            assertThat(name.matches()).as(jar).isTrue();
            versions.merge(name.group(1), 1, Integer::sum);
        }
        return versions.entrySet().stream()
                .filter(each -> each.getValue() > 1)
                .map(each -> each.getKey())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"terminal", "server"})
    void eachIsThereOnce(String module) throws Exception {
        var jars = Launcher.jars(Project.ROOT.resolve(module).resolve("target/lib"));
        assertThat(jars).isNotEmpty();
        assertThat(several(
                        jars.stream().map(jar -> jar.getFileName().toString()).toList()))
                .isEmpty();
    }

    @Test
    void twoVersionsAreSeen() {
        var jars =
                List.of("helidon-4.3.1.jar", "helidon-4.5.0.jar", "helidon-http-4.5.0.jar", "spark-sql_2.13-4.2.0.jar");
        assertThat(several(jars)).containsExactly("helidon");
    }
}
