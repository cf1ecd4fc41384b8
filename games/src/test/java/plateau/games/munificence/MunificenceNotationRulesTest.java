package plateau.games.munificence;

import static java.util.stream.Stream.concat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.contract.RandomGame;
import plateau.core.Moves;
import plateau.core.State;

/// The rules page, section 7 and 10.1, 10.2: the same decks for many games, the words for moves.
class MunificenceNotationRulesTest {
    private static final int GAMES = 300;
    private static final int PLY_LIMIT = 500;

    /// All moves that are legal somewhere in random games with all kinds of decks, with `#` for every number.
    private static Set<String> words(boolean ofChance, String... settings) {
        var words = new TreeSet<String>();
        for (int seed = 0; seed < GAMES; seed++) {
            var seeds = Stream.of("builder-seed=" + seed, "token-seed=" + seed);
            var game = Sitting.game(concat(seeds, Stream.of(settings)).toArray(String[]::new));
            RandomGame.play(game, 3, seed, PLY_LIMIT).walk((state, _) -> collect(state, ofChance, words));
        }
        return words;
    }

    private static void collect(State state, boolean ofChance, Set<String> words) {
        if (ofChance != (state.mover() == State.CHANCE)) {
            return;
        }
        var legal = new Moves();
        state.legalMoves(legal);
        for (int i = 0; i < legal.size(); i++) {
            words.add(state.notation(legal.get(i)).replaceAll("(?<=first| )[0-9]+", "#"));
        }
    }

    @Test
    @DisplayName("10.1 Players make the moves of the table, all of them and no others")
    void playersMakeTheMovesOfTheTable() {
        var words = words(false, "points=30", "turns=40");
        assertThat(words)
                .filteredOn(word -> !word.startsWith("pay"))
                .containsExactlyInAnyOrder(
                        "keep",
                        "return #",
                        "renew #",
                        "hire #",
                        "take1 #",
                        "take2 # #",
                        "take3 # # #",
                        "pass",
                        "rob # #",
                        "call #",
                        "panic # #",
                        "favor #",
                        "oust #");
        assertThat(words)
                .filteredOn(word -> word.startsWith("pay"))
                .isNotEmpty()
                .allMatch(word -> word.matches("pay( #)+"));
    }

    @Test
    @DisplayName("10.2 Chance draws the first player, and targets when asked to")
    void chanceDrawsTheFirstPlayerAndTargets() {
        assertThat(words(true)).containsExactly("first#");
        assertThat(words(true, "targets=random", "points=30", "turns=40"))
                .containsExactlyInAnyOrder("first#", "rob # #", "call #", "panic # #", "favor #", "oust #");
        assertThat(words(false, "targets=random", "points=30", "turns=40"))
                .doesNotContain("rob # #", "call #", "panic # #", "favor #", "oust #");
    }

    @Test
    @DisplayName("7.1 The same seeds of decks give the same decks, whatever the seed of the match")
    void theDecksDoNotDependOnTheMatch() {
        var game = Sitting.game("builder-seed=1", "token-seed=2");
        var starts = new TreeSet<String>();
        for (int seed = 0; seed < 10; seed++) {
            RandomGame.play(game, 2, seed, 1).walk((state, ply) -> keepStart(state, ply, starts));
        }
        assertThat(starts).hasSize(1);
        var others = Sitting.game("builder-seed=1", "token-seed=3").start(2);
        assertThat(others.view(State.NOBODY).picture().toString()).isNotIn(starts);
    }

    private static void keepStart(State state, int ply, Set<String> starts) {
        if (ply == 0) {
            starts.add(state.view(State.NOBODY).picture().toString());
        }
    }
}
