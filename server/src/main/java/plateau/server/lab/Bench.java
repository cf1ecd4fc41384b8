package plateau.server.lab;

import java.util.Map;
import java.util.function.Supplier;
import plateau.arena.Roster;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.games.Games;
import plateau.server.projects.Courtesy;

/// Those who play in evaluations: bots of the house, who let people at tables go first.
record Bench(Courtesy courtesy) implements Roster {
    @Override
    public Game game(String name, Map<String, Object> options) {
        return Games.named(name).fromJson(options);
    }

    @Override
    public Player player(String name, Game game) {
        return new Polite(Bots.parse(name, game).player(), courtesy);
    }

    private record Polite(Player player, Courtesy courtesy) implements Player {
        @Override
        public void begin(Seating seating) {
            player.begin(seating);
        }

        @Override
        public int choose(Turn turn) {
            courtesy.giveWay();
            return player.choose(turn);
        }

        @Override
        public void end(Supplier<Result> result) {
            player.end(result);
        }

        @Override
        public void close() {
            player.close();
        }
    }
}
