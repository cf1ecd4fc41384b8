package plateau.games.mansuba;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.options.Options;
import plateau.core.text.BadInput;

/// The rules page, section 3: set-up.
class MansubaSetupRulesTest {
    @Test
    @DisplayName("3.1 classic: each player holds as many places as the world is wide")
    void classicHoldsARow() {
        assertThat(Scene.start(2).board()).isEqualTo("""
                        p0 t0 e0 p0 e0 t0 p0 e0 t0 p0
                        .  .  .  .  .  .  .  .  .  .
                        .  .  .  .  .  .  .  .  .  .
                        .  .  .  .  .  .  .  .  .  .
                        .  .  .  .  .  .  .  .  .  .
                        p1 t1 e1 p1 e1 t1 p1 e1 t1 p1
                        .  .  .  .  .  .  .  .  .  .
                        .  .  .  .  .  .  .  .  .  .
                        .  .  .  .  .  .  .  .  .  .
                        .  .  .  .  .  .  .  .  .  .
                        """);
    }

    @Test
    @DisplayName("3.1 classic: player i begins at floor(i · places / players)")
    void classicMayBeginWithinARow() {
        assertThat(Scene.start(3, "width=5", "height=5", "towers=1", "elephants=0")
                        .board())
                .isEqualTo("""
                        p0 p0 t0 p0 p0
                        .  .  .  p1 p1
                        t1 p1 p1 .  .
                        .  p2 p2 t2 p2
                        p2 .  .  .  .
                        """);
    }

    @Test
    @DisplayName("3.1 battlefield: rows of all columns but the outermost, 24 pieces each on 10×10")
    void battlefieldHoldsSeveralRows() {
        assertThat(Scene.start(2, "formation=battlefield", "towers=0", "elephants=0")
                        .board())
                .isEqualTo("""
                        .  .  .  .  .  .  .  .  .  .
                        .  p0 p0 p0 p0 p0 p0 p0 p0 .
                        .  p0 p0 p0 p0 p0 p0 p0 p0 .
                        .  p0 p0 p0 p0 p0 p0 p0 p0 .
                        .  .  .  .  .  .  .  .  .  .
                        .  .  .  .  .  .  .  .  .  .
                        .  p1 p1 p1 p1 p1 p1 p1 p1 .
                        .  p1 p1 p1 p1 p1 p1 p1 p1 .
                        .  p1 p1 p1 p1 p1 p1 p1 p1 .
                        .  .  .  .  .  .  .  .  .  .
                        """);
    }

    @Test
    @DisplayName("3.1 columns: the first and the last column")
    void columnsHoldTheFirstAndTheLast() {
        assertThat(Scene.start(2, "formation=columns", "width=4", "height=6").board())
                .isEqualTo("""
                        e0 .  .  e1
                        t0 .  .  t1
                        e0 .  .  e1
                        t0 .  .  t1
                        e0 .  .  e1
                        t0 .  .  t1
                        """);
    }

    @ParameterizedTest(name = "3.2 {0}")
    @ValueSource(
            strings = {
                "width=20 height=20",
                "width=17 height=30 towers=4 elephants=7 kings=2",
                "formation=battlefield width=40 height=40 towers=5 kings=1",
                "width=12 height=25 towers=12 elephants=0"
            })
    void thePiecesStandAtTheSameOffsetsForEveryPlayer(String settings) {
        for (int players = 2; players <= 10; players++) {
            var setup = Scene.start(players, settings.split(" ")).state.setup;
            var rows = new ArrayList<List<Piece>>();
            for (int player = 0; player < players; player++) {
                int first = player * setup.size;
                rows.add(Stream.of(setup.kinds).skip(first).limit(setup.size).toList());
            }
            assertThat(rows).as("%d players", players).allMatch(rows.getFirst()::equals);
        }
    }

    @Test
    @DisplayName("3.2 towers, elephants and kings are as many as wanted, the rest are pawns by default")
    void thereAreAsManyAsWanted() {
        var setup = Scene.start(2, "towers=2", "elephants=1", "kings=4").state.setup;
        assertThat(List.of(setup.kinds).subList(0, 10))
                .containsExactly(
                        Piece.KING,
                        Piece.PAWN,
                        Piece.TOWER,
                        Piece.KING,
                        Piece.PAWN,
                        Piece.ELEPHANT,
                        Piece.KING,
                        Piece.TOWER,
                        Piece.PAWN,
                        Piece.KING);
    }

