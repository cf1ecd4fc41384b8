package plateau.arena.outside;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import plateau.arena.Foul;
import plateau.arena.Reason;
import plateau.core.Ending;

/// How a program ended that has closed one of its pipes, or seems to.
final class Obituary {
    /// A program that ends closes its pipes first; so long it may take from there to its end.
    private static final long MOST_MILLIS = 1000;

    /// Exit codes from here on stand for a signal.
    private static final int SIGNALS = 128;

    /// By their numbers, from 1, as Linux has them.
    private static final List<String> NAMES =
            List.of(
                    "SIGHUP", "SIGINT", "SIGQUIT", "SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS",
                    "SIGFPE", "SIGKILL", "SIGUSR1", "SIGSEGV", "SIGUSR2", "SIGPIPE", "SIGALRM",
                    "SIGTERM");

    private static final Pattern MEMORY =
            Pattern.compile("MemoryError|bad_alloc|(?i)(out of|cannot allocate) memory");

    private final ErrorLog errors;
    private final Limits limits;

    Obituary(ErrorLog errors, Limits limits) {
        this.errors = errors;
        this.limits = limits;
    }

    /// @param told what it was told last
    /// @param otherwise what it did if it has not ended
    Foul of(Process process, String told, Reason otherwise) {
        boolean hasEnded = false;
        try {
            hasEnded = process.waitFor(MOST_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        if (!hasEnded) {
            return new Foul(Ending.CRASH, otherwise.of(told));
        }
        errors.settle();
        return new Foul(Ending.CRASH, ended(process.exitValue(), told));
    }

    private String ended(int code, String told) {
        var last = LineReader.quote(errors.lastLine());
        boolean isSilent = errors.lastLine().isEmpty();
        int signal = code - SIGNALS;
        if (limits.memory() > 0 && MEMORY.matcher(last).find()) {
            return Reason.OUT_OF_MEMORY.of(limits.memory() >> 20, told, last);
        }
        if (signal > 0 && signal <= NAMES.size()) {
            var name = NAMES.get(signal - 1);
            return isSilent
                    ? Reason.KILLED.of(signal, name, told)
                    : Reason.KILLED_SAYING.of(signal, name, told, last);
        }
        return isSilent ? Reason.EXITED.of(code, told) : Reason.EXITED_SAYING.of(code, told, last);
    }
}
