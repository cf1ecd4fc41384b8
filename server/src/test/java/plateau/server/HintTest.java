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
import plateau.games.Games;
import plateau.server.live.Client;
import plateau.words.Language;
import plateau.words.Vocabulary;

/// Who gets a hint, and what it says.
class HintTest {
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

    private static String hint(String table) {
        return "/api/tables/" + table + "/hint";
    }

    @ParameterizedTest
    @ValueSource(strings = {"tilings", "piles", "carcassonne", "munificence", "mansuba"})
    void aHintIsALegalMoveWithWhatItPromises(String game) {
        var table = ada.make("game", game, "seats", List.of("me", "me"));
        var hint = ada.get(hint(table)).expect(200).json();
        assertThat(ada.table(table).texts("legal")).contains(hint.text("move"));
        assertThat(String.join(" ", hint.texts("words"))).isEqualTo(hint.text("move"));
        assertThat(hint.text("sentence"))
                .startsWith("Best here: " + said(game, hint.text("move")))
                .doesNotContain("Enter");
        var french = ada.inFrench().get(hint(table)).expect(200).json();
        assertThat(french.text("sentence")).startsWith("Le mieux ici : ");
        ada.move(table, hint.number("ply"), hint.text("move")).expect(200);
    }

    private static String said(String game, String move) {
        return Vocabulary.of(Language.ENGLISH).move(Games.named(game).defaults(), move);
    }

    @Test
    void aGameInWhichAHintWasGivenDoesNotCountEvenAfterARestart() {
        var alone = ada.make("game", "piles", "seats", List.of("me", "random"));
        var helped = ada.make("game", "piles", "seats", List.of("me", "random"));
        assertThat(ada.table(helped).is("rated")).isTrue();
        turn(helped);
        ada.get(hint(helped)).expect(200);
        assertThat(ada.table(helped).is("rated")).isFalse();
        site.restart();
        ada = ada.at(site.port());
        assertThat(ada.table(helped).is("rated")).isFalse();
        playTwice(helped);
        ada.at(helped, "resign").expect(200);
        assertThat(ada.get("/api/ratings?game=piles").list()).isEmpty();
        playTwice(alone);
        ada.at(alone, "resign").expect(200);
        assertThat(ada.get("/api/ratings?game=piles").list()).hasSize(2);
    }

    /// A game in which somebody has decided less often counts for nothing anyway.
    private void playTwice(String table) {
        for (int each = 0; each < 2; each++) {
            turn(table);
            ada.moveAny(table, each).expect(200);
            turn(table);
        }
    }

    /// Waits until Ada is to move.
    private void turn(String table) {
        try (var ear = ada.listen(table, "?after=0")) {
            while (!ada.table(table).containsKey("legal")) {
                ear.until("moved");
            }
        }
    }

    @Test
    void onlyWhoIsToMoveGetsAHintAndNobodyInAGameThatCounts() {
        var bob = site.client("Bob");
        var table = ada.make("game", "piles", "seats", List.of("me", "free"), "rated", false);
        assertThat(ada.get(hint(table)).detail()).isEqualTo("409 the game has not begun");
        bob.at(table, "seats").expect(200);
        assertThat(bob.get(hint(table)).detail()).isEqualTo("403 only who is to move gets a hint");
        assertThat(ada.get(hint(table)).status()).isEqualTo(200);
        assertThat(ada.get(hint(table) + "?seat=1").status()).isEqualTo(403);
        assertThat(site.nobody().get(hint(table)).status()).isEqualTo(401);
        var rated = ada.make("game", "piles", "seats", List.of("me", "free"), "rated", true);
        bob.at(rated, "seats").expect(200);
        assertThat(ada.get(hint(rated)).detail()).isEqualTo("409 this game counts for ratings: there are no hints");
        assertThat(ada.inFrench().get(hint(rated)).detail())
                .isEqualTo("409 cette partie compte pour le classement : il n'y a pas de conseils");
    }
}
