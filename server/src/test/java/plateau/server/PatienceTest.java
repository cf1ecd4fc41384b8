package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.server.live.Client.map;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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
import plateau.server.live.Reply;

/// A person who is away is waited for; after a while the others may choose what is done.
@Tag("slow")
class PatienceTest {
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

    private String piles(Object... more) {
        var plan = map("game", "piles", "options", map("size", 5), "seats", List.of("me", "free"));
        plan.putAll(map(more));
        var id = ada.post("/api/tables", plan).expect(201).text("id");
        bob.at(id, "seats").expect(200);
        return id;
    }

    private static Reply choose(Client who, String table, int ply, String then) {
        return who.at(table, "away", "ply", ply, "then", then);
    }

    private static List<String> told(Client who, String table, String type) {
        return who.heard(table, 0).stream()
                .filter(each -> each.contains("\"type\":\"" + type + "\""))
                .toList();
    }

    private static boolean mayChoose(Answer table) {
        return table.containsKey("waited");
    }

    @Test
    void withoutAClockABotNeverPlaysForTheOnlyPerson() {
        var table = ada.make("game", "piles", "seats", List.of("me", "random", "random"));
        site.pass(Duration.ofMinutes(20));
        site.pass(Duration.ofDays(300));
        assertThat(ada.table(table))
                .containsEntry("ply", 0L)
                .containsEntry("mover", 0L)
                .containsKey("legal");
        assertThat(told(ada, table, "stood-in")).isEmpty();
        ada.moveAny(table, 0).expect(200);
    }

    @Test
    void whateverATableSaysOfAbsenceItDoesNotMeanTheOnlyPerson() {
        var absence = map("after", "10s", "then", "leave");
        var table = ada.make("game", "piles", "seats", List.of("me", "random"), "absence", absence);
        site.pass(Duration.ofDays(1));
        assertThat(ada.table(table)).containsEntry("ply", 0L).containsEntry("phase", "running");
    }

    @Test
    void withAClockTheOnlyPersonIsOutOfTimeAndNobodyPlaysForIt() {
        var table = ada.make("game", "piles", "seats", List.of("me", "random"), "clock", "10m");
        site.pass(Duration.ofMinutes(9));
        assertThat(ada.table(table)).containsEntry("ply", 0L).containsEntry("phase", "running");
        site.pass(Duration.ofMinutes(2));
        assertThat(ada.table(table).object("result")).containsEntry("ending", "TIMEOUT");
        assertThat(told(ada, table, "stood-in")).isEmpty();
    }

    /// Where both are away nothing happens, however long it takes.
    @Test
    void betweenPeopleNothingHappensByItself() {
        var table = piles("absence", map("after", "15m", "bot", "random"));
        site.pass(Duration.ofDays(30));
        assertThat(bob.table(table)).containsEntry("ply", 0L).containsEntry("phase", "running");
        assertThat(told(bob, table, "stood-in")).isEmpty();
        assertThat(told(bob, table, "left")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"none, 3d", "5m+3s, 60s", "30s/move, 60s", "2d/move, 2d"})
    void theUsualPatienceSuitsTheClock(String clock, String patience) {
        var seen = ada.table(ada.make("game", "piles", "clock", clock));
        assertThat(seen.text("patience")).isEqualTo(patience.equals("60s") ? "1m" : patience);
    }

    @Test
    void whoSaysHowLongIsWaitedInTheOldWayMeansPeopleToo() {
        var seen = ada.table(ada.make("game", "piles", "absence", map("after", "2m")));
        assertThat(seen.text("patience")).isEqualTo("2m");
        var both = ada.table(ada.make("game", "piles", "absence", map("after", "2m"), "patience", "5d"));
        assertThat(both.text("patience")).isEqualTo("5d");
        assertThat(both.object("absence").text("after")).isEqualTo("2m");
    }

    @Test
    void whoWaitsIsToldWhenItMayChoose() {
        var table = piles("patience", "2m");
        try (var ear = bob.listen(table, "?after=0")) {
            site.pass(Duration.ofSeconds(119));
            assertThat(mayChoose(bob.table(table))).isFalse();
            assertThat(choose(bob, table, 0, "bot").detail())
                    .isEqualTo("409 nobody is away whom you have waited for longer than this table's patience (2m)");
            site.pass(Duration.ofSeconds(2));
            while (ear.presence().numbers("waited").isEmpty()) {
                // Who comes is told, too.
            }
            assertThat(bob.table(table).numbers("waited")).containsExactly(1L);
        }
    }

