package plateau.terminal.outside;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import plateau.core.text.Shell;

/// The programs that run other people's bots, where a machine has them.
public final class Runtimes {
    private Runtimes() {}

    /// Skips a test, and says so, where a program is missing.
    public static void require(String program) {
        boolean isThere = Arrays.stream(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
        assumeTrue(isThere, () -> "skipped: there is no " + program + " on this machine");
    }

    /// A bot with a fault, as a seat; it plays Piles.
    public static String bad(String fault) {
        require("python3");
        return "cmd:python3 " + Shell.word(resource("bad.py").toString()) + " " + fault;
    }

    private static Path resource(String name) {
        var url = Runtimes.class.getResource("/plateau/terminal/bots/" + name);
        try {
            return Path.of(Objects.requireNonNull(url, name).toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
