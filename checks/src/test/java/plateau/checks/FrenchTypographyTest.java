package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// French on pages, in drawings and reports is set as French is: no line breaks before a colon, a question
/// mark or a percent sign, nor within quotation marks, and there is one kind of apostrophe.
class FrenchTypographyTest {
    private static final Pattern WRONG = Pattern.compile("[^ ] (?:[;?!»]|:(?= |$)|%)|« |’", Pattern.MULTILINE);

    static Stream<Path> texts() throws IOException {
        var files = Stream.<Path>of();
        for (var module : List.of("server", "drawing", "reports")) {
            var resources = Project.ROOT.resolve(module + "/src/main/resources");
            try (var all = Files.walk(resources)) {
                var french = all.filter(FrenchTypographyTest::isFrench).sorted().toList();
                files = Stream.concat(files, french.stream());
            }
        }
        return files.map(Project.ROOT::relativize);
    }

    private static boolean isFrench(Path file) {
        return file.getFileName().toString().matches(".*_fr\\.(properties|md)");
    }

    @ParameterizedTest
    @MethodSource("texts")
    void nothingBreaksBeforeASignThatBelongsToAWord(Path file) throws IOException {
        var text = Files.readString(Project.ROOT.resolve(file));
        var wrong = text.lines()
                .filter(line -> WRONG.matcher(line).find())
                .filter(line -> !line.startsWith("#"))
                .toList();
        assertThat(wrong).isEmpty();
    }
}
