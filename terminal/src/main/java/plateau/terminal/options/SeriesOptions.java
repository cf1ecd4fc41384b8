package plateau.terminal.options;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import plateau.terminal.screen.ProgressLine;
import plateau.terminal.screen.Screen;

/// The part of a command line that says how many games are played at once and what is shown of it.
public final class SeriesOptions {
    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many threads; one for each core if left out.",
            converter = Numbers.Threads.class)
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--json", description = "Print JSON: one object a line.")
    private boolean json;

    @Option(
            names = {"-q", "--quiet"},
            description = "Show no progress.")
    private boolean quiet;

    public int threads() {
        return threads;
    }

    public boolean json() {
        return json;
    }

    public boolean quiet() {
        return quiet;
    }

    /// Shows progress of work whose name and end change, where anybody looks on, until closed.
    public ProgressLine progress(Screen screen, Supplier<String> what, LongSupplier total, LongSupplier done) {
        return ProgressLine.show(screen.progress() && !quiet, screen, what, total, done);
    }

    /// Shows progress, where anybody looks on, until closed.
    public ProgressLine progress(Screen screen, String what, long total, LongSupplier done) {
        return ProgressLine.show(screen.progress() && !quiet, screen, what, total, done);
    }
}
