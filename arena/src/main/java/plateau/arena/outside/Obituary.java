package plateau.arena.outside;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import plateau.arena.match.Foul;
import plateau.arena.match.Reason;
import plateau.core.Ending;

/// How a program ended that has closed one of its pipes, or seems to.
final class Obituary {
    /// A program that ends closes its pipes first; so long it may take from there to its end.
    private static final long MOST_MILLIS = 1000;

    /// Exit codes from here on stand for a signal.
    private static final int SIGNALS = 128;

    /// By their numbers, from 1, as Linux has them.
    private static final List<String> NAMES = List.of(
            "SIGHUP", "SIGINT", "SIGQUIT", "SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGKILL", "SIGUSR1",
            "SIGSEGV", "SIGUSR2", "SIGPIPE", "SIGALRM", "SIGTERM");

    private static final Pattern MEMORY = Pattern.compile("MemoryError|bad_alloc|(?i)(out of|cannot allocate) memory");

    private final ErrorLog errors;
    private final Limits limits;
    private final Tongue tongue;

    Obituary(ErrorLog errors, Limits limits, Tongue tongue) {
        this.errors = errors;
        this.limits = limits;
        this.tongue = tongue;
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
            return new Foul(Ending.CRASH, tongue.of(otherwise).of(tongue.called(told)));
        }
        errors.settle();
        return new Foul(Ending.CRASH, ended(process.exitValue(), tongue.called(told)));
    }

    private String ended(int code, String told) {
        var last = LineReader.quote(errors.lastLine());
        boolean isSilent = errors.lastLine().isEmpty();
        int signal = code - SIGNALS;
        if (limits.memory() > 0 && MEMORY.matcher(last).find()) {
            return tongue.of(Reason.OUT_OF_MEMORY).of(limits.memory() >> 20, told, last);
        }
        if (signal > 0 && signal <= NAMES.size()) {
            var name = NAMES.get(signal - 1);
            return isSilent
                    ? tongue.of(Reason.KILLED).of(signal, name, told)
                    : tongue.of(Reason.KILLED_SAYING).of(signal, name, told, last);
        }
        return isSilent
                ? tongue.of(Reason.EXITED).of(code, told)
                : tongue.of(Reason.EXITED_SAYING).of(code, told, last);
    }
}
