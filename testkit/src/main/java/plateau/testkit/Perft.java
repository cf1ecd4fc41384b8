package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import plateau.core.Game;
import plateau.core.Moves;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Numbers of positions to compare two move generators by, one count a line:
///
/// ```
/// # options           | players | moves so far | depth | count
/// size=3 / turn-limit=9 | 2     | 1,1 / 2,2    | 3     | 729
/// -                     | 2     | -            | 1     | 25
/// ```
///
/// Settings and moves are separated by ` / `, and `-` stands for none of them. The count is that of
/// the ways to play exactly `depth` moves, outcomes of chance among them: a game that is over sooner
/// adds nothing.
///
/// @param options the settings that differ from the defaults
/// @param moves the notations that lead to the position from which is counted
public record Perft(List<String> options, int players, List<String> moves, int depth, long count) {
    private static final String FORM = "options | players | moves so far | depth | count";

    /// Makes the first position of a game: `Game::start`, or the start of a second implementation.
    @FunctionalInterface
    public interface Start {
        State of(Game game, int players);
    }

    public Perft {
        options = List.copyOf(options);
        moves = List.copyOf(moves);
    }

    /// The ways to play exactly so many moves.
    public static long count(State state, int depth) {
        if (depth == 0) {
            return 1;
        }
        var moves = new Moves();
        state.legalMoves(moves);
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        var next = state.copy();
        for (int move : moves.toArray()) {
            next.copyFrom(state);
            next.play(move);
            count += count(next, depth - 1);
        }
        return count;
    }

    /// A test for each line of a golden file: the positions, as `start` makes them, are as many as
    /// the file says.
    public static Stream<DynamicTest> tests(String file, Options<Game> options, Start start) {
        return read(Golden.read(file)).stream()
                .map(line -> DynamicTest.dynamicTest(line.toString(), () -> line.check(options, start)));
    }

    /// All lines of a text. Refuses one that cannot be read, by its number.
    public static List<Perft> read(String text) {
        var lines = new ArrayList<Perft>();
        int number = 0;
        for (var line : text.split("\n")) {
            number++;
            if (!line.isBlank() && !line.startsWith("#")) {
                lines.add(parse(number, line));
            }
        }
        return lines;
    }

    private static Perft parse(int number, String line) {
        var parts = Stream.of(line.split("\\|", -1)).map(String::strip).toList();
        try {
            if (parts.size() == 5) {
                return new Perft(
                        list(parts.get(0)),
                        Integer.parseInt(parts.get(1)),
                        list(parts.get(2)),
                        Integer.parseInt(parts.get(3)),
                        Long.parseLong(parts.get(4)));
            }
        } catch (NumberFormatException notANumber) {
            // falls through to the refusal
        }
        throw new BadInput(Text.format("line %d must be %s, not '%s'", number, FORM, line));
    }

    private static List<String> list(String text) {
        return text.equals("-") ? List.of() : List.of(text.split(" / "));
    }

    /// Counts anew and compares.
    public void check(Options<Game> game, Start start) {
        var state = start.of(game.parse(options), players);
        for (var notation : moves) {
            var legal = new Moves();
            state.legalMoves(legal);
            state.play(Selection.find(state, legal, notation));
        }
        assertThat(count(state, depth)).as("ways to play on: %s", this).isEqualTo(count);
    }

    @Override
    public String toString() {
        return Text.format("%s | %d | %s | %d | %d", text(options), players, text(moves), depth, count);
    }

    private static String text(List<String> items) {
        return items.isEmpty() ? "-" : String.join(" / ", items);
    }
}
