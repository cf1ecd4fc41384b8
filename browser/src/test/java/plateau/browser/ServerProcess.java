package plateau.browser;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Text;
import plateau.server.Site;

/// A [ServerMain] beside us that can be killed, and comes again at the same address: here, which is quicker.
final class ServerProcess implements Server, AutoCloseable {
    private final Path file;
    private final int port;
    private final Process process;
    private @Nullable Site again;

    /// @param file the database
    ServerProcess(Path file) throws IOException {
        this.file = file;
        process = start();
        port = listening();
    }

    private Process start() throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command = List.of(
                java,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                ServerMain.class.getName(),
                file.toString(),
                "0");
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private int listening() throws IOException {
        var line = process.inputReader().readLine();
        while (line != null && !line.startsWith("port ")) {
            line = process.inputReader().readLine();
        }
        if (line == null) {
            throw new IllegalStateException("the server has ended");
        }
        return (int) Text.wholeNumber(line.substring("port ".length())).orElseThrow();
    }

    /// As `kill -9` does.
    void kill() throws InterruptedException {
        process.toHandle().destroyForcibly();
        process.waitFor();
    }

    void startAgain() {
        again = LiveSite.open(file, port);
    }

    @Override
    public String address(String path) {
        return "http://127.0.0.1:" + port + path;
    }

    @Override
    public void close() {
        process.toHandle().destroyForcibly();
        if (again != null) {
            again.close();
        }
    }
}
