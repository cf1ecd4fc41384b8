package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The rules page, sections 3 to 5: completion, who scores, and the four profiles.
class CarcassonneScoreRulesTest {
    /// A road of six tiles around a field; player 0 is on the road and in the field.
    private static final String[] RING = {
        "V 0,1 north road@5", "V -1,1 west none", "U -1,0 north field@11", "V -1,-1 south none", "V 0,-1 east none"
    };

    /// All but the last of the eight tiles around player 0's monastery.
    private static final String[] MONASTERY = {
        "B -1,0 north monastery@13",
        "U 0,1 north none",
        "U 0,-1 north none",
        "E -1,1 north none",
        "E -2,1 north none",
        "E -2,0 west none",
        "E -2,-1 west none"
    };

    /// A city of three tiles; player 0 is on two of the fields that touch it, player 1 on a third.
    private static final String[] THREE_FIELDS = {"F 1,0 north field@2", "E 2,0 west field@13", "U 0,-1 north field@11"
    };

    @Test
    @DisplayName("3 a road is complete when every end stops")
    void aRoadIsCompleteWhenItsEndsStop() {
        var table = Table.of(2).turns("W 0,-1 south road@8");
        assertThat(table.scores()).containsExactly(0, 0);
        table.turns("A 0,1 north none");
        assertThat(table.told()).containsExactly("road: 3 tiles × 1 = 3 for player 0");
    }

    @Test
    @DisplayName("3 a road is complete when it is a closed loop")
    void aRingRoadIsComplete() {
        var table = Table.of(2).turns(Arrays.copyOf(RING, 4));
        assertThat(table.scores()).containsExactly(0, 0);
        table.turns(RING[4]);
        assertThat(table.told()).containsExactly("road: 6 tiles × 1 = 6 for player 0");
        assertThat(table.home()).as("the one in the field stays").containsExactly(6, 7);
    }

    @Test
    @DisplayName("3 a city is complete when no edge is open")
    void aCityIsCompleteWhenNoEdgeIsOpen() {
        var table = Table.of(2).turns("N 1,0 north city@2");
        assertThat(table.scores()).as("N is open to the north").containsExactly(0, 0);
        table.turns("E 1,1 south none");
        assertThat(table.told()).containsExactly("city: 3 tiles × 2 = 6 for player 0");
    }

    @Test
    @DisplayName("3 a monastery is complete when all eight cells around it are occupied")
    void aMonasteryIsCompletedByItsEighthNeighbour() {
        var table = Table.of(2).turns(MONASTERY);
        assertThat(table.scores()).containsExactly(0, 0);
        assertThat(table.home()).containsExactly(6, 7);
        table.turns("E -1,-1 south none");
        assertThat(table.told()).containsExactly("monastery: 9 tiles × 1 = 9 for player 0");
        assertThat(table.home()).containsExactly(7, 7);
    }

    @Test
    @DisplayName("3 fields are never completed in play")
    void anEnclosedFieldIsNotCompleted() {
        var table = Table.of(2).turns(Arrays.copyOf(RING, 3)).play("V", "-1,-1 south");
        assertThat(table.legal())
                .as("inside is player 0's, outside is nobody's")
                .containsExactly("none", "field@1");
        table.play("none").turns(RING[4]);
        assertThat(table.scores()).as("the road alone").containsExactly(6, 0);
    }

    @Test
    @DisplayName("4.1 the player with most followers scores, others do not")
    void theMajorityScores() {
        var table = Table.whole(
                2,
                "followers=7",
                "B -1,0 north none",
                "U 0,1 north road@13",
                "B -1,1 north none",
                "B -1,2 north none",
                "B -1,3 north none",
                "E -1,-1 west none",
                "U 0,3 north road@13",
                "E -1,-2 west none",
                "U 0,-2 north road@13",
                "U 0,2 north none",
                "U 0,-1 north none");
        assertThat(table.told()).containsExactly("road: 6 tiles × 1 = 6 for player 0");
        assertThat(table.scores()).containsExactly(6, 0);
    }

    @Test
    @DisplayName("4.1 all tied players score in full")
    void tiedPlayersScoreInFull() {
        var table = Table.of(3)
                .turns(
                        "G 1,0 west city@13",
                        "B 1,1 north none",
                        "B 2,1 north none",
                        "B 3,1 north none",
                        "E 3,0 west city@2",
                        "F 2,0 north field@2");
        assertThat(table.scores()).containsExactly(10, 10, 0);
    }

    @Test
    @DisplayName("4.1 the last of ten players tie and win as the first do")
    void theLastOfTenPlayersTie() {
        var table = Table.of(10)
                .turns("U 0,1 north none", "U 0,2 north none", "U 0,3 north none")
                .turns("U 0,4 north none", "U 0,5 north road@13", "B 1,1 north none")
                .turns("B 2,1 north none", "B 3,1 north monastery@13")
                .turns("G 1,0 west city@13", "E 3,0 west city@2", "F 2,0 north none");
        assertThat(table.told()).containsExactly("city: 4 tiles × 2 + 1 shield × 2 = 10 for player 8 and player 9");
        assertThat(table.scores()).containsExactly(0, 0, 0, 0, 0, 0, 0, 0, 10, 10);
        assertThat(table.home()).containsExactly(7, 7, 7, 7, 6, 7, 7, 6, 7, 7);
    }

    @Test
    @DisplayName("4.1 a tile counts once though two of its segments belong to the feature")
    void aTileCountsOnce() {
        var table = Table.of(2).turns("W 0,1 east road@5", "V 0,2 north none", "V -1,2 west none", "V -1,1 south none");
        assertThat(table.told()).containsExactly("road: 4 tiles × 1 = 4 for player 0");
    }

