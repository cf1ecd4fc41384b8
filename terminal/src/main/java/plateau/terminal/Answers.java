package plateau.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What a person types, or a file of answers holds, line by line.
final class Answers {
    private final BufferedReader reader;
    private final Screen screen;

    Answers(Screen screen) {
        this.screen = screen;
        this.reader = new BufferedReader(screen.in());
    }

    /// The words of the next line, none for an empty one; nothing when the input has ended.
    Optional<List<String>> next() {
        var line = readLine();
        line.filter(_ -> screen.echo()).ifPresent(screen.out()::println);
        return line.map(
                text ->
                        Arrays.stream(text.strip().split("\\s+"))
                                .filter(word -> !word.isEmpty())
                                .toList());
    }

    private Optional<String> readLine() {
        try {
            return Optional.ofNullable(reader.readLine());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
