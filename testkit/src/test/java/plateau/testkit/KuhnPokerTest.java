package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.records.Replay;

/// The poker that stands for hidden hands in the tests of other modules keeps the contract, and pays as
/// it should.
class KuhnPokerTest extends GameContract {
    @Override
    protected List<Game> games() {
        return List.of(new KuhnPoker());
    }

    @Override
    protected int seeds() {
        return 20;
    }

    private static State after(String moves) {
        var words = List.of(moves.split(" / "));
        var replay = new Replay(new KuhnPoker(), 2, words);
        replay.advanceTo(words.size());
        return replay.state();
    }

    @ParameterizedTest
    @CsvSource({
        "deal K / deal J / check / check, 1",
        "deal J / deal Q / check / check, -1",
        "deal K / deal Q / bet / call, 2",
        "deal J / deal Q / check / bet / call, -2",
        "deal J / deal K / bet / fold, 1",
        "deal Q / deal J / check / bet / fold, -1"
    })
    void chipsGoToTheHigherCardOrToWhoDidNotFold(String moves, int chips) {
        var end = after(moves);
        assertThat(end.isOver()).isTrue();
        assertThat(Result.finished(end).scores()).containsExactly(chips, -chips);
        assertThat(Result.finished(end).payoffs()).containsExactly((2 + chips) / 4.0, (2 - chips) / 4.0);
    }

    @Test
    void aHandIsSeenByItsPlayerAndAfterAShowdownByAll() {
        assertThat(seen("deal J / deal K / bet", 0)).startsWith("player 0: J\nplayer 1: ?\n");
        assertThat(seen("deal J / deal K / bet", State.NOBODY)).isEqualTo("player 0: ?\nplayer 1: ?\nsaid: bet\n");
        assertThat(seen("deal J / deal K / bet", State.ALL_SEEING)).startsWith("player 0: J\nplayer 1: K\n");
        assertThat(seen("deal J / deal K / bet / call", State.NOBODY)).startsWith("player 0: J\nplayer 1: K\n");
        assertThat(seen("deal J / deal K / bet / fold", 1)).startsWith("player 0: ?\nplayer 1: K\n");
    }

    private static String seen(String moves, int viewer) {
        return after(moves).view(viewer).picture().toString();
    }
}
