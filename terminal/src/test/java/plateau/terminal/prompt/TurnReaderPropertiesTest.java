package plateau.terminal.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.games.Games;
import plateau.words.Language;
import plateau.words.MoveWords;

/// What holds of typed lines in any position of any game.
@Tag("slow")
class TurnReaderPropertiesTest {
    private static final int POSITIONS = 100;
    private static final int MOVES = 12;

    private static Stream<Game> games() {
        return Stream.concat(
                Games.all().stream().map(options -> options.defaults()),
                Stream.of(
                        Games.named("tilings").parse(List.of("rotations=on", "size=5")),
                        Games.named("mansuba").parse("course", List.of()),
                        Games.named("munificence").parse("grid", List.of())));
    }

    /// A decision: its moves as words, and what reads lines there.
    private record Decision(State state, List<List<String>> moves, TurnReader reader) {
        static Decision at(State state, MoveWords language) {
            return new Decision(
                    state, notations(state), new TurnReader(state, legal(state), language, List.of("y", "n")));
        }

        List<String> any(RandomGenerator random) {
            return moves.get(random.nextInt(moves.size()));
        }

        /// The move that a line finds, its words; none when the line is no single whole move.
        Optional<List<String>> found(List<String> line) {
            return reader.read(line) instanceof TurnReader.Decided(var chosen, var confirmed)
                            && chosen.size() == 1
                            && confirmed.isEmpty()
                    ? Optional.of(words(state, chosen.getFirst()))
                    : Optional.empty();
        }
    }

    private interface Check {
        void at(Decision decision, RandomGenerator random);
    }

    /// Visits decisions of random games.
    private static void walk(Game game, Check check) {
        var language = MoveWords.of(game);
        var random = new Lot(5, 0);
        int seen = 0;
        while (seen < POSITIONS) {
            var state = game.begin(2);
            while (!state.isOver() && seen < POSITIONS) {
                if (state.mover() >= 0 && random.nextInt(4) == 0) {
                    seen++;
                    check.at(Decision.at(state, language), random);
                }
                var legal = legal(state);
                state.play(legal.get(random.nextInt(legal.size())));
            }
        }
    }

    private static Moves legal(State state) {
        var legal = new Moves();
        state.legalMoves(legal);
        return legal;
    }

    private static List<List<String>> notations(State state) {
        return IntStream.of(legal(state).toArray())
                .mapToObj(move -> words(state, move))
                .toList();
    }

    private static List<String> words(State state, int move) {
        return List.of(state.notation(move).split(" "));
    }

    /// Whether a word of a move is the only one after those before it; the slow and obvious way.
    private static boolean isForced(List<List<String>> legal, List<String> move, int index) {
        return legal.stream()
                        .filter(other -> other.size() > index)
                        .filter(other -> other.subList(0, index).equals(move.subList(0, index)))
                        .map(other -> other.get(index))
                        .distinct()
                        .count()
                == 1;
    }

    private static List<String> split(List<String> words) {
        return words.stream()
                .flatMap(word -> CellWord.parse(word).isPresent() ? Stream.of(word.split(",")) : Stream.of(word))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyNotationFindsItsMoveInFullWithoutForcedWordsAndWithCellsSplit(Game game) {
        walk(game, (decision, random) -> {
            for (int i = 0; i < MOVES; i++) {
                var move = decision.any(random);
                var bare = new ArrayList<String>();
                for (int index = 0; index < move.size(); index++) {
                    if (!isForced(decision.moves(), move, index)) {
                        bare.add(move.get(index));
                    }
                }
                assertThat(decision.found(move)).contains(move);
                assertThat(decision.found(split(move))).contains(move);
                if (!bare.isEmpty()) {
                    assertThat(decision.found(bare)).contains(move);
                    assertThat(decision.found(split(bare))).contains(move);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void whateverIsTypedEveryWordAgreesWithTheMoveFound(Game game) {
        int[] finds = {0};
        walk(game, (decision, random) -> {
            for (int i = 0; i < MOVES; i++) {
                var line = muddled(decision, random);
                var move = decision.found(line);
                if (move.isPresent()) {
                    finds[0]++;
                    assertThat(agrees(decision.moves(), move.get(), 0, line, 0))
                            .as("%s for %s", move.get(), line)
                            .isTrue();
                }
            }
        });
        assertThat(finds[0]).as("lines that find a move").isPositive();
    }

    /// Words of legal moves, some left out, some of other moves.
    private static List<String> muddled(Decision decision, RandomGenerator random) {
        var line = new ArrayList<String>();
        for (var word : decision.any(random)) {
            switch (random.nextInt(6)) {
                case 0 -> {}
                case 1 -> {
                    var other = decision.any(random);
                    line.add(other.get(random.nextInt(other.size())));
                }
                default -> line.add(word);
            }
        }
        var typed = random.nextBoolean() ? split(line) : line;
        return typed.isEmpty() ? List.of("0") : typed;
    }

    /// Whether the words typed, from one on, are those of the move, forced ones left out or not.
    private static boolean agrees(List<List<String>> legal, List<String> move, int word, List<String> line, int typed) {
        if (word == move.size()) {
            return typed == line.size();
        }
        var expected = move.get(word);
        boolean whole = typed < line.size() && line.get(typed).equals(expected);
        boolean cell = typed + 1 < line.size() && (line.get(typed) + "," + line.get(typed + 1)).equals(expected);
        return (whole && agrees(legal, move, word + 1, line, typed + 1))
                || (cell && agrees(legal, move, word + 1, line, typed + 2))
                || (isForced(legal, move, word) && agrees(legal, move, word + 1, line, typed));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aNotationInFrenchIsTheMoveWithOrWithoutAccents(Game game) {
        var words = MoveWords.of(game);
        walk(game, (decision, random) -> {
            for (int i = 0; i < MOVES; i++) {
                var move = decision.any(random);
                var french = words.shown(Language.FRENCH, String.join(" ", move));
                for (var typed : List.of(french, MoveWords.folded(french))) {
                    assertThat(decision.found(List.of(typed.split(" ")))).contains(move);
                }
            }
        });
    }
}
