package plateau.server.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import plateau.core.text.BadInput;
import plateau.server.storage.Backup;
import plateau.server.storage.Transfer;
import plateau.server.storage.file.Location;

/// Copies of a database to a disk that has no room for them. It runs as [FullDisk] does.
final class FullTarget {
    private static final int LEAST = 20_000;

    private final Path folder;
    private final Location source;

    private FullTarget(Path folder, Location source) {
        this.folder = folder;
        this.source = source;
    }

    /// `FOLDER FILE`: a small disk, and a database elsewhere.
    public static void main(String[] arguments) throws IOException {
        new FullTarget(Path.of(arguments[0]), Location.sqlite(Path.of(arguments[1]))).run();
        System.exit(0);
    }

    /// Where there is room for some of it, for its beginning, and for nothing.
    private void run() throws IOException {
        refuse();
        FullDisk.fill(folder);
        try (var filler = Files.newByteChannel(folder.resolve("filler"), StandardOpenOption.WRITE)) {
            filler.truncate(filler.size() - LEAST);
        }
        refuse();
        FullDisk.fill(folder);
        refuse();
    }

    private void refuse() throws IOException {
        var target = folder.resolve("target.db");
        var before = names();
        assertThatThrownBy(() -> Backup.backup(source, target))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("there is no room for '" + target + "'");
        assertThat(names()).as("after a backup").isEqualTo(before);
        assertThatThrownBy(() -> Transfer.copy(source, Location.sqlite(target), (_, _) -> {}))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("there is no room for '" + target + "'");
        assertThat(names()).as("after a copy").isEqualTo(before);
    }

    private List<Path> names() throws IOException {
        try (var files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
