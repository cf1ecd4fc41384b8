package plateau.games.carcassonne;

import java.util.List;
import java.util.Locale;
import plateau.core.Game;
import plateau.core.PointKind;
import plateau.core.State;
import plateau.core.options.Option;
import plateau.core.options.Preset;

/// Tiles, followers and their features; `docs/rules/carcassonne.md` has the rules.
@Preset(name = "report", settings = "scoring=report", help = "the scores of the course's report")
@Preset(name = "second", settings = "scoring=second", help = "as in the second edition")
@Preset(name = "first", settings = "scoring=first", help = "as in the first edition")
public record Carcassonne(
        @Option(help = "followers of each player", byDefault = "7", min = 1, max = 8)
        int followers,

        @Option(help = "how points are counted", byDefault = "official")
        Scoring scoring,

        @Option(help = "the tile that lies first, by its letter", byDefault = "D")
        Tile start,

        @Option(help = "the direction that the first tile faces", byDefault = "north")
        Direction startDirection,

        @Option(help = "the column of the first tile, counted to the east", byDefault = "0", min = -30, max = 30)
        int startX,

        @Option(help = "the row of the first tile, counted to the north", byDefault = "0", min = -30, max = 30)
        int startY)
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
        return 20;
    }

    @Override
    public List<PointKind> sheet() {
        return List.of(
                PointKind.paid("city", "paid.city"),
                PointKind.paid("road", "paid.road"),
                PointKind.paid("monastery", "paid.monastery"),
                PointKind.paid("field", "paid.field.tiles", "paid.field.cities", "paid.field.city", "paid.fields"));
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

    /// A kind of tile, by its letter.
    public record Tile(String letter) {
        public static Tile parse(String text) {
            TileSet.STANDARD.kind(text);
            return new Tile(text);
        }

        /// All letters.
        public static List<String> names() {
            return TileSet.STANDARD.kinds.stream().map(TileKind::letter).toList();
        }

        @Override
        public String toString() {
            return letter;
        }
    }

    /// Where a tile's own north points (rules 1.3).
    public enum Direction {
        NORTH,
        WEST,
        SOUTH,
        EAST;

        final String title = name().toLowerCase(Locale.ROOT);
    }

    /// The four ways to count points (rules 5).
    public enum Scoring {
        OFFICIAL(1, 1, 2, Fields.CITIES),
        REPORT(2, 2, 2, Fields.TILES),
        SECOND(1, 1, 1, Fields.CITIES_ONCE),
        FIRST(1, 1, 1, Fields.CITY_MAJORITY);

        /// What fields pay for.
        enum Fields {
            /// Each completed city the field touches.
            CITIES(3),
            /// Each tile of the field.
            TILES(1),
            /// Each completed city, but a player is paid once a city.
            CITIES_ONCE(3),
            /// Each completed city, to whoever has most followers on all fields that touch it.
            CITY_MAJORITY(4);

            final int rate;

            Fields(int rate) {
                this.rate = rate;
            }
        }

        private static final int COMPLETED_CITY = 2;

        private final int completedRoad;
        private final int unfinishedShield;
        private final int smallCity;
        final Fields fields;

        Scoring(int completedRoad, int unfinishedShield, int smallCity, Fields fields) {
            this.completedRoad = completedRoad;
            this.unfinishedShield = unfinishedShield;
            this.smallCity = smallCity;
            this.fields = fields;
        }

        /// Points for each tile of a completed road or city; for a city also for each shield.
        int completed(Terrain terrain, int tiles) {
            return switch (terrain) {
                case ROAD -> completedRoad;
                case CITY -> tiles == 2 ? smallCity : COMPLETED_CITY;
                case FIELD, MONASTERY -> throw new IllegalArgumentException(terrain.title);
            };
        }

        /// Points for each shield of an unfinished city; each of its tiles, or of a road's, is worth 1.
        int unfinishedShield() {
            return unfinishedShield;
        }
    }
}
