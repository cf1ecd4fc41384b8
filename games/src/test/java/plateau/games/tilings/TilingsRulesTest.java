package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// The rules page, sections 1 to 4: components, set-up, turn and end.
class TilingsRulesTest {
    private static final int CHANCE = State.CHANCE;
    private static final int NOBODY = State.NOBODY;

    private static final String RED = "red red red red";
    private static final String BLUE = "blue blue blue blue";

    @Test
    @DisplayName("1.1 lines are counted from the top, columns from the left")
    void theBoardIsASquareOfCells() {
        var table = Table.of(2, "size=2", "first=random");
        assertThat(table.legal()).containsExactly("first 0,0", "first 0,1", "first 1,0", "first 1,1");
        table.play("first 0,1", "kind0");
        assertThat(table.reach()).isEqualTo(". x\n. .\n");
        table.play("0,1", "kind0");
        assertThat(table.reach()).isEqualTo("x o\n. x\n");
    }

    @Test
    @DisplayName("1.1 the size is 1 to 50, 10 by default")
    void theSizeHasARange() {
        assertThat(Table.game().size()).isEqualTo(10);
        assertThat(Table.game("size=1").size()).isEqualTo(1);
        assertThat(Table.game("size=50").size()).isEqualTo(50);
        assertThatThrownBy(() -> Table.game("size=0")).hasMessage("size must be 1 to 50, not 0");
        assertThatThrownBy(() -> Table.game("size=51")).hasMessage("size must be 1 to 50, not 51");
    }

    @Test
    @DisplayName("1.2 a tile has a colour to the north, south, east and west and is not turned")
    void aTileHasFourSides() {
        var table = Table.of(2, "size=1", "level=tiles", "deck=2 red blue green yellow");
        table.play("kind0");
        assertThat(table.legal()).containsExactly("0,0");
        assertThat(table.play("0,0", "kind0").picture()).isEqualTo("""
                              0
                            rrrrr    rrrrr
                         0 y●0   g  y ■   g
                            bbbbb    bbbbb
                                    kind0
                        """);
    }

