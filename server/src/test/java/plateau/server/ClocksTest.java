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
import plateau.server.live.Answer;
import plateau.server.live.Client;

/// Time: who has how much of it, who is away, and what is done then.
@Tag("slow")
class ClocksTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

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

    private String piles(String clock, Object... more) {
        var plan = map("game", "piles", "seats", List.of("me", "free"), "clock", clock);
        plan.putAll(map(more));
        var id = ada.post("/api/tables", plan).text("id");
        bob.at(id, "seats");
        return id;
    }

    private static List<Long> left(Answer table) {
        return table.numbers("left");
    }

    @Test
    void aBankShrinksAndGrowsAndTheLineIsNotCharged() {
        var table = piles("1m+2s");
        site.pass(Duration.ofMillis(10_300));
        assertThat(left(ada.table(table))).isEqualTo(List.of(50_000L, 60_000L));
        ada.moveAny(table, 0);
        assertThat(left(ada.table(table))).isEqualTo(List.of(52_000L, 60_000L));
        site.pass(Duration.ofMillis(200));
        bob.moveAny(table, 1);
        assertThat(left(ada.table(table))).isEqualTo(List.of(52_000L, 62_000L));
    }

    @Test
    void whoIsOutOfTimeIsOutOfTheGame() {
        var table = piles("1m");
        try (var ear = bob.listen(table, "?after=0");
                var _ = ada.listen(table, "")) {
            site.pass(Duration.ofMillis(60_200));
            assertThat(ada.table(table)).containsEntry("phase", "running");
            site.pass(SECOND);
            var told = ear.until("ended");
            assertThat(told.getLast()).contains("TIMEOUT");
            assertThat(bob.heard(table, 0)).isEqualTo(told);
        }
        WholeGamesTest.verified(bob, table);
    }

    @Test
    void aMoveThatComesTooLateIsAConflictAndEndsTheGame() {
        var table = piles("1m");
        site.passUnseen(Duration.ofSeconds(61));
        var reply = ada.move(table, 0, "0,0");
        assertThat(reply.status()).isEqualTo(409);
        var over = bob.table(table);
        assertThat(over).containsEntry("phase", "over");
        assertThat(left(over)).isEqualTo(List.of(0L, 60_000L));
        assertThat(ada.move(table, 0, "0,0").detail()).isEqualTo("409 the game is over");
    }

    @Test
    void whatIsTakenBackIsNotChargedTwiceAndEarnsNothing() {
        var table = ada.make("game", "carcassonne", "seats", List.of("me", "me"), "clock", "5m+3s");
        site.pass(Duration.ofMillis(10_300));
        while (!ada.table(table).is("undo")) {
            ada.moveAny(table, 0);
        }
        var before = ada.table(table);
        int mover = before.count("mover");
        long ply = before.number("ply");
        for (int time = 0; time < 3; time++) {
            assertThat(ada.at(table, "undo", "ply", ply - 1).status()).isEqualTo(200);
            ada.moveAny(table, 0);
        }
        assertThat(left(ada.table(table))).isEqualTo(left(before));
        site.pass(SECOND.multipliedBy(4));
        ada.at(table, "undo", "ply", ply - 1);
        ada.moveAny(table, 0);
        long spent = left(before).get(mover) - left(ada.table(table)).get(mover);
        assertThat(spent).isEqualTo(4000);
        ada.at(table, "undo", "ply", ply - 1);
        var undone = ada.table(table);
        site.restart();
        assertThat(ada.at(site.port()).table(table)).isEqualTo(undone);
        assertThat(left(undone).get(mover)).isBetween(280_000L, 290_000L);
    }

    @Test
    void whoGoesOnWithItsTurnIsChargedThoughAnotherLeaves() {
        var cyd = site.client("Cyd");
        var table = ada.make("game", "piles", "seats", List.of("me", "free", "free"), "clock", "1m");
        bob.at(table, "seats");
        cyd.at(table, "seats");
        site.pass(Duration.ofMillis(10_300));
        cyd.at(table, "resign");
        assertThat(left(ada.table(table)).getFirst()).isEqualTo(50_000L);
        site.restart();
        assertThat(left(ada.at(site.port()).table(table)).getFirst()).isEqualTo(50_000L);
    }

    @Test
    void anOutageIsNotCharged() {
        var table = piles("1m");
        site.pass(Duration.ofMillis(10_300));
        site.close();
        site.time().pass(Duration.ofHours(5));
        site.restart();
        ada = ada.at(site.port());
        assertThat(left(ada.table(table))).isEqualTo(List.of(50_000L, 60_000L));
        site.pass(Duration.ofSeconds(20));
        ada.moveAny(table, 0);
        assertThat(left(ada.table(table))).isEqualTo(List.of(30_000L, 60_000L));
    }

    @Test
    void daysForAMoveAreWaitedForAndThenABotMoves() {
        var table = piles("3d/move", "absence", map("bot", "random"));
        site.pass(Duration.ofHours(1));
        assertThat(site.inMemory()).isZero();
        site.pass(Duration.ofDays(2));
        assertThat(site.inMemory()).isZero();
        assertThat(ada.table(table)).containsEntry("ply", 0L);
        site.pass(Duration.ofHours(23).plusSeconds(1));
        try (var ear = bob.listen(table, "?after=0")) {
            ear.until("stood-in");
            ear.until("moved");
        }
    }

    @Test
    void daysForAMoveAreOverForWhoPlaysAloneWithBots() {
        var table = ada.make("game", "piles", "seats", List.of("me", "random"), "clock", "3d/move");
        site.pass(Duration.ofDays(3).plusSeconds(1));
        var over = ada.table(table);
        assertThat(over).containsEntry("phase", "over");
        assertThat(over.object("result")).containsEntry("ending", "TIMEOUT");
    }

    @Test
    void aMoveJustAfterItsDaysIsStillTaken() {
        var table = piles("3d/move");
        site.passUnseen(Duration.ofDays(3).plusSeconds(2));
        assertThat(ada.moveAny(table, 0).status()).isEqualTo(200);
        assertThat(ada.table(table)).containsEntry("ply", 1L);
    }

    @Test
    void aTableAtWhichNobodySitsDownIsClosed() {
        var table = ada.make("game", "piles");
        for (int hour = 0; hour < 23; hour++) {
            site.pass(Duration.ofHours(1));
            ada.table(table);
        }
        assertThat(ada.table(table)).containsEntry("phase", "gathering");
        site.pass(Duration.ofHours(1));
        assertThat(ada.table(table)).containsEntry("phase", "closed");
        assertThat(bob.at(table, "seats").detail()).isEqualTo("409 the table is closed");
    }

    @Test
    void aTableAtWhichNobodySatFromTheBeginningIsWaitedAtJustAsLong() {
        var table = ada.make("game", "piles", "seats", List.of("free", "free"));
        site.pass(Duration.ofHours(23));
        assertThat(ada.table(table)).containsEntry("phase", "gathering");
        site.pass(Duration.ofHours(1));
        assertThat(ada.table(table)).containsEntry("phase", "closed");
    }

    @Test
    void whoMovesFirstAfterAComputerWasAsleepIsNotChargedForIt() {
        var table = piles("1m");
        site.time().pass(Duration.ofHours(5));
        assertThat(ada.moveAny(table, 0).status()).isEqualTo(200);
        assertThat(ada.table(table)).containsEntry("phase", "running");
    }

    @Test
    void botsMoveAtTheirPace() {
        var table = ada.make(
                "game", "piles",
                "seats", List.of("random", "random"),
                "pace", map("delay", 5000));
        try (var ear = ada.listen(table, "?after=0")) {
            ear.until("started");
            site.pass(Duration.ofMillis(4999));
            assertThat(ada.table(table)).containsEntry("ply", 0L);
            site.pass(Duration.ofMillis(1));
            ear.until("moved");
            site.pass(Duration.ofSeconds(5));
            ear.until("moved");
            ada.at(table, "pace", "paused", true);
            site.pass(Duration.ofSeconds(5));
            assertThat(ada.table(table)).containsEntry("ply", 2L);
            assertThat(bob.at(table, "pace", "paused", false).status()).isEqualTo(403);
            ada.at(table, "pace", "paused", false, "delay", 0);
            ear.until("ended");
        }
    }
}
