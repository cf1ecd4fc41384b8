package plateau.arena.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import plateau.core.text.Text;

/// What the system tells of processes in `/proc`; where there is none, nothing.
final class ProcessTable {
    private static final Path PROCESSES = Path.of("/proc");

    private ProcessTable() {}

    /// Those with a mark in the environment that they were started with.
    static List<ProcessHandle> marked(String mark) {
        return all(process -> read(process, "environ").contains(mark));
    }

    /// Those who hold one of some pipes: not ourselves, and not our own children, who for a moment hold
    /// all that is ours while they are started.
    static List<ProcessHandle> holders(Set<String> pipes) {
        long self = ProcessHandle.current().pid();
        return pipes.isEmpty()
                ? List.of()
                : all(process -> process != self && holds(process, pipes) && parent(process) != self);
    }

    /// The pipes that a process has for its input, output and errors.
    static Set<String> pipes(long process) {
        var pipes = new HashSet<String>();
        for (int stream = 0; stream < 3; stream++) {
            var name = link(folder(process).resolve("fd/" + stream));
            if (name.startsWith("pipe:")) {
                pipes.add(name);
            }
        }
        return pipes;
    }

    /// Whether a process has ended, be it that nobody has asked how.
    static boolean isGone(ProcessHandle process) {
        var status = status(process.pid());
        return !process.isAlive() || status.startsWith("Z") || status.startsWith("X");
    }

    /// Who is what we look for is looked at again when we have a handle on it, so that it is still the
    /// same process.
    private static List<ProcessHandle> all(Predicate<Long> wanted) {
        try (var folders = Files.list(PROCESSES)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .flatMapToLong(name -> Text.wholeNumber(name).stream())
                    .boxed()
                    .filter(wanted)
                    .flatMap(process -> ProcessHandle.of(process).stream())
                    .filter(process -> wanted.test(process.pid()))
                    .toList();
        } catch (IOException | UncheckedIOException unseen) {
            return List.of();
        }
    }

    private static boolean holds(long process, Set<String> pipes) {
        try (var files = Files.list(folder(process).resolve("fd"))) {
            return files.map(ProcessTable::link).anyMatch(pipes::contains);
        } catch (IOException | UncheckedIOException unseen) {
            return false;
        }
    }

    private static long parent(long process) {
        var words = status(process).split(" ", 3);
        return words.length < 3 ? 0 : Text.wholeNumber(words[1]).orElse(0);
    }

    /// Its state, its parent and so on; they come after its name, in which anything may be.
    private static String status(long process) {
        var line = read(process, "stat");
        return line.substring(Math.min(line.length(), line.lastIndexOf(')') + 2));
    }

    private static String read(long process, String file) {
        try {
            var bytes = Files.readAllBytes(folder(process).resolve(file));
            return new String(bytes, StandardCharsets.ISO_8859_1);
        } catch (IOException gone) {
            return "";
        }
    }

    private static String link(Path file) {
        try {
            return Files.readSymbolicLink(file).toString();
        } catch (IOException gone) {
            return "";
        }
    }

    private static Path folder(long process) {
        return PROCESSES.resolve(Long.toString(process));
    }
}
