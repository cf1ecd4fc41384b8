package plateau.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;
import plateau.core.text.Json;
import plateau.core.text.Text;
import plateau.server.Site;
import plateau.server.SiteSettings;
import plateau.server.http.limits.HttpSettings;
import plateau.server.storage.file.Location;

/// What holds for all pages: what they say is there in both languages, and nothing in them is against the
/// content policy.
class EveryPageTest {
    private static final Path ROOT = Path.of(System.getProperty("plateau.root", ".."));
    private static final Path TEXTS = ROOT.resolve("server/src/main/resources/plateau/server/pages");
    private static final Path SCRIPTS = ROOT.resolve("web/src/main/ts");

    /// A key as scripts ask for it.
    private static final Pattern ASKED = Pattern.compile("\\bwords\\(\\s*\"([^\"]+)\"");

    @TempDir
    private Path folder = Path.of("");

    private static List<Path> files(Path folder, String end) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
        }
    }

    private static Set<String> keys(Path file) throws IOException {
        var texts = new Properties();
        try (var reader = Files.newBufferedReader(file)) {
            texts.load(reader);
        }
        return new TreeSet<>(texts.stringPropertyNames());
    }

    @Test
    void bothLanguagesSayTheSameThings() throws IOException {
        var english = files(TEXTS, "_en.properties");
        assertThat(english).isNotEmpty();
        for (var file : english) {
            var french = file.resolveSibling(file.getFileName().toString().replace("_en.", "_fr."));
            assertThat(keys(french)).as(french.toString()).isEqualTo(keys(file));
        }
        assertThat(files(TEXTS, "_fr.properties")).hasSameSizeAs(english);
    }

    @Test
    void whatScriptsSayIsThere() throws IOException {
        var known = new TreeSet<String>();
        for (var file : files(TEXTS, "_en.properties")) {
            keys(file).stream().filter(key -> key.startsWith("js.")).forEach(key -> known.add(key.substring(3)));
        }
        keys(TEXTS.resolve("lesson_en.properties")).forEach(key -> known.add("lesson." + key));
        var missing = new ArrayList<String>();
        for (var script : files(SCRIPTS, ".ts")) {
            var asked = ASKED.matcher(Files.readString(script));
            while (asked.find()) {
                if (!known.contains(asked.group(1))) {
                    missing.add(SCRIPTS.relativize(script) + ": " + asked.group(1));
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void pagesAreXmlAndKeepTheContentPolicy() throws Exception {
        var location = Location.of(folder.resolve("plateau.db").toString());
        try (var site = Site.open(new SiteSettings(location, HttpSettings.local(0)));
                var client = HttpClient.newHttpClient()) {
            for (var path : pages(client, site.port())) {
                for (var language : List.of("en", "fr")) {
                    check(path, get(client, site.port(), path, language));
                }
            }
        }
    }

    /// The pages without names in their paths, and one that is not there.
    private static Set<String> pages(HttpClient client, int port) throws Exception {
        var api = Json.readObject(get(client, port, "/api/openapi.json", "en"));
        var paths = new TreeSet<>(Set.of("/nowhere"));
        ((Map<?, ?>) Objects.requireNonNull(api.get("paths"))).forEach((path, methods) -> {
            boolean isPage = methods.toString().contains(Shell.GROUP)
                    && methods.toString().contains("text/html");
            if (isPage && !path.toString().contains("{")) {
                paths.add(path.toString());
            }
        });
        assertThat(paths).contains("/");
        return paths;
    }

    private static String get(HttpClient client, int port, String path, String language) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(Text.format("http://127.0.0.1:%d%s", port, path)))
                .header("Accept", "text/html, application/json")
                .header("Accept-Language", language);
        return client.send(request.build(), BodyHandlers.ofString()).body();
    }

    private static void check(String path, String page) throws Exception {
        var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        var document = builder.parse(new InputSource(new StringReader(page)));
        assertThat(page).as(path).containsPattern("<meta name=\"description\" content=\"[^\"]{40,160}\"/>");
        var elements = document.getElementsByTagName("*");
        for (int i = 0; i < elements.getLength(); i++) {
            var element = elements.item(i);
            var names = IntStream.range(0, element.getAttributes().getLength())
                    .mapToObj(at -> element.getAttributes().item(at).getNodeName())
                    .collect(Collectors.toSet());
            assertThat(names).as(path).noneMatch(name -> name.startsWith("on"));
            assertThat(names).as(path).doesNotContain("style");
            if (element.getNodeName().equals("img")) {
                assertThat(names).as(path).contains("alt");
            }
            assertThat(element.getNodeName()).as(path).isNotEqualTo("style");
            if (element.getNodeName().equals("script")) {
                var type = element.getAttributes().getNamedItem("type").getNodeValue();
                assertThat(names.contains("src") || type.equals("application/json"))
                        .isTrue();
            }
        }
    }
}
