package plateau.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.bots.search.Analysis;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.records.Replay;
import plateau.testkit.KuhnPoker;

/// Bots that hold a card of [KuhnPoker] and do not know the other one.
class SecretsTest {
    private static final List<String> CARDS = List.of("J", "Q", "K");

    /// The first player has checked and the second has bet.
    private static State facingABet(String own, String other) {
        var moves = List.of("deal " + own, "deal " + other, "check", "bet");
        var replay = new Replay(new KuhnPoker(), 2, moves);
        replay.advanceTo(moves.size());
        return replay.state();
    }

    private static Analysis analysis(State position) {
        var bot = Bots.parse("mcts:steps=2000", new KuhnPoker());
        return bot.analyst().orElseThrow().analyse(position, 5, _ -> true);
    }

    private static Analysis.Candidate candidate(Analysis analysis, String move) {
        return analysis.candidates().stream()
                .filter(each -> each.move().equals(move))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void anAnalysisIsTheSameWhateverTheOtherHolds() {
        assertThat(analysis(facingABet("Q", "J"))).isEqualTo(analysis(facingABet("Q", "K")));
        assertThat(analysis(facingABet("J", "Q"))).isEqualTo(analysis(facingABet("J", "K")));
    }

    @Test
    void nothingIsCertainAgainstAnUnknownCard() {
        for (var other : List.of("J", "K")) {
            var found = analysis(facingABet("Q", other));
            assertThat(found.candidates()).hasSize(2).noneMatch(Analysis.Candidate::certain);
            assertThat(candidate(found, "call").payoff())
                    .as("all or nothing, as likely as not")
                    .isCloseTo(0.5, within(0.05));
            assertThat(candidate(found, "fold").payoff())
                    .as("one chip of two is lost")
                    .isCloseTo(0.25, within(1e-9));
        }
    }

    @ParameterizedTest
    @CsvSource({"K, call", "J, fold"})
    void theBestAndTheWorstCardAreKnownForWhatTheyAre(String own, String expected) {
        for (var other : CARDS) {
            if (!other.equals(own)) {
                var seat = new Seat(facingABet(own, other), new Lot(7, 1));
                assertThat(seat.choice(
                                Bots.parse("mcts:steps=500", new KuhnPoker()).player()))
                        .isEqualTo(expected);
            }
        }
    }
}
