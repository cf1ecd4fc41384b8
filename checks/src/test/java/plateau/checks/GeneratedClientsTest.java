package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.limits.HttpSettings;
import plateau.server.storage.file.Location;

/// Programs that others wrote make clients of the API's description, and the programs of its page play a
/// game with these. What comes from npm is fetched by the deno that checks the scripts of the pages, in
/// exactly the versions of `deno.lock`.
@Timeout(600)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
class GeneratedClientsTest {
    private static final Path TOOLS = Project.ROOT.resolve("checks/clients");
    private static final Path TARGET = Project.ROOT.resolve("checks/target");
    private static final Path WORK = TARGET.resolve("clients");
    private static final String SHOWN = "http://127.0.0.1:8080";

    /// All warnings of the compiler but those that generated code is free to give.
    private static final String STRICT = "-Xlint:all,-serial,-deprecation,-this-escape";

    /// For programs that end before the second compiler has paid for itself.
    private static final String SHORT = "-XX:TieredStopAtLevel=1";

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin");
    private static final Path JARS = TARGET.resolve("generator");

    /// How what `Take.java` is given begins.
    private static final List<String> TAKEN = List.of(
            "board: 1 2",
            "board as svg: <svg",
            "picture: <svg",
            "picture as png: PNG",
            "picture as text: 1 2",
            "film: GIF89a",
            "records: {\"format\":\"plateau-record\"",
            "record: plateau-record of piles",
            "kept: every move",
            "page: <!DOCTYPE html>");

    private Site site;

    @BeforeAll
    void open(@TempDir Path folder) throws Exception {
        var location = Location.of(folder.resolve("games.db").toString());
        var http = HttpSettings.local(0).withRates(Map.of());
        site = Site.open(new SiteSettings(location, http));
        Files.createDirectories(WORK);
        try (var client = HttpClient.newHttpClient()) {
            var uri = URI.create(address() + "/api/openapi.json");
            var answer = client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
            Files.writeString(WORK.resolve("openapi.json"), answer.body());
        }
    }

    @AfterAll
    void close() {
        site.close();
    }

    private String address() {
        return "http://127.0.0.1:" + site.port();
    }

    /// The program of the page in a language, for the server of this test.
    private String program(String language) throws IOException {
        var blocks = Page.of("api.md").blocks(language);
        assertThat(blocks).hasSize(1);
        assertThat(blocks.getFirst()).contains(SHOWN);
        return blocks.getFirst().replace(SHOWN, address());
    }

    /// Where there is no way to the registry there is nothing to test with; whatever else goes wrong is
    /// a fault.
    private static void install() throws Exception {
        for (var file : List.of("package.json", "deno.json", "deno.lock", "spectral.yaml")) {
            Files.write(WORK.resolve(file), Files.readAllBytes(TOOLS.resolve(file)));
        }
        var ran = deno("install", "--frozen");
        if (ran.code() != 0 && ran.err().contains("error sending request")) {
            abort("SKIPPED: what generates and checks clients cannot be fetched: " + ran.err());
        }
        assertThat(ran.code()).as(ran.err()).isZero();
    }

    private static Project.Ran deno(String... arguments) throws Exception {
        var environment = Map.of(
                "DENO_DIR", WORK.resolve("cache").toString(),
                "DENO_NO_UPDATE_CHECK", "1",
                "DENO_TLS_CA_STORE", "mozilla,system",
                "NO_COLOR", "1");
        var command = new ArrayList<>(List.of(program("deno", Project.ROOT.resolve("web/target"))));
        command.addAll(List.of(arguments));
        return run(environment, command);
    }

    private static Project.Ran run(Map<String, String> environment, List<String> command) throws Exception {
        var line = new ArrayList<>(List.of("bash", "-c", "cd \"$0\" && exec \"$@\""));
        line.add(WORK.toString());
        line.addAll(command);
        return Project.run(environment, line);
    }