    @Test
    void aBotPlaysUntilTheOtherIsBack() {
        var table = piles("patience", "2m", "absence", map("bot", "random"));
        try (var ear = bob.listen(table, "?after=0")) {
            site.pass(Duration.ofMinutes(3));
            choose(bob, table, 0, "bot").expect(200);
            ear.until("stood-in");
            ear.until("moved");
            assertThat(mayChoose(bob.table(table))).isFalse();
            bob.moveAny(table, 3);
            ear.until("moved");
            ear.until("moved");
            try (var _ = ada.listen(table, "")) {
                ear.until("returned");
                bob.moveAny(table, 5);
                ear.until("moved");
                site.pass(Duration.ofDays(30));
                assertThat(mayChoose(bob.table(table)))
                        .as("who is here is not away")
                        .isFalse();
                ada.moveAny(table, 7).expect(200);
            }
        }
        assertThat(bob.table(table)).containsEntry("rated", false);
    }

    @Test
    void theGameIsEndedAndItCounts() {
        var table = piles("patience", "2m");
        for (int ply = 0; ply < 4; ply++) {
            (ply % 2 == 0 ? ada : bob).moveAny(table, ply).expect(200);
        }
        site.pass(Duration.ofMinutes(3));
        choose(bob, table, 4, "end").expect(200);
        var over = bob.table(table);
        assertThat(over).containsEntry("phase", "over").containsEntry("rated", true);
        assertThat(over.object("result")).containsEntry("ending", "ABANDONED");
        assertThat(told(bob, table, "left").getFirst()).contains("was away too long");
        assertThat(WholeGamesTest.ratings(bob, "piles")).hasSize(2);
        WholeGamesTest.verified(bob, table);
    }

    @Test
    void whoGoesOnWaitingIsAskedAgainAfterAsLong() {
        var table = piles("patience", "2m");
        try (var ear = bob.listen(table, "?after=0")) {
            site.pass(Duration.ofMinutes(3));
            choose(bob, table, 0, "wait").expect(200);
            ear.until("waited");
            assertThat(mayChoose(bob.table(table))).isFalse();
            assertThat(choose(bob, table, 0, "end").status()).isEqualTo(409);
            site.restart();
        }
        var back = bob.at(site.port());
        assertThat(mayChoose(back.table(table))).isFalse();
        site.pass(Duration.ofMinutes(3));
        assertThat(mayChoose(back.table(table))).isTrue();
        assertThat(back.table(table)).containsEntry("ply", 0L);
    }

    @Test
    void whoComesBackBeforeAnybodyChoseJustGoesOn() {
        var table = piles("patience", "2m");
        site.pass(Duration.ofMinutes(3));
        assertThat(mayChoose(bob.table(table))).isTrue();
        ada.moveAny(table, 0).expect(200);
        assertThat(mayChoose(bob.table(table))).isFalse();
        assertThat(choose(bob, table, 0, "end").detail()).isEqualTo("409 the game has gone on");
        assertThat(ada.table(table)).containsEntry("phase", "running").containsEntry("rated", true);
    }

    @Test
    void somebodyWhoMovesIsBack() {
        var table = piles("patience", "2m", "absence", map("bot", "random"));
        site.pass(Duration.ofMinutes(3));
        try (var ear = bob.listen(table, "?after=0")) {
            choose(bob, table, 0, "bot").expect(200);
            ear.until("moved");
            ada.at(table, "resign").expect(200);
            ear.until("returned");
            ear.until("ended");
        }
    }

    /// Neither who is away itself, nor who only looks on, nor somebody who has left.
    @Test
    void onlyWhoWaitsMayChoose() {
        var table = piles("patience", "2m", "seats", List.of("me", "free", "free"));
        var cyd = site.client("Cyd");
        cyd.at(table, "seats").expect(200);
        cyd.at(table, "resign").expect(200);
        site.pass(Duration.ofMinutes(3));
        assertThat(choose(site.client("Eve"), table, 0, "end").status()).isEqualTo(403);
        assertThat(choose(cyd, table, 0, "end").detail()).isEqualTo("409 you have left the game");
        assertThat(bob.table(table).numbers("waited")).containsExactly(1L);
        assertThat(choose(ada, table, 0, "end").status()).isEqualTo(409);
    }

    @Test
    void whereNoBotPlaysForAnybodyNoneDoes() {
        var table = piles("patience", "2m", "absence", map("then", "leave"));
        site.pass(Duration.ofMinutes(3));
        assertThat(choose(bob, table, 0, "bot").detail()).isEqualTo("409 at this table no bot plays for who is away");
        choose(bob, table, 0, "end").expect(200);
    }

    /// Of three, two go on without the third.
    @Test
    void theOthersGoOnWithoutWhoIsAway() {
        var table = piles("patience", "2m", "seats", List.of("me", "free", "free"));
        var cyd = site.client("Cyd");
        cyd.at(table, "seats").expect(200);
        site.pass(Duration.ofMinutes(3));
        choose(cyd, table, 0, "end").expect(200);
        assertThat(bob.table(table)).containsEntry("phase", "running").containsKey("legal");
    }

