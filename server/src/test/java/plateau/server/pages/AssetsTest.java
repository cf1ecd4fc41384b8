package plateau.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.TestSite;

/// How files of pages are kept by browsers, and sent.
class AssetsTest {
    private static final Pattern THUMBNAIL = Pattern.compile("/assets/[0-9a-f]+/piles-light-en[.]svg");

    private static final Pattern SHEET = Pattern.compile("/assets/[0-9a-f]+/site[.]css");

    @TempDir
    Path folder = Path.of("");

    private static HttpResponse<byte[]> get(TestSite site, String path, String encoding) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + site.port() + path))
                .header("Accept-Encoding", encoding)
                .build();
        try (var client = HttpClient.newHttpClient()) {
            return client.send(request, BodyHandlers.ofByteArray());
        }
    }

    private static String header(HttpResponse<byte[]> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    @Test
    void onlyWhatHasTodaysAddressIsKeptAndItIsSentPackedOrNot() throws Exception {
        try (var site = TestSite.on(false, folder)) {
            var found = SHEET.matcher(site.nobody().get("/").body());
            assertThat(found.find()).isTrue();
            var plain = get(site, found.group(), "identity");
            assertThat(header(plain, "Cache-Control")).contains("immutable");
            assertThat(header(plain, "Content-Encoding")).isEmpty();
            assertThat(header(plain, "Vary")).contains("Accept-Encoding");
            var packed = get(site, found.group(), "gzip");
            assertThat(header(packed, "Content-Encoding")).isEqualTo("gzip");
            try (var unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
                assertThat(unpacked.readAllBytes()).isEqualTo(plain.body());
            }
            var thumbnail = THUMBNAIL.matcher(site.nobody().get("/").body());
            assertThat(thumbnail.find()).isTrue();
            assertThat(header(get(site, thumbnail.group(), "identity"), "Cache-Control"))
                    .contains("immutable");
            var other = get(site, "/assets/yesterday/site.css", "identity");
            assertThat(other.statusCode()).isEqualTo(200);
            assertThat(header(other, "Cache-Control")).isEqualTo("no-cache");
        }
    }

    @Test
    void whatBrowsersAndSearchersAskForUnbiddenIsThere() throws Exception {
        try (var site = TestSite.on(false, folder)) {
            var icon = get(site, "/favicon.ico", "identity");
            assertThat(header(icon, "Content-Type")).isEqualTo("image/x-icon");
            assertThat(icon.body()).startsWith(0, 0, 1, 0);
            assertThat(site.nobody().get("/robots.txt").body()).contains("Disallow: /api/");
        }
    }

    @Test
    void aSlashTooManyLeadsToThePage() throws Exception {
        try (var site = TestSite.on(false, folder)) {
            for (var path : List.of("/arena", "/help", "/lab?lang=fr", "/replays")) {
                var slashed = path.contains("?") ? path.replace("?", "/?") : path + "/";
                var answer = get(site, slashed, "identity");
                assertThat(answer.statusCode()).as(slashed).isEqualTo(308);
                assertThat(header(answer, "Location")).isEqualTo(path);
            }
            assertThat(get(site, "/nowhere/", "identity").statusCode()).isEqualTo(404);
            assertThat(get(site, "//evil.example/", "identity").statusCode()).isEqualTo(404);
            assertThat(get(site, "/api/games/", "identity").statusCode()).isEqualTo(404);
        }
    }
}