    /// A program that the build has unpacked.
    private static String program(String name, Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            var found = files.filter(Files::isRegularFile)
                    .filter(file -> file.getFileName().toString().equals(name))
                    .findFirst();
            assertThat(found).as(name + " in " + folder).isPresent();
            assertThat(found.get().toFile().setExecutable(true)).isTrue();
            return found.get().toString();
        }
    }

    private static void check(Project.Ran ran) {
        assertThat(ran.code()).as(ran.out() + ran.err()).isZero();
    }

    @Test
    void checkersFindNothingWrongWithTheDescription() throws Exception {
        install();
        check(deno("run", "-A", "npm:@redocly/cli", "lint", "openapi.json"));
        var spectral = List.of("--ruleset", "spectral.yaml", "--fail-severity", "warn");
        var command = new ArrayList<>(List.of("run", "-A", "npm:@stoplight/spectral-cli", "lint"));
        command.add("openapi.json");
        command.addAll(spectral);
        check(deno(command.toArray(String[]::new)));
    }

    @Test
    void aGameIsPlayedInTypeScript() throws Exception {
        install();
        var types = List.of("openapi.json", "-o", "plateau.d.ts");
        var command = new ArrayList<>(List.of("run", "-A", "npm:openapi-typescript"));
        command.addAll(types);
        check(deno(command.toArray(String[]::new)));
        Files.writeString(WORK.resolve("play.ts"), program("ts"));
        check(deno("check", "play.ts"));
        var played = deno("run", "--allow-net", "play.ts");
        check(played);
        assertThat(played.out()).contains("FINISHED");
    }

    @Test
    void aGameIsPlayedAndTakenHomeInJava() throws Exception {
        var generator = JARS.resolve("openapi-generator-cli.jar");
        assertThat(generator).exists();
        check(run(
                Map.of(),
                List.of(
                        JAVA.resolve("java").toString(),
                        SHORT,
                        "-jar",
                        generator.toString(),
                        "generate",
                        "-i",
                        "openapi.json",
                        "-g",
                        "java",
                        "--library",
                        "native",
                        "-o",
                        "client",
                        "-p",
                        "openApiNullable=false,useJakartaEe=true",
                        "--global-property",
                        "apis,models,supportingFiles,apiTests=false,modelTests=false,"
                                + "apiDocs=false,modelDocs=false")));
        Files.writeString(WORK.resolve("Play.java"), program("java"));
        Files.copy(TOOLS.resolve("Take.java"), WORK.resolve("Take.java"), StandardCopyOption.REPLACE_EXISTING);
        // The generator brings along what its clients need of Jackson.
        var path = generator + ":" + JARS.resolve("jakarta.annotation-api.jar");
        var compiler = JAVA.resolve("javac").toString();
        var compiling = new ArrayList<>(List.of(compiler, "-J" + SHORT, STRICT, "-Werror", "-d", "classes"));
        compiling.addAll(List.of("-cp", path, "Play.java", "Take.java"));
        compiling.addAll(sources(WORK.resolve("client/src/main")));
        check(run(Map.of(), compiling));
        assertThat(java(path, "Play")).contains("FINISHED");
        assertThat(java(path, "Take", address()).lines())
                .zipSatisfy(TAKEN, (line, beginning) -> assertThat(line).startsWith(beginning));
    }

    /// What a program says.
    private static String java(String path, String program, String... arguments) throws Exception {
        Files.createDirectories(WORK.resolve("files"));
        var java = JAVA.resolve("java").toString();
        var command =
                new ArrayList<>(List.of(java, SHORT, "-Djava.io.tmpdir=files", "-cp", "classes:" + path, program));
        command.addAll(List.of(arguments));
        var ran = run(Map.of(), command);
        check(ran);
        return ran.out();
    }

    private static List<String> sources(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.map(Path::toString)
                    .filter(file -> file.endsWith(".java"))
                    .toList();
        }
    }
}
