package plateau.terminal.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Files that are whole at any time: what is new is written beside what is old and takes its place.
public final class AtomicFile {
    private AtomicFile() {}

    public static void write(Path path, String text) throws IOException {
        write(path, text.getBytes(StandardCharsets.UTF_8));
    }

    public static void write(Path path, byte[] bytes) throws IOException {
        var draft = draft(path);
        Files.write(draft, bytes);
        replace(path, draft);
    }

    /// Where the new text of a file is written.
    public static Path draft(Path path) {
        return path.resolveSibling("." + path.getFileName() + ".new");
    }

    public static void replace(Path path, Path draft) throws IOException {
        Files.move(
                draft, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