    @Test
    @DisplayName("4.2 in the end unfinished features and fields are scored, and most points win")
    void theRestIsScoredInTheEnd() {
        var turns = new String[] {"F 1,0 north city@13", "U 0,1 north road@13", "B -1,0 north monastery@13"};
        var table = Table.whole(2, "followers=7", turns);
        assertThat(table.told())
                .containsExactlyInAnyOrder(
                        "city: 2 tiles × 1 + 1 shield × 1 = 3 for player 0",
                        "road: 2 tiles × 1 = 2 for player 1",
                        "monastery: 3 tiles × 1 = 3 for player 0");
        assertThat(table.payoffs()).containsExactly(1.0, 0.0);
    }

    @Test
    @DisplayName("4.2 equal is a tie")
    void equalIsATie() {
        var table = Table.whole(3, "followers=7", "U 0,1 north none");
        assertThat(table.payoffs()).containsOnly(1.0 / 3);
        assertThat(Table.whole(2, "followers=7", "V 0,1 north road@5").payoffs())
                .containsExactly(1.0, 0.0);
    }

    @Test
    @DisplayName("4.3 what ended the game is told, though the last tile was set aside")
    void whatEndedTheGameIsTold() {
        assertThat(Table.of(2).turns("U 0,1 north none").cause()).isEmpty();
        assertThat(Table.whole(2, "followers=7", "U 0,1 north none").cause()).isEqualTo("deck-empty");
        assertThat(Table.whole(2, "followers=7", "E 1,0 west none", "C").cause())
                .isEqualTo("deck-empty");
    }

    @Test
    @DisplayName("4.4 the points of all players are told apart by what paid them")
    void pointsAreToldApartByWhatPaidThem() {
        var table = Table.whole(
                2,
                "followers=7",
                "G 1,0 west city@13",
                "B 1,1 north monastery@13",
                "B 2,1 north none",
                "B 3,1 north none",
                "U 0,1 north road@13",
                "E 3,0 west city@2",
                "F 2,0 north field@8");
        assertThat(table.scores()).containsExactly(10 + 2 + 3, 10 + 6);
        assertThat(table.figure("city-points")).as("paid to both").isEqualTo(20);
        assertThat(table.figure("road-points")).isEqualTo(2);
        assertThat(table.figure("monastery-points")).isEqualTo(6);
        assertThat(table.figure("field-points")).isEqualTo(3);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("5 completed city: 2 a tile and 2 a shield")
    @CsvSource({"official, 8", "report, 8", "second, 8", "first, 8"})
    void completedCity(String scoring, int points) {
        check(scoring, points, "F 1,0 north city@13", "E 2,0 west none");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("5 completed city of two tiles: 1 a tile in second and first")
    @CsvSource({"official, 4", "report, 4", "second, 2", "first, 2"})
    void completedSmallCity(String scoring, int points) {
        check(scoring, points, "E 1,0 west city@2");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("5 completed road: 1 a tile, 2 in report")
    @CsvSource({"official, 3", "report, 6", "second, 3", "first, 3"})
    void completedRoad(String scoring, int points) {
        check(scoring, points, "W 0,-1 south road@8", "A 0,1 north none");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("5 completed monastery: 9")
    @CsvSource({"official, 9", "report, 9", "second, 9", "first, 9"})
    void completedMonastery(String scoring, int points) {
        var turns = Arrays.copyOf(MONASTERY, 8);
        turns[7] = "E -1,-1 south none";
        check(scoring, points, turns);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("5 unfinished city: 1 a tile and 1 a shield, 2 a shield in report")
    @CsvSource({"official, 3", "report, 4", "second, 3", "first, 3"})
    void unfinishedCity(String scoring, int points) {
        check(scoring, points, "F 1,0 north city@13");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("5 unfinished road: 1 a tile")
    @CsvSource({"official, 2", "report, 2", "second, 2", "first, 2"})
    void unfinishedRoad(String scoring, int points) {
        check(scoring, points, "U 0,1 north road@13");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("5 unfinished monastery: 1 and the occupied cells around")
    @CsvSource({"official, 8", "report, 8", "second, 8", "first, 8"})
    void unfinishedMonastery(String scoring, int points) {
        check(scoring, points, MONASTERY);
    }

    private static void check(String scoring, int points, String... turns) {
        assertThat(Table.whole(2, "scoring=" + scoring, turns).scores()).containsExactly(points, 0);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("5 field: a city that it touches twice counts once")
    @CsvSource({"official, 3", "report, 4", "second, 3", "first, 4"})
    void aFieldMayTouchACityTwice(String scoring, int points) {
        check(scoring, points, "E 1,0 west field@13", "U 0,1 north none", "B 1,1 north none");
    }

    @ParameterizedTest(name = "{0}: {1} and {2}")
    @DisplayName("5 field: several fields touch one city")
    @CsvSource({"official, 6, 3", "report, 3, 1", "second, 3, 3", "first, 4, 0"})
    void severalFieldsTouchOneCity(String scoring, int first, int second) {
        assertThat(Table.whole(2, "scoring=" + scoring, THREE_FIELDS).scores()).isEqualTo(List.of(first, second));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("5 field: unfinished cities pay nothing; in report the tiles pay")
    @CsvSource({"official, 0", "report, 1", "second, 0", "first, 0"})
    void unfinishedCitiesPayNoField(String scoring, int points) {
        check(scoring, points, "F 1,0 north field@2");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("5 field: an enclosed field without a city")
    @CsvSource({"official, 6", "report, 18", "second, 6", "first, 6"})
    void anEnclosedFieldHasItsTiles(String scoring, int points) {
        check(scoring, points, RING);
    }
}
