package plateau.games.mansuba;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.options.Options;

/// A game of Mansuba for tests that read as boards: played by notations, every one checked.
///
/// A board is written place by place: `.` for an empty one, `p0` for a pawn of player 0 (`t` tower,
/// `e` elephant, `k` king), and after either `_1` for a start place of player 1.
final class Scene {
    final MansubaState state;

    private Scene(MansubaState state) {
        this.state = state;
    }

    static Mansuba game(String... settings) {
        return Options.<Mansuba>of(Mansuba.class).parse(List.of(settings));
    }

    /// The start of a game.
    static Scene start(int players, String... settings) {
        return new Scene((MansubaState) game(settings).begin(players));
    }

    /// A position of two players, or more if there are pieces of more, in which player 0 is to move;
    /// without landslides unless they are asked for.
    static Scene of(String board, String... settings) {
        var rows =
                board.strip().lines().map(line -> line.strip().split(" +", -1)).toList();
        var all = new ArrayList<>(List.of("towers=0", "elephants=0", "landslide=0"));
        all.add("width=" + rows.getFirst().length);
        all.add("height=" + rows.size());
        all.addAll(List.of(settings));
        var game = game(all.toArray(String[]::new));
        var words = rows.stream().flatMap(Arrays::stream).toList();
        var world = new World(game);
        return new Scene(new MansubaState(game, world, setup(game, world, words))).play("first0");
    }

    private static Setup setup(Mansuba game, World world, List<String> words) {
        int players = 2
                + (int) IntStream.range(2, 10).filter(i -> count(words, i) > 0).count();
        int size = IntStream.range(0, players).map(i -> count(words, i)).max().orElseThrow();
        var places = new int[players * size];
        Arrays.fill(places, world.wall);
        var kinds = new Piece[players * size];
        Arrays.fill(kinds, Piece.PAWN);
        var home = new byte[world.wall + 1];
        Arrays.fill(home, Setup.NOBODYS);
        var next = IntStream.range(0, players).map(i -> i * size).toArray();
        for (int place = 0; place < words.size(); place++) {
            var word = words.get(place);
            if (word.contains("_")) {
                home[place] = (byte) (word.charAt(word.length() - 1) - '0');
            }
            if (!word.startsWith(".")) {
                int piece = next[word.charAt(1) - '0']++;
                places[piece] = place;
                kinds[piece] = kind(word.charAt(0));
            }
        }
        return new Setup(game, players, places, kinds, home);
    }

    private static int count(List<String> words, int player) {
        return (int) words.stream()
                .filter(word -> word.matches("[ptek]" + player + ".*"))
                .count();
    }

    private static Piece kind(char letter) {
        return Arrays.stream(Piece.values())
                .filter(kind -> kind.letter == letter)
                .findFirst()
                .orElseThrow();
    }

    Scene play(String... notations) {
        for (var notation : notations) {
            state.play(Selection.find(state, moves(), notation));
        }
        return this;
    }

    private Moves moves() {
        var moves = new Moves();
        state.legalMoves(moves);
        return moves;
    }

    List<String> legal() {
        return IntStream.of(moves().toArray()).mapToObj(state::notation).toList();
    }

    int mover() {
        return state.mover();
    }

    String cause() {
        return state.cause();
    }

    List<Integer> scores() {
        return Result.scores(state);
    }

    List<Double> payoffs() {
        return Result.finished(state).payoffs();
    }

    int figure(String name) {
        return state.figure(state.game.figures().indexOf(name));
    }

    String picture() {
        return state.view(State.NOBODY).picture().toString();
    }

    /// The board with an `x` on each free place that the mover's piece on a place may go to, and an
    /// `X` where it captures.
    String reach(String from) {
        var legal = legal();
        return draw(place -> {
            boolean reached = legal.contains(from + " " + state.world.name(place));
            if (state.board.isFree(place)) {
                return reached ? "x" : ".";
            }
            char letter = state.setup.kind(state.board.piece(place)).letter;
            return reached ? "X" : String.valueOf(letter);
        });
    }

    /// The board, every piece with its player.
    String board() {
        return draw(place -> {
            if (state.board.isFree(place)) {
                return ". ";
            }
            int piece = state.board.piece(place);
            return "" + state.setup.kind(piece).letter + state.setup.owner(piece);
        });
    }

    private String draw(java.util.function.IntFunction<String> word) {
        int width = state.world.width;
        return IntStream.range(0, state.world.height)
                .mapToObj(row -> IntStream.range(row * width, (row + 1) * width)
                                .mapToObj(word)
                                .collect(Collectors.joining(" "))
                                .stripTrailing()
                        + "\n")
                .collect(Collectors.joining());
    }
}
