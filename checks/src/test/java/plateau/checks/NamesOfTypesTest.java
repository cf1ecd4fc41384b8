package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// One name, one thing: whoever reads the simple name of a type, in a trace, a review or a page of `docs`, knows
/// which one it is.
class NamesOfTypesTest {
    private static final String SUFFIX = ".java";

    /// The names that two types have, and why each of them keeps it.
    private static final Map<String, String> SHARED = Map.of(
            "Evaluation",
            "of a position: every search's word, and jars implement it; of a rule: the word of the command",
            "Terrain",
            "the rules of two games call it so, and games never see each other");

    @Test
    void noNameHasTwoMeaningsButForAFewWithReasons() throws IOException {
        var seen = new HashSet<String>();
        var shared = new TreeSet<String>();
        for (var name : names()) {
            if (!seen.add(name)) {
                shared.add(name);
            }
        }
        assertThat(seen).hasSizeGreaterThan(1000);
        assertThat(shared).isEqualTo(SHARED.keySet());
        assertThat(SHARED).as("a handful").hasSizeLessThan(7);
    }

    /// Those of all types that have files of their own in main code.
    private static List<String> names() throws IOException {
        var names = new ArrayList<String>();
        try (var modules = Files.newDirectoryStream(Project.ROOT)) {
            for (var module : modules) {
                var sources = module.resolve("src/main/java");
                if (Files.isDirectory(sources)) {
                    try (var files = Files.walk(sources)) {
                        files.map(file -> file.getFileName().toString())
                                .filter(file -> file.endsWith(SUFFIX) && !file.startsWith("package-info"))
                                .forEach(file -> names.add(file.substring(0, file.length() - SUFFIX.length())));
                    }
                }
            }
        }
        return names;
    }
}
