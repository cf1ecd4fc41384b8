package plateau.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.arena.series.SeededGames.CARCASSONNE;
import static plateau.arena.series.SeededGames.PILES;
import static plateau.arena.series.SeededGames.cut;
import static plateau.arena.series.SeededGames.played;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.records.Commitment;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.BadInput;

/// Records that hold, and such as were tampered with.
class VerificationTest {
    @ParameterizedTest
    @MethodSource("plateau.arena.series.SeededGames#games")
    void aDrawThatWasChangedIsFound(Game game) {
        int players = Math.max(2, game.minPlayers());
        var record = played(game, players, 9);
        var replay = new Replay(game, record);
        var legal = new Moves();
        int changed = 0;
        while (replay.hasNext()) {
            legal.clear();
            replay.state().legalMoves(legal);
            if (replay.state().mover() == State.CHANCE && legal.size() > 1) {
                var other = other(replay.state(), legal, replay.nextNotation());
                var moves = new ArrayList<>(record.moves().subList(0, replay.ply() + 1));
                moves.set(replay.ply(), other);
                var forged = new GameRecord(record.game(), record.options(), players, moves).withSeed(9);
                int ply = replay.ply();
                assertThatThrownBy(() -> Verification.verify(game, forged))
                        .hasMessageContaining("ply " + ply + ": the seed draws '");
                if (++changed == 20) {
                    return;
                }
            }
            replay.next();
        }
    }

    private static String other(State state, Moves legal, String notation) {
        var first = state.notation(legal.get(0));
        return first.equals(notation) ? state.notation(legal.get(1)) : first;
    }

    @Test
    void theDrawsOfAnOldRecordAreNotChecked() {
        var record = played(CARCASSONNE, 2, 3);
        var old = GameRecord.parse(
                record.toJson().replace("\"version\":2", "\"version\":1").replace("\"seed\":3", "\"seed\":4"));
        Verification.verify(CARCASSONNE, old);
        assertThatThrownBy(() -> Verification.verify(CARCASSONNE, record.withSeed(4)))
                .hasMessageContaining("the seed draws");
    }

    @Test
    void whatWasDrawnInAnotherGameIsNotChecked() {
        var before = played(CARCASSONNE, 2, 4).moves().subList(0, 30);
        var match = new Match(CARCASSONNE, 2);
        var opening = new GameRecord("carcassonne", Map.of(), 2, before);
        var keeper = new RecordKeeper("carcassonne", Map.of(), List.of("a", "b"), Clock.NONE);
        match.resume(3, opening, keeper);
        for (int i = 0; i < 10; i++) {
            match.play(match.legal().get(0));
        }
        var record = keeper.soFar(3);
        assertThatThrownBy(() -> Verification.verify(CARCASSONNE, record)).hasMessageContaining("the seed draws");
        Verification.verify(CARCASSONNE, record.withFrom(30));
        assertThatThrownBy(() ->
                        Verification.verify(CARCASSONNE, record.withFrom(30).withSeed(5)))
                .hasMessageContaining("the seed draws");
    }

    @Test
    void thatDrawsAreNotCheckedIsSaid() {
        var record = played(CARCASSONNE, 2, 3);
        var words = "; draws not checked";
        assertThat(Verification.verify(CARCASSONNE, record).toString()).doesNotContain(words);
        var old = GameRecord.parse(record.toJson().replace("\"version\":2", "\"version\":1"));
        assertThat(Verification.verify(CARCASSONNE, old).toString()).endsWith(words);
        var seedless = GameRecord.parse(record.toJson().replace("\"seed\":3,", ""));
        assertThat(Verification.verify(CARCASSONNE, seedless).toString()).endsWith(words);
        var drawless = GameRecord.parse(played(PILES, 2, 3).toJson().replace("\"seed\":3,", ""));
        assertThat(Verification.verify(PILES, drawless).toString()).doesNotContain("draws");
    }

    @Test
    void aPromisedSeedIsTheOneOfTheRecord() {
        var salt = "00112233445566778899aabbccddeeff";
        var record = played(CARCASSONNE, 2, 3).withCommitment(Commitment.of(3, salt));
        assertThat(Verification.verify(CARCASSONNE, GameRecord.parse(record.toJson()))
                        .toString())
                .endsWith(", and the seed is the one that was promised");
        var other = record.withCommitment(Commitment.of(4, salt));
        assertThatThrownBy(() -> Verification.verify(CARCASSONNE, other))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("the seed is not the one that was promised: the SHA-256 of '3:" + salt);
        var seedless = GameRecord.parse(record.toJson().replace("\"seed\":3,", ""));
        assertThatThrownBy(() -> Verification.verify(CARCASSONNE, seedless))
                .isInstanceOf(BadInput.class)
                .hasMessage("a seed was promised (\"commitment\"), but there is none");
    }

    @Test
    void theSharesOfAWinAreNotLeftOut() {
        var line = played(PILES, 2, 1).toJson();
        var shares = "\"payoffs\":\\[[^]]*\\],";
        for (var damage : List.of("", "\"payoffs\":[],")) {
            var forged = GameRecord.parse(line.replaceFirst(shares, damage));
            assertThatThrownBy(() -> Verification.verify(PILES, forged))
                    .isInstanceOf(BadInput.class)
                    .hasMessageMatching("the payoffs are \\[.+\\], not \\[\\]");
        }
    }

    @Test
    void whoeverPlayedAloneAndLeftHasWonNothing() {
        var alone = new GameRecord("piles", Map.of(), 1, List.of())
                .withDepartures(List.of(new Departure(0, 0, Ending.ABANDONED, "left")));
        var result = new Result(List.of(0), List.of(1.0), Ending.ABANDONED, "left");
        assertThatThrownBy(() -> Verification.verify(PILES, alone.withResult(result)))
                .isInstanceOf(BadInput.class)
                .hasMessage("the payoffs are [], not [1.0]");
    }

    @Test
    void whatEndedAGameThatIsNotOverHasLeftADeparture() {
        var part = cut(played(PILES, 4, 1), 5);
        var scores = Match.of(PILES, part, Onlooker.NONE).result().scores();
        for (var ending : Ending.DEPARTURES) {
            var ended = part.withResult(new Result(scores, List.of(), ending, "out of ideas"));
            var old = GameRecord.parse(ended.toJson().replace("\"version\":2", "\"version\":1"));
            Verification.verify(PILES, old);
            if (ending == Ending.ABANDONED) {
                Verification.verify(PILES, ended);
            } else {
                assertThatThrownBy(() -> Verification.verify(PILES, ended))
                        .isInstanceOf(BadInput.class)
                        .hasMessage(
                                "the ending is %s, but no departure ended the game;"
                                        + " one that just stops is ABANDONED",
                                ending);
            }
        }
    }

    @Test
    void aWinThatNobodyHasWonIsRefused() {
        var part = cut(played(PILES, 4, 1), 2);
        var scores = Match.of(PILES, part, Onlooker.NONE).result().scores();
        var won = new Result(scores, List.of(1.0, 0.0, 0.0, 0.0), Ending.ABANDONED, "");
        assertThatThrownBy(() -> Verification.verify(PILES, part.withResult(won)))
                .hasMessage("nobody has won: the game is not over, and nobody left");
        var left = part.withDepartures(
                List.of(new Departure(2, 2, Ending.CRASH, ""), new Departure(3, 2, Ending.CRASH, "")));
        assertThatThrownBy(() -> Verification.verify(PILES, left.withResult(won)))
                .hasMessage("nobody has won: the game is not over, and 2 of 4 players are still there");
    }
}
