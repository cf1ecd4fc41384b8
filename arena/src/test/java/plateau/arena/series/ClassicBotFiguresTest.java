package plateau.arena.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.match.Onlooker;
import plateau.arena.match.Referee;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.State;
import plateau.games.Games;
import plateau.games.munificence.MunificenceMove;

/// Section 8 of the rules of Munificence, by its preset `report`. Over 20 000 games: 8.85 turns, 62 % reach the points,
/// 50.8
/// actions to choose from and 73 at most.
class ClassicBotFiguresTest {
    private static final int GAMES = 4000;
    private static final Game GAME = Games.named("munificence").parse("report", List.of());

    private long actions;
    private long choices;
    private int mostChoices;

    @ParameterizedTest
    @ValueSource(strings = {"classic", "classic:pay=eff"})
    void twoOfThemComeToTheFiguresOfTheRules(String bot) {
        long turns = 0;
        long reached = 0;
        for (int game = 0; game < GAMES; game++) {
            var end = play(bot, game);
            turns += end.figure(GAME.figures().indexOf("turns"));
            reached += end.figure(GAME.figures().indexOf("reached"));
        }
        assertThat((double) turns / GAMES).as("turns").isCloseTo(8.8, within(0.2));
        assertThat((double) reached / GAMES).as("reached").isCloseTo(0.60, within(0.05));
        assertThat((double) choices / actions).as("actions").isCloseTo(52, within(2.0));
        assertThat(mostChoices).as("most actions").isEqualTo(73);
    }

    private State play(String bot, int seed) {
        var classic = Bots.parse(bot, GAME);
        var referee = new Referee(GAME, List.of(classic.player(), classic.player()));
        var counting = new Onlooker() {
            @Override
            public void moving(State before, int mover, int move, int choices) {
                if (mover != State.CHANCE) {
                    var legal = new Moves();
                    before.legalMoves(legal);
                    count(legal);
                }
            }
        };
        referee.play(seed, counting);
        return referee.state();
    }

    private void count(Moves legal) {
        if (MunificenceMove.sort(legal.get(legal.size() - 1)) == MunificenceMove.PASS) {
            actions++;
            choices += legal.size();
            mostChoices = Math.max(mostChoices, legal.size());
        }
    }
}
