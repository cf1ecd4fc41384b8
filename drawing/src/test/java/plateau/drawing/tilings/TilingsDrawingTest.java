package plateau.drawing.tilings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.contract.RandomGame;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.options.Options;
import plateau.drawing.Drawings;
import plateau.drawing.Inspection;
import plateau.drawing.Look;
import plateau.drawing.Shot;
import plateau.drawing.Theme;
import plateau.drawing.svg.Pen;
import plateau.games.tilings.Tilings;
import plateau.games.tilings.TilingsView;
import plateau.games.tilings.TilingsZones;
import plateau.testkit.Golden;
import plateau.words.Language;

class TilingsDrawingTest {
    private static final Look PLAIN = Look.of(Language.ENGLISH, List.of());

    private static void check(String name, Shot shot) {
        Golden.check("svg/tilings-" + name + ".svg", shot.svg());
        Inspection.checkBounds(shot);
    }

    private static Tilings game(String... settings) {
        return Options.<Tilings>of(Tilings.class).parse(List.of(settings));
    }

    @Test
    @DisplayName("The first tile, the middle of a game and its end are drawn as they were approved")
    void positionsAreDrawn() {
        check("opening", Shot.of("tilings-small", 1));
        check("middle", Shot.of("tilings-small", 38));
        check("end", Shot.last("tilings-small"));
    }

    @Test
    @DisplayName("Presets: one point a tile; a carpet whose edges join and whose tiles turn")
    void presetsAreDrawn() {
        check("first-steps", Shot.of("tilings-first", 33));
        check("carpet", Shot.of("tilings-carpet", 60));
    }

    @Test
    @DisplayName("Choosing a cell shows the tile there; then its turns are offered; a skip is a button")
    void choicesAreDrawn() {
        check("cell", Shot.of("tilings-first", 33, "0,2"));
        check("turn", Shot.of("tilings-carpet", 31, "1,3"));
        check("turned", Shot.of("tilings-carpet", 33, "4,1", "turn2"));
        check("skip", Shot.of("tilings-first", 47));
    }

    @Test
    @DisplayName("A deck of all colours for ten players, with every overlay, in French")
    void overlaysAreDrawn() {
        var shot = Shot.of("tilings-colours", 46).with(EnumSet.allOf(Look.Layer.class));
        check("overlays", shot.in(Language.FRENCH));
    }

    @Test
    @DisplayName("Where signs come again the number stands beside them: in pills and shared medals")
    void numbersTellWhoseSignItIs() {
        var game = game("size=7", "level=zones");
        var view = RandomGame.play(game, 20, 1, 300).end().view(State.NOBODY);
        var look = PLAIN.with(EnumSet.allOf(Look.Layer.class));
        assertThat(Drawings.svg(game, view, Selection.NONE, look)).containsPattern(">(8|9|1\\d): \\d+</text>");
        var pen = new Pen();
        var tile = new TilingsView.Tile("0,0", "a", 0, "rrrr", 1, List.of(1, 9), List.of(), 0);
        new Medals(new Pen()).draw(pen, 0, 0, tile);
        assertThat(pen.markup().toString()).contains(">1</text>", ">9</text>");
    }

    @Test
    @DisplayName("The sheet names the kinds in the language of its reader")
    void kindsAreNamed() {
        var french =
                new TilingsDrawing().pieces(Look.of(Language.FRENCH, List.of())).orElseThrow();
        assertThat(french.shapes().markup().toString()).contains(">sorte 0 × 20<");
    }

    @Test
    @DisplayName("The kinds of the standard deck and all colours stand on one sheet")
    void piecesAreDrawn() {
        var sheet = new TilingsDrawing().pieces(PLAIN).orElseThrow();
        Golden.check("svg/tilings-pieces.svg", sheet.shapes().markup() + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"level=influence", "level=tiles", "rotations=on", "torus=on"})
    @DisplayName("Every legal word is a spot, and every spot a word, at every step")
    void everyWordIsASpot(String setting) {
        var game = game("size=5", setting);
        RandomGame.play(game, 3, 4, 200).walkSome(12, (state, _) -> Inspection.checkSpots(game, state, PLAIN));
    }

    @Test
    @DisplayName("The smallest boards are drawn, and the largest, within their bounds")
    void extremesAreDrawn() {
        for (int size : List.of(1, 2, 50)) {
            var game = game("size=" + size, "torus=on");
            var view = RandomGame.play(game, 20, 1, 9).end().view(State.NOBODY);
            var all = EnumSet.allOf(Look.Layer.class);
            var look = PLAIN.with(all).with(Theme.LIGHT);
            Inspection.checkBounds(new Shot(game, view, Selection.NONE, look));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"level=zones", "level=influence"})
    @DisplayName("The points of the zones that are outlined are those of the score")
    void zonesPayWhatTheScoreSays(String level) {
        var game = game("size=6", "torus=on", "rotations=on", "motifs=none", level);
        RandomGame.play(game, 3, 2, 300).walk((state, _) -> checkZones((TilingsView) state.view(State.NOBODY)));
    }

    private static void checkZones(TilingsView view) {
        var zones = new TilingsZones(view).all();
        var points = IntStream.range(0, view.scores().size())
                .mapToObj(player -> zones.stream()
                        .filter(zone -> zone.winners().contains(player))
                        .mapToInt(TilingsZones.Zone::points)
                        .sum())
                .toList();
        assertThat(points).isEqualTo(view.scores());
    }

    @Test
    @DisplayName("Every colour has a hatch of its own, but white, which has none")
    void everyColourHasItsHatch() {
        var hatches = "rbgyonpcmekvsd"
                .chars()
                .mapToObj(colour -> Hatch.path((char) colour, 0))
                .collect(Collectors.toCollection(ArrayList::new));
        assertThat(hatches).doesNotContain("").doesNotHaveDuplicates();
        assertThat(Hatch.path('w', 0)).isEmpty();
    }

    @Test
    @DisplayName("Labels say what lies there, in both languages")
    void labelsSayWhatLiesThere() {
        var shot = Shot.of("tilings-small", 38);
        assertThat(labels(shot)).contains("3,0: empty; lay the tile here.");
        assertThat(labels(shot.in(Language.FRENCH))).contains("3,0\u00a0: case vide\u00a0; posez la tuile ici.");
        Inspection.checkWords(TilingsDrawing.class, "tilings");
    }

    private static Set<String> labels(Shot shot) {
        return Inspection.spots(shot.svg()).stream().map(Inspection.Spot::label).collect(Collectors.toSet());
    }

    @Test
    @DisplayName("A position of a full board takes less than 100 000 characters")
    void drawingsAreSmall() {
        var shot = Shot.last("tilings");
        assertThat(Drawings.svg(shot.game(), shot.view(), shot.selection(), shot.look()))
                .hasSizeLessThan(100_000);
    }
}
