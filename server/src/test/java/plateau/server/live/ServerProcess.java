package plateau.server.live;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import plateau.server.storage.file.Location;

/// A [ServerMain] that runs beside us and can be killed.
public final class ServerProcess implements AutoCloseable {
    private static final Duration FAREWELL = Duration.ofSeconds(20);

    private final Process process;
    private final BufferedReader output;

    private ServerProcess(Process process) {
        this.process = process;
        output = process.inputReader();
    }

    /// Starts one that runs too short a time for the second compiler to pay.
    public static ServerProcess brief(Location location) {
        return start(location, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");
    }

    /// Starts one without waiting for it.
    ///
    /// @param options of its virtual machine
    public static ServerProcess start(Location location, String... options) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(ServerMain.class.getName(), address(location)));
        try {
            return new ServerProcess(new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// A location does not tell its password; the databases of tests do not look at it.
    private static String address(Location location) {
        return location.toString().replace("//", "//postgres:postgres@");
    }

    /// Waits until it listens, and gives where.
    public int port() {
        return (int) told("port ");
    }

    /// The bytes of its heap that are in use.
    public long heap() {
        try {
            var orders = process.outputWriter();
            orders.write("heap\n");
            orders.flush();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return told("heap ");
    }

    private long told(String what) {
        try {
            var line = output.readLine();
            // Its virtual machine may have something to say, too.
            while (line != null && !line.startsWith(what)) {
                line = output.readLine();
            }
            if (line == null) {
                throw new IllegalStateException("the server has ended");
            }
            return Long.parseLong(line.substring(what.length()));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public long id() {
        return process.pid();
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /// The processor time that it has used.
    public Duration used() {
        return process.info().totalCpuDuration().orElseThrow();
    }

    /// The bytes of memory that it holds.
    public long resident() {
        try (var lines = Files.lines(Path.of("/proc/" + id() + "/status"))) {
            var line =
                    lines.filter(each -> each.startsWith("VmRSS:")).findFirst().orElseThrow();
            return Long.parseLong(line.replaceAll("[^0-9]", "")) * 1024;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// How many files and sockets it has open.
    public long open() {
        try (var files = Files.list(Path.of("/proc/" + id() + "/fd"))) {
            return files.count();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// As `kill -9` does.
    public void kill() throws InterruptedException {
        process.toHandle().destroyForcibly();
        process.waitFor();
    }

    /// Lets it end by itself, if it does so in time.
    @Override
    public void close() {
        try {
            process.outputWriter().close();
            if (!process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS)) {
                kill();
            }
        } catch (IOException gone) {
            process.destroyForcibly();
        } catch (InterruptedException _) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
