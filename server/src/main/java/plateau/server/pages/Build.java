package plateau.server.pages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import plateau.core.text.Resource;

/// Which programs there are: a text that changes when one of them does.
final class Build {
    private Build() {}

    /// @param types one class or more of each jar that matters
    static String mark(Stream<Class<?>> types) {
        return types.map(Resource::home)
                .distinct()
                .sorted()
                .map(Build::contents)
                .collect(Collectors.joining("\n"));
    }

    private static String contents(String home) {
        try {
            var path = Path.of(home);
            return Files.isDirectory(path) ? folder(path) : jar(path);
        } catch (IOException unreadable) {
            return home;
        }
    }

    /// A jar knows the sum of each file.
    private static String jar(Path path) throws IOException {
        try (var jar = new ZipFile(path.toFile())) {
            return jar.stream()
                    .map(entry -> entry.getName() + " " + entry.getCrc())
                    .collect(Collectors.joining("\n"));
        }
    }

    private static String folder(Path path) throws IOException {
        List<Path> files;
        try (var found = Files.walk(path)) {
            files = found.filter(Files::isRegularFile).sorted().toList();
        }
        var text = new StringBuilder();
        for (var file : files) {
            text.append(path.relativize(file))
                    .append(' ')
                    .append(Files.size(file))
                    .append(' ');
            text.append(Files.getLastModifiedTime(file)).append('\n');
        }
        return text.toString();
    }
}
