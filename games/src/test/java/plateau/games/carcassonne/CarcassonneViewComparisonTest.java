package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.text.Text;
import plateau.games.carcassonne.Carcassonne.Scoring;
import plateau.games.carcassonne.SlowLand.Cell;
import plateau.games.carcassonne.SlowLand.Spot;

/// Holds the features of the view, and the scores if the game ended now, against [SlowCarcassonne].
class CarcassonneViewComparisonTest {
    private static final int GAMES = 4;

    /// One look in so many plies; a prime, so that every kind of ply gets its turn.
    private static final int EVERY = 11;

    /// What both know of a feature.
    ///
    /// @param segments cells with the places of followers
    private record Region(
            String kind,
            Set<String> segments,
            boolean isClosed,
            int shields,
            int cities,
            List<Integer> followers,
            int points) {}

    @ParameterizedTest
    @EnumSource
    void bothAgreeOnEveryFeature(Scoring scoring) {
        for (int i = 0; i < GAMES; i++) {
            var game = Table.game("scoring=" + scoring.name().toLowerCase(Locale.ROOT));
            compare(game, 2 + i % 3, new Lot(i, 7));
        }
    }

    private static void compare(Carcassonne game, int players, Lot lot) {
        var fast = (CarcassonneState) game.start(players);
        var slow = new SlowCarcassonne(game, players);
        for (int ply = 0; !fast.isOver(); ply++) {
            if (ply % EVERY == 0) {
                var view = fast.view(State.NOBODY);
                var where = Text.format("%s, %d players, ply %d", game, players, ply);
                assertThat(regions(view)).as(where).isEqualTo(regions(slow));
                assertThat(view.projected()).as(where).isEqualTo(slow.projected());
            }
            var legal = new Moves();
            fast.legalMoves(legal);
            int move = fast.mover() == State.CHANCE ? fast.drawMove(lot, new Moves()) : any(legal, lot);
            slow.play(fast.notation(move));
            fast.play(move);
        }
        assertThat(fast.view(State.NOBODY).projected()).isEqualTo(slow.projected());
    }

    private static int any(Moves legal, Lot lot) {
        return legal.get(lot.nextInt(legal.size()));
    }

    private static Set<Region> regions(CarcassonneView view) {
        var regions = new HashSet<Region>();
        for (var feature : view.features()) {
            var segments = feature.parts().stream()
                    .flatMap(part -> part.places().stream().map(place -> part.cell() + "@" + place))
                    .collect(Collectors.toSet());
            boolean byTiles = view.scoring() == Scoring.REPORT || feature.kind() != Terrain.FIELD;
            assertThat(feature.points())
                    .as("%s is explained", feature)
                    .isEqualTo((byTiles ? feature.tiles() : feature.cities()) * feature.rate()
                            + feature.shields() * feature.shieldRate());
            regions.add(new Region(
                    feature.kind().title,
                    segments,
                    feature.closed(),
                    feature.shields(),
                    feature.cities(),
                    feature.followers(),
                    feature.points()));
        }
        assertThat(regions).hasSameSizeAs(view.features());
        return regions;
    }

    private static Set<Region> regions(SlowCarcassonne game) {
        var regions = new HashSet<Region>();
        game.land.laid.forEach((cell, laid) ->
                laid.tile().segments().forEach(each -> regions.add(region(game, cell, each.name()))));
        return regions;
    }

    private static Region region(SlowCarcassonne game, Cell cell, char name) {
        var land = game.land;
        var feature = land.feature(new Spot(cell, name));
        var kind = SlowTile.terrain(name);
        var count = new SlowCount(game);
        return new Region(
                kind,
                feature.spots().stream().map(spot -> segment(land, spot)).collect(Collectors.toSet()),
                count.isComplete(kind, feature),
                land.shields(feature),
                land.completedCities(feature).size(),
                IntStream.range(0, game.players())
                        .mapToObj(player -> followers(game, feature.spots(), player))
                        .toList(),
                count.worth(kind, feature));
    }

    private static String segment(SlowLand land, Spot spot) {
        int place = land.at(spot.cell()).tile().segment(spot.name()).place();
        return Text.format("%d,%d@%d", spot.cell().x(), spot.cell().y(), place);
    }

    private static int followers(SlowCarcassonne game, Set<Spot> spots, int player) {
        return (int) game.followers.stream()
                .filter(each -> each.player() == player && spots.contains(each.spot()))
                .count();
    }
}
