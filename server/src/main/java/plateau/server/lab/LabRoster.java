package plateau.server.lab;

import java.util.Map;
import java.util.function.Supplier;
import plateau.bots.Residents;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Roster;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.server.projects.Courtesy;

/// Those who play in evaluations: bots of the house, who let people at tables go first.
record LabRoster(Courtesy courtesy) implements Roster {
    private static final Roster RESIDENTS = new Residents();

    @Override
    public Game game(String name, Map<String, Object> options) {
        return RESIDENTS.game(name, options);
    }

    @Override
    public Player player(String name, Game game) {
        return new Polite(RESIDENTS.player(name, game), courtesy);
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
