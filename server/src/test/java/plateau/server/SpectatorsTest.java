package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.live.Client;
import plateau.server.live.Reply;
import plateau.testkit.Eventually;

/// Those who look on take nothing from those who play.
@Timeout(120)
class SpectatorsTest {
    private static final int CROWD = 60;

    @TempDir
    Path folder = Path.of("");

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private TestSite site;
    private Client ada;

    @BeforeEach
    void open() {
        site = TestSite.on(false, folder);
        ada = site.client("Ada");
    }

    @AfterEach
    void close() {
        Stroll.DRAWING.open();
        threads.shutdownNow();
        site.close();
    }

    private String table(String game) {
        return ada.make("game", game, "seats", List.of("me", "me"));
    }

    private static String scene(String table) {
        return "/api/tables/" + table + "/scene";
    }

    private List<Future<Reply>> crowd(String table) {
        var crowd = new ArrayList<Future<Reply>>();
        for (int each = 0; each < CROWD; each++) {
            crowd.add(threads.submit(() -> site.nobody().get(scene(table)).expect(200)));
        }
        return crowd;
    }

    @Test
    void manyWhoLookOnCostOneDrawing() throws Exception {
        var table = table("carcassonne");
        for (int move = 1; move <= 3; move++) {
            ada.moveAny(table, move).expect(200);
            long before = site.drawn();
            var seen = new ArrayList<String>();
            for (var each : crowd(table)) {
                seen.add(each.get().body());
            }
            assertThat(seen).hasSize(CROWD).containsOnly(seen.getFirst());
            assertThat(site.drawn() - before).isEqualTo(1);
        }
    }

    @Test
    void whoKnowsMoreReadsAnotherLanguageOrWantsOtherLayersHasADrawingOfItsOwn() throws Exception {
        var table = table("carcassonne");
        var nobody = site.nobody();
        for (var wish : List.of("", "?layers=projected", "?layers=projected,tall", "?ply=0")) {
            long before = site.drawn();
            var english = nobody.get(scene(table) + wish).expect(200).body();
            var french = nobody.inFrench().get(scene(table) + wish).expect(200).body();
            var player = ada.get(scene(table) + wish).expect(200).body();
            assertThat(List.of(english, french, player)).doesNotHaveDuplicates();
            assertThat(site.drawn() - before).isEqualTo(3);
            assertThat(nobody.get(scene(table) + wish).body()).isEqualTo(english);
            assertThat(site.drawn() - before).isEqualTo(3);
        }
    }

    @Test
    void noMoveWaitsForADrawing() throws Exception {
        var table = table("stroll");
        try (var ear = site.nobody().listen(table, "?after=0")) {
            Stroll.DRAWING.shut();
            long before = site.drawn();
            var crowd = crowd(table);
            Eventually.is("somebody draws", () -> Stroll.DRAWING.waiting() > 0);
            ada.move(table, 0, "step").expect(200);
            ada.move(table, 1, "step").expect(200);
            assertThat(ada.table(table).number("ply")).isEqualTo(2);
            ear.until("moved");
            assertThat(crowd).noneMatch(Future::isDone);
            Stroll.DRAWING.open();
            for (var each : crowd) {
                assertThat(each.get().json().number("ply")).isBetween(0L, 2L);
            }
            assertThat(site.drawn() - before).isBetween(1L, 3L);
        }
    }

    @Test
    void whoWaitsForADrawingThatCannotBeMadeIsToldSo() {
        var table = table("piles");
        var refused = site.nobody().get(scene(table) + "?words=1,1").detail();
        assertThat(refused).isEqualTo("422 '1,1' is not legal here; there is no move");
        assertThat(site.nobody().get(scene(table) + "?words=1,1").detail()).isEqualTo(refused);
        assertThat(ada.get(scene(table) + "?words=1,1").status()).isEqualTo(200);
    }
}
