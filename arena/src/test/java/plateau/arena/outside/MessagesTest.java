package plateau.arena.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import plateau.arena.match.Onlooker;
import plateau.arena.match.Referee;
import plateau.arena.outside.Greeting.Want;
import plateau.core.Clock;
import plateau.core.Player;
import plateau.core.text.Json;
import plateau.games.Games;

class MessagesTest {
    @Test
    void aTurnTellsWhoHasLeftSinceTheLast() {
        var told = turns(EnumSet.of(Want.MOVES));
        assertThat(told.get(0)).doesNotContain("departures");
        assertThat(told.get(2)).contains("\"departures\":[{\"seat\":1,\"ply\":4}]");
        assertThat(Json.readObject(told.get(2)).get("moves")).asString().contains("lost");
        assertThat(told.subList(3, told.size())).noneMatch(line -> line.contains("departures"));
    }

    @Test
    void whoWantsNoMovesIsNotToldWhoHasLeft() {
        assertThat(turns(Set.of())).noneMatch(line -> line.contains("departures"));
    }

    /// What the first of three players is told, of whom the second leaves when it is first asked.
    private static List<String> turns(Set<Want> wants) {
        var told = new ArrayList<String>();
        Player listener = turn -> {
            told.add(Json.write(Messages.turn(turn, Clock.NONE, wants, List.of())));
            return turn.legal().get(0);
        };
        Player leaver = turn -> {
            throw new Player.Leaving("enough");
        };
        Player other = turn -> turn.legal().get(0);
        var game = Games.named("carcassonne").defaults();
        new Referee(game, List.of(listener, leaver, other)).play(1, Onlooker.NONE);
        return told;
    }
}
