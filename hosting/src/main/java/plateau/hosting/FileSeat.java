package plateau.hosting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// A file that takes a seat, with settings after a question mark: `client.so?dialect=history,stack=128m`.
///
/// @param settings by name
record FileSeat(Path file, Map<String, String> settings) {
    FileSeat {
        settings = Map.copyOf(settings);
    }

    /// Reads what follows the kind of a seat.
    ///
    /// @param known the names of the settings that there are
    static FileSeat of(String text, List<String> known) {
        // The name of a file may have a question mark itself.
        int mark = exists(text) ? -1 : text.indexOf('?');
        var name = mark < 0 ? text : text.substring(0, mark);
        var settings = mark < 0 ? Map.<String, String>of() : settings(text.substring(mark + 1), known);
        if (!exists(name)) {
            throw new BadInput("file.missing", "there is no file '%s'", name);
        }
        var file = Path.of(name).toAbsolutePath();
        if (Files.isDirectory(file)) {
            throw new BadInput("file.folder", "'%s' is a folder, not a file", name);
        }
        return new FileSeat(file, settings);
    }

    static boolean exists(String name) {
        try {
            return Files.exists(Path.of(name));
        } catch (InvalidPathException unusable) {
            return false;
        }
    }

    private static Map<String, String> settings(String text, List<String> known) {
        var settings = new LinkedHashMap<String, String>();
        for (var setting : text.split(",", -1)) {
            int equals = setting.indexOf('=');
            if (equals <= 0 || equals == setting.length() - 1) {
                throw new BadInput("setting.form", "'%s' must be written name=value", setting);
            }
            var name = setting.substring(0, equals);
            if (!known.contains(name)) {
                throw new BadInput(
                        "outside.setting",
                        "no setting '%s'; there are %s%s",
                        name,
                        String.join(", ", known),
                        Text.didYouMean(name, known));
            }
            if (settings.put(name, setting.substring(equals + 1)) != null) {
                throw new BadInput("setting.twice", "%s is given twice", name);
            }
        }
        return settings;
    }

    Optional<String> setting(String name) {
        return Optional.ofNullable(settings.get(name));
    }

    /// A setting that is a size such as `64m`, in megabytes.
    ///
    /// @param usual in megabytes, if it is not set
    /// @param most in megabytes
    int megabytes(String name, int usual, int most) {
        return setting(name).map(text -> Sizes.megabytes(name, text, most)).orElse(usual);
    }

    /// The first bytes of the file, at most so many.
    byte[] beginning(int most) {
        try (var stream = Files.newInputStream(file)) {
            return stream.readNBytes(most);
        } catch (IOException unreadable) {
            throw new BadInput("file.denied", "'%s' may not be opened", file);
        }
    }

    /// The file's own name.
    String name() {
        return String.valueOf(file.getFileName());
    }
}
