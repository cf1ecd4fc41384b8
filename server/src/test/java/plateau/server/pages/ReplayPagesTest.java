package plateau.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;
import plateau.server.TestSite;
import plateau.server.live.Client;
import plateau.server.live.Reply;

/// The pages on which games are looked at again; what their scripts do is tested in a browser.
class ReplayPagesTest {
    @TempDir
    private Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init") // opened before each test
    private TestSite site;

    @SuppressWarnings("NullAway.Init") // opened before each test
    private Client ada;

    @BeforeEach
    void open() {
        site = TestSite.on(false, folder);
        ada = site.client("Ada");
    }

    @AfterEach
    void close() {
        site.close();
    }

    private String over() {
        var table = ada.make("game", "piles", "options", Map.of("size", 2), "seats", List.of("me", "easy"));
        ada.at(table, "resign").expect(200);
        return table;
    }

    private static Reply parsed(Reply page) throws Exception {
        var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.parse(new InputSource(new StringReader(page.expect(200).body())));
        return page;
    }

    @Test
    void aGameIsOnThePageFromTheStart() throws Exception {
        var table = over();
        var page = parsed(ada.get("/replays/" + table + "?ply=0"));
        assertThat(page.body()).contains("Piles: Ada – easy – Plateau", "piles.css", "\\u003Csvg", "id=\"slider\"");
        assertThat(parsed(ada.inFrench().get("/replays/" + table)).body()).contains("Continuer d&#39;ici");
        assertThat(page.header("X-Frame-Options")).isEqualTo("DENY");
        assertThat(ada.get("/replays/" + ada.make("game", "piles")).status()).isEqualTo(409);
        assertThat(ada.get("/replays/nosuchgame").status()).isEqualTo(404);
        assertThat(ada.get("/replays/" + table + "?ply=999").status()).isEqualTo(200);
    }

    @Test
    void onlyTheBoardMayStandInAFrame() throws Exception {
        var page = parsed(site.nobody().get("/embed/" + over()));
        assertThat(page.headers()).doesNotContainKey("x-frame-options");
        assertThat(page.header("Content-Security-Policy")).contains("frame-ancestors *");
        assertThat(page.header("Content-Security-Policy")).contains("default-src 'self'");
        assertThat(page.header("Set-Cookie")).isEmpty();
        var list = parsed(ada.get("/replays?game=piles&player=Ada"));
        assertThat(list.header("Content-Security-Policy")).contains("frame-ancestors 'none'");
        assertThat(list.body()).contains("value=\"piles\" selected", "value=\"Ada\"");
    }
}
