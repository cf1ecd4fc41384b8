package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What the tiles of `tiles.txt` have to be (the rules page, section 6).
class TileKindTest {
    private static final List<TileKind> KINDS = TileKind.load();

    private static TileKind kind(String letter) {
        return KINDS.stream()
                .filter(kind -> kind.letter().equals(letter))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void thereAre24KindsWithTheLettersFromAToXInOrder() {
        assertThat(KINDS.stream().map(TileKind::letter).collect(Collectors.joining()))
                .isEqualTo("ABCDEFGHIJKLMNOPQRSTUVWX");
    }

    @Test
    void thereAre72Tiles() {
        assertThat(KINDS.stream().map(TileKind::copies))
                .containsExactly(2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1);
        assertThat(KINDS.stream().mapToInt(TileKind::copies).sum()).isEqualTo(72);
    }

    @Test
    void tenTilesHaveAShield() {
        int shields = 0;
        for (var kind : KINDS) {
            for (var segment : kind.segments()) {
                if (segment.hasShield()) {
                    assertThat(segment.terrain()).isEqualTo(Terrain.CITY);
                    shields += kind.copies();
                }
            }
        }
        assertThat(shields).isEqualTo(10);
    }

    @Test
    void allKindsTogetherHave83Segments() {
        assertThat(KINDS.stream().mapToInt(kind -> kind.segments().size()).sum())
                .isEqualTo(83);
    }

    @Test
    void theSegmentsOfEachTilePartitionThePlacesOfItsEdge() {
        for (var kind : KINDS) {
            var places = new ArrayList<Integer>();
            kind.segments().forEach(segment -> places.addAll(segment.places()));
            assertThat(places).as(kind.letter()).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
        }
    }

    @Test
    void aSideIsAllCityOrAllFieldOrARoadBetweenFields() {
        for (var kind : KINDS) {
            for (int middle = 2; middle <= 11; middle += 3) {
                var segments = IntStream.rangeClosed(middle - 1, middle + 1)
                        .mapToObj(place -> kind.segmentAt(place, 0))
                        .toList();
                var terrains = segments.stream()
                        .map(segment -> kind.segments().get(segment).terrain())
                        .toList();
                if (terrains.get(1) == Terrain.ROAD) {
                    assertThat(terrains)
                            .as(kind.letter() + middle)
                            .containsExactly(Terrain.FIELD, Terrain.ROAD, Terrain.FIELD);
                } else {
                    assertThat(segments).as(kind.letter() + middle).containsOnly(segments.get(1));
                }
            }
        }
    }

    @Test
    void aFollowerStandsOnItsSegmentOrInTheCentreAndNoTwoStandOnOnePlace() {
        for (var kind : KINDS) {
            for (var segment : kind.segments()) {
                assertThat(segment.follower() == 13 || segment.places().contains(segment.follower()))
                        .as("%s %s", kind.letter(), segment)
                        .isTrue();
            }
            assertThat(kind.segments().stream().map(TileKind.Segment::follower))
                    .as(kind.letter())
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void aMonasteryHasNoPlaceOfTheEdgeAndItsFollowerStandsInTheCentre() {
        var monasteries = new TreeMap<String, Integer>();
        for (var kind : KINDS) {
            for (var segment : kind.segments()) {
                if (segment.terrain() == Terrain.MONASTERY) {
                    assertThat(segment.follower()).isEqualTo(13);
                    assertThat(segment.places()).isEmpty();
                    monasteries.put(kind.letter(), kind.copies());
                }
            }
        }
        assertThat(monasteries).isEqualTo(Map.of("A", 2, "B", 4));
    }

    @Test
    void onlyFieldsOfTilesWithACityTouchOne() {
        for (var kind : KINDS) {
            boolean hasCity = kind.segments().stream().anyMatch(segment -> segment.terrain() == Terrain.CITY);
            for (var segment : kind.segments()) {
                assertThat(!segment.touchesCity() || (segment.terrain() == Terrain.FIELD && hasCity))
                        .as("%s %s", kind.letter(), segment)
                        .isTrue();
            }
        }
    }

    @Test
    void cClientsKnowTheKindsByTheirCourseNames() {
        assertThat(KINDS.stream().map(TileKind::courseName)).doesNotHaveDuplicates();
        assertThat(kind("A").courseName()).isEqualTo("CARD_MONASTERY_ROAD");
        assertThat(kind("D").courseName()).isEqualTo("CARD_ROAD_STRAIGHT_CITY");
        assertThat(kind("J").courseName()).isEqualTo("CARD_ROAD_TURN_RIGHT_CITY");
        assertThat(kind("K").courseName()).isEqualTo("CARD_ROAD_TURN_LEFT_CITY");
        assertThat(kind("Q").courseName()).isEqualTo("CARD_CITY_THREE_SHLD");
        assertThat(kind("X").courseName()).isEqualTo("CARD_JUNCTION_FOUR");
    }

    @Test
    void tilesThatLookTheSameInSeveralDirectionsAreBCXAndFGHU() {
        var looks = new TreeMap<Integer, String>();
        for (var kind : KINDS) {
            int count = 0;
            for (int direction = 0; direction < 4; direction++) {
                int at = direction;
                count += IntStream.range(0, at).noneMatch(before -> kind.looksTheSame(before, at)) ? 1 : 0;
            }
            looks.merge(count, kind.letter(), String::concat);
        }
        assertThat(looks).isEqualTo(Map.of(1, "BCX", 2, "FGHU", 4, "ADEIJKLMNOPQRSTVW"));
    }

    @Test
    void turnedByADirectionAPlaceMovesThreePlacesOn() {
        assertThat(TileKind.turned(1, 0)).isEqualTo(1);
        assertThat(TileKind.turned(2, 1)).as("north turned west").isEqualTo(5);
        assertThat(TileKind.turned(11, 1)).as("east turned west is north").isEqualTo(2);
        assertThat(TileKind.turned(12, 3)).isEqualTo(9);
    }

    @Test
    void placesFaceEachOtherAcrossAnEdge() {
        assertThat(IntStream.rangeClosed(1, 12).map(TileSet::facing))
                .containsExactly(9, 8, 7, 12, 11, 10, 3, 2, 1, 6, 5, 4);
    }
}
