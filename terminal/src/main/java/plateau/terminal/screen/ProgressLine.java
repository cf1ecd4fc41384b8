package plateau.terminal.screen;

import java.util.Locale;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import plateau.core.text.Text;

/// A line on a terminal, written over and over, that shows how far long work is and how long it will
/// take. It is narrow enough for any terminal and gone when the work is done.
public final class ProgressLine implements AutoCloseable {
    private static final ProgressLine HIDDEN = new ProgressLine();
    private static final int INTERVAL_MILLIS = 250;
    private static final int BAR = 20;

    private final Runnable end;

    private ProgressLine() {
        end = () -> {};
    }

    private ProgressLine(Screen screen, Supplier<String> what, LongSupplier total, LongSupplier done) {
        long before = done.getAsLong();
        var out = screen.err();
        var words = screen.words();
        var timer = new Timer("progress", true);
        long begin = System.nanoTime();
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        double seconds = (System.nanoTime() - begin) / 1e9;
                        var work = new Work(before, done.getAsLong(), total.getAsLong());
                        out.print("\r" + line(words, what.get(), work, seconds));
                        out.flush();
                    }
                },
                INTERVAL_MILLIS,
                INTERVAL_MILLIS);
        end = () -> {
            timer.cancel();
            var work = new Work(0, 1, 1);
            var last = line(words, what.get(), work, 0);
            out.print("\r" + " ".repeat(last.length()) + "\r");
            out.flush();
        };
    }

    /// Shows progress until closed.
    ///
    /// @param shown whether to show it at all
    public static ProgressLine show(boolean shown, Screen screen, String what, long total, LongSupplier done) {
        return show(shown, screen, () -> what, () -> total, done);
    }

    /// Shows progress of work whose end and whose name change as it goes on; what was done when it began
    /// says nothing of how long the rest takes.
    ///
    /// @param what always of the same length
    public static ProgressLine show(
            boolean shown, Screen screen, Supplier<String> what, LongSupplier total, LongSupplier done) {
        return shown ? new ProgressLine(screen, what, total, done) : HIDDEN;
    }

    /// How far work is.
    ///
    /// @param before what was done when it began
    record Work(long before, long done, long total) {}

    /// `games ██████░░░░░░░░░░░░░░  30 %, 0:12 left`, always of the same length.
    static String line(Words words, String what, long done, long total, double seconds) {
        return line(words, what, new Work(0, done, total), seconds);
    }

    static String line(Words words, String what, Work work, double seconds) {
        long done = work.done;
        long total = work.total;
        long now = done - work.before;
        int full = (int) (BAR * done / total);
        var left = now == 0 ? "" : left(words, clock(seconds / now * (total - done)));
        int widest = left(words, "0:00:00 ").length();
        return String.format(
                Locale.ROOT,
                "%s %s%s %3d %%%s",
                what,
                "█".repeat(full),
                "░".repeat(BAR - full),
                100 * done / total,
                Text.format(", %-" + widest + "s", left));
    }

    private static String left(Words words, String time) {
        return words.get("progress.left", time);
    }

    private static String clock(double seconds) {
        long whole = Math.round(seconds);
        return whole < 3600
                ? Text.format("%d:%02d", whole / 60, whole % 60)
                : Text.format("%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
    }

    @Override
    public void close() {
        end.run();
    }
}
