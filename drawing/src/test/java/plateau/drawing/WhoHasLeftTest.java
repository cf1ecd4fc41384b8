package plateau.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.Ask;
import plateau.core.Selection;
import plateau.core.State;
import plateau.games.Games;
import plateau.words.Language;

/// Who has left is marked in pictures, and is not shown as who is to move.
class WhoHasLeftTest {
    private static final List<String> NAMES = List.of("Ann", "Bob");

    @ParameterizedTest
    @ValueSource(strings = {"carcassonne", "piles", "tilings", "munificence", "mansuba"})
    void itIsSaidBesideWhatItHas(String id) {
        var game = Games.named(id).defaults();
        var view = Ask.view(game.begin(2), State.ALL_SEEING);
        var look = Look.of(Language.ENGLISH, NAMES).without(Set.of(1));
        var notes = Drawings.drawn(game, view, Selection.NONE, look).notes();
        assertThat(notes.get(0)).doesNotContain("has left");
        assertThat(notes.get(1)).startsWith("has left");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aPictureShowsIt(int gone) {
        var game = Games.named("piles").defaults();
        var view = Ask.view(game.begin(2), State.ALL_SEEING);
        var look = Look.of(Language.FRENCH, NAMES);
        assertThat(Drawings.svg(game, view, Selection.NONE, look)).contains("class=\"mover\"");
        assertThat(Drawings.svg(game, view, Selection.NONE, look.without(Set.of(gone))))
                .contains("a quitté la partie")
                .matches(svg -> svg.contains("class=\"mover\"") == (view.mover() != gone));
    }
}
