package plateau.terminal.screen;

import java.util.Locale;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.LongSupplier;
import plateau.core.text.Text;

/// A line on a terminal, written over and over, that shows how far long work is and how long it will
/// take. It is narrow enough for any terminal and gone when the work is done.
public final class Progress implements AutoCloseable {
    private static final Progress HIDDEN = new Progress();
    private static final int INTERVAL_MILLIS = 250;
    private static final int BAR = 20;

    private final Runnable end;

    private Progress() {
        end = () -> {};
    }

    private Progress(Screen screen, String what, long total, LongSupplier done) {
        var out = screen.err();
        var words = screen.words();
        var timer = new Timer("progress", true);
        long begin = System.nanoTime();
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        double seconds = (System.nanoTime() - begin) / 1e9;
                        out.print("\r" + line(words, what, done.getAsLong(), total, seconds));
                        out.flush();
                    }
                },
                INTERVAL_MILLIS,
                INTERVAL_MILLIS);
        end =
                () -> {
                    timer.cancel();
                    out.print(
                            "\r" + " ".repeat(line(words, what, total, total, 0).length()) + "\r");
                    out.flush();
                };
    }

    /// Shows progress until closed.
    ///
    /// @param shown whether to show it at all
    public static Progress show(
            boolean shown, Screen screen, String what, long total, LongSupplier done) {
        return shown ? new Progress(screen, what, total, done) : HIDDEN;
    }

    /// `games ██████░░░░░░░░░░░░░░  30 %, 0:12 left`, always of the same length.
    static String line(Words words, String what, long done, long total, double seconds) {
        int full = (int) (BAR * done / total);
        var left = done == 0 ? "" : left(words, clock(seconds / done * (total - done)));
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
