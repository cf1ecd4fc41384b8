package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Text;

/// `./plateau` itself, on a copy of what has been built.
@Tag("slow")
class LauncherTest {
    private static final Map<String, String> AS_BUILT = Launcher.AS_BUILT;

    private static final String CARELESS = "private Text() {} static int size(List list) { return list.size(); }";

    /// For who changes nothing of it.
    @TempDir
    private static Path shared = Path.of("");

    /// For who changes a jar or its start-up cache, of which there is one at a time.
    @TempDir
    private static Path changed = Path.of("");

    /// For who changes anything else.
    @TempDir
    private Path own = Path.of("");

    @BeforeAll
    static void copyWhatIsBuilt() throws IOException {
        Launcher.linkIn(shared);
        Launcher.copyTo(changed);
    }

    @Test
    void runsACommandAndPassesItsExitCodeOn() throws Exception {
        assertThat(launch(shared, AS_BUILT, "games").out()).contains("piles", "tilings");
        assertThat(launch(shared, AS_BUILT, "games", "pils").code()).isEqualTo(2);
    }

    @Test
    void makesAStartUpCacheForTheseJarsAndNoOthers() throws Exception {
        launch(changed, AS_BUILT, "games");
        var first = caches(changed);
        assertThat(first).hasSize(1);

        launch(changed, AS_BUILT, "games");
        assertThat(caches(changed)).as("the same jars").isEqualTo(first);

        var core = Launcher.jars(changed.resolve("terminal/target/lib")).getFirst();
        try (var zip = java.nio.file.FileSystems.newFileSystem(core)) {
            Files.writeString(zip.getPath("changed"), "a change");
        }
        launch(changed, AS_BUILT, "games");
        assertThat(caches(changed)).as("another jar").hasSize(1).isNotEqualTo(first);
    }

    /// The virtual machine compares when a jar was written, and complains on the standard output.
    @Test
    void aJarWrittenAgainMakesANewCacheAndNothingOfItIsSaid() throws Exception {
        var expected = launch(changed, AS_BUILT, "games").out();
        var first = caches(changed);
        var core = Launcher.jars(changed.resolve("terminal/target/lib")).getFirst();
        Files.setLastModifiedTime(core, FileTime.fromMillis(1_000_000_000_000L));
        assertThat(launch(changed, AS_BUILT, "games")).isEqualTo(new Project.Ran(0, expected, ""));
        assertThat(caches(changed)).as("for another time").hasSize(1).isNotEqualTo(first);
    }

    @Test
    void aCacheThatIsOfNoUseIsNotWorthAWord() throws Exception {
        var expected = launch(changed, AS_BUILT, "games").out();
        Files.writeString(caches(changed).getFirst(), "rubbish");
        assertThat(launch(changed, AS_BUILT, "games")).isEqualTo(new Project.Ran(0, expected, ""));
    }

    @Test
    void whatTheVirtualMachineSaysDoesNotMixWithTheOutput() throws Exception {
        var expected = launch(shared, AS_BUILT, "games").out();
        var environment = Map.of("PLATEAU_BUILD", "never", "JDK_JAVA_OPTIONS", "-XX:+UseLargePages");
        assertThat(launch(shared, environment, "games").out()).isEqualTo(expected);
    }

    @Test
    void saysWhatToInstallWhenThereIsNoJdk() throws Exception {
        var ran = launch(shared, Map.of("PLATEAU_JAVA_HOME", shared.toString()), "games");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("PLATEAU_JAVA_HOME", "is no JDK 25 or newer");
    }

    @Test
    void saysWhatToInstallWhenThereIsNoMaven() throws Exception {
        Launcher.copyTo(own);
        var bin = Files.createDirectories(own.resolve("bin"));
        for (var tool : List.of("bash", "dirname", "readlink", "mkdir", "touch", "find", "flock")) {
            var found = Project.run(Map.of(), List.of("bash", "-c", "command -v " + tool));
            if (found.code() == 0) {
                Files.createSymbolicLink(bin.resolve(tool), Path.of(found.out().strip()));
            }
        }
        var jdk = System.getProperty("java.home");
        var environment = Map.of("PATH", bin.toString(), "PLATEAU_JAVA_HOME", jdk);
        var ran = launch(own, environment, "games");
        assertThat(ran.err()).contains("needs Maven 3.8 or newer to build");
        assertThat(ran.code()).isEqualTo(2);
    }

    @Test
    void saysWhatToDoWhenNothingIsBuilt() throws Exception {
        Launcher.copyTo(own);
        deleteJars();
        var ran = launch(own, AS_BUILT, "games");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("nothing is built; run ./plateau build");
    }

    @Test
    void closedStreamsAndOtherLocalesDoNoHarm() throws Exception {
        var play = shared.resolve("plateau") + " play piles <&-";
        var ran = Project.run(AS_BUILT, List.of("bash", "-c", play));
        assertThat(ran.out()).contains("The game was stopped after 0 moves.");

        // In a file, since these tests may run in such a locale themselves
        var script = shared.resolve("verify.sh");
        Files.writeString(script, shared.resolve("plateau") + " verify é.jsonl");
        var environment = Map.of("PLATEAU_BUILD", "never", "LC_ALL", "C");
        assertThat(Project.run(environment, List.of("bash", script.toString())).err())
                .contains("there is no file 'é.jsonl'");
    }

