package plateau.drawing.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.contract.RandomGame;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.State;
import plateau.drawing.Drawings;
import plateau.drawing.Inspection;
import plateau.drawing.Look;
import plateau.drawing.Shot;
import plateau.drawing.Svgs;
import plateau.drawing.Theme;
import plateau.drawing.raster.Raster;
import plateau.drawing.svg.Pen;
import plateau.games.Games;
import plateau.games.carcassonne.Carcassonne;
import plateau.testkit.Golden;
import plateau.words.Language;

class CarcassonneDrawingTest {
    private static final String RECORD = "carcassonne";

    /// A tile is to be laid; one that lies may get a follower; only one tile is left to draw.
    private static final int PLACE = 16;

    private static final int FOLLOWER = 32;
    private static final int LATE = 206;

    private static final Pattern WORD = Pattern.compile("data-word=\"([^\"]+)\"");

    private static void golden(String what, Shot shot) {
        Golden.check("svg/carcassonne-" + what + ".svg", shot.with(Theme.AUTO).svg());
    }

    private static Shot withAll(Shot shot) {
        return shot.with(EnumSet.allOf(Look.Layer.class));
    }

    private static Set<String> words(String svg) {
        return WORD.matcher(svg).results().map(found -> found.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void aGameFromItsOpeningToItsEnd() {
        golden("opening", Shot.of(RECORD, 1));
        golden("middle", withAll(Shot.of(RECORD, 61)).watched());
        golden("end", Shot.last(RECORD));
    }

    @Test
    void aTurnStepByStep() {
        golden("draw", Shot.of(RECORD, PLACE - 1));
        golden("cell", Shot.of(RECORD, PLACE));
        golden("direction", Shot.of(RECORD, PLACE, "-1,0"));
        golden("chosen", Shot.of(RECORD, PLACE, "-1,0", "east"));
        golden("follower", Shot.of(RECORD, FOLLOWER));
        golden("put", Shot.of(RECORD, FOLLOWER, "road@5"));
    }

    @Test
    void inFrench() {
        golden("french", withAll(Shot.of(RECORD, FOLLOWER)).in(Language.FRENCH));
    }

    /// Along a game: what may be chosen can be pointed at, and nothing else.
    @Test
    void everyLegalWordIsASpotAndEverySpotIsLegal() {
        var game = Games.named(RECORD).defaults();
        RandomGame.play(game, 10, 3, 400).walkSome(40, (state, ply) -> {
            if (!state.isOver() && state.mover() >= 0) {
                checkSpots(game, state, Selection.of(state));
            }
        });
    }

    private static void checkSpots(Game game, State state, Selection selection) {
        var view = Ask.view(state, State.ALL_SEEING);
        var svg = Drawings.svg(game, view, selection, Look.of(Language.FRENCH, List.of()));
        assertThat(words(svg)).isEqualTo(new TreeSet<>(selection.choices()));
        assertThat(Svgs.parse(svg).getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(svg.substring(svg.indexOf("</style>"))).doesNotContain("{", "}", "choice");
        if (!selection.choices().isEmpty()) {
            checkSpots(game, state, selection.choose(selection.choices().getLast()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, PLACE, FOLLOWER, LATE, 211})
    void nothingIsOutsideThePicture(int ply) {
        for (var language : Language.values()) {
            Inspection.checkBounds(withAll(Shot.of(RECORD, ply)).in(language));
        }
    }

    @Test
    void aLatePositionIsSmall() {
        var shot = Shot.of(RECORD, LATE);
        assertThat(shot.svg().getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(85_000);
        assertThat(withAll(shot).svg().getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(100_000);
    }

    /// Pictures of one game that follow each other keep their size.
    @Test
    void roomIsKept() {
        var end = Shot.last(RECORD);
        var first = Shot.of(RECORD, 1);
        var look = first.look().within(end.view().spans());
        var roomy = new Shot(first.game(), first.view(), first.selection(), look);
        assertThat(attribute(roomy, "width")).isEqualTo(attribute(end, "width"));
        assertThat(attribute(first, "width")).isNotEqualTo(attribute(end, "width"));
    }

    private static String attribute(Shot shot, String name) {
        return Svgs.parse(shot.svg()).getDocumentElement().getAttribute(name);
    }

    @Test
    void theLastTurnIsMarkedUntilItsFollowerIsAskedFor() {
        assertThat(Shot.of(RECORD, PLACE).svg()).contains("class=\"recent\"");
        assertThat(Shot.of(RECORD, FOLLOWER).svg()).doesNotContain("class=\"recent\"");
        assertThat(Shot.of(RECORD, 1).svg()).doesNotContain("class=\"recent\"");
    }

    @ParameterizedTest
    @EnumSource(Carcassonne.Direction.class)
    void theFirstTileMayLieOtherwise(Carcassonne.Direction direction) {
        var game = new Carcassonne(7, Carcassonne.Scoring.FIRST, Carcassonne.Tile.parse("S"), direction, -3, 12);
        var view = Ask.view(game.begin(2), State.ALL_SEEING);
        var svg = Drawings.svg(game, view, Selection.NONE, Look.of(Language.ENGLISH, List.of()));
        assertThat(svg)
                .contains("-3,12, tile S facing " + direction.name().toLowerCase(Locale.ROOT))
                .contains("#carc-S" + direction.ordinal());
    }

    @Test
    void aLabelSaysWhatComesOfChoosing() {
        assertThat(Shot.of(RECORD, PLACE).svg())
                .contains("-1,0: lay tile V here, facing north and east (2 directions)");
        assertThat(Shot.of(RECORD, FOLLOWER).svg()).contains("Put a follower here: road of ", "nobody there");
        assertThat(Shot.of(RECORD, FOLLOWER).in(Language.FRENCH).svg())
                .contains("Mettre un partisan ici\u00a0: route de ", "personne ne s&#39;y trouve");
    }

    @Test
    void whoWinsIsTold() {
        assertThat(Shot.last(RECORD).svg()).contains("The game is over: greedy (2) wins with 52 points.");
    }

    @Test
    void bothLanguagesSayTheSameThings() {
        var english = Language.ENGLISH.beside(CarcassonneDrawing.class, RECORD);
        var french = Language.FRENCH.beside(CarcassonneDrawing.class, RECORD);
        assertThat(english).isNotEmpty();
        assertThat(french.keySet()).isEqualTo(english.keySet());
    }

    /// Followers beyond the eighth player bear numbers, since signs come again.
    @Test
    void tenPlayersAreToldApart() {
        var pen = new Pen();
        Follower.define(pen, "nine", 9);
        Follower.define(pen, "one", 1);
        assertThat(pen.markup().toString()).containsOnlyOnce(">9</text>").doesNotContain(">1</text>");
    }

    @Test
    void aLatePositionIsNotTooMuchForThoseWhoMakeDots() {
        var image = Raster.image(withAll(Shot.of(RECORD, LATE)).resolved(), 0.25);
        assertThat(image.getWidth()).isGreaterThan(200);
    }
}
