package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Json;
import plateau.server.live.Answer;
import plateau.server.live.Client;
import plateau.server.live.Ear;

/// What a page needs of a stream: what happened for programs, who is here, and when to stop asking.
class StreamsOfTablesTest {
    private static final Duration TWO_SECONDS = Duration.ofSeconds(2);

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

    @Test
    void whatMovesDidIsToldForProgramsToo() {
        var table = ada.make("game", "carcassonne", "seats", List.of("me", "me"));
        for (int move = 0; move < 40; move++) {
            ada.moveAny(table, move);
        }
        var heard = ada.heard(table, 0).stream().map(Answer::of).toList();
        var moved =
                heard.stream().filter(each -> each.text("type").equals("moved")).toList();
        for (var each : moved) {
            assertThat(each.objects("events")).hasSameSizeAs(each.texts("told"));
        }
        var all = moved.stream()
                .map(each -> Json.write(each.list("events")))
                .toList()
                .toString();
        assertThat(all).contains("{\"seat\":0}", "{\"seat\":1}", "{\"term\":\"");
        assertThat(all).contains("{\"key\":\"").doesNotContain("Who[", "Term[");
    }

    @Test
    void whatIsHiddenIsInNoEventForPrograms() {
        var table = ada.make("game", "kuhn");
        bob.at(table, "seats");
        var started = Answer.of(site.nobody().heard(table, 0).getLast());
        assertThat(started).containsEntry("moves", List.of("?", "?"));
        assertThat(started).containsEntry("events", List.of());
    }

    @Test
    void whoComesAndGoesIsToldToAllWhoListen() {
        var table = ada.make("game", "piles");
        bob.at(table, "seats");
        try (var ear = ada.listen(table, "?after=0")) {
            assertThat(ear.presence())
                    .isEqualTo(map("type", "presence", "present", List.of(0L), "waited", List.of(), "watching", 0L));
            try (var _ = bob.listen(table, "");
                    var _ = site.nobody().listen(table, "");
                    var _ = site.nobody().listen(table, "")) {
                assertThat(here(ear, 2)).containsEntry("present", List.of(0L, 1L));
            }
            assertThat(here(ear, 0)).containsEntry("present", List.of(0L));
        }
    }

    @Test
    void whoLookedOnAndSitsDownIsHereAsAPlayer() {
        var table = ada.make("game", "piles");
        try (var _ = bob.listen(table, "");
                var ear = ada.listen(table, "?after=0")) {
            here(ear, List.of(0L));
            bob.at(table, "seats").expect(200);
            here(ear, List.of(0L, 1L));
        }
    }

    @Test
    @Timeout(12) // a heartbeat would tell it, too, after fifteen seconds
    void whoHangsUpProperlyIsGoneAtOnce() {
        var table = ada.make("game", "piles");
        bob.at(table, "seats");
        try (var ear = ada.listen(table, "?after=0")) {
            try (var gone = bob.listen(table, "?after=0")) {
                here(ear, List.of(0L, 1L));
                here(gone, List.of(0L, 1L));
            }
            long closed = System.nanoTime();
            here(ear, List.of(0L));
            assertThat(Duration.ofNanos(System.nanoTime() - closed)).isLessThan(TWO_SECONDS);
        }
    }

    private static void here(Ear ear, List<Long> seats) {
        while (!ear.presence().numbers("present").equals(seats)) {
            // Others came or went before that.
        }
    }

    /// Whoever comes at the same time is told of at once, if it is quick enough.
    private static Answer here(Ear ear, long watching) {
        var told = ear.presence();
        while (told.number("watching") != watching || (watching == 0) == isFull(told)) {
            told = ear.presence();
        }
        return told;
    }

    private static boolean isFull(Answer told) {
        return told.numbers("present").size() == 2;
    }

    @Test
    void fromWhereNothingCanComeNobodyComesBack() {
        var table = ada.make("game", "piles");
        var path = "/api/tables/" + table + "/events";
        ada.delete("/api/tables/" + table);
        int last = ada.heard(table, 0).size();
        assertThat(ada.get(path).status()).isEqualTo(200);
        assertThat(ada.get(path + "?after=" + (last - 1)).status()).isEqualTo(200);
        var none = ada.get(path + "?after=" + last);
        assertThat(none.status()).isEqualTo(204);
        assertThat(none.body()).isEmpty();
        var over = ada.make("game", "piles", "seats", List.of("me", "me"));
        ada.at(over, "resign");
        var ended = "/api/tables/" + over + "/events?until=ended&after=";
        assertThat(ada.get(ended + (ada.heard(over, 0).size() - 1)).status()).isEqualTo(200);
        assertThat(ada.get(ended + ada.heard(over, 0).size()).status()).isEqualTo(204);
    }

    @Test
    void aBrowserLogsInWithATokenAndOut() {
        var opened = site.nobody().post("/api/accounts", map("name", "Cyd"));
        var token = opened.text("token");
        var nobody = site.nobody();
        var entered = nobody.post("/api/session", map("token", token));
        assertThat(entered.status()).isEqualTo(200);
        assertThat(entered.text("name")).isEqualTo("Cyd");
        assertThat(entered.body()).doesNotContain(token);
        assertThat(entered.header("Set-Cookie"))
                .startsWith("plateau=" + token + "; ")
                .contains("HttpOnly; SameSite=Lax");
        var asked = nobody.post("/api/session", map("token", token, "cookie", false));
        assertThat(asked.header("Set-Cookie")).isEmpty();
        assertThat(nobody.post("/api/session", map("token", "x")).detail()).isEqualTo("401 nobody has this token");
        var left = nobody.delete("/api/session");
        assertThat(left.status()).isEqualTo(204);
        assertThat(left.header("Set-Cookie")).startsWith("plateau=; ").contains("Max-Age=0");
        assertThat(site.nobody().post("/api/session", map("token", token)).status())
                .isEqualTo(200);
    }
}
