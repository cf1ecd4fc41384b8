package plateau.terminal.outside;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import plateau.core.text.ShellWords;

/// The programs that run other people's bots, where a machine has them.
public final class Runtimes {
    private static final Map<String, Boolean> RUNS = new ConcurrentHashMap<>();

    private Runtimes() {}

    /// Skips a test, and says so, where a program is missing, or is there and does not run.
    public static void require(String program) {
        boolean isThere = RUNS.computeIfAbsent(program, Runtimes::runs);
        assumeTrue(isThere, () -> "skipped: there is no " + program + " on this machine");
    }

    private static boolean runs(String program) {
        return runs(program, "--version") || runs(program, "version");
    }

    private static boolean runs(String... command) {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException missing) {
            return false;
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /// A bot with a fault, as a seat; it plays Piles.
    public static String bad(String fault) {
        require("python3");
        return "cmd:python3 " + ShellWords.word(resource("bad.py").toString()) + " " + fault;
    }

    /// A bot whose second move in a game is none, as a seat; it plays every game.
    public static String leaving() {
        return "cmd:sh " + ShellWords.word(resource("leaving.sh").toString());
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
