package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.server.live.Client;

/// Nobody loses a game, or a rating, before it could do anything about it.
class FairnessTest {
    @TempDir
    Path folder = Path.of("");

    private TestSite site;
    private Client ada;
    private Client bob;

    @BeforeEach
    void open() {
        site = TestSite.on(false, folder);
        ada = site.client("Ada");
        bob = site.client("Bob");
    }

    @AfterEach
    void close() {
        site.close();
    }

    private String refused(Client client, Object... more) {
        return client.post("/api/tables", plan(more)).detail();
    }

    private static Map<String, Object> plan(Object... more) {
        var plan = map("game", "piles", "options", map("size", 5), "seats", List.of("me", "free"));
        plan.putAll(map(more));
        return plan;
    }

    private String table(Object... more) {
        var id = ada.post("/api/tables", plan(more)).expect(201).text("id");
        bob.at(id, "seats").expect(200);
        return id;
    }

    @ParameterizedTest
    @ValueSource(strings = {"1ms", "9999ms", "9s", "9000ms"})
    void somebodyWhoIsAwayIsWaitedForAtLeastTenSeconds(String after) {
        assertThat(refused(ada, "absence", map("after", after, "then", "leave")))
                .isEqualTo("400 absence.after: '"
                        + after
                        + "' is too short; here somebody who is away is waited for at least"
                        + " 10s");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1ms", "9999ms", "9s"})
    void patienceIsTenSecondsAtLeast(String patience) {
        assertThat(refused(ada, "patience", patience))
                .isEqualTo("400 patience: '"
                        + patience
                        + "' is too short; here somebody who is away is waited for at least 10s");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1ms+0s", "9s", "9000ms+10s", "999ms/move"})
    void aClockGivesTenSecondsOrASecondAMove(String clock) {
        assertThat(refused(ada, "clock", clock))
                .isEqualTo("400 clock: '"
                        + clock
                        + "' is too short; here a bank has at least 10s, and a move at least"
                        + " 1s");
    }

    @Test
    void whatIsTooShortIsToldInFrenchToo() {
        assertThat(refused(ada.inFrench(), "clock", "1s"))
                .isEqualTo("400 clock : « 1s » est trop court ; ici une réserve a au moins 10s, et un coup"
                        + " au moins 1s");
        assertThat(refused(ada.inFrench(), "absence", map("after", "1s")))
                .startsWith("400 absence.after : « 1s » est trop court");
        assertThat(refused(ada.inFrench(), "patience", "1s")).startsWith("400 patience : « 1s » est trop court");
    }

    @ParameterizedTest
    @CsvSource({
        "none, 29s, false",
        "none, 30s, true",
        "10s, 2m, false",
        "29s+10s, 2m, false",
        "30s, 2m, true",
        "1s/move, 2m, false",
        "3s/move, 2m, true"
    })
    void aVeryFastTableIsNotRated(String clock, String after, boolean isRated) {
        var table = table("clock", clock, "absence", map("after", after));
        assertThat(ada.table(table)).containsEntry("rated", isRated);
    }

    @Test
    void whoIsExpelledByAVeryShortPatienceLosesNoRating() {
        var table = table("patience", "10s");
        for (int each = 0; each < 4; each++) {
            (each % 2 == 0 ? ada : bob).moveAny(table, 0).expect(200);
        }
        ada.moveAny(table, 0).expect(200);
        try (var _ = ada.listen(table, "")) {
            site.pass(Duration.ofSeconds(11));
            ada.at(table, "away", "ply", 5, "then", "end").expect(200);
        }
        assertThat(ada.table(table)).containsEntry("phase", "over").containsEntry("rated", false);
        assertThat(WholeGamesTest.ratings(ada, "piles")).isEmpty();
    }

    /// Decisions before somebody resigns, and whether the game counts then.
    @ParameterizedTest
    @CsvSource({"0, false", "2, false", "3, false", "4, true"})
    void aGameCountsOnceEverybodyHasDecidedTwice(int decisions, boolean isRated) {
        var table = table();
        for (int each = 0; each < decisions; each++) {
            (each % 2 == 0 ? ada : bob).moveAny(table, each).expect(200);
        }
        assertThat(ada.table(table)).containsEntry("rated", true);
        bob.at(table, "resign").expect(200);
        assertThat(ada.table(table)).containsEntry("phase", "over").containsEntry("rated", isRated);
        assertThat(WholeGamesTest.ratings(ada, "piles")).hasSize(isRated ? 2 : 0);
        site.restart();
        assertThat(ada.at(site.port()).table(table)).containsEntry("rated", isRated);
    }

    @Test
    void whatIsPlayedForSomebodyWhoLeftIsNoDecisionOfIts() {
        var cyd = site.client("Cyd");
        var table = table("seats", List.of("me", "free", "free"));
        cyd.at(table, "seats").expect(200);
        ada.at(table, "resign").expect(200);
        for (int each = 0; each < 6; each++) {
            (each % 2 == 0 ? bob : cyd).moveAny(table, 0).expect(200);
        }
        cyd.at(table, "resign").expect(200);
        assertThat(ada.table(table)).containsEntry("phase", "over").containsEntry("rated", false);
        assertThat(ada.get("/api/ratings?game=piles&players=3").list()).isEmpty();
    }
}
