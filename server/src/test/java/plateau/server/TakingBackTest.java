package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.server.live.Answer;
import plateau.server.live.Client;

/// Who plays with bots alone may think better of it, turn by turn.
class TakingBackTest {
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

    /// Waits until Ada is to move; gives the table.
    private Answer turn(String table) {
        try (var ear = ada.listen(table, "?after=0")) {
            while (!ada.table(table).containsKey("legal")) {
                ear.until("moved");
            }
        }
        return ada.table(table);
    }

    /// Makes some decision.
    private void decide(String table) {
        var now = turn(table);
        ada.move(table, now.number("ply"), now.texts("legal").getFirst()).expect(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tilings", "piles", "carcassonne", "munificence", "mansuba"})
    void theLastDecisionAndWhatBotsAnsweredAreTakenBackEvenAfterARestart(String game) {
        var table = ada.make("game", game, "seats", List.of("me", "random"));
        var first = turn(table);
        assertThat(first.is("undo")).isFalse();
        decide(table);
        var later = turn(table);
        assertThat(later.is("undo")).isTrue();
        assertThat(later.number("back")).isEqualTo(first.number("ply"));
        ada.at(table, "undo", "ply", later.number("back")).expect(200);
        var again = ada.table(table);
        assertThat(again.number("ply")).isEqualTo(first.number("ply"));
        assertThat(again.texts("legal")).isEqualTo(first.texts("legal"));
        assertThat(again.get("state")).isEqualTo(first.get("state"));
        site.restart();
        ada = ada.at(site.port());
        assertThat(ada.table(table).get("state")).isEqualTo(first.get("state"));
        decide(table);
        turn(table);
    }

    @Test
    void itDoesNotCountThen() {
        var table = ada.make("game", "piles", "seats", List.of("me", "random"));
        decide(table);
        var later = turn(table);
        assertThat(later.is("rated")).isTrue();
        ada.at(table, "undo", "ply", later.number("back")).expect(200);
        assertThat(ada.table(table).is("rated")).isFalse();
    }

    @Test
    void notWithOthersAndNotAgainstAClock() {
        var timed = ada.make("game", "piles", "seats", List.of("me", "random"), "clock", "5m+3s");
        decide(timed);
        var now = turn(timed);
        assertThat(now.is("undo")).isFalse();
        assertThat(ada.at(timed, "undo", "ply", 0).status()).isEqualTo(409);
        var bob = site.client("Bob");
        var shared = ada.make("game", "piles", "seats", List.of("me", "free", "random"));
        bob.at(shared, "seats").expect(200);
        decide(shared);
        assertThat(ada.at(shared, "undo", "ply", 0).status()).isEqualTo(409);
    }
}
