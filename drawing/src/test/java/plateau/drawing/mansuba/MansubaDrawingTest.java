package plateau.drawing.mansuba;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.options.Options;
import plateau.drawing.Drawings;
import plateau.drawing.Inspection;
import plateau.drawing.Look;
import plateau.drawing.Shot;
import plateau.drawing.Theme;
import plateau.games.mansuba.Mansuba;
import plateau.testkit.Golden;
import plateau.words.Language;

@Tag("slow")
class MansubaDrawingTest {
    private static final String KNOWN = "\\d+,\\d+|free|pass";

    @ParameterizedTest
    @CsvSource({
        "opening, mansuba, 1",
        "triangular, mansuba-landslide, 9",
        "square, mansuba-landslide, 16",
        "octagonal, mansuba-landslide, 20",
        "end, mansuba-landslide, 36",
        "hexagonal, mansuba-hexagonal, 10",
        "triangles, mansuba-triangles, 8",
        "course, mansuba-course, 60",
        "drawn, mansuba-checkers, 21",
    })
    void positionsLookAsTheyDid(String name, String record, int ply) {
        var shot = Shot.of(record, ply).watched();
        Golden.check("svg/mansuba-" + name + ".svg", shot.svg());
        Inspection.checkBounds(shot);
    }

    @Test
    void choicesLookAsTheyDid() {
        Golden.check("svg/mansuba-piece.svg", Shot.of("mansuba-hexagonal", 9).svg());
        Golden.check(
                "svg/mansuba-goal.svg", Shot.of("mansuba-hexagonal", 9, "0,4").svg());
        Golden.check(
                "svg/mansuba-free.svg",
                Shot.of("mansuba-course", 60, "free").in(Language.FRENCH).svg());
    }

    @ParameterizedTest
    @ValueSource(strings = {"octagonal", "triangular", "square", "hexagonal", "triangles"})
    void everyLegalWordIsASpot(String terrain) {
        var small = game("terrain=" + terrain, "width=6", "height=6", "kings=1");
        Inspection.checkSpots(small, 2, 3, 12, KNOWN);
    }

    @Test
    void captivesThatCanBeFreedAreSpots() {
        var course = game("release-cost=turn", "surface=flat", "sanctuary=off");
        Inspection.checkSpots(course, 2, 5, 40, KNOWN);
    }

    @Test
    void aLargeWorldIsShownInPart() {
        var game = game("width=300", "height=80", "formation=columns");
        var state = game.start(2);
        state.play(state.drawMove(new Lot(1, 0), new Moves()));
        var view = Ask.view(state, State.ALL_SEEING);
        var look = Look.of(Language.ENGLISH, List.of()).after(List.of("40,3", "70,200"));
        var svg = Drawings.svg(game, view, Selection.NONE, look);
        assertThat(Inspection.words(svg, false))
                .hasSize(40 * 40)
                .contains("70,200")
                .doesNotContain("40,3");
        assertThat(svg).contains("Shown: 40 of 80 rows and 40 of 300 columns, from 50,180 on.");
    }

    @Test
    void whatCannotBePointedAtInAPartOfTheWorldIsAButton() {
        var game = game("width=60", "height=60", "formation=columns");
        Inspection.checkSpots(game, 2, 1, 2, KNOWN);
    }

    @Test
    void morePlacesThanThereAreButtonsForAreCounted() {
        var game = game("width=300", "height=60");
        var state = game.start(2);
        state.play(state.drawMove(new Lot(1, 0), new Moves()));
        var view = Ask.view(state, State.ALL_SEEING);
        var look = Look.of(Language.ENGLISH, List.of());
        assertThat(Drawings.svg(game, view, Selection.of(state), look))
                .contains("… and 200 more beyond what is shown.");
    }

    @Test
    void theOwnerOfAStartPlaceIsSeenOverTheMarkOfTheLastMove() {
        var svg = Shot.of("mansuba-hexagonal", 2).watched().svg();
        assertThat(svg).containsPattern("class=\"(recent|mansuba-left)\"/><use href=\"#mansuba-owner");
    }

    @Test
    void twentyPlayersAreToldApart() {
        var game = game("width=6", "height=20", "towers=1", "elephants=1");
        var view = Ask.view(game.start(20), State.ALL_SEEING);
        var look = Look.of(Language.ENGLISH, List.of()).with(Theme.LIGHT);
        var svg = Drawings.svg(game, view, Selection.NONE, look);
        assertThat(svg).contains("id=\"mansuba-tower-19\"").contains(">19</text>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3 4", "60 60"})
    void worldsOfAnySizeCanBePainted(String size) {
        var sides = size.split(" ");
        var game = game("width=" + sides[0], "height=" + sides[1], "towers=1", "elephants=0");
        var view = Ask.view(game.start(2), State.ALL_SEEING);
        var look = Look.of(Language.FRENCH, List.of()).with(Theme.LIGHT);
        Inspection.checkBounds(new Shot(game, view, Selection.NONE, look));
    }

    @Test
    void bothLanguagesSayEverything() {
        Inspection.checkWords(MansubaDrawing.class, "mansuba");
    }

    @Test
    void theSheetShowsAllKinds() {
        var look = Look.of(Language.FRENCH, List.of());
        var sheet = new MansubaDrawing()
                .pieces(look)
                .orElseThrow()
                .shapes()
                .markup()
                .toString();
        assertThat(sheet).contains(">pion<", ">tour<", ">éléphant<", ">roi<");
    }

    private static Game game(String... settings) {
        return Options.<Game>of(Mansuba.class).parse(List.of(settings));
    }
}
