package plateau.games.carcassonne;

import java.util.List;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.options.Option;
import plateau.core.options.Preset;

/// Tiles, followers and their features; `docs/rules/carcassonne.md` has the rules.
@Preset(name = "report", settings = "scoring=report", help = "the scores of the course's report")
@Preset(name = "second", settings = "scoring=second", help = "as in the second edition")
@Preset(name = "first", settings = "scoring=first", help = "as in the first edition")
public record Carcassonne(
        @Option(help = "followers of each player", byDefault = "7", min = 1, max = 8) int followers,
        @Option(help = "how points are counted", byDefault = "official") Scoring scoring)
        implements Game {

    @Override
    public String id() {
        return "carcassonne";
    }

    @Override
    public String summary() {
        return "tiles grow a land of roads, cities, monasteries and fields; followers claim them";
    }

    @Override
    public String brief() {
        return """
                Place the tile you drew so that it continues what it touches. You may put a follower
                on a road, a city, a monastery or a field of that tile, if nobody stands on it yet.
                What the tile completes pays whoever has most followers there, and they come home.
                When the tiles are gone the unfinished features and the fields are paid; most points
                win.
                """;
    }

    @Override
    public int minPlayers() {
        return 2;
    }

    @Override
    public int maxPlayers() {
        return 5;
    }

    @Override
    public List<String> figures() {
        return CarcassonneState.FIGURES;
    }

    @Override
    public List<String> axes() {
        return List.of("x", "y");
    }

    @Override
    public State start(int players) {
        return new CarcassonneState(this, TileSet.STANDARD, players);
    }
}
