package plateau.browser;

import java.io.IOException;
import java.nio.file.Path;
import plateau.core.text.Text;

/// A server as a process of its own, which ends with its input: `FILE PORT`.
final class ServerMain {
    private ServerMain() {}

    public static void main(String[] arguments) throws IOException {
        int port = (int) Text.wholeNumber(arguments[1]).orElseThrow();
        try (var site = LiveSite.open(Path.of(arguments[0]), port)) {
            System.out.println("port " + site.port());
            while (System.in.read() >= 0) {
                // Nothing is asked of it.
            }
        }
        System.exit(0);
    }
}
