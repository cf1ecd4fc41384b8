package plateau.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.arena.series.SeededGames.PILES;
import static plateau.arena.series.SeededGames.RANDOM;
import static plateau.arena.series.SeededGames.cut;
import static plateau.arena.series.SeededGames.keeper;
import static plateau.arena.series.SeededGames.played;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;

class MatchTest {
    @ParameterizedTest
    @MethodSource("plateau.arena.series.SeededGames#games")
    void aMatchStoppedAtAnyPlyAndResumedEndsTheSame(Game game) {
        var plies = new Lot(3, 0);
        for (long seed = 1; seed <= 4; seed++) {
            int players = Math.max(2, game.minPlayers());
            var whole = played(game, players, seed);
            for (int i = 0; i < 6; i++) {
                int ply = plies.nextInt(whole.moves().size() + 1);
                var keeper = keeper(game, players);
                var referee = new Referee(game, Collections.nCopies(players, RANDOM));
                referee.playOn(seed, cut(whole, ply), keeper);
                assertThat(keeper.finish(seed, referee.result()).toJson())
                        .as("%s, seed %d, from ply %d", game.id(), seed, ply)
                        .isEqualTo(whole.toJson());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("plateau.arena.series.SeededGames#games")
    void whatIsTakenBackAndPlayedAgainComesOutTheSame(Game game) {
        int players = Math.max(2, game.minPlayers());
        var whole = played(game, players, 5);
        var keeper = keeper(game, players);
        var match = new Match(game, players);
        match.begin(5, keeper);
        var lot = new Lot(1, 0);
        while (!match.isOver()) {
            match.play(whole.moves().get(match.ply()));
            if (lot.nextInt(4) == 0) {
                int ply = match.undo();
                assertThat(match.ply()).isEqualTo(ply);
                assertThat(match.mover()).isNotNegative();
                match.play(whole.moves().get(ply));
            }
        }
        assertThat(keeper.finish(5, match.result())).isEqualTo(whole);
    }

    @Test
    void whatIsTakenBackIsGoneFromThePosition() {
        var match = new Match(PILES, 2);
        match.begin(1, Onlooker.NONE);
        var empty = match.state().view(State.NOBODY).picture().toString();
        match.play("1,1");
        match.play("1,2");
        assertThat(match.undo()).isEqualTo(1);
        assertThat(match.undo()).isZero();
        assertThat(match.state().view(State.NOBODY).picture()).hasToString(empty);
        assertThat(match.undo()).isEqualTo(-1);
        assertThat(match.mover()).isZero();
    }

    @Test
    void aMoveThatIsNotLegalIsRefusedInWordsAndChangesNothing() {
        var match = new Match(PILES, 2);
        match.begin(1, Onlooker.NONE);
        assertThatThrownBy(() -> match.play("4,4"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'4,4' is not legal here");
        assertThat(match.ply()).isZero();
        match.play("1,1");
        assertThat(match.mover()).isEqualTo(1);
    }

    @Test
    void nothingIsPlayedOnceTheGameIsOver() {
        var record = played(PILES, 2, 1);
        var match = Match.of(PILES, record, Onlooker.NONE);
        assertThat(match.isOver()).isTrue();
        assertThatThrownBy(() -> match.play("1,1")).hasMessageContaining("the game is over");
        var list = new ArrayList<>(record.moves());
        list.add("1,1");
        var longer = new GameRecord("piles", Map.of(), 2, list);
        assertThatThrownBy(() -> Match.of(PILES, longer, Onlooker.NONE))
                .hasMessageContaining("comes after the end of the game");
    }
}
