package plateau.hosting;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// How much memory this process may hold, where the system says so (`--bot-memory`).
final class MemoryLimit {
    private static final Path LIMITS = Path.of("/proc/self/limits");
    private static final Pattern DATA = Pattern.compile("^Max data size +([0-9]+) ", Pattern.MULTILINE);

    private MemoryLimit() {}

    /// Refuses to promise more than there can be: the virtual machine would end in the middle of a game,
    /// and nobody would know why.
    ///
    /// @param wanted in megabytes
    static void check(long wanted) throws IOException {
        var most = megabytes();
        if (most.isPresent() && wanted > most.getAsLong()) {
            throw new BadInput(Text.format(
                    "memory=%dm is more than the %dm that its process may hold; ask for less, or"
                            + " allow more by --bot-memory",
                    wanted, most.getAsLong()));
        }
    }

    private static OptionalLong megabytes() throws IOException {
        if (!Files.isReadable(LIMITS)) {
            return OptionalLong.empty();
        }
        var line = DATA.matcher(Files.readString(LIMITS));
        var bytes = line.find() ? Text.wholeNumber(line.group(1)) : OptionalLong.empty();
        return bytes.isPresent() ? OptionalLong.of(bytes.getAsLong() >> 20) : bytes;
    }
}
