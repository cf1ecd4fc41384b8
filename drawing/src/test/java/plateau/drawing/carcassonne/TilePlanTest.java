package plateau.drawing.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.games.carcassonne.CarcassonneView.Kind;
import plateau.games.carcassonne.Terrain;

class TilePlanTest {
    static List<Kind> kinds() {
        return TileSheet.kinds();
    }

    private static TilePlan plan(Kind kind) {
        return new TilePlan(new TileShape(kind.segments()), kind.segments());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void followersStandClearOfBuildingsAndOfEachOther(Kind kind) {
        var plan = plan(kind);
        assertThat(plan.followers).hasSameSizeAs(kind.segments());
        for (var follower : plan.followers) {
            assertThat(plan.houses).allMatch(house -> house.distance(follower) > 15);
            assertThat(plan.shields).allMatch(shield -> shield.distance(follower) > 18);
            assertThat(plan.followers)
                    .filteredOn(other -> !other.equals(follower))
                    .allMatch(other -> other.distance(follower) > 14);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void followersStandOnTheirOwnFeature(Kind kind) {
        var shape = new TileShape(kind.segments());
        var plan = plan(kind);
        for (int i = 0; i < kind.segments().size(); i++) {
            var follower = plan.followers.get(i);
            int segment = i;
            for (var city : shape.cities) {
                assertThat(city.contains(follower)).isEqualTo(city.segment() == segment);
            }
            boolean isRoad = kind.segments().get(i).feature() == Terrain.ROAD;
            assertThat(shape.roads)
                    .allMatch(road -> (road.segment() == segment)
                            == road.points().stream().anyMatch(point -> isRoad && point.distance(follower) < 6));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aCityHasHousesAndAShieldWhereItHasOne(Kind kind) {
        var plan = plan(kind);
        var cities = kind.segments().stream()
                .filter(each -> each.feature() == Terrain.CITY)
                .toList();
        assertThat(plan.shields)
                .hasSize((int) cities.stream().filter(each -> each.shield()).count());
        assertThat(plan.houses).hasSizeGreaterThanOrEqualTo(2 * cities.size());
    }
}
