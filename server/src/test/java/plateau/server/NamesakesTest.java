package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.live.Answer;
import plateau.server.live.Client;

/// Names that look alike are told apart wherever two of them meet.
class NamesakesTest {
    private static final String CYRILLIC = "\u0410nn";

    @TempDir
    Path folder = Path.of("");

    private TestSite site;
    private Client ann;
    private Client twin;
    private Client bob;

    @BeforeEach
    void open() {
        site = TestSite.on(false, folder);
        ann = site.client("Ann");
        twin = site.client(CYRILLIC);
        bob = site.client("Bob");
    }

    @AfterEach
    void close() {
        site.close();
    }

    private static String marked(String name, Client who) {
        return name + " ·" + who.id().substring(0, 4);
    }

    private String together() {
        var table = ann.make("game", "piles", "seats", List.of("me", "free"));
        twin.at(table, "seats").expect(200);
        return table;
    }

    private static List<String> names(Answer table) {
        return table.objects("seats").stream().map(seat -> seat.text("name")).toList();
    }

    private List<String> both() {
        return List.of(marked("Ann", ann), marked(CYRILLIC, twin));
    }

    @Test
    void atATableInItsSentencesAndItsRecord() {
        var table = together();
        assertThat(names(bob.table(table))).isEqualTo(both());
        var sat = bob.heard(table, 0).stream()
                .filter(line -> line.contains("\"type\":\"sat\""))
                .toList();
        assertThat(Answer.of(sat.getLast()).text("name")).isEqualTo(marked(CYRILLIC, twin));
        assertThat(twin.move(table, 0, "1,1").detail()).isEqualTo("409 it is the turn of " + marked("Ann", ann));
        ann.moveAny(table, 0).expect(200);
        var told = Answer.of(bob.heard(table, 0).getLast()).texts("told");
        assertThat(String.join(" ", told)).contains(marked("Ann", ann));
        assertThat(bob.get("/api/tables/" + table + "/board?as=svg").body()).contains(marked("Ann", ann));
        site.restart();
        var later = bob.at(site.port());
        assertThat(Answer.of(later.heard(table, 0).getLast()).texts("told")).isEqualTo(told);
        assertThat(later.get("/api/tables/" + table + "/record").body())
                .contains(marked("Ann", ann), marked(CYRILLIC, twin));
    }

    @Test
    void inReplaysRatingsAndHistory() {
        var table = together();
        for (int each = 0; each < 4; each++) {
            (each % 2 == 0 ? ann : twin).moveAny(table, each).expect(200);
        }
        twin.at(table, "resign").expect(200);
        var players = bob.get("/api/replays/" + table).json().objects("players");
        assertThat(players).extracting(each -> each.text("name")).isEqualTo(both());
        assertThat(bob.get("/replays/" + table).body()).contains(marked("Ann", ann));
        assertThat(bob.get("/api/ratings?game=piles").list())
                .extracting(each -> each.text("name"))
                .containsExactlyInAnyOrderElementsOf(both());
        var found = bob.get("/api/history?player=Ann").json().objects("tables");
        assertThat(names(found.getFirst())).isEqualTo(both());
    }

    @Test
    void inListsOfTables() {
        ann.make("game", "piles");
        twin.make("game", "piles");
        bob.make("game", "piles");
        var listed = bob.get("/api/tables").json().objects("tables");
        assertThat(listed.stream().flatMap(table -> names(table).stream()))
                .contains(marked("Ann", ann), marked(CYRILLIC, twin), "Bob");
    }

    @Test
    void inWhatIsSaid() {
        var table = ann.make("game", "piles", "seats", List.of("me", "free"));
        bob.at(table, "seats").expect(200);
        bob.at(table, "chat", "text", "hello").expect(204);
        twin.at(table, "chat", "text", "it is me, Ann").expect(204);
        ann.at(table, "chat", "text", "no, I am").expect(204);
        var said = bob.heard(table, 0).stream()
                .map(Answer::of)
                .filter(event -> event.text("type").equals("said"))
                .toList();
        assertThat(said)
                .extracting(event -> event.text("name"))
                .containsExactly("Bob", marked(CYRILLIC, twin), marked("Ann", ann));
        assertThat(names(bob.table(table))).containsExactly("Ann", "Bob");
    }

    @Test
    void fromBotsOfTheHouse() {
        var hard = site.client("Hard");
        var table = hard.make("game", "piles", "seats", List.of("me", "hard"));
        assertThat(names(bob.table(table))).containsExactly(marked("Hard", hard), "hard");
    }

    @Test
    void fromBotsOfTheHouseAsTheyAreCalledInFrench() {
        var difficile = site.client("difficile");
        var table = difficile.make("game", "piles", "seats", List.of("me", "hard"));
        assertThat(names(bob.table(table))).containsExactly(marked("difficile", difficile), "hard");
        var board = bob.inFrench().get("/api/tables/" + table + "/board?as=svg").body();
        assertThat(board).contains(marked("difficile", difficile), ">difficile<");
        var plan = map("game", "piles", "bots", List.of("difficile=greedy", "hard"), "games", 2);
        assertThat(bob.post("/api/tournaments", plan).detail()).contains("'difficile' and 'hard' look alike");
    }

    @Test
    void atOneScreen() {
        var table = ann.make("game", "piles", "seats", List.of("me", "me:\u0430NN", "me:Bob"));
        assertThat(names(ann.table(table))).containsExactly("Ann ·0", "\u0430NN ·1", "Bob");
        assertThat(ann.get("/api/tables/" + table + "/record").body()).contains("Ann ·0", "\u0430NN ·1");
        assertThat(names(ann.get("/api/tables").json().objects("tables").getFirst()))
                .containsExactly("Ann ·0", "\u0430NN ·1", "Bob");
    }

    @Test
    void amongThoseWhoBeganTournaments() {
        for (var each : List.of(ann, twin)) {
            each.post("/api/tournaments", "game", "piles", "bots", List.of("easy", "random"), "games", 2)
                    .expect(201);
        }
        assertThat(bob.get("/api/tournaments").list())
                .extracting(each -> each.text("by"))
                .containsExactlyInAnyOrderElementsOf(both());
    }

    @Test
    void whoIsAloneWithItsNameHasNoMark() {
        var table = ann.make("game", "piles", "seats", List.of("me", "free"));
        bob.at(table, "seats").expect(200);
        assertThat(names(bob.table(table))).containsExactly("Ann", "Bob");
    }
}