    @ParameterizedTest(name = "3.2 filler={0}")
    @CsvSource({
        "pawn, p0 p0 e0 t0 k0 p0",
        "tower, t0 t0 e0 t0 k0 t0",
        "elephant, e0 e0 e0 t0 k0 e0",
        "king, k0 k0 e0 t0 k0 k0"
    })
    void theRestAreOfTheKindOfTheFiller(String filler, String row) {
        var settings = "width=6 height=4 towers=1 elephants=1 kings=1 filler=" + filler;
        assertThat(Scene.start(2, settings.split(" ")).board()).startsWith(row + "\n");
    }

    @ParameterizedTest(name = "3.2 {0}: {1} towers, {2} elephants")
    @CsvSource({
        "width=10, 3, 3",
        "width=5, 3, 2",
        "width=5 towers=1, 1, 3",
        "width=2, 2, 0",
        "width=1 height=3, 1, 0",
        "width=5 kings=1, 3, 1",
        "width=5 kings=4, 1, 0",
        "width=5 kings=2 towers=0, 0, 3",
        "height=4 formation=columns, 3, 1",
        "width=7 height=7 formation=battlefield, 3, 2",
        "width=12 height=12 formation=battlefield, 3, 3"
    })
    void byDefaultThreeOfEachOrFewerWherePlacesDoNotSuffice(String settings, int towers, int elephants) {
        var game = Scene.game(settings.split(" "));
        assertThat(List.of(game.towers(), game.elephants())).containsExactly(towers, elephants);
        assertThat(game.begin(2).players()).isEqualTo(2);
    }

    @Test
    @DisplayName("3.3 start places are those held at the start, whoever stands there later")
    void startPlacesStay() {
        var scene = Scene.start(2, "width=6", "height=4", "towers=0", "elephants=0");
        scene.play("first0", "0,0 1,0", "2,5 1,5");
        assertThat(scene.picture()).startsWith("""
                             0   1   2   3   4   5
                         0 ( ●)(p●)(p●)(p●)(p●)(p●)
                         1  p●   ·   ·   ·   ·  p■
                         2 (p■)(p■)(p■)(p■)(p■)( ■)
                         3   ·   ·   ·   ·   ·   ·
                        """);
    }

    @ParameterizedTest(name = "3.3 {1} players, {0}")
    @CsvSource({
        "width=5 towers=7 elephants=0, 2,"
                + "'towers=7, elephants=0 and kings=0 are more than the 5 places of a player;"
                + " try towers=5'",
        "elephants=9, 2,"
                + "'towers=3, elephants=9 and kings=0 are more than the 10 places of a player;"
                + " try towers=1 or elephants=7'",
        "formation=columns height=5 elephants=3, 2,"
                + "'towers=3, elephants=3 and kings=0 are more than the 5 places of a player;"
                + " try towers=2 or elephants=2'",
        "formation=battlefield width=6 towers=5, 2,"
                + "'towers=5, elephants=0 and kings=0 are more than the 4 places of a player;"
                + " try width=7 or towers=4 or formation=classic'",
        "width=1 height=5 towers=2, 2,"
                + "'towers=2, elephants=0 and kings=0 are more than the 1 place of a player;"
                + " try towers=1'",
        "formation=columns, 3, 'formation columns is for 2 players, not 3;" + " try formation=classic or 2 players'",
        "formation=columns width=1, 2, formation columns needs a width of at least 2",
        "formation=battlefield, 4,"
                + "'formation battlefield: 4 players need a width of at least 12, not 10;"
                + " try width=12 or formation=classic or 3 players'",
        "formation=battlefield width=20 height=8, 2,"
                + "'formation battlefield: 2 players with 8 rows each do not fit in a height of 8;"
                + " try height=17 or formation=classic'",
        "height=4, 5,"
                + "'formation classic: 5 players with 10 places each do not fit on 10×4 places;"
                + " try height=6 or 3 players'",
        "width=10, 20,"
                + "'formation classic: 20 players with 10 places each do not fit on 10×10 places;"
                + " try height=21 or 9 players'",
        "width=30 height=1, 2,"
                + "'formation classic: 2 players with 30 places each do not fit on 30×1 places;"
                + " try height=3'"
    })
    void whatDoesNotFitIsRefused(String settings, int players, String why) {
        assertThatThrownBy(() -> Scene.start(players, settings.split(" ")))
                .isInstanceOf(BadInput.class)
                .hasMessage(why);
    }

