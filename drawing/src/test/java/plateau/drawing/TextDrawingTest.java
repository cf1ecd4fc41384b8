package plateau.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.core.Ask;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.View;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.drawing.raster.Raster;
import plateau.testkit.KuhnPoker;
import plateau.words.Language;

/// A game that has no drawing of its own.
class TextDrawingTest {
    private static final KuhnPoker GAME = new KuhnPoker();
    private static final Look LOOK = Look.of(Language.ENGLISH, List.of("Ann", "a<b>&\"c"));

    private static State dealt() {
        var state = GAME.begin(2);
        while (state.mover() == State.CHANCE) {
            var legal = new Moves();
            state.legalMoves(legal);
            state.play(legal.get(0));
        }
        return state;
    }

    @Test
    void itsTextPictureIsDrawn() {
        var state = dealt();
        var view = Ask.view(state, State.ALL_SEEING);
        var svg = Drawings.svg(GAME, view, Selection.of(state), LOOK);
        assertThat(Svgs.parse(svg).getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(svg).contains("class=\"glyphs\"", "a&lt;b&gt;&amp;&quot;c").doesNotContain("a<b>");
    }

    /// A position that is nothing but a picture.
    private record Painted(Picture picture) implements View {
        @Override
        public int mover() {
            return State.NOBODY;
        }

        @Override
        public List<Integer> scores() {
            return List.of();
        }

        @Override
        public Picture picture(Selection selection) {
            return picture;
        }
    }

    @Test
    void inverseAndUnderlinedCharactersAreDrawnSo() {
        var picture = Picture.of("          ");
        picture.put(0, 0, "ab", new Ink(Ink.rgb(0xFF0000), Ink.NONE, false, false, true));
        picture.put(0, 2, "cd", new Ink(Ink.NONE, Ink.rgb(0x0000FF), false, false, true));
        picture.put(0, 4, "ef", Ink.PLAIN.underlined());
        var board = new TextDrawing(GAME).draw(new Painted(picture), Selection.NONE, LOOK);
        assertThat(board.shapes().markup().toString())
                .containsPattern("<rect [^>]*fill=\"#FF0000\"[^>]*><text [^>]*fill=\"#1D1F23\">ab<")
                .containsPattern("<rect [^>]*fill=\"#E9E5DB\"[^>]*><text [^>]*fill=\"#0000FF\">cd<")
                .containsPattern(">ef</text><rect x=\"40\"[^>]*fill=\"#E9E5DB\"");
    }

    @Test
    void whatIsHiddenIsNotDrawn() {
        var state = dealt();
        var mine = Drawings.svg(GAME, Ask.view(state, 0), Selection.NONE, LOOK);
        var all = Drawings.svg(GAME, Ask.view(state, State.ALL_SEEING), Selection.NONE, LOOK);
        assertThat(mine).isNotEqualTo(all).contains("?");
    }

    @Test
    void lightAndDarkAreValuesForThoseWhoKnowNoVariables() {
        var view = Ask.view(dealt(), 0);
        for (var theme : List.of(Theme.LIGHT, Theme.DARK)) {
            var svg = Drawings.resolved(GAME, view, Selection.NONE, LOOK.with(theme));
            assertThat(svg).doesNotContain("var(--");
            var paper = Raster.image(svg, 1).getRGB(2, 2) & 0xFFFFFF;
            assertThat(paper).isEqualTo(theme == Theme.LIGHT ? 0xFBF8F1 : 0x1D1F23);
        }
    }

    @Test
    void aPageMayGiveTheColours() {
        var svg = Drawings.svg(GAME, Ask.view(dealt(), 0), Selection.NONE, LOOK.with(Theme.PAGE));
        assertThat(svg).contains("class=\"glyphs\"").doesNotContain("--ink:", "<style");
    }
}