    @Test
    void theLanguageOfTheEnvironmentIsKept() throws Exception {
        for (var variable : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
            for (var locale : List.of("fr_FR", "fr_FR.UTF-8", "fr_FR@euro")) {
                var environment = new java.util.HashMap<>(AS_BUILT);
                environment.putAll(Map.of("LC_ALL", "", "LC_MESSAGES", "", "LANG", "C"));
                environment.put(variable, locale);
                assertThat(launch(shared, environment, "games").out())
                        .as("%s=%s", variable, locale)
                        .contains("Un jeu en détail");
            }
        }
        var english = Map.of("PLATEAU_BUILD", "never", "LC_ALL", "C", "LANG", "fr_FR.UTF-8");
        assertThat(launch(shared, english, "games").out()).contains("One game in full");
    }

    @Test
    void outputThatIsLostIsAFailure() throws Exception {
        var full = shared.resolve("plateau") + " games > /dev/full";
        var ran = Project.run(AS_BUILT, List.of("bash", "-c", full));
        assertThat(ran.err()).contains("the output could not be written");
        assertThat(ran.code()).isEqualTo(1);
    }

    @Test
    void givesTheJarsOfItsEnvironmentToTheCommand() throws Exception {
        var jar = Outsider.game("sound.Sound").jar(shared.resolve("sound.jar"));
        var jars = jar + ":" + shared.resolve("gone.jar");
        var ran = launch(shared, Map.of("PLATEAU_BUILD", "never", "PLATEAU_JARS", jars), "games", "sound");
        assertThat(ran.out()).contains("sound: a game of one move");
        assertThat(ran.err()).isEqualTo(Text.format("plateau: PLATEAU_JARS: '%s/gone.jar' does not exist%n", shared));
    }

    @Test
    void printsTheClassPathOfItsJars() throws Exception {
        var path = launch(shared, AS_BUILT, "classpath").out().strip();
        assertThat(path.split(":"))
                .allSatisfy(jar -> assertThat(Path.of(jar)).exists())
                .anySatisfy(jar -> assertThat(jar).contains("/core-"));
    }

    @Test
    void makesThePagesOfTheApiWithoutAWarning() throws Exception {
        Launcher.copyTo(own);
        copySources();
        var ran = launch(own, AS_BUILT, "docs");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out().strip()).isEqualTo(own + "/target/docs/index.html");
        assertThat(own.resolve("target/docs/plateau/core/State.html")).exists();
    }

    @Test
    void refusesToTestAModuleThatThereIsNot() throws Exception {
        Launcher.copyTo(own);
        var ran = launch(own, Map.of(), "test", "pils");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("no module 'pils'; there are ");
    }

    /// The real thing: a whole build by Maven from a copy of the sources.
    @Test
    void buildsWhatIsMissingOrStaleAndOnlyThat() throws Exception {
        Launcher.copyTo(own);
        deleteJars();
        copySources();
        assertThat(launch(own, Map.of(), "games").err()).contains("building");
        assertThat(caches(own)).as("made when building").hasSize(1);
        assertThat(launch(own, Map.of(), "games").err()).isEmpty();

        var words = own.resolve("terminal/src/main/resources/plateau/terminal/screen/words_en.properties");
        var changed = Files.readString(words).replace("One game in full", "Just one game");
        Files.writeString(words, changed);
        var ran = launch(own, Map.of(), "games");
        assertThat(ran.err()).contains("building");
        assertThat(ran.out()).as("no stale cache").contains("Just one game: plateau games GAME");

        var text = own.resolve("core/src/main/java/plateau/core/text/Text.java");
        var careless = Files.readString(text).replace("private Text() {}", CARELESS);
        Files.writeString(text, careless);
        var failed = launch(own, Map.of(), "games");
        assertThat(failed.err())
                .as("a warning that fails the build")
                .contains("Text.java", "found raw type", "the build failed; see above")
                .doesNotContain("[INFO]");
        assertThat(failed.code()).isEqualTo(2);
    }

    private void deleteJars() throws IOException {
        for (var jar : Launcher.jars(own.resolve("terminal/target/lib"))) {
            Files.delete(jar);
        }
    }

    private void copySources() throws IOException {
        try (Stream<Path> files = Files.walk(Project.ROOT)) {
            for (var file : files.filter(LauncherTest::isSource).toList()) {
                var there = own.resolve(Project.ROOT.relativize(file));
                Files.createDirectories(there.getParent());
                Files.copy(file, there, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private static boolean isSource(Path file) {
        var path = Project.ROOT.relativize(file).toString();
        return Files.isRegularFile(file)
                && (path.contains("src/main")
                        || path.endsWith("pom.xml")
                        || path.equals("plateau")
                        || path.equals(".mvn/jvm.config")
                        || path.equals("web/bundle"))
                && !path.contains("target/");
    }

    private static Project.Ran launch(Path copy, Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        return Launcher.run(copy, environment, arguments);
    }

    private static List<Path> caches(Path copy) throws IOException {
        return Launcher.list(copy.resolve("terminal/target/aot"));
    }
}
