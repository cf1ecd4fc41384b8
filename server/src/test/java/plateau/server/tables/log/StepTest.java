package plateau.server.tables.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.State;
import plateau.games.Games;
import plateau.server.tables.Listener;

/// Who is told of a move.
class StepTest {
    /// A position that is another's in everything but what is hidden: every move, from the public alone.
    private static State keptFromThePublic(State state) {
        return (State) Proxy.newProxyInstance(
                State.class.getClassLoader(),
                new Class<?>[] {State.class},
                (_, method, arguments) -> switch (method.getName()) {
                    case "isOpen" -> false;
                    case "hides" -> arguments[0].equals(State.NOBODY);
                    default -> method.invoke(state, arguments);
                });
    }

    @Test
    void whatIsKeptFromThePublicAloneIsToldToPlayers() {
        var state = Games.named("piles").fromJson(Map.of()).start(2);
        var moves = new Moves();
        state.legalMoves(moves);
        var chronicler = new Chronicler();
        chronicler.moving(keptFromThePublic(state), 0, moves.get(0), moves.size());
        var step = chronicler.take().getFirst();
        assertThat(step.isHidden(0)).isTrue();
        assertThat(step.told(0)).isEqualTo("?");
        assertThat(step.isHidden(1)).isFalse();
        assertThat(step.isHidden(2)).isFalse();
        assertThat(step.isHidden(Listener.Ear.ALL)).isFalse();
    }
}
