package plateau.terminal.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import plateau.arena.folder.FileTrouble;
import plateau.core.Game;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.text.BadInput;

/// Text files that people name on the command line.
public final class TextFile {
    private static final int MOST_BYTES = 1 << 20;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private TextFile() {}

    /// The setting itself, or, for an option that is a file, the setting with the file's text.
    public static String contents(Options<Game> options, String setting) {
        int equals = setting.indexOf('=');
        if (equals < 0) {
            return setting;
        }
        var spec = options.spec(setting.substring(0, equals));
        var value = setting.substring(equals + 1);
        if (!spec.isFile() || value.equals(spec.defaultText())) {
            return setting;
        }
        return spec.name() + "=" + text(spec, path(spec.name(), value));
    }

    /// The path that a name stands for; refuses what can be none.
    public static Path path(String option, String name) {
        if (name.isEmpty()) {
            throw new BadInput("file.name", "%s needs the name of a file", option);
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException unusable) {
            throw new BadInput("file.unusable", "%s: '%s' cannot be a file's name here", option, name);
        }
    }

    private static String text(OptionSpec spec, Path file) {
        try (var stream = Files.newInputStream(file)) {
            var bytes = stream.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new BadInput("file.large", "%s: '%s' is larger than 1 MiB", spec.name(), file);
            }
            var decoder = StandardCharsets.UTF_8.newDecoder();
            return withoutMark(decoder.decode(ByteBuffer.wrap(bytes)).toString());
        } catch (IOException unreadable) {
            throw new BadInput("of-option", "%s: %s", spec.name(), FileTrouble.why(file, unreadable));
        }
    }

    /// The text without the mark that some editors put before it.
    static String withoutMark(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }
}
