package plateau.arena.folder;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Files that are whole at any time: what is new is written beside what is old and takes its place.
public final class AtomicFile {
    private AtomicFile() {}

    public static void write(Path path, String text) throws IOException {
        write(path, text.getBytes(StandardCharsets.UTF_8));
    }

    /// A link stays, and what it leads to is replaced. What is no file, such as a pipe or a device, is
    /// written into.
    public static void write(Path path, byte[] bytes) throws IOException {
        if (isReplaced(path)) {
            var target = Files.exists(path) ? path.toRealPath() : path;
            var draft = draft(target);
            try {
                Files.write(draft, bytes);
                replace(target, draft);
            } finally {
                // It is gone already unless something failed.
                Files.deleteIfExists(draft);
            }
        } else {
            Files.write(path, bytes);
        }
    }

    /// Not so a link that leads nowhere yet: writing through it makes the file. Nor `/dev/stdout`, even
    /// where it is a file: who redirected it holds it open.
    private static boolean isReplaced(Path path) {
        var full = path.toAbsolutePath().normalize();
        boolean isDevice = full.startsWith("/dev") && !full.startsWith("/dev/shm");
        if (isDevice || full.startsWith("/proc")) {
            return false;
        }
        return Files.isRegularFile(path) || !Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

    /// Where the new text of a file is written.
    public static Path draft(Path path) {
        return path.resolveSibling("." + path.getFileName() + ".new");
    }

    public static void replace(Path path, Path draft) throws IOException {
        Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
