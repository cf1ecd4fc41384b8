package plateau.terminal.prompt;

import java.io.BufferedReader;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import plateau.core.Interrupted;
import plateau.core.Player;
import plateau.core.text.Text;
import plateau.terminal.screen.Departures;
import plateau.terminal.screen.Screen;

/// What a person types, or a file of answers holds, line by line.
public final class AnswerLines {
    private final BufferedReader reader;
    private final Screen screen;

    public AnswerLines(Screen screen) {
        this.screen = screen;
        this.reader = new BufferedReader(screen.in());
    }

    /// The words of the next line, none for an empty one; nothing when the input has ended.
    public Optional<List<String>> next() {
        var line = readLine();
        line.filter(_ -> screen.echo()).map(Text::printable).ifPresent(screen.out()::println);
        return line.map(text -> Arrays.stream(text.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList());
    }

    /// The next line. It is awaited in a thread of its own, since nothing interrupts a thread that waits
    /// for the keyboard: this one can be.
    private Optional<String> readLine() {
        var line = new FutureTask<>(() -> Optional.ofNullable(reader.readLine()));
        Thread.ofPlatform().daemon().name("keyboard").start(line);
        try {
            return line.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Interrupted();
        } catch (ExecutionException unreadable) {
            var why = String.valueOf(line.exceptionNow().getMessage());
            throw new Player.Leaving(Departures.UNREADABLE + why);
        }
    }
}