    @Test
    @DisplayName("1.3 fifteen colours, each with its xterm code and a letter of its own")
    void thereAreFifteenColours() {
        var colours = Arrays.stream(Colour.values())
                .map(colour -> colour.title() + " " + colour.xterm)
                .collect(Collectors.joining(", "));
        assertThat(colours)
                .isEqualTo("red 9, blue 12, green 10, yellow 11, orange 202, brown 52, pink 13, "
                        + "cyan 14, magenta 89, grey 8, black 0, white 15, violet 5, "
                        + "salmon 215, dark-green 2");
        assertThat(Arrays.stream(Colour.values()).map(colour -> colour.letter)).doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("1.4 the standard deck has 20 tiles of each of five kinds")
    void theStandardDeckHasAHundredTiles() {
        var deck = Table.game().deck();
        assertThat(deck.tiles()).isEqualTo(100);
        assertThat(deck.kinds().stream().map(Deck.Kind::toString))
                .containsExactly(
                        "20 red red red red",
                        "20 violet violet violet violet",
                        "20 red violet red violet",
                        "20 violet red violet red",
                        "20 violet red red violet");
    }

    @Test
    @DisplayName("2.1 seven tiles for three players: two each, one stays out")
    void theDeckIsDealtEvenlyAndTheRestStaysOut() {
        var table = Table.of(3, "size=5", "level=tiles", "deck=7 " + RED);
        table.play("kind0", "2,2", "kind0", "2,1", "kind0", "2,3");
        table.play("kind0", "1,2", "kind0", "1,1", "kind0", "1,3");
        assertThat(table.mover()).isEqualTo(NOBODY);
        assertThat(table.scores()).containsExactly(2, 2, 2);
    }

    @Test
    @DisplayName("2.1 every unseen tile, dealt or left out, is as likely to come up (within 1 %)")
    void tilesComeUpAsOftenAsThereAreUnseenOnes() {
        var table = Table.of(3, "deck=1 " + RED + "; 3 " + BLUE + "; 1 " + RED);
        assertThat(frequency(table, "kind0")).isBetween(0.19, 0.21);
        assertThat(frequency(table, "kind1")).isBetween(0.59, 0.61);
        table.play("kind1", "5,5");
        assertThat(frequency(table, "kind1")).isBetween(0.49, 0.51);
        table.play("kind0", "skip");
        assertThat(table.legal()).containsExactly("kind1", "kind2");
        assertThat(frequency(table, "kind1")).isBetween(0.66, 0.68);
    }

    private static double frequency(Table table, String notation) {
        var lot = new Lot(1, 0);
        int draws = 40_000;
        int hits = 0;
        for (int i = 0; i < draws; i++) {
            hits += table.state.notation(table.state.drawMove(lot, new Moves())).equals(notation) ? 1 : 0;
        }
        return (double) hits / draws;
    }

    @Test
    @DisplayName("2.1 deal=kinds: every kind that is left is as likely, whatever is left of it")
    void dealtByKindsEveryKindIsAsLikely() {
        var deck = "deck=1 red red red red; 98 blue blue blue blue; 1 pink pink pink pink";
        var table = Table.of(2, "deal=kinds", deck);
        var lot = new Lot(3, 0);
        int[] counts = new int[3];
        for (int draw = 0; draw < 30_000; draw++) {
            counts[TilingsMove.drawn(table.state.drawMove(lot, new Moves()))]++;
        }
        assertThat(IntStream.of(counts)).as("within 5 deviations").allMatch(count -> Math.abs(count - 10_000) < 410);
        table.play("kind0", "5,5");
        for (int draw = 0; draw < 200; draw++) {
            assertThat(TilingsMove.drawn(table.state.drawMove(lot, new Moves())))
                    .isPositive();
        }
    }

    @Test
    @DisplayName("2.1 mulligans: when all have skipped the queues are gathered and dealt again")
    void whenAllHaveSkippedTilesAreDealtAgain() {
        var deck = "deck=1 red red red red; 5 blue blue blue blue";
        var table = Table.of(2, "level=tiles", "mulligans=1", deck);
        table.play("kind0", "5,5", "kind1", "skip", "kind1");
        assertThat(table.state.view(0).mulligansLeft()).isEqualTo(1);
        assertThat(table.events("skip").getLast().toString()).contains("mulligan");
        table.play("skip");
        assertThat(table.state.isOver()).isFalse();
        assertThat(table.state.view(0).queues())
                .as("five tiles were gathered: two each, one stays out")
                .extracting(TilingsView.Queue::unseen, TilingsView.Queue::known)
                .containsExactly(tuple(2, List.of()), tuple(2, List.of()));
        assertThat(table.state.view(0).kinds())
                .extracting(TilingsView.Kind::unseen)
                .containsExactly(0, 5);
        assertThat(table.state.view(0).turnOf()).as("play goes on in turn").isEqualTo(1);
        table.play("kind1", "skip", "kind1", "skip");
        assertThat(table.state.cause()).as("but once").isEqualTo("all-skipped");
        assertThatThrownBy(() -> Table.game("mulligans=11"))
                .isInstanceOf(BadInput.class)
                .hasMessage("mulligans must be 0 to 10, not 11");
    }

    @Test
    @DisplayName("2.1 a deck that gives somebody no tile is refused, and so are 1 or 21 players")
    void everyPlayerNeedsATile() {
        var game = Table.game("deck=3 " + RED);
        assertThat(game.start(3).players()).isEqualTo(3);
        assertThatThrownBy(() -> game.start(4))
                .isInstanceOf(BadInput.class)
                .hasMessage("a deck of 3 tiles cannot be dealt to 4 players");
        assertThatThrownBy(() -> game.begin(1)).hasMessage("tilings takes 2 to 20 players, not 1");
        assertThatThrownBy(() -> game.begin(21)).hasMessage("tilings takes 2 to 20 players, not 21");
        assertThat(game.defaultPlayers()).isEqualTo(2);
    }

    @Test
    @DisplayName("2.2 player 0 begins on the centre cell (size div 2, size div 2), then player 1")
    void theFirstTileGoesToTheCentre() {
        var table = Table.of(2, "size=3").play("kind0");
        assertThat(table.mover()).isZero();
        assertThat(table.legal()).containsExactly("1,1");
        assertThat(table.play("1,1", "kind0").mover()).isEqualTo(1);
        assertThat(Table.of(2, "size=4").play("kind0").legal()).containsExactly("2,2");
        assertThat(Table.of(2, "size=1").play("kind0").legal()).containsExactly("0,0");
    }

    @Test
    @DisplayName("2.2 with first=random chance names the cell before anything else")
    void theFirstCellMayBeRandom() {
        var table = Table.of(2, "size=10", "first=random");
        assertThat(table.mover()).isEqualTo(CHANCE);
        assertThat(table.legal()).hasSize(100).contains("first 0,0", "first 9,9");
        assertThat(table.play("first 7,3", "kind4").legal()).containsExactly("7,3");
    }

    @Test
    @DisplayName("3.1 everybody sees the front tile of the player whose turn it is")
    void theFrontTileIsOpen() {
        var state = Table.of(2, "size=3").play("kind2").state;
        assertThat(state.view(1).picture().toString()).contains("kind2");
        assertThat(state.view(0).picture().toString())
                .isEqualTo(state.view(1).picture().toString());
        assertThat(state.view(NOBODY).picture().toString())
                .isEqualTo(state.view(1).picture().toString());
    }

    @Test
    @DisplayName("3.2 a cell is legal when it is empty, beside a tile, and all touching sides agree")
    void everyTouchingSideAgrees() {
        var table = Table.of(2, "size=4", "level=tiles", Table.RED_AND_BLUE);
        table.lay("""
                .  .  .  .
                .  .  .  .
                .  2w 1a .
                .  .  .  .
                """);
        assertThat(table.play("kind0").reach())
                .as("red: not beside the blue west side")
                .isEqualTo("""
                        . . . .
                        . x x .
                        . o o x
                        . x x .
                        """);
        assertThat(table.play("1,2", "kind2").reach())
                .as("blue to the west: red neighbours everywhere else, so 1,3 and 2,3 fail")
                .isEqualTo("""
                        . . x .
                        . x o .
                        . o o .
                        . x x .
                        """);
        assertThat(table.play("3,1", "kind1").reach())
                .as("blue: only beside the two blue west sides")
                .isEqualTo("""
                        . . . .
                        . . o .
                        x o o .
                        x o . .
                        """);
    }

    @Test
    @DisplayName("3.3 with a legal cell the player must place, where it likes")
    void thePlayerMustPlaceIfItCan() {
        var table = Table.of(2, "size=3", Table.RED_AND_BLUE).play("kind0", "1,1", "kind0");
        assertThat(table.legal()).containsExactly("0,1", "1,0", "1,2", "2,1");
    }

    @Test
    @DisplayName("3.4 with none the tile goes to the back; later it is known without a draw")
    void aSkippedTileComesBackKnown() {
        var blueWestRed = "blue blue blue red";
        var deck = Text.format("deck=3 %s; 2 %s; 1 %s", RED, BLUE, blueWestRed);
        var table = Table.of(2, "size=3", "level=tiles", deck);
        table.play("kind0", "1,1", "kind1");
        assertThat(table.legal()).containsExactly("skip");
        table.play("skip", "kind0", "1,0");
        assertThat(table.mover()).as("player 1 has other tiles first").isEqualTo(CHANCE);
        table.play("kind0", "0,0", "kind1", "skip", "kind2", "1,2");
        assertThat(table.mover()).as("no draw: all have seen player 0's tile").isZero();
        assertThat(table.state.front()).isEqualTo(1);
        assertThat(table.reach()).isEqualTo("o . x\no o o\n. . x\n");
    }

    @Test
    @DisplayName("4.1 the game ends when all players have skipped in a row")
    void theGameEndsWhenAllSkipInARow() {
        var table = Table.of(3, "size=3", Text.format("deck=30 %s; 30 %s", RED, BLUE));
        table.play("kind0", "1,1", "kind1", "skip", "kind1", "skip", "king 0,0");
        assertThat(table.mover()).as("two of three have skipped").isEqualTo(CHANCE);
        assertThat(table.play("kind1", "skip").mover()).isEqualTo(NOBODY);
        assertThat(table.legal()).isEmpty();
    }

    @Test
    @DisplayName("4.1 a tile placed between skips starts the count again")
    void aTilePlacedBreaksTheRowOfSkips() {
        var table = Table.of(2, "size=3", "level=tiles", Text.format("deck=30 %s; 30 %s", RED, BLUE));
        table.play("kind0", "1,1", "kind1", "skip", "kind0", "0,1", "kind1", "skip");
        assertThat(table.mover()).isEqualTo(CHANCE);
        assertThat(table.play("kind1", "skip").mover()).isEqualTo(NOBODY);
    }

    @Test
    @DisplayName("4.1 the game ends when the player whose turn comes has no tile left")
    void theGameEndsWhenTheMoverHasNoTile() {
        var table = Table.of(2, "size=3", "level=tiles", Text.format("deck=1 %s; 2 %s", RED, BLUE));
        table.play("kind0", "1,1", "kind1");
        assertThat(table.mover()).isEqualTo(1);
        assertThat(table.play("skip").mover()).as("player 1 still has one").isEqualTo(NOBODY);
    }

    @Test
    @DisplayName("4.1 a last turn that completes a round still brings its wear and its King")
    void theKingFallsBeforeTheEnd() {
        var table = Table.of(2, "size=3", "deck=2 " + RED);
        table.play("kind0", "1,1", "kind0", "1,2");
        assertThat(table.influence("1,1")).containsExactly(99, 89);
        assertThat(table.mover()).isEqualTo(CHANCE);
        assertThat(table.play("king 1,1").mover()).isEqualTo(NOBODY);
        assertThat(table.influence("1,1")).containsExactly(49, 89);
    }

    @Test
    @DisplayName("4.2 what ended the game is told")
    void whatEndedTheGameIsTold() {
        var table = Table.of(2, "size=3", "level=tiles", Text.format("deck=30 %s; 30 %s", RED, BLUE));
        table.play("kind0", "1,1", "kind1", "skip");
        assertThat(table.cause()).isEmpty();
        assertThat(table.play("kind1", "skip").cause()).isEqualTo("all-skipped");
        var kingToCome = Table.of(2, "size=3", "deck=2 " + RED);
        kingToCome.play("kind0", "1,1", "kind0", "1,2");
        assertThat(kingToCome.cause()).isEmpty();
        assertThat(kingToCome.play("king 1,1").cause()).isEqualTo("tiles-gone");
    }
}
