package plateau.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.contract.RandomGame;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Selection;
import plateau.core.State;
import plateau.games.Games;
import plateau.testkit.KuhnPoker;
import plateau.words.Language;

/// Drawings within a page, whose policy allows no style but that of its own sheets.
class PageDrawingTest {
    private static final Look LOOK =
            Look.of(Language.ENGLISH, List.of()).with(Theme.PAGE).with(EnumSet.allOf(Look.Layer.class));

    private static void check(Game game, State state) {
        var selection = Selection.NONE;
        if (state.mover() >= 0 && !state.isOver()) {
            selection = Selection.of(state);
            selection = selection.choose(selection.choices().getLast());
        }
        var svg = Drawings.svg(game, Ask.view(state, State.ALL_SEEING), selection, LOOK);
        assertThat(svg).doesNotContain("<style", "style=");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tilings", "piles", "carcassonne", "munificence", "mansuba"})
    @DisplayName("A drawing for a page has neither a style sheet nor styles in it")
    void noStyleIsWithin(String id) {
        var game = Games.named(id).defaults();
        for (int players : List.of(game.minPlayers(), Math.min(4, game.maxPlayers()))) {
            RandomGame.play(game, players, 7, 300).walkSome(25, (state, _) -> check(game, state));
        }
    }

    @Test
    @DisplayName("Nor has one of a game that is drawn as text")
    void noStyleIsWithinText() {
        var game = new KuhnPoker();
        RandomGame.play(game, 2, 7, 30).walk((state, _) -> check(game, state));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tilings", "piles", "carcassonne", "munificence", "mansuba"})
    @DisplayName("The page's sheet has every colour by day and by night, and touches drawings alone")
    void theSheetIsForAPage(String id) {
        var sheet = Drawings.styles(Games.named(id).defaults());
        assertThat(sheet)
                .startsWith(":root{--")
                .contains("@media(prefers-color-scheme:dark){:root:not([data-theme=light]){--")
                .contains("\n:root[data-theme=dark]{--")
                .contains("}.plateau{\n.paper{")
                .contains("\n.legal{", "\n@keyframes ");
        int rules = sheet.indexOf("}.plateau{\n");
        assertThat(sheet.substring(sheet.indexOf("\n}\n", rules) + 3)).startsWith("@keyframes ");
        var used = sheet.substring(rules).split("var\\(--");
        for (int i = 1; i < used.length; i++) {
            var name = used[i].substring(0, used[i].indexOf(')'));
            assertThat(sheet.split("--" + name + ":", -1)).as(name).hasSize(4);
        }
    }
}
