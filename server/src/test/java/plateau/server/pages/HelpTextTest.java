package plateau.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.drawing.Theme;
import plateau.drawing.svg.Markup;
import plateau.games.Games;
import plateau.words.Language;

class HelpTextTest {
    private static String written(String text) {
        var page = new Markup();
        HelpText.of("# Title\n" + text).write(page, (name, says) -> page.element("i", name + says));
        return page.toString();
    }

    @Test
    void blocksAreMarkedByTheirLines() {
        assertThat(written("## A <b>\n\none\ntwo\n\n- x\n- y\n\n![what](name)"))
                .isEqualTo("<h2>A &lt;b&gt;</h2><p>one</p><p>two</p><ul><li>x</li><li>y</li></ul>" + "<i>namewhat</i>");
    }

    @Test
    void tablesHaveHeadsInTheirFirstLineAndColumn() {
        assertThat(written("| | b |\n| --- | --- |\n| c | `d` |"))
                .isEqualTo("<table><thead><tr><td></td><th scope=\"col\">b</th></tr></thead><tbody><tr>"
                        + "<th scope=\"row\">c</th><td><code>d</code></td></tr></tbody></table>");
    }

    @Test
    void linesHaveBoldSlantedCodeAndLinks() {
        assertThat(written("**a** *b* × `c*` [d](/e)&"))
                .isEqualTo("<p><strong>a</strong> <em>b</em> × <code>c*</code>" + " <a href=\"/e\">d</a>&amp;</p>");
    }

    /// The games of the house; one from a jar brings its rules in brief only.
    static List<String> games() {
        return Games.ids().stream().filter(HelpTextTest::isOurs).toList();
    }

    static boolean isOurs(String game) {
        return Games.named(game).defaults().getClass().getName().startsWith("plateau.games.");
    }

    @ParameterizedTest
    @MethodSource("games")
    void rulesAreTheSameInBothLanguages(String game) {
        var english = HelpText.find(game, Language.ENGLISH).orElseThrow();
        var french = HelpText.find(game, Language.FRENCH).orElseThrow();
        assertThat(french.headings()).isEqualTo(english.headings()).hasSizeGreaterThan(5);
        assertThat(french.pictures()).isEqualTo(english.pictures()).hasSizeBetween(4, 8);
        assertThat(french.title()).isEqualTo(english.title()).isEqualToIgnoringCase(game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPictureIsAPositionOfARealGame(String game) {
        var names = new ArrayList<String>();
        for (var picture : HelpPictures.of(game)) {
            names.add(picture.name());
            var replay = picture.replay();
            assertThat(replay.ply()).isEqualTo(picture.moves().size());
            assertThat(picture.selection(replay.state()).words()).isEqualTo(picture.words());
            for (var language : Language.values()) {
                assertThat(picture.svg(Theme.LIGHT, language))
                        .startsWith("<svg")
                        .endsWith("</svg>\n");
            }
        }
        var shown = HelpText.find(game, Language.ENGLISH).orElseThrow().pictures();
        assertThat(names).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(shown);
    }

    /// Options by which the rules can be changed are named, and what is named in this way exists.
    @ParameterizedTest
    @MethodSource("games")
    void everyOptionIsNamed(String game) {
        for (var language : Language.values()) {
            var page = new Markup();
            HelpText.find(game, language).orElseThrow().write(page, (name, says) -> {});
            var text = page.toString();
            for (var option : Games.named(game).specs()) {
                assertThat(text).as(option.name()).containsPattern("<code>" + option.name() + "\\b");
            }
        }
    }

    /// What the pictures say is said in the texts, too.
    @Test
    void theCityThatIsClosedPaysEightPoints() {
        var closed = picture("carcassonne", "city-closed").replay().state();
        assertThat(closed.score(0)).isEqualTo(8);
        var field = picture("carcassonne", "field").replay().state();
        assertThat(field.view(0).toString()).contains("cities=2");
        assertThat(scores("tilings", "pair")).containsExactly(3, 3);
        assertThat(scores("tilings", "contrast")).containsExactly(5, 0);
        assertThat(scores("tilings", "surrounded")).containsExactly(15, 0);
        assertThat(scores("piles", "chain-after")).containsExactly(5, 2);
        assertThat(scores("piles", "end")).containsExactly(3, 6);
        assertThat(picture("mansuba", "win").replay().state().payoff(0)).isEqualTo(1);
    }

    private static HelpPicture picture(String game, String name) {
        return HelpPictures.of(game).stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static int[] scores(String game, String name) {
        var state = picture(game, name).replay().state();
        return Arrays.stream(new int[] {0, 1}).map(state::score).toArray();
    }
}
