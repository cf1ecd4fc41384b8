package plateau.hosting;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/// A jar as somebody elsewhere would make it.
final class TestJar {
    private final Map<String, String> files = new TreeMap<>();

    /// Adds a player by the body of its class.
    TestJar player(String name, String body) {
        return source(name, """
                package den;

                import plateau.core.*;
                import java.util.function.Supplier;

                public final class %s implements Player {
                %s
                }
                """.formatted(name, body));
    }

    TestJar source(String name, String text) {
        files.put("den/" + name + ".java", text);
        return this;
    }

    /// Names classes as services.
    TestJar naming(String service, String... names) {
        files.put("META-INF/services/" + service, String.join("\n", names) + "\n");
        return this;
    }

    /// Makes the jar in a folder.
    Path in(Path folder, String name) throws IOException {
        var classes = Files.createDirectories(folder.resolve(name + "-classes"));
        var arguments = new ArrayList<>(List.of(
                "-nowarn", "-proc:none", "-cp", System.getProperty("java.class.path"), "-d", classes.toString()));
        for (var file : files.entrySet()) {
            var path = classes.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
            if (file.getKey().endsWith(".java")) {
                arguments.add(path.toString());
            }
        }
        if (arguments.getLast().endsWith(".java")) {
            var javac = ToolProvider.getSystemJavaCompiler();
            assertThat(javac.run(null, null, null, arguments.toArray(String[]::new)))
                    .isZero();
        }
        return packed(classes, folder.resolve(name));
    }

    private static Path packed(Path classes, Path jar) throws IOException {
        try (var out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> paths = Files.walk(classes)) {
            for (var path : paths.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new JarEntry(classes.relativize(path).toString()));
                out.write(Files.readAllBytes(path));
            }
        }
        return jar;
    }
}
