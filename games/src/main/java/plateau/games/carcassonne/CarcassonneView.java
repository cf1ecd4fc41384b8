package plateau.games.carcassonne;

import java.util.IntSummaryStatistics;
import java.util.List;
import plateau.core.Event;
import plateau.core.PointShare;
import plateau.core.Selection;
import plateau.core.Span;
import plateau.core.View;
import plateau.core.picture.Picture;
import plateau.core.text.Text;
import plateau.games.carcassonne.Carcassonne.Direction;
import plateau.games.carcassonne.Carcassonne.Scoring;
import plateau.games.carcassonne.CarcassonneState.Phase;

/// What everybody sees of Carcassonne; the rules page, section 13, says it for those who write bots.
///
/// @param turnOf the player whose turn it is, also while chance draws its tile; nobody once the game is
///     over
/// @param phase what is decided next: `draw`, `place`, `follower`, `skip`, or `over`
/// @param projected what the scores would be if the game ended now
/// @param followersLeft the followers that each player has at home
/// @param gone the players who left
/// @param drawn the letter of the tile to be placed, or placed and to get its follower
/// @param tilesLeft tiles still to be drawn
/// @param followers followers of each player in the beginning
/// @param tiles the land, in the order in which the tiles were laid
/// @param features every road, city, monastery and field of the land
/// @param kinds every kind of tile
public record CarcassonneView(
        int mover,
        int turnOf,
        Phase phase,
        List<Integer> scores,
        List<Integer> projected,
        List<Integer> followersLeft,
        List<Integer> gone,
        String drawn,
        int tilesLeft,
        int followers,
        Scoring scoring,
        List<Tile> tiles,
        List<Feature> features,
        List<Kind> kinds)
        implements View {

    /// A tile that was laid.
    ///
    /// @param follower who stands on it: one or none
    public record Tile(String cell, String letter, Direction direction, List<Follower> follower) {
        public int x() {
            return number(cell.substring(0, cell.indexOf(',')));
        }

        public int y() {
            return number(cell.substring(cell.indexOf(',') + 1));
        }

        private static int number(String digits) {
            return (int) Text.wholeNumber(digits).orElseThrow();
        }
    }

    /// A follower on a tile.
    ///
    /// @param place where it stands on the unturned tile
    public record Follower(int player, Terrain feature, int place) {}

    /// A feature and what it is worth now: `tiles · rate + shields · shieldRate` for a road, a city or a
    /// monastery; `tiles · rate` or `cities · rate` for a field.
    ///
    /// @param closed whether it is completed
    /// @param openEnds open ends of a road or a city, empty cells around a monastery
    /// @param tiles its tiles; of a monastery the occupied cells, its own included
    /// @param cities the completed cities that a field touches
    /// @param owners the players with most followers
    /// @param followers how many each player has there
    public record Feature(
            Terrain kind,
            boolean closed,
            int openEnds,
            List<Integer> owners,
            List<Integer> followers,
            int tiles,
            int rate,
            int shields,
            int shieldRate,
            int cities,
            int points,
            List<Part> parts) {}

    /// What a feature has of a tile.
    ///
    /// @param places its segments, each by the place of its follower on the unturned tile
    public record Part(String cell, List<Integer> places) {}

    /// A kind of tile.
    ///
    /// @param copies how many there are in the set
    /// @param left how many of them are still to be drawn
    public record Kind(String letter, int copies, int left, List<Segment> segments) {}

    /// A part of a tile that belongs to one feature.
    ///
    /// @param places the places of the unturned tile's edge that it has
    /// @param follower the place where its follower stands
    /// @param touchesCity whether it is a field that touches the cities of its tile
    public record Segment(Terrain feature, List<Integer> places, int follower, boolean shield, boolean touchesCity) {
        /// The word by which a follower is put there.
        public String word() {
            return feature.title + "@" + follower;
        }
    }

    /// The kind of a letter.
    public Kind kind(String letter) {
        return kinds.stream()
                .filter(kind -> kind.letter.equals(letter))
                .findFirst()
                .orElseThrow();
    }

    /// What would be paid for the features that are not yet.
    @Override
    public List<PointShare> sheet() {
        return features.stream()
                .filter(feature -> phase != Phase.OVER && feature.points() > 0)
                .flatMap(feature -> feature.owners().stream().map(player -> share(feature, player)))
                .toList();
    }

    private static PointShare share(Feature feature, int player) {
        var part = feature.parts().getFirst();
        var kind = feature.kind().title;
        var what = Event.of(
                kind,
                "tiles",
                feature.tiles(),
                "cell",
                part.cell(),
                "place",
                part.places().getFirst());
        return PointShare.projected(player, kind, feature.points(), what);
    }

    @Override
    public Picture picture(Selection selection) {
        return new CarcassonnePicture(this, selection).draw();
    }

    @Override
    public List<Event> status() {
        return List.of(Event.of("tiles-left", "tiles", tilesLeft));
    }

    @Override
    public List<Event> status(int player) {
        return List.of(Event.of("followers-left", "followers", followersLeft.get(player)));
    }

    @Override
    public String step(List<String> words) {
        return switch (phase) {
            case PLACE -> words.isEmpty() ? "cell" : "direction";
            case FOLLOWER -> "follower";
            default -> "";
        };
    }

    /// How far the cells go that touch the land, from west to east and from south to north.
    @Override
    public List<Span> spans() {
        var x = new IntSummaryStatistics();
        var y = new IntSummaryStatistics();
        for (var tile : tiles) {
            x.accept(tile.x());
            y.accept(tile.y());
        }
        return List.of(new Span(x.getMin() - 1, x.getMax() + 1), new Span(y.getMin() - 1, y.getMax() + 1));
    }
}
