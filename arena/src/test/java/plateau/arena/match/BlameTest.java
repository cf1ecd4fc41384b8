package plateau.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.series.Simulation;
import plateau.bots.Bots;
import plateau.bots.RandomBot;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.GameFault;
import plateau.core.Moves;
import plateau.core.Player;
import plateau.core.Selection;
import plateau.games.Games;

/// Who is to blame when a game goes wrong: a player, or the game itself.
class BlameTest {
    private static final Game PILES = Games.named("piles").parse(List.of("size=3"));
    private static final Player RANDOM = new RandomBot().player();

    @Test
    void aPlayerCannotMakeAMoveLegal() {
        Player forger = turn -> {
            turn.legal().add(-7);
            return -7;
        };
        assertThat(end(forger, RANDOM)).isEqualTo(Ending.ILLEGAL_MOVE);
    }

    @Test
    void aPlayerCannotTakeMovesAwayFromAnother() {
        var kept = new Moves[1];
        Player thief = turn -> {
            kept[0] = turn.legal();
            int move = kept[0].get(0);
            kept[0].clear();
            return move;
        };
        Player victim = turn -> {
            kept[0].clear();
            assertThat(turn.legal().size()).isEqualTo(9);
            return turn.legal().get(8);
        };
        assertThat(end(thief, victim)).isEqualTo(Ending.FINISHED);
    }

    @Test
    void theMovesAreOfferedAnewOnEveryTurn() {
        Player messy = turn -> {
            assertThat(turn.legal().size()).isEqualTo(9);
            assertThat(turn.legal()).isSameAs(turn.legal());
            int move = turn.legal().get(turn.random().nextInt(9));
            turn.legal().clear();
            assertThat(turn.legal().isEmpty()).as("its own for this turn").isTrue();
            return move;
        };
        assertThat(end(messy, messy)).isEqualTo(Ending.FINISHED);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                StackOverflowError.class,
                OutOfMemoryError.class,
                AssertionError.class,
                NoClassDefFoundError.class,
                java.io.IOException.class
            })
    void whateverABotThrowsIsItsOwnCrash(Class<? extends Throwable> type) throws Exception {
        var thrown = type.getConstructor().newInstance();
        Supplier<Player> failing = () -> turn -> {
            throw BlameTest.<RuntimeException>unchecked(thrown);
        };
        var guests = new Guests(PILES, Map.of("failing", failing));
        var pairing = guests.pairing("random", "failing");
        var statistics = new Simulation(guests, pairing, 1, 10, 2).run().statistics();
        assertThat(statistics.endings()).isEqualTo(Map.of(Ending.CRASH, 10L));
        assertThat(statistics.faults(1)).isEqualTo(Map.of(Ending.CRASH, 10L));
    }

    /// As languages without checked exceptions throw them.
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Test
    void aBotThatNeverReturnsFromItselfCrashes() {
        assertThat(end(BlameTest::askItself, RANDOM)).isEqualTo(Ending.CRASH);
    }

    private static int askItself(plateau.core.Turn turn) {
        return turn.ply() < 0 ? 0 : 1 + askItself(turn);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
                    PLAY_THROWS,        play(5) threw java.lang.IllegalStateException: broken rules
                    LEGAL_MOVES_THROWS, legalMoves() threw java.lang.IllegalStateException: broken rules
                    DRAW_MOVE_THROWS,   drawMove() threw java.lang.IllegalStateException: broken rules
                    REDEAL_THROWS,      redeal(1) threw java.lang.IllegalStateException: broken rules
                    RECURSION,          play(5) threw java.lang.StackOverflowError
                    NO_MOVE,            player 1 has no move
                    A_MOVE_TWICE,       legalMoves() lists move 5 more than once
                    NO_SUCH_PLAYER,     mover() gave 2
                    SAME_NOTATIONS,     a move is written 'move' and another 'move'
                    NO_NOTATION,        notation(5) gave null
                    WRONG_PLAYERS,      start(2) gave a position whose players() is 3
                    NO_START,           start(2) gave null
                    PAYOFFS_TOO_HIGH,   'the payoffs add up to 1.5, not to 1'
                    PAYOFF_ABOVE_ONE,   'payoff(0) gave 1.5, not a share from 0 to 1'
                    PAYOFF_NO_NUMBER,   'payoff(0) gave NaN, not a share from 0 to 1'
                    PAYOFF_THROWS,      payoff(0) threw java.lang.IllegalStateException: broken rules
                    SCORE_THROWS,       score(0) threw java.lang.IllegalStateException: broken rules
                    NO_CAUSE,           cause() gave null
                    """)
    void aGameThatBreaksItsPromisesIsNamed(BrokenGame.Fault fault, String what) {
        Supplier<Player> reader = () -> turn -> {
            Selection.of(turn.position(), turn.legal());
            return turn.legal().get(0);
        };
        var guests = new Guests(new BrokenGame(fault), Map.of("reader", reader));
        var pairing = guests.pairing("reader", "reader");
        assertThatThrownBy(() -> new Simulation(guests, pairing, 1, 9, 2).run())
                .isInstanceOf(GameFault.class)
                .hasMessageStartingWith("the game broken (plateau.arena.match.BrokenGame) is at fault: ")
                .hasMessageContaining(what);
    }

    @Test
    void aGameThatFailsWhileAPlayerThinksIsNamedWithThePlace() {
        var game = new BrokenGame(BrokenGame.Fault.PLAY_THROWS);
        Player thinker = turn -> {
            turn.position().play(turn.legal().get(0));
            return turn.legal().get(0);
        };
        Player wrapper = turn -> {
            try {
                return thinker.choose(turn);
            } catch (IllegalStateException thrown) {
                throw new UnsupportedOperationException("no idea", thrown);
            }
        };
        for (var player : List.of(thinker, wrapper)) {
            var referee = new Referee(game, List.of(RANDOM, player));
            assertThatThrownBy(() -> referee.play(1, Onlooker.NONE))
                    .isInstanceOf(GameFault.class)
                    .hasMessageStartingWith("the game broken (plateau.arena.match.BrokenGame) is at")
                    .hasMessageContaining("it threw java.lang.IllegalStateException: broken rules")
                    .hasMessageContaining(" at plateau.arena.match.BrokenGame$BrokenState.failIf(Broken");
        }
    }

    @Test
    void aGameThatFailsWhileABotOfOursSearchesIsNamed() {
        var game = new BrokenGame(BrokenGame.Fault.PLAY_THROWS);
        var bot = Bots.parse("mcts:steps=10", game).player();
        assertThatThrownBy(() -> new Referee(game, List.of(bot, bot)).play(1, Onlooker.NONE))
                .isInstanceOf(GameFault.class)
                .hasMessageContaining("is at fault: it threw java.lang.IllegalStateException");
    }

    @Test
    void whereABotCrashedIsTold() {
        Player failing = turn -> {
            throw new IllegalStateException("boom");
        };
        Player helpless = turn -> List.of(1, 2).get(turn.legal().size());
        assertThat(reason(failing))
                .startsWith("java.lang.IllegalStateException: boom at plateau.arena.match.BlameTest.")
                .contains("(BlameTest.java:");
        assertThat(reason(helpless)).contains(" at plateau.arena.match.BlameTest.", "(BlameTest.java:");
    }

    private static String reason(Player player) {
        var referee = new Referee(PILES, List.of(RANDOM, player));
        referee.play(1, Onlooker.NONE);
        return referee.result().reason();
    }

    private static Ending end(Player first, Player second) {
        return new Referee(PILES, List.of(first, second)).play(1, Onlooker.NONE);
    }
}
