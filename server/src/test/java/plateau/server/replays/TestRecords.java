package plateau.server.replays;

import java.util.ArrayList;
import java.util.Map;
import plateau.arena.match.Match;
import plateau.arena.match.Onlooker;
import plateau.core.Ask;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.games.Games;

/// Records of small games.
final class TestRecords {
    private TestRecords() {}

    /// A game that nobody thought about.
    static GameRecord piles() {
        var options = Map.<String, Object>of("size", 2);
        var game = Games.named("piles").fromJson(options);
        var match = new Match(game, 2);
        var moves = new ArrayList<String>();
        match.begin(1, new Onlooker() {
            @Override
            public void moving(State before, int mover, int move, int choices) {
                moves.add(Ask.notation(before, move));
            }
        });
        while (!match.isOver()) {
            match.play(Ask.notations(match.state()).getFirst());
        }
        return new GameRecord("piles", options, 2, moves);
    }
}
