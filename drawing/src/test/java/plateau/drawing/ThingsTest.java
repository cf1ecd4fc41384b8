package plateau.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.contract.RandomGame;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.options.Options;
import plateau.games.Games;
import plateau.games.mansuba.Mansuba;
import plateau.words.Language;

/// What moves on a board, and where events happen, have names in drawings by which a page finds them.
@Tag("slow")
class ThingsTest {
    private static final Look LOOK =
            Look.of(Language.ENGLISH, List.of()).with(Theme.PAGE).with(Set.of(Look.Layer.HANDS, Look.Layer.REMAINING));

    private static final Pattern THING = Pattern.compile("data-thing=\"([^\"]*)\"");
    private static final Pattern PLACE = Pattern.compile("data-place=\"([^\"]*)\"");

    private static String svg(Game game, State state) {
        var view = Ask.view(state, State.ALL_SEEING);
        return Drawings.svg(game, view, Selection.NONE, LOOK);
    }

    private static List<String> found(Pattern pattern, String svg) {
        return pattern.matcher(svg)
                .results()
                .flatMap(found -> List.of(found.group(1).split(" ")).stream())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"tilings,4", "piles,3", "carcassonne,3", "munificence,3", "mansuba,2"})
    @DisplayName("No two things have one name, and wherever an event happens is drawn")
    void thingsAndPlacesHaveNames(String id, int players) {
        var game = Games.named(id).defaults();
        var random = new Random(3);
        var state = game.begin(players);
        var legal = new Moves();
        for (int ply = 0; ply < 120 && !state.isOver(); ply++) {
            legal.clear();
            state.legalMoves(legal);
            int move = legal.get(random.nextInt(legal.size()));
            var told = state.events(move).stream().flatMap(event -> Places.of(event).stream());
            var places = told.toList();
            state.play(move);
            var svg = svg(game, state);
            assertThat(found(THING, svg)).doesNotHaveDuplicates();
            assertThat(found(PLACE, svg)).as("at ply %d", ply).containsAll(places);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tilings", "carcassonne", "munificence", "mansuba"})
    @DisplayName("What lies on the board keeps its name from move to move")
    void thingsKeepTheirNames(String id) {
        var game = Games.named(id).defaults();
        var before = new HashSet<String>();
        RandomGame.play(game, 2, 5, 80).walk((state, ply) -> {
            var now = new HashSet<>(found(THING, svg(game, state)));
            before.removeAll(now);
            // A follower may go home, builders may be exchanged, a hand may be
            // laid.
            assertThat(before).as("gone at ply %d", ply).hasSizeLessThan(8);
            before.clear();
            before.addAll(now);
        });
    }

    @Test
    @DisplayName("A world of 150 × 150 is drawn whole on a page, and yet small")
    void largeWorldsAreSmall() {
        for (var terrain : List.of("octagonal", "hexagonal", "triangular", "square", "triangles")) {
            var game =
                    Options.<Mansuba>of(Mansuba.class).parse(List.of("width=150", "height=150", "terrain=" + terrain));
            RandomGame.play(game, 4, 3, 40).walkSome(6, (state, _) -> {
                boolean isChoice = state.mover() >= 0 && !state.isOver();
                var legal = isChoice ? Selection.of(state) : Selection.NONE;
                var view = Ask.view(state, State.ALL_SEEING);
                var svg = Drawings.svg(game, view, legal, LOOK);
                assertThat(svg.length()).isLessThan(400_000);
                assertThat(found(THING, svg)).doesNotHaveDuplicates().hasSizeGreaterThan(20);
                assertThat(svg.split("<[a-z]").length).isLessThan(3_500);
                assertThat(Inspection.words(svg, true)).containsExactlyInAnyOrderElementsOf(legal.choices());
            });
        }
    }
}
