package plateau.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import plateau.arena.match.Match;
import plateau.arena.match.Onlooker;
import plateau.arena.outside.Limits;
import plateau.core.Seating;
import plateau.games.Games;
import plateau.server.tables.Thinkers;

class DenTest {
    private static final String STARTER =
            "cmd:python3 ../terminal/src/main/resources/plateau/terminal/outside/python/bot.py";

    @Test
    void aBotThatIsBrokenOffAfterItsAnswerGivesItsPlaceBack() throws Exception {
        var game = Games.named("piles").defaults();
        var match = new Match(game, 2);
        match.begin(1, Onlooker.NONE);
        var turn = match.turn(0);
        var chair = new Thinkers.Chair("t", new Seating(game, 0, List.of("fox", "fox")), "fox", "ada");
        try (var den = new Den(new OutsideBot("fox", STARTER, Set.of(), 1, 0), Limits.USUAL)) {
            for (int i = 0; i < 3; i++) {
                var answer = new CompletableFuture<Thinkers.Answer>();
                var thought = den.think(chair, turn, answer::complete);
                assertThat(answer.get(20, TimeUnit.SECONDS)).isInstanceOf(Thinkers.Chosen.class);
                thought.cancel();
            }
        }
    }
}
