package plateau.server.storage.file;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/// Makes folders and files that nobody else on the computer may read: a database holds what is hidden in games
/// and what people said. What is there already stays as its owner made it.
public final class Private {
    private Private() {}

    public static void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder, only("rwx------"));
    }

    /// SQLite gives the files that it puts beside it the same rights.
    public static void makeFile(Path file) throws IOException {
        try {
            if (!Files.exists(file)) {
                Files.createFile(file, forFiles());
            }
        } catch (FileAlreadyExistsException _) {
            // Somebody was faster.
        }
    }

    /// Takes a database away that has come to nothing, with all that SQLite and a server put beside it.
    public static void remove(Path file) {
        for (var ending : new String[] {"", "-wal", "-shm", "-journal", ".lock"}) {
            try {
                Files.deleteIfExists(file.resolveSibling(file.getFileName() + ending));
            } catch (IOException _) {
                // Whoever looks at the folder sees what is left.
            }
        }
    }

    static FileAttribute<?>[] forFiles() {
        return only("rw-------");
    }

    private static FileAttribute<?>[] only(String rights) {
        boolean knowsRights =
                FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        return knowsRights
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))}
                : new FileAttribute<?>[0];
    }
}
