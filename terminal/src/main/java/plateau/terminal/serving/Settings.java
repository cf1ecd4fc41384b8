package plateau.terminal.serving;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import plateau.core.text.BadInput;
import plateau.server.Configuration;

/// What the operator's file and the options of a command say together.
final class Settings {
    private Settings() {}

    /// @param file empty for none
    static Configuration read(String file, Map<String, String> given) {
        var configuration = file.isEmpty() ? Configuration.USUAL : Configuration.of(path(file));
        for (var setting : given.entrySet()) {
            configuration = configuration.with(setting.getKey(), setting.getValue());
        }
        return configuration;
    }

    static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException _) {
            throw new BadInput("file.unfit", "'%s' cannot be the name of a file", file);
        }
    }
}
