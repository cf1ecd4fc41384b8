package plateau.data;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The folder beside a file in which it is made.
record Workshop(Path folder) {
    /// What a table that was written by many machines consists of.
    private static final Pattern PART = Pattern.compile("_SUCCESS|.*\\.parquet|\\..*\\.crc");

    /// A clean one.
    static Workshop beside(Path file) throws IOException {
        var workshop = new Workshop(file.resolveSibling("." + file.getFileName() + ".rows"));
        workshop.clear();
        Files.createDirectory(workshop.folder);
        return workshop;
    }

    /// For rows that do not fit in memory.
    Path spill() {
        return folder.resolve("spill");
    }

    Path draft() {
        return folder.resolve("draft.parquet");
    }

    /// Takes away a table that was written as a folder of parts; a file is replaced in one go.
    void makeRoom(Path file) throws IOException {
        if (!Files.isDirectory(file)) {
            return;
        }
        if (!list(file).stream().allMatch(each -> PART.matcher(name(each)).matches())) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Files.move(file, folder.resolve("earlier"));
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    /// What cannot be deleted now is when the file is made again.
    void clear() {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (var each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        } catch (IOException ignored) {
            // Making it anew will tell.
        }
    }
}
