package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.text.BadInput;

/// The rules page, sections 1 and 2: components and the turn.
class CarcassonneTurnRulesTest {
    @Test
    @DisplayName("1.1 one D lies at 0,0 facing north, and 71 tiles are drawn")
    void theStartTileLiesAndTheOthersAreDrawn() {
        var table = Table.of(2);
        assertThat(table.mover()).isEqualTo(State.CHANCE);
        assertThat(String.join("", table.legal())).isEqualTo("ABCDEFGHIJKLMNOPQRSTUVWX");
        assertThat(table.state.tilesLeft()).isEqualTo(71);
        table.turns("D 0,1 north none", "D 0,2 north none", "D 0,3 north none");
        assertThat(table.legal()).as("all four lie").hasSize(23).doesNotContain("D");
    }

    @Test
    @DisplayName("1.1 every tile is as likely as another to be drawn")
    void everyTileIsAsLikelyAsAnother() {
        var state = Table.of(2).state;
        var lot = new Lot(1, 0);
        int turns = 0;
        for (int draw = 0; draw < 71_000; draw++) {
            turns += state.notation(state.drawMove(lot, new Moves())).equals("V") ? 1 : 0;
        }
        assertThat(turns).as("9 of 71 tiles are V; 6 standard deviations").isBetween(8470, 9530);
    }

    @Test
    @DisplayName("1.1 another tile may lie first, and face another way")
    void anotherTileMayLieFirst() {
        var table = Table.of(2, "start=X", "start-direction=west").play("C");
        assertThat(table.unplayable()).as("C fits nowhere").isEqualTo(1);
        assertThat(table.legal()).as("the one X lies").hasSize(22).doesNotContain("X", "C");
        var turned = Table.of(2, "start=E", "start-direction=south").play("C");
        assertThat(turned.legal()).as("the city of E is now in the south").containsExactly("0,-1 north");
        assertThat(turned.state.tilesLeft()).isEqualTo(70);
    }

    @Test
    @DisplayName("1.1 the first tile may lie elsewhere, −30 to 30 in each direction")
    void theFirstTileMayLieElsewhere() {
        var table = Table.of(2, "start-x=-30", "start-y=7").play("C");
        assertThat(table.legal()).containsExactly("-29,7 north");
        table.play("-29,7 north", "city@13");
        assertThat(table.state.view(0).tiles())
                .extracting(CarcassonneView.Tile::cell)
                .containsExactly("-30,7", "-29,7");
        assertThat(table.state.view(0).features().getFirst().parts().getFirst().cell())
                .isEqualTo("-30,7");
        for (var option : List.of("start-x", "start-y")) {
            assertThatThrownBy(() -> Table.game(option + "=31"))
                    .isInstanceOf(BadInput.class)
                    .hasMessage(option + " must be -30 to 30, not 31");
        }
    }

    @Test
    @DisplayName("1.1 the first tile must be one of the set")
    void theFirstTileMustBeOneOfTheSet() {
        assertThatThrownBy(() -> Table.game("start=Z"))
                .isInstanceOf(BadInput.class)
                .hasMessage("start must be A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W"
                        + " or X, not Z");
        assertThatThrownBy(() -> Table.game("start=d"))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("or X, not d; did you mean 'D'?");
        assertThatThrownBy(() -> Table.game("start="))
                .isInstanceOf(BadInput.class)
                .hasMessageEndingWith("not ''");
        assertThatThrownBy(() -> Table.game("start-direction=up"))
                .isInstanceOf(BadInput.class)
                .hasMessage("start-direction must be north, west, south or east, not up");
        assertThatThrownBy(() -> Table.whole(2, "start=U", "E -1,0 north city@2"))
                .as("a set of D and E")
                .isInstanceOf(BadInput.class)
                .hasMessage("start must be D or E, not U");
    }