    /// Once nobody is left for whose sake a bot played, it does so no more.
    @Test
    void theLastPersonIsWaitedForAgain() {
        var table = piles("patience", "2m", "seats", List.of("me", "free", "random"), "absence", map("bot", "random"));
        site.pass(Duration.ofMinutes(3));
        try (var ear = bob.listen(table, "?after=0")) {
            choose(bob, table, 0, "bot").expect(200);
            ear.until("moved");
            bob.at(table, "resign").expect(200);
        }
        try (var ear = site.nobody().listen(table, "?after=0")) {
            ear.until("left");
        }
        site.pass(Duration.ofDays(2));
        var now = site.nobody().table(table);
        assertThat(now).containsEntry("phase", "running").containsEntry("mover", 0L);
        assertThat(now.objects("seats").getFirst()).doesNotContainKey("standIn");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2m", "15m", "3d"})
    void sleepingKeepsNobodyWaitingLongerOrShorter(String patience) {
        var table = piles("patience", patience);
        site.pass(Duration.ofMinutes(1));
        ada.table(table);
        site.pass(Duration.ofMinutes(1).plusSeconds(50));
        assertThat(mayChoose(bob.table(table))).isFalse();
        site.pass(Duration.ofSeconds(10));
        assertThat(mayChoose(bob.table(table))).isEqualTo(patience.equals("2m"));
        site.pass(Duration.ofMinutes(12));
        assertThat(site.inMemory()).isZero();
        assertThat(mayChoose(bob.table(table))).isEqualTo(patience.equals("2m"));
        site.pass(Duration.ofMinutes(1));
        assertThat(mayChoose(bob.table(table))).isEqualTo(!patience.equals("3d"));
        site.pass(Duration.ofDays(2));
        assertThat(site.inMemory()).isZero();
        site.pass(Duration.ofDays(1));
        assertThat(site.inMemory()).isZero();
        assertThat(mayChoose(bob.table(table))).isTrue();
    }

    @Test
    void anOutageIsNobodysAbsence() {
        var table = piles("patience", "1h");
        site.pass(Duration.ofMinutes(10));
        site.close();
        site.time().pass(Duration.ofDays(5));
        site.restart();
        bob = bob.at(site.port());
        site.pass(Duration.ofMinutes(40));
        assertThat(mayChoose(bob.table(table))).isFalse();
        site.pass(Duration.ofMinutes(30));
        assertThat(mayChoose(bob.table(table))).isTrue();
    }

    // What is told at home

    private static List<Answer> current(Client who) {
        return who.get("/api/tables?mine=true&phase=current").expect(200).json().objects("tables");
    }

    @Test
    void aGameThatEndedWithoutSomebodyIsListedUntilItLooks() {
        var table = piles("patience", "2m");
        site.pass(Duration.ofMinutes(3));
        choose(bob, table, 0, "end").expect(200);
        assertThat(current(bob)).isEmpty();
        site.restart();
        ada = ada.at(site.port());
        var listed = current(ada);
        assertThat(listed).hasSize(1);
        assertThat(listed.getFirst()).containsEntry("id", table).containsEntry("phase", "over");
        assertThat(listed.getFirst().object("result")).containsEntry("ending", "ABANDONED");
        ada.table(table);
        assertThat(current(ada)).isEmpty();
    }

    @Test
    void aGameThatEndedWithoutSomebodyIsListedForAWeek() {
        var table = piles("patience", "2m");
        site.pass(Duration.ofMinutes(3));
        choose(bob, table, 0, "end").expect(200);
        site.pass(Duration.ofDays(6));
        assertThat(current(ada)).hasSize(1);
        site.pass(Duration.ofDays(2));
        assertThat(current(ada)).isEmpty();
    }

    @Test
    void whoListensKnowsThatItsGameIsOver() {
        var table = piles();
        try (var _ = ada.listen(table, "")) {
            bob.at(table, "resign").expect(200);
        }
        assertThat(current(ada)).isEmpty();
        assertThat(current(bob)).isEmpty();
    }

    @Test
    void itIsListedWhoPlaysForSomebody() {
        var table = piles("patience", "2m", "absence", map("bot", "random"));
        site.pass(Duration.ofMinutes(3));
        try (var ear = bob.listen(table, "?after=0")) {
            choose(bob, table, 0, "bot").expect(200);
            ear.until("moved");
        }
        var seat = current(ada).getFirst().objects("seats").getFirst();
        assertThat(seat).containsEntry("standIn", "random");
    }
}
