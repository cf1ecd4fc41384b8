package plateau.server.projects;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import plateau.server.tables.terms.Refusal;

/// The files of a project, to be taken home: all of its folder but what is the server's own.
public final class ProjectFiles {
    /// A file, by its name and size.
    public record File(String name, long bytes) {}

    private static final String BYTES = "application/octet-stream";

    private static final Map<String, String> BY_ENDING = Map.of(
            "html", "text/html; charset=utf-8",
            "json", "application/json",
            "jsonl", "application/x-ndjson",
            "svg", "image/svg+xml",
            "png", "image/png",
            "csv", "text/csv; charset=utf-8");

    /// All that there may be.
    public static final List<String> TYPES = Stream.concat(
                    BY_ENDING.values().stream().sorted(), Stream.of(BYTES))
            .toList();

    /// Some have folders for files of one kind.
    private static final int DEPTH = 2;

    private final Project project;

    public ProjectFiles(Project project) {
        this.project = project;
    }

    public List<File> all() {
        try (var found = Files.walk(project.path(), DEPTH)) {
            return found.filter(ProjectFiles::isTheirs)
                    .map(path -> new File(name(path), size(path)))
                    .sorted((one, other) -> one.name().compareTo(other.name()))
                    .toList();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private String name(Path path) {
        var parts = new ArrayList<String>();
        project.path().relativize(path).forEach(part -> parts.add(part.toString()));
        return String.join("/", parts);
    }

    private static boolean isTheirs(Path path) {
        var name = path.getFileName().toString();
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) && !name.startsWith(".") && !name.equals(Note.FILE);
    }

    private static long size(Path path) {
        try {
            return Files.size(path);
        } catch (IOException gone) {
            return 0;
        }
    }

    /// A file of this name; none for a name that none has, such as one that leads elsewhere.
    public Optional<Path> known(String name) {
        return all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .map(file -> project.path().resolve(file.name()));
    }

    /// The same, or a refusal.
    public Path find(String name) {
        return known(name).orElseThrow(() -> Refusal.missing("projects.file", "there is no file '%s' (yet)", name));
    }

    /// What an archive of them is called, without its ending.
    public String archive() {
        return project.kind() + "-" + project.id();
    }

    /// Writes all of them as one archive.
    public void zip(OutputStream out) throws IOException {
        try (var zip = new ZipOutputStream(out)) {
            zip.setLevel(Deflater.BEST_SPEED);
            for (var file : all()) {
                zip.putNextEntry(new ZipEntry(archive() + "/" + file.name()));
                Files.copy(project.path().resolve(file.name()), zip);
                zip.closeEntry();
            }
        }
    }

    /// What kind of file a name stands for.
    public static String type(String name) {
        return BY_ENDING.getOrDefault(name.substring(name.lastIndexOf('.') + 1), BYTES);
    }
}
