package plateau.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import plateau.games.Games;
import plateau.server.TestSite;
import plateau.server.live.Client;
import plateau.server.storage.Databases;
import plateau.testkit.Eventually;

class HelpPagesTest {
    private static final Pattern HEADING = Pattern.compile("<h([1-6])");

    @TempDir
    private Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init") // opened before each test
    private TestSite site;

    @BeforeEach
    void open() {
        site = new TestSite(Databases.sqlite(folder));
    }

    @AfterEach
    void close() {
        site.close();
    }

    private static Stream<String> paths() {
        var games = Games.ids();
        return Stream.of(
                        Stream.of("/help", "/help/bots", "/help/keys"),
                        games.stream().map(game -> "/help/rules/" + game),
                        games.stream().map(game -> "/help/first/" + game))
                .flatMap(each -> each);
    }

    private static Document parsed(String html) throws Exception {
        var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        return builder.parse(new InputSource(new StringReader(html)));
    }

    @Test
    void everyPageIsWholeInBothLanguagesAndItsHeadingsAreInOrder() throws Exception {
        for (var path : paths().toList()) {
            var english = site.nobody().get(path).expect(200).body();
            var french = site.nobody().inFrench().get(path).expect(200).body();
            parsed(english);
            parsed(french);
            assertThat(french).contains("lang=\"fr\"").isNotEqualTo(english);
            assertThat(english).doesNotContain("style=", "onclick", "<style");
            int before = 0;
            var headings = HEADING.matcher(english);
            while (headings.find()) {
                int level = headings.group(1).charAt(0) - '0';
                assertThat(level).as(path).isLessThanOrEqualTo(before + 1);
                before = level;
            }
        }
    }

    @Test
    void everyPictureOfTheRulesIsThereWithWordsForWhoCannotSeeIt() throws Exception {
        for (var game : HelpTextTest.games()) {
            var page =
                    parsed(site.nobody().get("/help/rules/" + game).expect(200).body());
            var images = page.getElementsByTagName("img");
            assertThat(images.getLength()).isGreaterThanOrEqualTo(4);
            for (int i = 0; i < images.getLength(); i++) {
                var image = (Element) images.item(i);
                assertThat(image.getAttribute("alt")).hasSizeGreaterThan(20);
                var drawing = site.nobody().get(image.getAttribute("src")).expect(200);
                assertThat(drawing.body()).startsWith("<svg");
                assertThat(image.getAttribute("width")).isNotEmpty();
            }
        }
    }

    @Test
    void picturesAreLightOrDarkAsTheReaderChose() {
        var page = site.nobody()
                .send("GET", "/help/rules/piles", "", "Cookie", "theme=dark")
                .expect(200)
                .body();
        assertThat(page).contains("theme=dark").doesNotContain("theme=auto");
        var path = "/help/pictures/piles/turn?theme=";
        var light = site.nobody().get(path + "light").expect(200).body();
        assertThat(site.nobody().get(path + "dark").expect(200).body()).isNotEqualTo(light);
    }

    @Test
    void whatThereIsNotIsToldSo() {
        assertThat(site.nobody().inFrench().get("/help/rules/chess").expect(404).body())
                .contains("il n'y a pas de jeu chess");
        assertThat(site.nobody().get("/help/pictures/piles/nothing").expect(404).body())
                .contains("there is no picture nothing");
        site.nobody().get("/help/pictures/chess/turn").expect(404);
    }

    /// The bot plays as it stands on the page, with a token put where the page puts it.
    @Test
    void theBotOfThePagePlaysAWholeGame() throws Exception {
        assumeTrue(hasPython(), "skipped: there is no python3 on this machine");
        var bot = Client.opened(site.port(), "name", "Fox", "kind", "bot");
        var file = folder.resolve("bot.py");
        Files.writeString(file, botOfThePage().replace(HelpBots.TOKEN, bot.token()));
        var process = new ProcessBuilder("python3", file.toString())
                .redirectErrorStream(true)
                .start();
        try (var says = process.inputReader()) {
            assertThat(says.readLine()).isEqualTo("I am Fox and can be seated as account:" + bot.id());
            var ann = site.client("Ann");
            Eventually.is(
                    "a bot that is connected",
                    () -> ann.get("/api/bots?game=piles").body().contains(bot.id()));
            var seats = List.of("random", "account:" + bot.id());
            var table = ann.make("game", "piles", "options", Client.map("size", 2), "seats", seats);
            assertThat(says.readLine()).startsWith("start " + table);
            assertThat(readUntil(says, "end")).contains(table);
            assertThat(ann.table(table).text("phase")).isEqualTo("over");
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    private static String readUntil(BufferedReader says, String word) throws IOException {
        var line = says.readLine();
        while (line != null && !line.startsWith(word)) {
            line = says.readLine();
        }
        return String.valueOf(line);
    }

    private String botOfThePage() throws Exception {
        var page = parsed(asABrowser("/help/bots"));
        var blocks = page.getElementsByTagName("pre");
        for (int i = 0; i < blocks.getLength(); i++) {
            var block = (Element) blocks.item(i);
            if (block.getAttribute("id").equals("bot")) {
                return block.getTextContent();
            }
        }
        throw new AssertionError("no bot on the page");
    }

    /// With the name and port that the server was called by, which stand in the bot.
    private String asABrowser(String path) throws Exception {
        var address = URI.create("http://127.0.0.1:" + site.port() + path);
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(address).build();
            return client.send(request, BodyHandlers.ofString()).body();
        }
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException none) {
            return false;
        }
    }
}
