package plateau.terminal;

import java.io.PrintStream;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/// A bar on a terminal that shows how far long work is and how long it will take.
final class Progress implements AutoCloseable {
    private static final Progress HIDDEN = new Progress();
    private static final int INTERVAL_MILLIS = 250;
    private static final int WIDTH = 78;

    private final Runnable end;

    private Progress() {
        end = () -> {};
    }

    private Progress(ProgressBar bar, LongSupplier done) {
        var timer = new Timer("progress", true);
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        bar.stepTo(done.getAsLong());
                    }
                },
                INTERVAL_MILLIS,
                INTERVAL_MILLIS);
        end =
                () -> {
                    timer.cancel();
                    bar.stepTo(done.getAsLong());
                    bar.close();
                };
    }

    /// Shows progress until closed.
    ///
    /// @param shown whether to show it at all
    static Progress show(
            boolean shown, PrintStream out, String what, long total, LongSupplier done) {
        if (!shown) {
            return HIDDEN;
        }
        var bar =
                new ProgressBarBuilder()
                        .setTaskName(what)
                        .setInitialMax(total)
                        .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                        .setUpdateIntervalMillis(INTERVAL_MILLIS)
                        .setConsumer(new ConsoleProgressBarConsumer(out, WIDTH))
                        .build();
        return new Progress(bar, done);
    }

    @Override
    public void close() {
        end.run();
    }
}
