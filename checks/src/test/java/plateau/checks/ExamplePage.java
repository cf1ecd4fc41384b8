package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/// The code of `docs/adding-a-game.md`: every block that begins with the name of a file.
final class ExamplePage {
    private static final Pattern CODE =
            Pattern.compile("```java\n// (\\S+)\n(.*?)```", Pattern.DOTALL);

    private ExamplePage() {}

    /// Compiles the code into a folder, as the page tells its reader to lay it out.
    static void compileInto(Path folder) throws IOException {
        compileInto(folder, UnaryOperator.identity());
    }

    /// The same with changes to the page.
    static void compileInto(Path folder, UnaryOperator<String> change) throws IOException {
        var page = Files.readString(Project.ROOT.resolve("docs/adding-a-game.md"));
        var sources = writeSources(folder, change.apply(page));
        var arguments =
                new ArrayList<>(List.of("-d", folder.toString(), "-Xlint:all,-path", "-Werror"));
        arguments.addAll(List.of("-cp", System.getProperty("java.class.path"), "-proc:none"));
        arguments.addAll(sources);
        int code =
                ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, arguments.toArray(String[]::new));
        assertThat(code).as("the page's code compiles without warnings").isZero();

        var service = folder.resolve("META-INF/services/plateau.games.Games$Extension");
        Files.createDirectories(service.getParent());
        Files.writeString(service, "example.Example\n");
    }

    /// The code of one file.
    static String code(String file) throws IOException {
        var matcher = CODE.matcher(Files.readString(Project.ROOT.resolve("docs/adding-a-game.md")));
        while (matcher.find()) {
            if (matcher.group(1).equals(file)) {
                return matcher.group(2);
            }
        }
        throw new AssertionError("no code for " + file);
    }

    private static List<String> writeSources(Path folder, String page) throws IOException {
        var sources = new ArrayList<String>();
        var matcher = CODE.matcher(page);
        while (matcher.find()) {
            var file = folder.resolve(matcher.group(1));
            Files.createDirectories(file.getParent());
            Files.writeString(file, matcher.group(2));
            sources.add(file.toString());
        }
        assertThat(sources).as("files in the page").hasSize(5);
        return sources;
    }
}
