package plateau.terminal.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import plateau.terminal.CommandTest;

/// Jars and libraries as the command line names them.
class HostedSeatsTest extends CommandTest {
    private static final Pattern PLAYER =
            Pattern.compile("```java\n(package den;.*?)```", Pattern.DOTALL);

    @Test
    void thePlayerOfThePageAboutExtensionsTakesASeat() throws IOException {
        var page = Path.of(System.getProperty("plateau.root"), "docs", "extensions.md");
        var source = PLAYER.matcher(Files.readString(page));
        assertThat(source.find()).isTrue();
        var jar =
                new TestJar()
                        .source("Fox", source.group(1))
                        .naming("plateau.core.Player", "den.Fox")
                        .in(folder, "fox.jar");
        var ran =
                run("watch", "piles", "--seat", "jar:" + jar, "--seat", "greedy", "--seed", "1")
                        .succeeded();
        assertThat(ran.out()).contains("piles: Fox, greedy; seed 1", "The winner is player");
    }

    @Test
    void aMissingFileIsRefusedInTheReadersLanguage() {
        run("watch", "carcassonne", "--seat", "lib:nowhere.so", "--seat", "random")
                .refused("--seat: there is no file 'nowhere.so'");
        runIn("fr", "", "watch", "piles", "--seat", "jar:nowhere.jar", "--seat", "random")
                .refused("--seat : il n'y a pas de fichier « nowhere.jar »");
    }

    @Test
    void whatIsWrongWithAFileIsToldInTheReadersLanguage() throws IOException {
        var text = Files.writeString(folder.resolve("text"), "text").toString();
        runIn("fr", "", "watch", "piles", "--seat", "jar:" + text, "--seat", "random")
                .refused("« text » n'est pas un fichier jar");
        runIn("fr", "", "watch", "piles", "--seat", "lib:" + text, "--seat", "random")
                .refused("« text » n'est pas une bibliothèque partagée (ELF)");
        runIn("fr", "", "watch", "piles", "--seat", "jar:" + text + "?x=y", "--seat", "random")
                .refused("pas de réglage « x » ; il y a player, bot, memory");
    }
}
