package plateau.arena.outside;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import plateau.arena.match.Foul;
import plateau.arena.match.Reason;
import plateau.arena.match.Watchdog;
import plateau.core.Ending;
import plateau.core.Interrupted;
import plateau.core.Result;
import plateau.core.text.Json;

/// A program that was started and has greeted.
final class Guest {
    private static final String CALLED_OFF = "this match is not played";

    private final Program program;
    private final Child child;
    private final Limits limits;
    private final Greeting greeting;
    private boolean hasPlayed;

    /// Whether it was ever ready for a match.
    private boolean isVeteran;

    /// What it was told last before its match, as long as more than one answer may come to the start of that.
    private String before = "";

    private Guest(Program program, Child child, Limits limits, Greeting greeting) {
        this.program = program;
        this.child = child;
        this.limits = limits;
        this.greeting = greeting;
    }

    /// Starts a program and says hello to it.
    static Guest greet(Program program, Limits limits, Watchdog watchdog) {
        var child = Child.start(program, limits, watchdog);
        try {
            var answer = hello(child, limits);
            return new Guest(program, child, limits, Answers.greeting(answer, program.name()));
        } catch (Throwable thrown) {
            child.close();
            throw thrown;
        }
    }

    /// Says hello and reads the answer. Of who has ended without reading it, what it wrote before says more
    /// than that it did.
    private static String hello(Child child, Limits limits) {
        try {
            child.send("hello", Json.write(Messages.hello()), limits.start());
        } catch (Foul unread) {
            if (unread.ending() == Ending.TIMEOUT) {
                throw unread;
            }
        }
        return child.receive("hello", limits.start());
    }

    Program program() {
        return program;
    }

    Greeting greeting() {
        return greeting;
    }

    Child child() {
        return child;
    }

    boolean isAlive() {
        return child.isAlive();
    }

    /// Whether it was ever asked to play.
    boolean hasPlayed() {
        return hasPlayed;
    }

    /// Tells it that a match begins, and waits until it is ready; that it declines is a [Foul]. Gives
    /// what it wrote after its last match, if anything.
    Optional<Foul> start(Map<String, Object> start) {
        boolean isFirst = !hasPlayed;
        hasPlayed = true;
        var told = child.told();
        if (isFirst) {
            child.checkSilent();
        }
        child.send("start", Json.write(start), limits.start());
        var stray = isFirst ? first() : another(told);
        before = isVeteran ? told : "";
        isVeteran = true;
        return stray;
    }

    private Optional<Foul> first() {
        Answers.ready(child.receive("start", limits.start()));
        return Optional.empty();
    }

    /// What a program writes after a match may come at any time, even now: whatever is no answer to this
    /// start is passed over, so that what comes of it does not depend on when it came.
    ///
    /// @param told what it was told before
    private Optional<Foul> another(String told) {
        var stray = Optional.<String>empty();
        long begin = System.nanoTime();
        while (true) {
            var left = limits.start().minusNanos(System.nanoTime() - begin);
            var line = listen(left.isNegative() ? Duration.ZERO : left, stray, told);
            // Half a line that was written before stands in one with the answer.
            int from = Answers.isForStart(line) ? 0 : Math.max(0, line.lastIndexOf('{'));
            var answer = line.substring(from);
            boolean isAnswer = Answers.isForStart(answer);
            var other = isAnswer ? line.substring(0, from) : line;
            if (!other.isBlank()) {
                stray = stray.or(() -> Optional.of(LineReader.quote(other)));
            }
            if (isAnswer) {
                Answers.ready(answer);
                return stray.map(written -> Child.unasked(told, written));
            }
        }
    }

    /// The next line. Who is late with its answer and wrote something else may have meant that; what is no
    /// line at all may have its answer somewhere within.
    private String listen(Duration left, Optional<String> stray, String told) {
        try {
            return child.receive("start", left);
        } catch (Foul foul) {
            boolean isLate = foul.ending() == Ending.TIMEOUT;
            if (!isLate && child.isWhole()) {
                throw Child.unasked(told, LineReader.quote(String.valueOf(foul.getMessage())));
            }
            throw isLate && stray.isPresent() ? unready(stray.get()) : foul;
        }
    }

    private Foul unready(String stray) {
        return new Foul(Ending.TIMEOUT, Reason.UNREADY.of(limits.start().toMillis(), stray));
    }

    /// Whether what it did at a start is not held against it, since it may come from a match before: only a
    /// process that has played none says what its program does.
    boolean isExcused(Foul foul) {
        boolean isGone = hasPlayed && foul.ending() == Ending.CRASH && !isAlive();
        return isVeteran || isGone;
    }

    /// Refuses what was written without being asked for, unless [#hear] may pass it over.
    void checkSilent() {
        if (before.isEmpty()) {
            child.checkSilent();
        }
    }

    /// The answer to a turn. Who answered the end of its last match, too, as if it were a start, is one
    /// answer behind at its first turn: that is passed over.
    ///
    /// @param stray is told what was
    String hear(Duration most, Consumer<Foul> stray) {
        long begin = System.nanoTime();
        var line = child.receive("turn", most);
        while (!before.isEmpty() && Answers.isReady(line)) {
            stray.accept(Child.unasked(before, LineReader.quote(line)));
            var left = most.minusNanos(System.nanoTime() - begin);
            line = child.receive("turn", left.isNegative() ? Duration.ZERO : left);
        }
        before = "";
        return line;
    }

    /// Tells it that the match for which it is ready is not played; false if it cannot be told.
    boolean callOff() {
        try {
            var none = new Result(List.of(), List.of(), Ending.ABANDONED, CALLED_OFF);
            child.send("end", Json.write(Messages.end(none)), limits.farewell());
            return child.isAlive();
        } catch (Foul unwilling) {
            return false;
        }
    }

    /// Sends it home.
    ///
    /// @param isFit whether it may be expected to go by itself
    void leave(boolean isFit) {
        if (isFit) {
            sayGoodbye();
            var _ = leave(limits.farewell());
        }
        close();
    }

    /// Tells it that it is to go.
    void sayGoodbye() {
        try {
            if (child.isAlive()) {
                child.send("bye", Json.write(Messages.bye()), limits.farewell());
            }
        } catch (Foul | Interrupted unwilling) {
            close();
        }
    }

    /// Waits for it to go by itself, and then makes it go; gives what it did not do well.
    Optional<Foul> leave(Duration patience) {
        return child.leave(patience);
    }

    void close() {
        child.close();
    }
}
