package plateau.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.arena.series.SeededGames.PILES;
import static plateau.arena.series.SeededGames.RANDOM;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.arena.series.Scoresheet;
import plateau.arena.series.SeededGames;
import plateau.arena.statistics.Statistics;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.BadInput;
import plateau.games.Games;

/// Players agree on a draw.
class AgreementTest {
    private static final Game MANSUBA = Games.named("mansuba").parse(List.of());

    private final RecordKeeper keeper = new RecordKeeper("mansuba", Map.of(), Collections.nCopies(3, "human"));

    /// A game of three after a few moves.
    private Match begun() {
        var match = new Match(MANSUBA, 3);
        match.begin(8, keeper);
        for (int i = 0; i < 5; i++) {
            match.play(RANDOM.choose(match.turn(match.mover())));
        }
        return match;
    }

    private GameRecord agreed() {
        var match = begun();
        match.agree();
        return keeper.finish(8, match.result());
    }

    @Test
    void theGameIsOverAndTheWinIsSharedAlike() {
        var match = begun();
        int ply = match.ply();
        match.agree();
        assertThat(match.isOver()).isTrue();
        assertThat(match.ending()).isEqualTo(Ending.AGREED);
        assertThat(match.result().payoffs()).containsExactly(1.0 / 3, 1.0 / 3, 1.0 / 3);
        assertThat(match.result().reason()).isEqualTo("the players agreed on a draw");
        assertThat(match.undo()).as("what was agreed on stands").isEqualTo(-1);
        assertThat(match.ply()).isEqualTo(ply);
        refused(() -> match.play(0), "the game is over: '0' comes too late");
        refused(() -> match.expel(0, Ending.RESIGNED, "", true), "the game is over: nobody can leave seat 0 any more");
        match.begin(9, Onlooker.NONE);
        assertThat(match.ending()).as("the next game").isEqualTo(Ending.ABANDONED);
    }

    @Test
    void whoLeftHasNoShare() {
        var match = begun();
        match.expel(1, Ending.RESIGNED, "", true);
        match.agree();
        assertThat(match.result().payoffs()).containsExactly(0.5, 0.0, 0.5);
        var record = keeper.finish(8, match.result());
        assertThat(Verification.verify(MANSUBA, record).toString()).contains("so does the result");
    }

    @Test
    void itIsRefusedWhereItCannotBe() {
        var early = new Match(MANSUBA, 2);
        refused(early::agree, "the game has not begun: there is nothing to agree on");
        var match = begun();
        match.agree();
        refused(match::agree, "the game is over: it is too late to agree on a draw");
        var piles = new Match(PILES, 2);
        piles.begin(1, Onlooker.NONE);
        refused(piles::agree, "piles knows no draws: nobody can agree on one");
        refused(
                () -> piles.expel(0, Ending.AGREED, "", true),
                "nobody leaves a game as AGREED; possible: " + Ending.DEPARTURES);
        assertThat(piles.isOver()).isFalse();
    }

    @Test
    void aRecordOfItHoldsAndStaysOver() {
        var record = GameRecord.parse(agreed().toJson());
        assertThat(record.toJson()).contains("\"ending\":\"AGREED\"");
        assertThat(Verification.verify(MANSUBA, record).toString()).endsWith("so does the result");
        var match = new Match(MANSUBA, 3);
        match.resume(8, record, Onlooker.NONE);
        assertThat(match.ending()).isEqualTo(Ending.AGREED);
        assertThat(match.isOver()).isTrue();
        var replay = new Replay(MANSUBA, record);
        assertThat(replay.isAgreed()).isFalse();
        replay.advanceTo(record.moves().size());
        assertThat(replay.isAgreed()).isTrue();
    }

    @Test
    void aForgedOneIsRefused() {
        var record = agreed();
        var scores = record.result().orElseThrow().scores();
        for (var shares : List.of(List.of(1.0, 0.0, 0.0), List.<Double>of())) {
            var forged = record.withResult(new Result(scores, shares, Ending.AGREED, ""));
            assertThatThrownBy(() -> Verification.verify(MANSUBA, forged))
                    .isInstanceOf(BadInput.class)
                    .hasMessageStartingWith("the payoffs are [0.33");
        }
        var piles = new GameRecord("piles", Map.of(), 2, List.of());
        var drawn = new Result(List.of(0, 0), List.of(0.5, 0.5), Ending.AGREED, "");
        refused(
                () -> Verification.verify(PILES, piles.withResult(drawn)),
                "piles knows no draws: nobody can agree on one");
        var whole = SeededGames.played(PILES, 2, 1);
        var result = whole.result().orElseThrow();
        var claimed = new Result(result.scores(), result.payoffs(), Ending.AGREED, "");
        refused(() -> Verification.verify(PILES, whole.withResult(claimed)), "the ending is FINISHED, not AGREED");
    }

    @Test
    void statisticsCountADraw() {
        var match = new Match(MANSUBA, 3);
        var sheet = new Scoresheet(match, 0, false);
        sheet.begin();
        match.begin(8, sheet.onlooker());
        match.agree();
        var statistics = new Statistics();
        statistics.add(sheet);
        assertThat(statistics.draws()).isEqualTo(1);
        assertThat(statistics.endings()).containsEntry(Ending.AGREED, 1L);
    }

    private static void refused(Runnable action, String message) {
        assertThatThrownBy(action::run).isInstanceOf(BadInput.class).hasMessage(message);
    }
}
