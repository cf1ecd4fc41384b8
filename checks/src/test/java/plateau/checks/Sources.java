package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/// Files from which a test makes what somebody elsewhere would: sources to compile, and others that go
/// beside the classes.
final class Sources {
    private static final String SERVICE = "META-INF/services/plateau.games.Games$Extension";

    private final Map<String, String> files = new LinkedHashMap<>();
    private final List<String> lost = new ArrayList<>();

    /// Adds a file by its path; one that ends with `.java` is compiled.
    Sources with(String path, String text) {
        files.put(path, text);
        return this;
    }

    /// Names the extension classes.
    Sources naming(String... extensions) {
        return with(SERVICE, String.join("\n", extensions) + "\n");
    }

    /// Adds all files of others.
    Sources with(Sources others) {
        files.putAll(others.files);
        return this;
    }

    /// Leaves a compiled class out.
    Sources losing(String path) {
        lost.add(path);
        return this;
    }

    /// The text of a file.
    String text(String path) {
        return files.getOrDefault(path, "");
    }

    /// Writes all into a folder; gives the paths of those to compile.
    List<String> writeInto(Path folder) throws IOException {
        var sources = new ArrayList<String>();
        for (var file : files.entrySet()) {
            var path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
            if (file.getKey().endsWith(".java")) {
                sources.add(path.toString());
            }
        }
        return sources;
    }

    /// Compiles all into a folder, without warnings.
    Path compileInto(Path folder) throws IOException {
        var sources = writeInto(folder);
        if (!sources.isEmpty()) {
            compile(sources, folder);
        }
        for (var path : lost) {
            Files.delete(folder.resolve(path));
        }
        return folder;
    }

    private static void compile(List<String> sources, Path folder) {
        var arguments = new ArrayList<>(List.of("-d", folder.toString(), "-Xlint:all,-path", "-Werror"));
        arguments.addAll(List.of("-cp", System.getProperty("java.class.path"), "-proc:none"));
        arguments.addAll(sources);
        int code = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        assertThat(code).as("%s compile without warnings", sources).isZero();
    }

    /// Compiles all into a jar.
    Path jar(Path jar) throws IOException {
        var classes = compileInto(Files.createTempDirectory(jar.getParent(), "classes"));
        try (Stream<Path> all = Files.walk(classes);
                var out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (var file : all.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new JarEntry(classes.relativize(file).toString()));
                Files.copy(file, out);
            }
        }
        return jar;
    }
}
