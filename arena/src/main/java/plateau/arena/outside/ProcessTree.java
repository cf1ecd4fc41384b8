package plateau.arena.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/// A process and all that it has started. Those whose parents are gone are known by a mark in their
/// environment, where the system shows it.
final class ProcessTree {
    private static final String MARK = "PLATEAU_BOT";
    private static final Path PROCESSES = Path.of("/proc");

    /// Whoever starts new processes faster than they can be ended is given up after so many tries.
    private static final int MOST_TRIES = 100;

    private final Process root;
    private final String mark;

    private ProcessTree(Process root, String mark) {
        this.root = root;
        this.mark = mark;
    }

    /// Starts a process and marks it.
    static ProcessTree start(List<String> command) throws IOException {
        var id = UUID.randomUUID().toString();
        var builder = new ProcessBuilder(command);
        builder.environment().put(MARK, id);
        return new ProcessTree(builder.start(), MARK + "=" + id);
    }

    Process root() {
        return root;
    }

    /// Ends all of it, at once.
    void kill() {
        for (int i = 0; i < MOST_TRIES; i++) {
            var alive = alive();
            if (alive.isEmpty()) {
                return;
            }
            alive.forEach(ProcessHandle::destroyForcibly);
            alive.forEach(ProcessTree::await);
        }
    }

    private static void await(ProcessHandle process) {
        for (int i = 0; i < MOST_TRIES && process.isAlive(); i++) {
            LockSupport.parkNanos(200_000);
        }
    }

    private List<ProcessHandle> alive() {
        var alive = new ArrayList<ProcessHandle>();
        alive.add(root.toHandle());
        root.descendants().forEach(alive::add);
        marked().forEach(alive::add);
        alive.removeIf(process -> !process.isAlive());
        return alive;
    }

    private List<ProcessHandle> marked() {
        try (var folders = Files.list(PROCESSES)) {
            return folders.filter(this::isMarked)
                    .flatMap(folder -> handle(folder.getFileName().toString()))
                    .toList();
        } catch (IOException | UncheckedIOException unseen) {
            return List.of();
        }
    }

    private static Stream<ProcessHandle> handle(String id) {
        return ProcessHandle.of(Long.parseLong(id)).stream();
    }

    private boolean isMarked(Path folder) {
        char first = folder.getFileName().toString().charAt(0);
        if (first < '0' || first > '9') {
            return false;
        }
        try {
            var environment = Files.readAllBytes(folder.resolve("environ"));
            return new String(environment, StandardCharsets.ISO_8859_1).contains(mark);
        } catch (IOException gone) {
            return false;
        }
    }
}
