package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is below both terminal and server names fields; how they are typed only the terminal knows.
class FieldsInMessagesTest {
    /// One of the Java compiler is none of ours.
    private static final Pattern OPTION = Pattern.compile("\"[^\"]*--(?!release\\b)[a-z]");

    @ParameterizedTest
    @ValueSource(strings = {"core", "games", "arena"})
    void noTextHasAnOptionOfTheCommandLine(String module) throws IOException {
        assertThat(found(module)).isEmpty();
    }

    @Test
    void optionsAreFoundWhereThereAreSome() throws IOException {
        assertThat(found("terminal")).anyMatch(line -> line.contains("--resume needs --out DIR"));
    }

    private static List<String> found(String module) throws IOException {
        try (Stream<Path> files = Files.walk(Project.ROOT.resolve(module).resolve("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(FieldsInMessagesTest::options)
                    .toList();
        }
    }

    private static Stream<String> options(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> OPTION.matcher(line).find())
                    .map(line -> file.getFileName() + ": " + line.strip());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
