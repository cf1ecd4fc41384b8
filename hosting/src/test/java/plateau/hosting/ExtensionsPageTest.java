package plateau.hosting;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.games.Games;

/// What the page about extensions shows takes a seat.
class ExtensionsPageTest extends OutsideTest {
    private static final Pattern PLAYER = Pattern.compile("```java\n(package den;.*?)```", Pattern.DOTALL);

    @Test
    void thePlayerOfThePageTakesASeat(@TempDir Path folder) throws IOException {
        var page = Path.of(System.getProperty("plateau.root"), "docs", "extensions.md");
        var source = PLAYER.matcher(Files.readString(page));
        assertThat(source.find()).isTrue();
        var jar = new TestJar()
                .source("Fox", source.group(1))
                .naming("plateau.core.Player", "den.Fox")
                .in(folder, "fox.jar");
        var played = play(Games.named("piles").defaults(), seat("jar", jar, ""), "greedy");
        assertThat(played.departures()).isEmpty();
        assertThat(played.record().identities().getFirst().name()).isEqualTo("Fox");
    }
}
