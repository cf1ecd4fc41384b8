package plateau.arena.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/// Starts the animals of the zoo, and looks afterwards whether one of them got away, or left something
/// behind.
final class Keeper {
    /// Threads of the system's that stay for a while.
    private static final Set<String> LINGERING = Set.of("process reaper", "watchdog");

    private static @Nullable String python;
    private static @Nullable Path zoo;

    private final String tag = UUID.randomUUID().toString();
    private final Set<Thread> threads = threads();
    private final long pipes = pipes();

    /// A program in Python with a vice; none is shown by one that has none.
    Program python(String vice) {
        return tagged("python", python(), file("zoo.py").toString(), vice);
    }

    /// A program in C with a vice. Skips the test where nothing compiles it.
    Program c(String vice) {
        return tagged("c", compiled().toString(), vice);
    }

    /// A line for a shell.
    Program shell(String line) {
        return tagged("shell", "sh", "-c", line);
    }

    Program tagged(String name, String... words) {
        var command = new ArrayList<>(List.of("env", "PLATEAU_ZOO=" + tag));
        command.addAll(List.of(words));
        return new Program(name, command);
    }

    /// Where versions are chosen by a script, each start of it would take long.
    static synchronized String python() {
        if (python == null) {
            python = output("python3", "-c", "import sys; print(sys.executable)");
        }
        Assumptions.assumeFalse(python.isEmpty(), "there is no python3");
        return python;
    }

    private static synchronized Path compiled() {
        if (zoo == null) {
            Assumptions.assumeFalse(output("gcc", "--version").isEmpty(), "there is no gcc");
            try {
                var folder = Files.createTempDirectory("zoo");
                folder.toFile().deleteOnExit();
                zoo = folder.resolve("zoo");
            } catch (IOException full) {
                throw new UncheckedIOException(full);
            }
            zoo.toFile().deleteOnExit();
            assertThat(output("gcc", "-w", "-o", zoo.toString(), file("zoo.c").toString()))
                    .isEmpty();
        }
        return zoo;
    }

    static String output(String... command) {
        try {
            var process = new ProcessBuilder(command).redirectErrorStream(true).start();
            var bytes = process.getInputStream().readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).strip();
        } catch (IOException unknown) {
            return "";
        }
    }

    private static Path file(String name) {
        try {
            return Path.of(
                    Objects.requireNonNull(Keeper.class.getResource(name)).toURI());
        } catch (URISyntaxException strange) {
            throw new IllegalStateException(strange);
        }
    }

    /// No process, thread or pipe is left.
    void checkNothingIsLeft() {
        eventually("processes", () -> processes().isEmpty(), this::processes);
        eventually("threads", () -> fresh().isEmpty(), this::fresh);
        eventually("pipes", () -> pipes() <= pipes, Keeper::pipes);
    }

    private static void eventually(String what, Supplier<Boolean> good, Supplier<?> found) {
        long begin = System.nanoTime();
        while (!good.get()) {
            if (System.nanoTime() - begin > TimeUnit.SECONDS.toNanos(10)) {
                assertThat(found.get()).as(what + " that are left").isEqualTo("none");
            }
            LockSupport.parkNanos(2_000_000);
        }
    }

    private Set<String> fresh() {
        return threads().stream()
                .filter(thread -> !threads.contains(thread))
                .map(thread -> thread.getName().replaceAll(" \\(.*", ""))
                .filter(name -> !LINGERING.contains(name))
                .collect(Collectors.toSet());
    }

    private static Set<Thread> threads() {
        return Thread.getAllStackTraces().keySet();
    }

    /// The processes of the programs that this has started, and of all that these have started.
    List<ProcessHandle> processes() {
        return ProcessHandle.allProcesses()
                .filter(process -> has(process, "environ") || has(process, "cmdline"))
                .filter(process -> !ProcessTable.isGone(process))
                .toList();
    }

    private boolean has(ProcessHandle process, String file) {
        try {
            var bytes = Files.readAllBytes(Path.of("/proc/" + process.pid(), file));
            return new String(bytes, StandardCharsets.ISO_8859_1).contains(tag);
        } catch (IOException gone) {
            return false;
        }
    }

    private static long pipes() {
        var files = Path.of("/proc/self/fd").toFile().listFiles();
        long pipes = 0;
        for (var file : files == null ? new java.io.File[0] : files) {
            try {
                var link = Files.readSymbolicLink(file.toPath()).toString();
                pipes += link.startsWith("pipe:") ? 1 : 0;
            } catch (IOException gone) {
                // It was the list itself.
            }
        }
        return pipes;
    }
}
