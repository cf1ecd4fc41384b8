package plateau.server.tournaments;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import plateau.server.tables.Refusal;

/// The files of a tournament, to be taken home: all of its folder but what is the server's own.
public final class CupFiles {
    /// A file, by its name and size.
    public record File(String name, long bytes) {}

    private final Cup cup;

    public CupFiles(Cup cup) {
        this.cup = cup;
    }

    public List<File> all() {
        try (var found = Files.list(cup.path())) {
            return found.filter(CupFiles::isTheirs)
                    .map(path -> new File(path.getFileName().toString(), size(path)))
                    .sorted((one, other) -> one.name().compareTo(other.name()))
                    .toList();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private static boolean isTheirs(Path path) {
        var name = path.getFileName().toString();
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)
                && !name.startsWith(".")
                && !name.equals(Note.FILE);
    }

    private static long size(Path path) {
        try {
            return Files.size(path);
        } catch (IOException gone) {
            return 0;
        }
    }

    /// A file of this name; refuses a name that none has, such as one that leads elsewhere.
    public Path find(String name) {
        var file =
                all().stream()
                        .filter(each -> each.name().equals(name))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        Refusal.missing(
                                                "cups.file",
                                                "the tournament has no file '%s' (yet)",
                                                name));
        return cup.path().resolve(file.name());
    }

    /// Writes all of them as one archive.
    public void zip(OutputStream out) throws IOException {
        try (var zip = new ZipOutputStream(out)) {
            zip.setLevel(Deflater.BEST_SPEED);
            for (var file : all()) {
                zip.putNextEntry(new ZipEntry("tournament-" + cup.id() + "/" + file.name()));
                Files.copy(cup.path().resolve(file.name()), zip);
                zip.closeEntry();
            }
        }
    }

    /// What kind of file a name stands for.
    public static String type(String name) {
        var end = name.substring(name.lastIndexOf('.') + 1);
        return switch (end) {
            case "html" -> "text/html; charset=utf-8";
            case "json" -> "application/json";
            case "jsonl" -> "application/x-ndjson";
            case "csv" -> "text/csv; charset=utf-8";
            default -> "application/octet-stream";
        };
    }
}
