package plateau.drawing.piles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
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
import plateau.drawing.Inspection;
import plateau.drawing.Look;
import plateau.drawing.Shot;
import plateau.drawing.Theme;
import plateau.games.piles.Piles;
import plateau.games.piles.PilesView;
import plateau.testkit.Golden;
import plateau.words.Language;

class PilesDrawingTest {
    private static final Look PLAIN = Look.of(Language.ENGLISH, List.of());

    private static void check(String name, Shot shot) {
        Golden.check("svg/piles-" + name + ".svg", shot.svg());
        Inspection.checkBounds(shot);
    }

    private static Piles game(String... settings) {
        return Options.<Piles>of(Piles.class).parse(List.of(settings));
    }

    @Test
    @DisplayName("The empty board, the middle of a game and its end are drawn as they were approved")
    void positionsAreDrawn() {
        check("opening", Shot.of("piles", 0));
        check("middle", Shot.of("piles", 40));
        check("end", Shot.last("piles"));
    }

    @Test
    @DisplayName("A chosen cell shows the token above it, and what it would set off")
    void choicesAreDrawn() {
        check("cell", Shot.of("piles", 40, "4,2"));
        check("chain", Shot.of("piles", 40, "2,4"));
    }

    @Test
    @DisplayName("Cells that take no more tokens by hand are locked; sixteen players have their numbers")
    void presetsAreDrawn() {
        check("capped", Shot.of("piles-capped", 12));
        check("many", Shot.of("piles-many", 50).in(Language.FRENCH));
    }

    @Test
    @DisplayName("The tokens of all players stand on one sheet")
    void piecesAreDrawn() {
        var sheet = new PilesDrawing().pieces(PLAIN).orElseThrow();
        Golden.check("svg/piles-pieces.svg", sheet.shapes().markup() + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"size=4", "cell-limit=2"})
    @DisplayName("Every legal word is a spot, and every spot a word, at every step")
    void everyWordIsASpot(String setting) {
        var game = game(setting, "turn-limit=60");
        RandomGame.play(game, 3, 4, 60).walkSome(12, (state, _) -> Inspection.checkSpots(game, state, PLAIN));
    }

    @Test
    @DisplayName("The smallest board is drawn, and the largest, within their bounds")
    void extremesAreDrawn() {
        for (int size : List.of(1, 26)) {
            var game = game("size=" + size, "turn-limit=2000");
            var view = RandomGame.play(game, 16, 1, 1900).end().view(State.NOBODY);
            Inspection.checkBounds(new Shot(game, view, Selection.NONE, PLAIN.with(Theme.LIGHT)));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5})
    @DisplayName("What a turn sets off is the same before it, after it, and by the rules")
    void chainsAreThoseOfTheRules(int players) {
        var game = game("size=5", "turn-limit=400");
        var played = RandomGame.play(game, players, 7, 400);
        var notations = played.notations();
        var before = new PilesView[1];
        var longest = new int[1];
        played.walk((state, ply) -> {
            var after = (PilesView) state.view(State.NOBODY);
            if (ply > 0) {
                int active = checkChain(before[0], after, notations.get(ply - 1));
                longest[0] = Math.max(longest[0], active);
            }
            before[0] = after;
        });
        assertThat(longest[0]).isGreaterThan(2);
    }

    private static int checkChain(PilesView before, PilesView after, String notation) {
        int cell = PilesDrawing.cell(before, List.of(notation)).orElseThrow();
        int player = before.mover();
        var chain = new Chain(before);
        var active = chain.ahead(cell, player);
        assertThat(new Chain(after).behind(cell, player)).isEqualTo(active);
        Set<Integer> gained = new HashSet<>();
        active.forEach(each -> gained.addAll(chain.beside(each)));
        gained.removeAll(active);
        var grown = IntStream.range(0, before.stacks().size())
                .filter(each -> height(after, each) > height(before, each))
                .boxed()
                .collect(Collectors.toSet());
        assertThat(grown).isEqualTo(active.isEmpty() ? Set.of(cell) : gained);
        return active.size();
    }

    private static int height(PilesView view, int cell) {
        return view.stacks().get(cell).tokens().size();
    }

    @Test
    @DisplayName("Labels say what stands there and what a token would do, in both languages")
    void labelsSayWhatStandsThere() {
        var shot = Shot.of("piles", 40);
        assertThat(labels(shot))
                .contains(
                        "1,3: empty. Put a token here.",
                        "1,1: 2 tokens, from the top greedy (3), medium. Put a token here.",
                        "1,2: 1 token, from the top medium. A token here sets off 4 cells.");
        assertThat(labels(shot.in(Language.FRENCH))).contains("1,3\u00a0: vide. Posez un jeton ici.");
        assertThat(labels(Shot.of("piles-capped", 12)))
                .contains("1,2: 1 token, from the top greedy. No more tokens are put here by hand.");
        Inspection.checkWords(PilesDrawing.class, "piles");
    }

    private static Set<String> labels(Shot shot) {
        return Inspection.spots(shot.svg()).stream().map(Inspection.Spot::label).collect(Collectors.toSet());
    }
}
