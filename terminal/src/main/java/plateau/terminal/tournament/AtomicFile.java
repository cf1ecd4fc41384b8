package plateau.terminal.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Files that are whole at any time: what is new is written beside what is old and takes its place.
final class AtomicFile {
    private AtomicFile() {}

    static void write(Path path, String text) throws IOException {
        var draft = draft(path);
        Files.writeString(draft, text);
        replace(path, draft);
    }

    /// Where the new text of a file is written.
    static Path draft(Path path) {
        return path.resolveSibling("." + path.getFileName() + ".new");
    }

    static void replace(Path path, Path draft) throws IOException {
        Files.move(
                draft, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
