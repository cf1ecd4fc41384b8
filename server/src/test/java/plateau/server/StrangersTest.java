package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.live.Client;
import plateau.server.live.Reply;

/// What would be possible, and is somebody else's to do: it is refused, and nothing has changed.
class StrangersTest {
    private static final String SEATLESS = "403 you do not sit at this table";

    @TempDir
    Path folder = Path.of("");

    private TestSite site;
    private Client ada;
    private Client bob;
    private Client eve;

    @BeforeEach
    void open() {
        site = TestSite.on(false, folder);
        ada = site.client("Ada");
        bob = site.client("Bob");
        eve = site.client("Eve");
    }

    @AfterEach
    void close() {
        site.close();
    }

    /// A stranger, and who has no account at all, are refused; then it is done by whose it is.
    private void refused(String table, String words, Client owner, int done, Function<Client, Reply> deed) {
        refused(table, words, eve, deed);
        refused(table, "401 ", site.nobody(), deed);
        assertThat(deed.apply(owner).status()).as("it was possible").isEqualTo(done);
    }

    private void refused(String table, String words, Client who, Function<Client, Reply> deed) {
        var before = ada.heard(table, 0);
        assertThat(deed.apply(who).detail()).startsWith(words);
        assertThat(ada.heard(table, 0)).isEqualTo(before);
    }

    private String gathering() {
        var table = ada.make("game", "piles", "seats", List.of("me", "free", "free"));
        bob.at(table, "seats", "ready", false).expect(200);
        return table;
    }

    private String running(String game) {
        var table = ada.make("game", game, "seats", List.of("me", "free"));
        bob.at(table, "seats").expect(200);
        return table;
    }

    @Test
    void undoOfSomebodyElsesDecision() {
        var table = ada.make("game", "piles", "seats", List.of("me", "random"));
        try (var ear = ada.listen(table, "?after=0")) {
            ada.moveAny(table, 0).expect(200);
            ear.until("moved");
            ear.until("moved");
        }
        long ply = ada.table(table).number("back");
        refused(table, SEATLESS, ada, 200, who -> who.at(table, "undo", "ply", ply));
    }

    @Test
    void undoOfWhatTheOpponentIsAbout() {
        var table = running("carcassonne");
        for (int each = 0; !ada.table(table).is("undo"); each++) {
            // Not every tile that is laid leaves something to decide.
            boolean isAdas = ada.table(table).containsKey("legal");
            (isAdas ? ada : bob).moveAny(table, each).expect(200);
        }
        long ply = ada.table(table).number("back");
        Function<Client, Reply> deed = who -> who.at(table, "undo", "ply", ply);
        refused(table, "409 there is nothing to take back", bob, deed);
        refused(table, SEATLESS, ada, 200, deed);
    }

    @Test
    void aTableThatSomebodyElseMade() {
        var table = gathering();
        Function<Client, Reply> deed = who -> who.delete("/api/tables/" + table);
        refused(table, "403 only who made the table can do that", bob, deed);
        refused(table, "403 only who made the table can do that", ada, 204, deed);
    }

    @Test
    void beingReadyForOthers() {
        var table = gathering();
        refused(table, SEATLESS, bob, 204, who -> who.at(table, "ready", "ready", true));
    }

    @Test
    void aSeatOfSomebodyElse() {
        var table = gathering();
        Function<Client, Reply> adas = who -> who.delete("/api/tables/" + table + "/seats/0");
        refused(table, "403 seat 0 is not yours", bob, adas);
        Function<Client, Reply> bobs = who -> who.delete("/api/tables/" + table + "/seats/1");
        refused(table, "403 seat 1 is not yours", bob, 204, bobs);
    }

    @Test
    void drawsAreForThoseWhoPlay() {
        var table = running("mansuba");
        refused(table, SEATLESS, ada, 200, who -> who.at(table, "draw", "offer", true));
        refused(table, SEATLESS, bob, 200, who -> who.at(table, "draw", "offer", false));
        bob.at(table, "draw", "offer", true).expect(200);
        refused(table, SEATLESS, ada, 200, who -> who.at(table, "draw", "offer", true));
        assertThat(ada.table(table).object("result")).containsEntry("ending", "AGREED");
    }

    @Test
    void movesOutOfTurnAtOnesOwnTable() {
        var table = running("piles");
        var move = ada.table(table).texts("legal").getFirst();
        refused(table, "409 it is the turn of Ada", bob, who -> who.move(table, 0, move));
        refused(table, SEATLESS, ada, 200, who -> who.move(table, 0, move));
        var next = bob.table(table).texts("legal").getFirst();
        refused(table, "409 it is the turn of Bob", ada, who -> who.move(table, 1, next));
        // Somebody else's move once more is no move of one's own.
        refused(table, "409 your move answers ply 0", bob, who -> who.move(table, 0, move));
        assertThat(bob.move(table, 1, next).status()).isEqualTo(200);
    }
}