    @ParameterizedTest(name = "3.3 {1} players, {0}")
    @CsvSource({
        "width=10, 10,"
                + "'nobody could ever move: 10 players with 10 pieces each on 10×10 places;"
                + " try height=11 or 9 players'",
        "terrain=hexagonal, 10,"
                + "'nobody could ever move: 10 players with 10 pieces each on 10×10 places;"
                + " try height=12 or 9 players'",
        "formation=columns width=2, 2,"
                + "'nobody could ever move: 2 players with 10 pieces each on 2×10 places;"
                + " try width=3'",
        "width=2 height=2 towers=0 elephants=0 kings=2 surface=flat, 2,"
                + "'nobody could ever move: 2 players with 2 pieces each on 2×2 places;"
                + " try height=3'",
        "width=3 height=1 formation=columns towers=0 elephants=0 kings=1, 2,"
                + "'nobody could ever move: 2 players with 1 piece each on 3×1 places;"
                + " try height=2 or width=4 or kings=0'"
    })
    void aStartInWhichNobodyCouldEverMoveIsRefused(String settings, int players, String why) {
        assertThatThrownBy(() -> Scene.start(players, settings.split(" ")))
                .isInstanceOf(BadInput.class)
                .hasMessage(why);
    }

    @Test
    @DisplayName("3.3 a landslide may get a game going in which nobody can move at first")
    void aLandslideMayGetAGameGoing() {
        var settings = "width=6 height=1 surface=flat formation=columns towers=1 terrain=triangular";
        var waiting = Scene.start(2, (settings + " landslide=2 round-limit=3").split(" "));
        assertThat(waiting.play("first0").legal()).containsExactly("pass");
        assertThat(waiting.play("pass", "pass").legal()).hasSizeGreaterThan(1);
        assertThatThrownBy(() -> Scene.start(2, (settings + " landslide=2 round-limit=2").split(" ")))
                .hasMessageContaining("nobody could ever move");
    }

    @ParameterizedTest(name = "3.3 {0}")
    @ValueSource(strings = {"usual", "report", "course", "chinese-checkers", "chess-like"})
    void anyNumberOfPlayersIsRefusedInWordsOrSomebodyCanMove(String preset) {
        var game = Options.<Mansuba>of(Mansuba.class).parse(preset, List.of());
        for (int players = game.minPlayers(); players <= game.maxPlayers(); players++) {
            try {
                assertThat(isSomebodyMobile(game.begin(players)))
                        .as("%d", players)
                        .isTrue();
            } catch (BadInput refused) {
                assertThat(refused).hasMessageMatching(".*(" + players + " players|not " + players + ").*; try .*");
            }
        }
    }

    private static boolean isSomebodyMobile(State start) {
        return IntStream.range(0, start.players()).anyMatch(first -> {
            var state = start.copy();
            var legal = new Moves();
            state.legalMoves(legal);
            state.play(Selection.find(state, legal, "first" + first));
            legal.clear();
            state.legalMoves(legal);
            return !state.notation(legal.get(0)).equals("pass");
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 21})
    void twoToTwentyPlay(int players) {
        assertThatThrownBy(() -> Scene.start(players)).hasMessage("mansuba takes 2 to 20 players, not " + players);
    }

    @Test
    @DisplayName("3.3 twenty play where the world seats them")
    void twentyPlayWhereTheWorldSeatsThem() {
        var scene = Scene.start(20, "width=4", "height=40", "towers=1", "elephants=0");
        assertThat(scene.legal()).hasSize(20).contains("first0", "first19");
        // Player 19 stands in row 38; beyond row 39 comes row 0, where player 0 is.
        scene.play("first19", "38,0 39,0", "0,3 39,0");
        assertThat(scene.picture()).contains("\n39  p●0 ", "captured: p◈19 39,0\n");
        scene.play("2,0 1,0", "4,0 3,0");
        assertThat(scene.mover()).isEqualTo(3);
        assertThat(scene.legal()).contains("6,0 5,0");
    }
}
