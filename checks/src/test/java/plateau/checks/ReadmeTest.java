package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What the README shows is what one sees.
class ReadmeTest {
    private static final Pattern PICTURE = Pattern.compile("\\$ \\./plateau ([^\n]+)\n…\n(.*?)```", Pattern.DOTALL);

    @Test
    void thePictureIsTheEndOfWhatItsCommandPrints() throws Exception {
        var matcher = PICTURE.matcher(Files.readString(Project.ROOT.resolve("README.md")));
        assertThat(matcher.find()).isTrue();
        var command = matcher.group(1).split(" ");
        assertThat(Project.run(Map.of(), Project.plateau(command)).out()).endsWith(matcher.group(2));
    }
}
