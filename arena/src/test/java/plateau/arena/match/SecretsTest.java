package plateau.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.core.Ending;
import plateau.core.Player;
import plateau.core.State;
import plateau.core.Turn;
import plateau.testkit.KuhnPoker;

/// What the referee keeps from the players of a game with hidden hands.
class SecretsTest {
    private static final int GAMES = 1000;

    /// The cards as they were dealt, the hands as a player was given them, and what it was told.
    private final List<Integer> dealt = new ArrayList<>();

    private final List<String> given = new ArrayList<>();
    private final List<Integer> told = new ArrayList<>();

    /// Looks at everything it is given, twice, and says anything.
    private int look(Turn turn) {
        if (turn.ply() < 4) {
            told.clear();
            IntStream.of(turn.since().toArray()).forEach(told::add);
            given.add(hands(turn.position()));
            assertThat(hands(turn.position())).isEqualTo(given.getLast());
        }
        return any(turn);
    }

    private static int any(Turn turn) {
        return turn.legal().get(turn.random().nextInt(turn.legal().size()));
    }

    /// `JQ`: the hands in a position, as who sees all sees them.
    private static String hands(State state) {
        var lines = state.view(State.ALL_SEEING).picture().toString().split("\n");
        return lines[0].replace("player 0: ", "") + lines[1].replace("player 1: ", "");
    }

    private void play(Referee referee, long seed) {
        dealt.clear();
        var listener = new Onlooker() {
            @Override
            public void moving(State before, int mover, int move, int choices) {
                if (mover == State.CHANCE) {
                    dealt.add(move);
                }
            }
        };
        assertThat(referee.play(seed, listener)).isEqualTo(Ending.FINISHED);
    }

    private Referee referee(int looking) {
        Player looker = this::look;
        return new Referee(
                new KuhnPoker(),
                IntStream.range(0, 2)
                        .mapToObj(player -> player == looking ? looker : (Player) SecretsTest::any)
                        .toList());
    }

    private String card(int player) {
        return List.of("J", "Q", "K").get(dealt.get(player));
    }

    @Test
    void aPlayerIsGivenItsOwnHandAndAnyForTheOther() {
        for (int player = 0; player < 2; player++) {
            var referee = referee(player);
            int right = 0;
            for (int seed = 0; seed < GAMES; seed++) {
                play(referee, seed);
                var hands = given.getLast();
                assertThat(hands.substring(player, player + 1)).isEqualTo(card(player));
                assertThat(hands.charAt(0)).as("cards are there once").isNotEqualTo(hands.charAt(1));
                right += hands.equals(card(0) + card(1)) ? 1 : 0;
            }
            // five standard deviations of a binomial count with p = 1/2
            assertThat(right).as("guesses that are right").isCloseTo(GAMES / 2, within(79));
        }
    }

    @Test
    void aPlayerIsToldItsOwnCardOnly() {
        for (int seed = 0; seed < 20; seed++) {
            play(referee(0), seed);
            assertThat(told).containsExactly(dealt.get(0), Turn.HIDDEN);
            play(referee(1), seed);
            assertThat(told.subList(0, 2)).containsExactly(Turn.HIDDEN, dealt.get(1));
            assertThat(told).as("and what the other said").hasSize(3).last().isNotEqualTo(Turn.HIDDEN);
        }
    }

    @Test
    void theHandsOnTheTableStayAsTheyWereDealt() {
        var referee = referee(0);
        for (int seed = 0; seed < 20; seed++) {
            play(referee, seed);
            assertThat(hands(referee.state())).isEqualTo(card(0) + card(1));
        }
    }
}
