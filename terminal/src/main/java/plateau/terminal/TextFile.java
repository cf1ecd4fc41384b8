package plateau.terminal;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import plateau.core.BadInput;
import plateau.core.Game;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;

/// Text files that people name on the command line.
final class TextFile {
    private static final long MOST_BYTES = 1 << 20;

    private TextFile() {}

    /// The setting itself, or, for an option that is a file, the setting with the file's text.
    static String contents(Options<Game> options, String setting) {
        int equals = setting.indexOf('=');
        if (equals < 0) {
            return setting;
        }
        var spec = options.spec(setting.substring(0, equals));
        var value = setting.substring(equals + 1);
        if (!spec.isFile() || value.equals(spec.defaultText())) {
            return setting;
        }
        return spec.name() + "=" + text(spec, Path.of(value));
    }

    private static String text(OptionSpec spec, Path file) {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new BadInput("%s: '%s' is larger than 1 MiB".formatted(spec.name(), file));
            }
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new BadInput("%s: %s".formatted(spec.name(), why(file, unreadable)));
        }
    }

    /// Why a file could not be used, in words.
    static String why(Path file, IOException thrown) {
        if (Files.isDirectory(file)) {
            return "'%s' is a folder, not a file".formatted(file);
        }
        return switch (thrown) {
            case NoSuchFileException missing -> "there is no file '%s'".formatted(file);
            case CharacterCodingException binary -> "'%s' is not a text file".formatted(file);
            case AccessDeniedException denied -> "'%s' may not be opened".formatted(file);
            default -> "'%s' cannot be used: %s".formatted(file, thrown.getMessage());
        };
    }
}