    @Test
    @DisplayName("1.2 each player has seven followers, or as many as the option says")
    void eachPlayerHasItsFollowers() {
        assertThat(Table.of(3).home()).containsExactly(7, 7, 7);
        assertThat(Table.of(2, "followers=8").home()).containsExactly(8, 8);
        assertThatThrownBy(() -> Table.game("followers=9"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("8");
    }

    @Test
    @DisplayName("1.3 x grows to the east, y to the north")
    void cellsAreCountedFromTheStart() {
        assertThat(Table.of(2).play("C").legal())
                .as("the city of the start tile is on its east side")
                .containsExactly("1,0 north");
        assertThat(Table.of(2).turns("U 0,1 north none").play("X").legal())
                .as("the road goes north and south")
                .containsExactlyInAnyOrder("0,2 north", "0,-1 north");
    }

    @Test
    @DisplayName("1.3 the direction says where the tile's own north points")
    void theDirectionIsThatOfTheTilesNorth() {
        var table = Table.of(2).play("E");
        assertThat(table.legal())
                .as("the city on E's north side points west to the start's, or away from its field")
                .containsExactlyInAnyOrder("1,0 west", "-1,0 north", "-1,0 west", "-1,0 south");
    }

    @Test
    @DisplayName("1.4 up to twenty players take their turns in order")
    void twentyMayPlay() {
        var table = Table.of(20);
        for (int player = 0; player < 19; player++) {
            assertThat(table.play(player < 9 ? "V" : player < 17 ? "U" : "W").mover())
                    .isEqualTo(player);
            table.play(table.legal().getFirst(), "none");
        }
        assertThat(table.play("E").mover()).isEqualTo(19);
        table.play(table.legal().getFirst(), "none");
        assertThat(table.play("E").mover()).isEqualTo(0);
        assertThatThrownBy(() -> Table.game().begin(21))
                .isInstanceOf(BadInput.class)
                .hasMessage("carcassonne takes 2 to 20 players, not 21");
    }

    @Test
    @DisplayName("2.1 a tile that fits nowhere is set aside and the same player draws again")
    void anUnplayableTileIsSetAside() {
        var table = Table.of(2).turns("E 1,0 west none").play("C");
        assertThat(table.mover()).as("no city is open for C").isEqualTo(State.CHANCE);
        assertThat(table.unplayable()).isEqualTo(1);
        assertThat(table.legal()).doesNotContain("C");
        assertThat(table.play("V").mover()).isEqualTo(1);
    }

    @Test
    @DisplayName("2.1 a game whose last tile fits nowhere is over")
    void theLastTileMayBeUnplayable() {
        var table = Table.whole(2, "followers=7", "E 1,0 west field@13", "C");
        assertThat(table.told()).containsExactly("field: 1 city × 3 = 3 for player 0");
        assertThat(table.scores()).containsExactly(3, 0);
    }

    @Test
    @DisplayName("2.2 a tile touches another, and all touching edges agree")
    void allTouchingEdgesAgree() {
        assertThat(Table.of(2).play("V").legal())
                .containsExactlyInAnyOrder(
                        "0,1 north", "0,1 west", "0,-1 south", "0,-1 east", "-1,0 north", "-1,0 east");
        var corner = Table.of(2).turns("V 0,1 north none", "V -1,0 north none").play("V");
        assertThat(corner.legal().stream().filter(move -> move.startsWith("-1,1 ")))
                .as("a road to the east, a field to the south")
                .containsExactly("-1,1 south");
    }

    @Test
    @DisplayName("2.2 directions in which the tile looks the same are offered once")
    void theSameLookIsOfferedOnce() {
        assertThat(Table.of(2).play("U").legal()).containsExactlyInAnyOrder("0,1 north", "0,-1 north", "-1,0 north");
        assertThat(Table.of(2).play("B").legal()).containsExactly("-1,0 north");
    }

    @Test
    @DisplayName("2.3 a follower goes to a free feature of that very tile")
    void aFollowerGoesToAFreeFeature() {
        var table = Table.of(2).play("A", "0,1 north");
        assertThat(table.mover()).isEqualTo(0);
        assertThat(table.legal()).containsExactly("none", "field@2", "road@8", "monastery@13");
        table.play("road@8").play("U", "0,-1 north");
        assertThat(table.legal())
                .as("the road is player 0's through the start tile")
                .containsExactly("none", "field@5", "field@11");
        assertThat(table.home()).containsExactly(6, 7);
    }

    @Test
    @DisplayName("2.3 features are joined before the follower is put")
    void twoOccupiedCitiesAreJoined() {
        var table = joining().play("F", "2,0 north");
        assertThat(table.legal()).containsExactly("none", "field@2", "field@8");
        table.play("none");
        assertThat(table.told()).containsExactly("city: 4 tiles × 2 + 1 shield × 2 = 10 for player 0 and player 1");
        assertThat(table.scores()).containsExactly(10, 10);
        assertThat(table.home()).containsExactly(7, 7);
    }

    /// Cities of players 0 and 1, apart by one cell.
    private static Table joining() {
        return Table.of(2)
                .turns(
                        "G 1,0 west city@13",
                        "B 1,1 north none",
                        "B 2,1 north none",
                        "B 3,1 north none",
                        "U 0,1 north none",
                        "E 3,0 west city@2");
    }

    @Test
    @DisplayName("2.3 without a follower left there is none to put")
    void theLastFollowerMayBePut() {
        var table = Table.of(2, "followers=1").turns("U 0,1 north road@13", "U 0,-1 north none");
        table.play("B", "-1,0 north");
        assertThat(table.legal()).as("player 0's only one stands").containsExactly("none");
        table.play("none").play("E", "1,0 west");
        assertThat(table.legal()).containsExactly("none", "city@2", "field@13");
    }

    @Test
    @DisplayName("2.4 what the tile completes is scored, and its followers go home")
    void completedFeaturesAreScored() {
        var table = Table.of(2).turns("F 1,0 north city@13");
        assertThat(table.scores()).containsExactly(0, 0);
        assertThat(table.home()).containsExactly(6, 7);
        table.turns("E 2,0 west none");
        assertThat(table.scores()).containsExactly(8, 0);
        assertThat(table.home()).containsExactly(7, 7);
    }

    @Test
    @DisplayName("2.4 a follower put on what this tile completes scores at once and comes back")
    void aFollowerMayScoreAtOnce() {
        var table = Table.of(2, "followers=1").turns("E 1,0 west city@2");
        assertThat(table.scores()).containsExactly(4, 0);
        assertThat(table.home()).containsExactly(1, 1);
    }

    @Test
    @DisplayName("2.4 several features may be completed at once")
    void severalFeaturesAreCompletedAtOnce() {
        var table = Table.of(2)
                .turns(
                        "U 0,1 north none",
                        "U 0,-1 north none",
                        "A 1,1 north road@8",
                        "A 1,-1 south road@8",
                        "L 1,0 south city@11");
        assertThat(table.told())
                .containsExactlyInAnyOrder(
                        "city: 2 tiles × 2 = 4 for player 0",
                        "road: 2 tiles × 1 = 2 for player 0",
                        "road: 2 tiles × 1 = 2 for player 1");
        assertThat(table.scores()).containsExactly(6, 2);
        assertThat(table.home()).containsExactly(7, 7);
    }

    @Test
    @DisplayName("2.5 placing and the follower are two decisions of one turn")
    void aTurnHasTwoDecisions() {
        var table = Table.of(3).play("V");
        assertThat(table.mover()).isEqualTo(0);
        assertThat(table.play("0,1 north").mover()).isEqualTo(0);
        assertThat(table.legal()).contains("none");
        assertThat(table.play("none").mover()).isEqualTo(State.CHANCE);
        assertThat(table.play("U").mover()).isEqualTo(1);
        table.play("0,-1 north", "none").turns("U 0,-2 north none");
        assertThat(table.play("U").mover()).as("after player 2").isEqualTo(0);
    }

    @Test
    @DisplayName("2.6 whoever leaves loses the tile in hand, and its turns are passed over")
    void whoeverLeavesLosesTheTileInHand() {
        var table = Table.of(3).turns("D 0,1 north city@11").play("U");
        table.state.leave(1);
        assertThat(table.mover()).isEqualTo(1);
        assertThat(table.legal()).containsExactly("lost");
        int tiles = table.state.tilesLeft();
        table.play("lost");
        assertThat(table.state.tilesLeft()).isEqualTo(tiles);
        assertThat(table.mover()).isEqualTo(State.CHANCE);
        table.turns("V 0,2 west none").turns("V 0,-1 south none");
        assertThat(table.mover()).isEqualTo(1);
        assertThat(table.legal()).containsExactly("skip");
        table.play("skip");
        assertThat(table.mover()).as("a tile is drawn for player 2").isEqualTo(State.CHANCE);
        assertThat(table.play("X").mover()).isEqualTo(2);
    }

    @Test
    @DisplayName("2.6 whoever leaves with its tile laid puts no follower")
    void whoeverLeavesPutsNoFollower() {
        var table = Table.of(3).play("D").play("0,1 north");
        table.state.leave(0);
        assertThat(table.legal()).containsExactly("none");
        assertThat(table.play("none").mover()).isEqualTo(State.CHANCE);
    }

    @Test
    @DisplayName("2.6 no tile is drawn for whoever leaves before its turn; its followers stay")
    void noTileIsDrawnForWhoeverHasLeft() {
        var table = Table.of(2).turns("D 0,1 north city@11");
        table.state.leave(0);
        table.state.leave(1);
        assertThat(table.mover()).isEqualTo(State.NOBODY);
        assertThat(table.state.cause()).isEqualTo("all-left");
        var other = Table.of(2).turns("D 0,1 north city@11");
        other.state.leave(1);
        assertThat(other.legal()).containsExactly("skip");
        assertThat(other.home()).containsExactly(6, 7);
        var copy = (CarcassonneState) other.state.copy();
        var legal = new Moves();
        copy.legalMoves(legal);
        assertThat(copy.notation(legal.get(0))).isEqualTo("skip");
    }
}
