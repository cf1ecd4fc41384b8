package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.Contract;

/// `docs/adding-a-game.md` says what is true: its example compiles, keeps the contract, and plays.
class AddingAGameTest {
    private static final Pattern CODE =
            Pattern.compile("```java\n// (\\S+)\n(.*?)```", Pattern.DOTALL);

    @TempDir private Path folder = Path.of("");

    @Test
    void theExampleGameKeepsTheContract() throws Exception {
        compilePage();
        try (var loader = new URLClassLoader(new java.net.URL[] {folder.toUri().toURL()})) {
            Class<? extends Game> type =
                    loader.loadClass("example.Takeaway").asSubclass(Game.class);
            Options<Game> options = Options.of(type);
            Contract.check(options.defaults(), 2, 1);
            Contract.check(options.parse("long", List.of()), 2, 2);
        }
    }

    @Test
    void theExampleGameIsPlayedByEveryCommand() throws Exception {
        compilePage();
        var service = folder.resolve("META-INF/services/plateau.games.Games$Extension");
        Files.createDirectories(service.getParent());
        Files.writeString(service, "example.Example\n");

        assertThat(run("games", "takeaway")).contains("stones in the heap", "1 to 1000; default 21");
        assertThat(run("watch", "takeaway", "--seed", "1")).contains("The winner is");
        assertThat(run("simulate", "takeaway", "--seats", "greedy,random", "--games", "50", "--json"))
                .contains("\"game\":\"takeaway\"", "\"games\":50");
    }

    private String run(String... arguments) throws IOException, InterruptedException {
        var ran = Project.run(Map.of(), Project.plateauWith(folder.toString(), arguments));
        assertThat(ran.code()).as(ran.err()).isZero();
        return ran.out();
    }

    private void compilePage() throws IOException {
        var page = Files.readString(Project.ROOT.resolve("docs/adding-a-game.md"));
        var sources = new ArrayList<String>();
        var matcher = CODE.matcher(page);
        while (matcher.find()) {
            var file = folder.resolve(matcher.group(1));
            Files.createDirectories(file.getParent());
            Files.writeString(file, matcher.group(2));
            sources.add(file.toString());
        }
        assertThat(sources).as("files in the page").hasSize(3);
        var arguments = new ArrayList<>(List.of("-d", folder.toString(), "-Xlint:all", "-Werror"));
        arguments.addAll(List.of("-cp", System.getProperty("java.class.path"), "-proc:none"));
        arguments.addAll(sources);
        int code =
                ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, arguments.toArray(String[]::new));
        assertThat(code).as("the page's code compiles without warnings").isZero();
    }
}
