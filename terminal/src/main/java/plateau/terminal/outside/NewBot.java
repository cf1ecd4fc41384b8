package plateau.terminal.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import plateau.core.text.BadInput;
import plateau.core.text.ShellWords;
import plateau.terminal.screen.Failure;

/// Writes a new bot into a folder of its own: all of it or nothing.
public final class NewBot {
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_-]{0,39}");

    private NewBot() {}

    /// Writes a bot; gives its folder.
    ///
    /// @param parent where its folder is to be
    public static Path write(Starter starter, String name, Path parent) {
        if (!NAME.matcher(name).matches()) {
            throw new BadInput(
                    "bot.name",
                    "'%s' cannot be a bot's name: it must be a letter, then up to 39 of a to z, A to Z,"
                            + " 0 to 9, - and _",
                    name);
        }
        var home = parent.toAbsolutePath().normalize();
        if (!Files.isDirectory(home)) {
            throw new BadInput("file.no-folder", "there is no folder '%s'", home);
        }
        var folder = home.resolve(name);
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            throw new BadInput("bot.exists", "'%s' is there already; choose another name", folder);
        }
        var draft = home.resolve("." + name + "-" + UUID.randomUUID());
        try {
            write(starter.files(name, folder), draft);
            Files.move(draft, folder);
        } catch (IOException failed) {
            remove(draft);
            throw new Failure(
                    "bot.unwritten", "'%s' could not be written: %s", folder, String.valueOf(failed.getMessage()));
        }
        return folder;
    }

    /// The command that looks whether a bot in a folder keeps the protocol.
    public static String checkCommand(Starter starter, Path folder) {
        return "plateau bot check " + ShellWords.word(starter.seat(folder));
    }

    private static void write(Map<String, String> files, Path folder) throws IOException {
        for (var file : files.entrySet()) {
            var path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
    }

    private static void remove(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException | UncheckedIOException stubborn) {
            // It has a name of its own, and is in nobody's way.
        }
    }
}
