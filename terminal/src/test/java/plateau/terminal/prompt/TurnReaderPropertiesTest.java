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

    private interface Check {
        void at(State state, List<List<String>> legal, RandomGenerator random);
    }

    /// Visits decisions of random games.
    private static void walk(Game game, Check check) {
        var random = new Lot(5, 0);
        int seen = 0;
        while (seen < POSITIONS) {
            var state = game.begin(2);
            while (!state.isOver() && seen < POSITIONS) {
                if (state.mover() >= 0 && random.nextInt(4) == 0) {
                    seen++;
                    check.at(state, notations(state), random);
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
                .mapToObj(move -> List.of(state.notation(move).split(" ")))
                .toList();
    }

    /// The move that a line finds, its words; none when the line is no single whole move.
    private static Optional<List<String>> found(State state, List<String> line) {
        var reader = new TurnReader(state, legal(state), TurnReaderTest.language(state), List.of("y", "n"));
        return reader.read(line) instanceof TurnReader.Decided(var moves, var confirmed)
                        && moves.size() == 1
                        && confirmed.isEmpty()
                ? Optional.of(List.of(state.notation(moves.getFirst()).split(" ")))
                : Optional.empty();
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
        walk(game, (state, legal, random) -> {
            for (int i = 0; i < MOVES; i++) {
                var move = legal.get(random.nextInt(legal.size()));
                var bare = new ArrayList<String>();
                for (int index = 0; index < move.size(); index++) {
                    if (!isForced(legal, move, index)) {
                        bare.add(move.get(index));
                    }
                }
                assertThat(found(state, move)).contains(move);
                assertThat(found(state, split(move))).contains(move);
                if (!bare.isEmpty()) {
                    assertThat(found(state, bare)).contains(move);
                    assertThat(found(state, split(bare))).contains(move);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void whateverIsTypedEveryWordAgreesWithTheMoveFound(Game game) {
        int[] finds = {0};
        walk(game, (state, legal, random) -> {
            for (int i = 0; i < MOVES; i++) {
                var line = muddled(legal, random);
                var move = found(state, line);
                if (move.isPresent()) {
                    finds[0]++;
                    assertThat(agrees(legal, move.get(), 0, line, 0))
                            .as("%s for %s", move.get(), line)
                            .isTrue();
                }
            }
        });
        assertThat(finds[0]).as("lines that find a move").isPositive();
    }

    /// Words of legal moves, some left out, some of other moves.
    private static List<String> muddled(List<List<String>> legal, RandomGenerator random) {
        var line = new ArrayList<String>();
        for (var word : legal.get(random.nextInt(legal.size()))) {
            switch (random.nextInt(6)) {
                case 0 -> {}
                case 1 -> {
                    var other = legal.get(random.nextInt(legal.size()));
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
        walk(game, (state, legal, random) -> {
            for (int i = 0; i < MOVES; i++) {
                var move = legal.get(random.nextInt(legal.size()));
                var french = words.shown(Language.FRENCH, String.join(" ", move));
                for (var typed : List.of(french, MoveWords.folded(french))) {
                    assertThat(found(state, List.of(typed.split(" ")))).contains(move);
                }
            }
        });
    }
}
