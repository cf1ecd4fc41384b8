package plateau.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;

/// What a person types, or a file of answers holds, word by word. Words left on a line answer the
/// questions that follow, so that `2 3 y` is a whole turn.
final class Answers {
    private final BufferedReader reader;
    private final Screen screen;
    private final Deque<String> words = new ArrayDeque<>();

    Answers(Screen screen) {
        this.screen = screen;
        this.reader = new BufferedReader(screen.in());
    }

    /// Whether the last line still has words to give.
    boolean isWaiting() {
        return !words.isEmpty();
    }

    /// The next word, empty for an empty line; none when the input has ended.
    Optional<String> next() {
        if (words.isEmpty()) {
            var line = readLine();
            if (line.isEmpty()) {
                return Optional.empty();
            }
            if (screen.echo()) {
                screen.out().println(line.get());
            }
            words.addAll(Arrays.asList(line.get().strip().split("\\s+")));
        }
        return Optional.of(words.remove());
    }

    /// Forgets the rest of the line.
    void dropLine() {
        words.clear();
    }

    private Optional<String> readLine() {
        try {
            return Optional.ofNullable(reader.readLine());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
