package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.server.live.Answer;
import plateau.server.live.Client;

/// What those who listen are told, live, later, and after a restart.
class EventsTest {
    @TempDir
    Path folder = Path.of("");

    private static List<Long> ids(List<String> lines) {
        return lines.stream().map(line -> Answer.of(line).number("id")).toList();
    }

    /// A game with nearly everything that can happen, after which it goes on.
    private static String eventful(TestSite site, Client ada, Client bob) {
        var table = ada.make(
                "game", "carcassonne",
                "seats", List.of("free", "free", "free"),
                "clock", "5m+3s");
        bob.at(table, "seats", "seat", 0, "ready", false);
        bob.delete("/api/tables/" + table + "/seats/0");
        ada.at(table, "seats", "seat", 0);
        bob.at(table, "seats", "seat", 1);
        var cyd = site.client("Cyd");
        cyd.at(table, "chat", "text", "May I?");
        ada.at(table, "mute", "account", cyd.id());
        cyd.at(table, "seats");
        return table;
    }

    private static void playSome(TestSite site, String table, List<Client> players) {
        var random = new Random(4);
        for (int move = 0; move < 20; move++) {
            site.time().pass(java.time.Duration.ofMillis(random.nextInt(3000)));
            var now = players.getFirst().table(table);
            var mover = players.get(now.count("mover"));
            if (mover.table(table).is("undo") && move % 3 == 0) {
                mover.at(table, "undo", "ply", now.number("ply") - 1);
            }
            mover.moveAny(table, random.nextInt(100));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void eventsAreTheSameLiveLaterAndAfterARestart(boolean isPostgresql) {
        try (var site = TestSite.on(isPostgresql, folder)) {
            var ada = site.client("Ada");
            var bob = site.client("Bob");
            var cyd = site.client("Cyd");
            var table = eventful(site, ada, bob);
            var live = new ArrayList<String>();
            try (var ear = site.nobody().inFrench().listen(table, "?after=0")) {
                assertThat(cyd.at(table, "seats").status()).isEqualTo(409);
                var seats = ada.table(table).objects("seats");
                assertThat(seats).hasSize(3);
                live.addAll(ear.until("started"));
                assertThat(seats.get(2).text("account")).isNotEqualTo(cyd.id());
            }
            assertThat(site.nobody().inFrench().heard(table, 0)).isEqualTo(live);
            site.restart();
            var nobody = site.nobody().inFrench();
            assertThat(nobody.heard(table, 0)).isEqualTo(live);
            assertThat(nobody.heard(table, 3)).isEqualTo(live.subList(3, live.size()));
        }
    }

    @Test
    void aGameIsToldTheSameLiveLaterAndAfterARestart() {
        try (var site = TestSite.on(false, folder)) {
            var players = List.of(site.client("Ada"), site.client("Bob"), site.client("Cyd"));
            var ada = players.getFirst();
            var table = ada.make(
                    "game", "carcassonne",
                    "seats", List.of("me", "free", "free"),
                    "clock", "5m+3s");
            var live = new ArrayList<String>();
            try (var ear = ada.listen(table, "?after=0")) {
                players.get(1).at(table, "seats");
                players.get(2).at(table, "seats");
                playSome(site, table, players);
                players.get(1).at(table, "resign");
                ada.at(table, "chat", "text", "Farewell \u2028 \"Bob\"");
                site.pass(java.time.Duration.ofMinutes(10));
                live.addAll(ear.until("ended"));
            }
            assertThat(ids(live)).isSorted().doesNotHaveDuplicates();
            assertThat(ids(live).getLast()).isEqualTo((long) live.size());
            assertThat(live).anyMatch(line -> line.contains("\"type\":\"undone\""));
            assertThat(ada.heard(table, 0)).isEqualTo(live);
            site.restart();
            var later = ada.at(site.port());
            for (int after = 0; after < live.size(); after++) {
                assertThat(later.heard(table, after)).isEqualTo(live.subList(after, live.size()));
            }
            assertThat(later.heard(table, live.size())).isEmpty();
        }
    }

    @Test
    void aStreamIsResumedByEitherNameAndSaysSoWhereItCannot() {
        try (var site = TestSite.on(false, folder)) {
            var ada = site.client("Ada");
            var table = ada.make("game", "piles", "seats", List.of("me", "me"));
            ada.moveAny(table, 0);
            var all = ada.heard(table, 0);
            try (var ear = ada.listen(table, "", "Last-Event-ID", "2")) {
                assertThat(ear.line()).isEqualTo(all.get(2));
            }
            try (var ear = ada.listen(table, "?after=1", "Last-Event-ID", "3")) {
                assertThat(ear.line()).isEqualTo(all.get(3));
            }
            var events = ada.listen(table, "?after=2&until=now", "Accept", "text/event-stream");
            assertThat(events.line()).startsWith("retry: ");
            assertThat(events.line()).isEqualTo("id: 3");
            assertThat(events.line()).startsWith("event: ");
            assertThat(events.line()).isEqualTo("data: " + all.get(2));
            var lost = ada.heard(table, 900);
            assertThat(lost.getFirst()).isEqualTo("{\"type\":\"reset\"}");
            assertThat(lost.subList(1, lost.size())).isEqualTo(all);
            var path = "/api/tables/" + table + "/events?until=now";
            var now =
                    ada.send("GET", path, "", "Accept", "application/x-ndjson").body();
            assertThat(Answer.of(now.strip())).containsEntry("table", ada.table(table));
        }
    }

    @Test
    void whoListensBeforeItSitsDownHearsAsAPlayerAfterwards() {
        try (var site = TestSite.on(false, folder)) {
            var ada = site.client("Ada");
            var bob = site.client("Bob");
            var table = ada.make("game", "kuhn");
            try (var ear = bob.listen(table, "?after=0");
                    var other = site.nobody().listen(table, "?after=0")) {
                bob.at(table, "seats");
                var told = ear.event("started");
                assertThat(told.list("moves").toString()).matches("\\[\\?, deal .]");
                var less = other.event("started");
                assertThat(less.texts("moves")).isEqualTo(List.of("?", "?"));
            }
            var both = ada.make("game", "kuhn", "seats", List.of("me", "me"));
            assertThat(ada.heard(both, 0).toString()).doesNotContain("?");
            assertThat(bob.get("/api/tables/" + both + "/events?seat=0").detail())
                    .isEqualTo("403 seat 0 is not yours");
        }
    }

    /// All that somebody can ask about a table.
    private static String everything(Client client, String table) {
        var all = new StringBuilder();
        for (var path :
                List.of("", "/board", "/board?as=svg", "/record", "/events?until=now", "/events?until=now&after=0")) {
            var reply = client.get("/api/tables/" + table + path);
            assertThat(reply.status()).as(path).isEqualTo(200);
            all.append(reply.body()).append('\n');
        }
        all.append(client.move(table, 99, "bet").body());
        all.append(client.move(table, 2, "nonsense").body());
        return all.toString();
    }

    /// What differs between any two tables of the same people, whatever is hidden.
    private static String plain(String text, String id) {
        return Pattern.compile("\"commitment\":\"[0-9a-f]*\"")
                .matcher(text)
                .replaceAll("")
                .replace(id, "TABLE");
    }

    @Test
    void nothingThatIsHiddenIsToldToAnybody() {
        try (var site = TestSite.on(false, folder)) {
            var ada = site.client("Ada");
            var bob = site.client("Bob");
            var cyd = site.client("Cyd");
            // By what Ada holds: what Bob holds must make no difference to what she is told.
            var told = new java.util.HashMap<String, String>();
            var dealt = new java.util.HashSet<String>();
            for (int game = 0; game < 24; game++) {
                var table = ada.make("game", "kuhn", "rated", false);
                bob.at(table, "seats");
                var secret = new StringBuilder();
                for (var move : List.of("check", "bet", "")) {
                    var asAda = plain(everything(ada, table), table);
                    var asNobody = plain(everything(site.nobody(), table), table);
                    var asCyd = plain(everything(cyd, table), table);
                    assertThat(asAda + asNobody + asCyd).doesNotContain("\"seed\"", "\"salt\"");
                    var hand = ada.heard(table, 0).toString().replaceAll(".*deal (.).*", "$1");
                    secret.append(hand);
                    var known = told.putIfAbsent(hand + move, asAda);
                    assertThat(asAda).isEqualTo(known == null ? asAda : known);
                    known = told.putIfAbsent("nobody" + move, asNobody);
                    assertThat(asNobody).isEqualTo(known == null ? asNobody : known);
                    known = told.putIfAbsent("cyd" + move, asCyd);
                    assertThat(asCyd).isEqualTo(known == null ? asCyd : known);
                    if (!move.isEmpty()) {
                        (move.equals("check") ? ada : bob)
                                .move(table, ada.table(table).number("ply"), move);
                    }
                }
                ada.at(table, "resign");
                dealt.add(ada.heard(table, 0).toString().replaceAll(".*(deal .).*(deal .).*", "$1 $2"));
            }
            assertThat(dealt).hasSizeGreaterThan(3);
        }
    }

    @Test
    void aTableByLinkIsInNoList() {
        try (var site = TestSite.on(false, folder)) {
            var ada = site.client("Ada");
            var bob = site.client("Bob");
            var made = ada.post("/api/tables", map("game", "piles", "open", false));
            var table = made.text("id");
            assertThat(bob.at(table, "seats").detail())
                    .isEqualTo("403 this table is private: one needs its link, or a seat at it");
            assertThat(bob.at(table, "seats", "key", "x").status()).isEqualTo(403);
            assertThat(lists(bob)).doesNotContain(table);
            assertThat(bob.at(table, "seats", "key", made.text("key")).status()).isEqualTo(200);
            assertThat(lists(site.nobody())).doesNotContain(table);
            ada.at(table, "resign");
            assertThat(lists(site.nobody())).doesNotContain(table).doesNotContain("\"players\"");
            assertThat(lists(bob)).contains(table);
            assertThat(ada.get("/api/tables?mine=true&phase=over").body()).contains(table);
            assertThat(made.body()).contains(made.text("key"));
            assertThat(ada.get("/api/tables/" + table).body()).doesNotContain(made.text("key"));
            bob.at(table, "again").expect(200);
            bob.delete("/api/account").expect(204);
            var again = ada.at(table, "again").text("id");
            assertThat(lists(site.nobody())).doesNotContain(again);
            var cyd = site.client("Cyd");
            assertThat(cyd.at(again, "seats").status()).isEqualTo(403);
            assertThat(cyd.at(again, "seats", "key", made.text("key")).status()).isEqualTo(200);
        }
    }

    private static String lists(Client client) {
        var all = new StringBuilder();
        for (var path : List.of(
                "/api/tables", "/api/tables?phase=over", "/api/history", "/api/history?player=ada", "/api/records")) {
            all.append(client.get(path).body());
        }
        return all.toString();
    }
}
