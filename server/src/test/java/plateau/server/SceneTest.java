package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.server.live.Answer;
import plateau.server.live.Client;

/// What a page shows of a table.
@Tag("slow")
class SceneTest {
    @TempDir
    Path folder = Path.of("");

    private TestSite site;
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

    private static Answer scene(Client client, String table, String query) {
        return client.get("/api/tables/" + table + "/scene" + query).expect(200).json();
    }

    private static String words(List<String> words) {
        return "?words=" + String.join("%20", words);
    }

    /// Chooses word by word, at random, until the scene has a whole move; gives it.
    private String choose(String table, Random random) {
        var words = new ArrayList<String>();
        var scene = scene(ada, table, "");
        while (!scene.containsKey("move")) {
            var choices = scene.objects("choices");
            assertThat(choices)
                    .isNotEmpty()
                    .allMatch(each -> !each.text("label").isBlank());
            assertThat(scene.text("question")).endsWith("?");
            assertThat(scene.text("step")).isNotEmpty();
            assertThat(scene.containsKey("only")).isEqualTo(choices.size() == 1);
            assertThat(scene.text("svg"))
                    .contains("data-word=\"" + choices.getFirst().text("word") + "\"")
                    .doesNotContain("<style", "style=");
            words.add(choices.get(random.nextInt(choices.size())).text("word"));
            scene = scene(ada, table, words(words));
            assertThat(scene.texts("words")).isEqualTo(words);
        }
        assertThat(scene.containsKey("choices") || scene.containsKey("question"))
                .isFalse();
        return scene.text("move");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tilings", "piles", "carcassonne", "munificence", "mansuba"})
    void aGameIsPlayedByItsScenesFromAnySeatAtOneScreen(String game) {
        var table = ada.make("game", game, "seats", List.of("me", "me"));
        var random = new Random(5);
        for (int i = 0; i < 25; i++) {
            var scene = scene(ada, table, "");
            if (scene.text("phase").equals("over")) {
                break;
            }
            assertThat(scene.count("seat")).isEqualTo(scene.count("mover"));
            assertThat(scene.objects("players")).hasSize(2);
            assertThat(scene.text("status")).isNotBlank();
            ada.move(table, scene.number("ply"), choose(table, random)).expect(200);
        }
        assertThat(scene(site.nobody(), table, "")).doesNotContainKeys("choices", "question", "seat", "move", "only");
        var french = scene(ada.inFrench(), table, "?layers=coordinates,remaining,projected");
        assertThat(french.text("svg")).contains("lang=\"fr\"");
        var before = scene(ada, table, "?ply=3");
        assertThat(before.count("ply")).isEqualTo(3);
        assertThat(before).doesNotContainKey("choices");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tilings", "piles", "carcassonne", "munificence", "mansuba"})
    void scoresAreExplainedToTheLastPoint(String game) {
        var table = ada.make("game", game, "seats", List.of("me", "me"));
        var random = new Random(8);
        for (int i = 0; i < 120 && ada.table(table).text("phase").equals("running"); i++) {
            ada.moveAny(table, random.nextInt(1000)).expect(200);
        }
        var svg = scene(ada, table, "").text("svg");
        for (var player : scene(ada, table, "?layers=scores").objects("players")) {
            var explained = player.objects("explained");
            long sum = 0;
            for (var term : explained) {
                assertThat(term.text("text")).isNotBlank();
                sum += term.containsKey("projected") ? 0 : term.number("points");
                if (term.containsKey("place")) {
                    var place = Pattern.quote(term.text("place"));
                    assertThat(svg).containsPattern("data-place=\"([^\"]* )?" + place + "[ \"]");
                }
            }
            assertThat(sum).as(explained.toString()).isEqualTo(player.number("score"));
        }
        assertThat(scene(ada, table, "").objects("players").getFirst()).doesNotContainKey("explained");
    }

    /// A drawing with other parts in the place of some.
    private static String edited(String drawing, List<Answer> edits) {
        var text = new StringBuilder();
        int at = 0;
        for (var edit : edits) {
            text.append(drawing, at, edit.count("from")).append(edit.text("text"));
            at = edit.count("to");
        }
        return text + drawing.substring(at);
    }

    @ParameterizedTest
    @ValueSource(strings = {"carcassonne", "munificence", "mansuba"})
    void whatIsAheadIsWhatOneIsShownWithTheWords(String game) {
        var table = ada.make("game", game, "seats", List.of("me", "me"));
        var random = new Random(9);
        int compared = 0;
        for (int i = 0; i < 12; i++) {
            var scene = scene(ada, table, "?layers=ahead,projected");
            for (var ahead : scene.objects("ahead")) {
                var expected = scene(ada, table, words(ahead.texts("words")) + "&layers=projected");
                assertThat(edited(scene.text("svg"), ahead.objects("edits"))).isEqualTo(expected.text("svg"));
                var told = new LinkedHashMap<String, Object>(scene.without("ahead"));
                List.of("step", "question", "only", "choices", "turns", "move").forEach(told::remove);
                told.putAll(ahead.without("edits"));
                assertThat(told).containsAllEntriesOf(expected.without("svg")).hasSameSizeAs(expected);
                compared++;
            }
            ada.moveAny(table, random.nextInt(1000)).expect(200);
        }
        assertThat(compared).isGreaterThanOrEqualTo(10);
        assertThat(scene(site.nobody(), table, "?layers=ahead")).doesNotContainKey("ahead");
        assertThat(scene(ada, table, "?layers=ahead&ply=1")).doesNotContainKey("ahead");
    }

    @ParameterizedTest
    @CsvSource({
        "tilings, Zones Motifs",
        "piles, Single tokens Stacks",
        "carcassonne, Cities Roads Monasteries Fields",
        "munificence, Builders of level 2 Builders of level 1",
        "mansuba, Pawns Towers Elephants Kings"
    })
    void theScoreSheetAddsUpToTheScores(String game, String kinds) {
        var table = ada.make("game", game, "seats", List.of("me", "me"));
        var random = new Random(8);
        for (int i = 0; i < 60 && ada.table(table).text("phase").equals("running"); i++) {
            ada.moveAny(table, random.nextInt(1000)).expect(200);
        }
        var scene = scene(ada, table, "?layers=scores");
        var rows = scene.objects("sheet");
        assertThat(String.join(" ", rows.stream().map(row -> row.text("text")).toList()))
                .isEqualTo(kinds);
        for (int seat = 0; seat < 2; seat++) {
            long sum = 0;
            for (var row : rows) {
                sum += ((Number) row.list("points").get(seat)).longValue();
            }
            assertThat(sum).isEqualTo(scene.objects("players").get(seat).number("score"));
        }
        assertThat(scene(ada, table, "")).doesNotContainKey("sheet");
    }

    @Test
    void aGameInFrenchHasItsSheetInFrench() {
        var table = ada.make("game", "carcassonne", "seats", List.of("me", "me"));
        assertThat(scene(ada.inFrench(), table, "?layers=scores").objects("sheet"))
                .extracting(row -> row.text("text"))
                .containsExactly("Villes", "Routes", "Abbayes", "Champs");
    }

    @Test
    void theFirstTileOfTilingsIsAskedForAsSuch() {
        var table = ada.make("game", "tilings", "seats", List.of("me", "me"));
        var scene = scene(ada, table, "");
        assertThat(scene.text("step")).isEqualTo("first");
        assertThat(scene.text("only")).isEqualTo("The first tile has a given cell.");
    }

    @Test
    void whatOnlyTurnsIsToldAsOneTurnsIt() {
        var table = ada.make("game", "carcassonne", "seats", List.of("me", "me"));
        var all = List.of("north", "east", "south", "west");
        for (var choice : scene(ada, table, "").objects("choices")) {
            var cell = choice.text("word");
            var turning = scene(ada, table, words(List.of(cell)));
            assertThat(turning.texts("turns"))
                    .isEqualTo(all.stream()
                            .filter(turning.texts("turns")::contains)
                            .toList())
                    .hasSameSizeAs(turning.objects("choices"));
            var turned =
                    scene(ada, table, words(List.of(cell, turning.texts("turns").getLast())));
            assertThat(turned.texts("turns")).isEqualTo(turning.texts("turns"));
            assertThat(turned.text("move"))
                    .isEqualTo(cell + " " + turning.texts("turns").getLast());
        }
        assertThat(scene(ada, table, "")).doesNotContainKey("turns");
    }

    @Test
    void whatCannotBeShownIsRefused() {
        var table = ada.make("game", "piles", "seats", List.of("me", "free"));
        var path = "/api/tables/" + table + "/scene";
        assertThat(ada.get(path).detail()).isEqualTo("409 the game has not begun");
        var bob = site.client("Bob");
        bob.at(table, "seats").expect(200);
        assertThat(ada.get(path + "?words=9,9").detail()).startsWith("422 '9,9' is not legal here; legal: 1,1 1,2");
        assertThat(ada.get(path + "?words=1,1%201,2").detail())
                .isEqualTo("422 '1,1 1,2' has a word too many: '1,1' is a whole move");
        assertThat(bob.get(path + "?words=1,1").detail()).isEqualTo("422 '1,1' is not legal here; there is no move");
        assertThat(bob.get(path + "?seat=0").detail()).isEqualTo("403 seat 0 is not yours");
        assertThat(bob.get(path + "?ply=7").detail()).isEqualTo("404 the game is at ply 0, not yet at 7");
        assertThat(bob.inFrench().get(path + "?ply=7").detail())
                .isEqualTo("404 la partie en est au coup 0, pas encore au coup 7");
        assertThat(bob.get(path + "?layers=secrets").status()).isEqualTo(400);
    }
}
