package plateau.hosting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.games.Games;
import plateau.games.carcassonne.Carcassonne;

class HistoryTest {
    private static final Carcassonne GAME =
            (Carcassonne) Games.named("carcassonne").defaults();

    private final History history = new History(GAME, 3, true);

    private void tell(String... notations) {
        List.of(notations).forEach(history::tell);
    }

    @Test
    void aTileAndItsFollowerAreOneMove() {
        tell("V", "-1,0 east", "road@5", "E");
        assertThat(history.since(1)).containsExactly(new CourseMove(false, 0, 21, -1, 0, 3, 5));
        assertThat(history.card()).isEqualTo(4);
    }

    @Test
    void aTileThatWasSetAsideIsNoMove() {
        tell("C", "V", "-1,0 east", "none", "C", "B");
        assertThat(history.since(1)).containsExactly(new CourseMove(false, 0, 21, -1, 0, 3, 0));
        assertThat(history.card()).isEqualTo(1);
    }

    @Test
    void whoIsExpelledHasAFailedMoveAndThenNone() {
        tell("V", "-1,0 east", "none", "E", "lost", "B", "0,1 north", "monastery@13");
        tell("V", "-2,0 east", "none", "skip", "U");
        assertThat(history.all())
                .containsExactly(
                        new CourseMove(false, 0, 3, 0, 0, 0, 0),
                        new CourseMove(false, 0, 21, -1, 0, 3, 0),
                        new CourseMove(true, 1, 4, 0, 0, 0, 0),
                        new CourseMove(false, 2, 1, 0, 1, 0, 13),
                        new CourseMove(false, 0, 21, -2, 0, 3, 0));
    }

    @Test
    void aPlayerIsToldFromItsOwnLastMoveOn() {
        tell("V", "-1,0 east", "none", "V", "-2,0 east", "none", "V", "-3,0 east", "none");
        assertThat(history.since(0)).extracting(CourseMove::player).containsExactly(0, 1, 2);
        tell("V", "-4,0 east", "none");
        assertThat(history.since(1)).extracting(CourseMove::player).containsExactly(1, 2, 0);
    }

    @Test
    void whoIsNotToldOfTheFirstTileCountsCellsFromIt() {
        var elsewhere = List.of("start-x=-7", "start-y=30");
        var game = (Carcassonne) Games.named("carcassonne").parse(elsewhere);
        var told = new History(game, 2, true);
        var untold = new History(game, 2, false);
        for (var each : List.of(told, untold)) {
            List.of("V", "-8,30 east", "road@5").forEach(each::tell);
        }
        assertThat(Dialect.HISTORY.previous(told, 1))
                .containsExactly(
                        new CourseMove(false, 0, 3, -30, -7, 0, 0), new CourseMove(false, 0, 21, -30, -8, 3, 5));
        assertThat(Dialect.STANDARD.previous(untold, 1)).containsExactly(new CourseMove(false, 0, 21, -1, 0, 3, 5));
        var answer = new CourseMove(false, 1, 0, 1, 2, 0, 0);
        assertThat(untold.ours(answer)).isEqualTo(answer.at(-6, 32));
        assertThat(told.ours(answer)).isEqualTo(answer);
    }

    @Test
    void theDialectHistoryCountsToTheSouthAndToTheEast() {
        tell("V", "-1,2 east", "road@5");
        assertThat(Dialect.HISTORY.previous(history, 1))
                .containsExactly(new CourseMove(false, 0, 3, 0, 0, 0, 0), new CourseMove(false, 0, 21, -2, -1, 3, 5));
        assertThat(Dialect.HISTORY.read(new CourseMove(false, 1, 0, 70, 71, 0, 0)))
                .isEqualTo(new CourseMove(false, 1, 0, -1, 2, 0, 0));
        assertThat(Dialect.STANDARD.previous(history, 1)).containsExactly(new CourseMove(false, 0, 21, -1, 2, 3, 5));
    }
}
