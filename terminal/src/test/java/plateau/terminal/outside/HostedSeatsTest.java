package plateau.terminal.outside;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import plateau.terminal.CommandTest;

/// Jars and libraries as the command line names them.
class HostedSeatsTest extends CommandTest {
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
