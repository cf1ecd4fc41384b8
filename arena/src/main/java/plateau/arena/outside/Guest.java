package plateau.arena.outside;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.arena.match.Foul;
import plateau.arena.match.Watchdog;
import plateau.core.Ending;
import plateau.core.Interrupted;
import plateau.core.Result;
import plateau.core.text.Json;

/// A program that was started and has greeted.
final class Guest {
    /// What becomes of a match that was begun only to ask whether a program plays it.
    static final Result CALLED_OFF = new Result(List.of(), List.of(), Ending.ABANDONED, "this match is not played");

    private final Program program;
    private final Child child;
    private final Limits limits;
    private final Greeting greeting;
    private boolean hasPlayed;

    /// Whether it was ever ready for a match.
    private boolean isVeteran;

    /// What it was told last before its match; empty if that is its first.
    private String before = "";

    /// Whether it has always said which turn it answers.
    private boolean isNumbered = true;

    private boolean hasAnswered;

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

    /// Tells it that a match begins, and waits until it is ready; that it declines is a [Foul].
    void start(Map<String, Object> start) {
        before = hasPlayed ? child.told() : "";
        hasPlayed = true;
        checkSilent();
        child.send("start", Json.write(start), limits.start());
        var line = hear("start", limits.start());
        if (mayBeBehind() && !Answers.isForStart(line)) {
            throw stray(LineReader.quote(line));
        }
        Answers.ready(line);
        isVeteran = true;
    }

    /// Whether what it writes may come from a match before this one: a program may write at any time, and a
    /// line does not say when it was written.
    boolean mayBeBehind() {
        return !before.isEmpty();
    }

    /// Whether what it did at a start is not held against it, since it may come from a match before: only a
    /// process that has played none says what its program does.
    boolean isExcused(Foul foul) {
        return foul.isDecline() ? isVeteran : mayBeBehind();
    }

    /// Whether what it did at a turn is not held against it, likewise. Who is silent, or gone, has written
    /// nothing; a move of another match may be none of this one, where it does not say which turn it is for.
    boolean isExcusedAtTurn(Foul foul) {
        return mayBeBehind()
                && switch (foul.ending()) {
                    case CRASH -> child.isAlive();
                    case ILLEGAL_MOVE -> !isNumbered;
                    default -> false;
                };
    }

    /// Refuses what was written without being asked for.
    void checkSilent() {
        child.unasked().ifPresent(line -> {
            throw mayBeBehind() ? stray(line) : Child.unasked(child.told(), line);
        });
    }

    /// The next line.
    ///
    /// @param type what it is the answer to
    String hear(String type, Duration most) {
        try {
            return child.receive(type, most);
        } catch (Foul foul) {
            boolean isLine = foul.ending() == Ending.CRASH && child.isWhole();
            throw isLine && mayBeBehind() ? stray(LineReader.quote(String.valueOf(foul.getMessage()))) : foul;
        }
    }

    /// Reads its answer to a turn.
    ///
    /// @param isKept whether a move is taken that does not say which turn it is for
    Answers.Chosen read(String answer, int ply, boolean isKept) {
        try {
            var chosen = Answers.move(answer, ply);
            if (mayBeBehind() && !chosen.hasPly() && !isKept) {
                throw stray(LineReader.quote(answer));
            }
            isNumbered &= chosen.hasPly();
            hasAnswered = true;
            return chosen;
        } catch (Foul foul) {
            throw mayBeBehind() ? stray(LineReader.quote(answer)) : foul;
        }
    }

    /// That it wrote something which may come from a match before.
    private Foul stray(String line) {
        return Child.unasked(before, line);
    }

    /// Whether it has always said which turn it answers, as far as it was asked.
    boolean isNumbered() {
        return isNumbered;
    }

    /// Whether it has ever answered a turn.
    boolean hasAnswered() {
        return hasAnswered;
    }

    /// Tells it that the match for which it is ready is not played; false if it cannot be told.
    boolean callOff() {
        try {
            child.send("end", Json.write(Messages.end(CALLED_OFF)), limits.farewell());
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

    /// What it had written for nobody when it left.
    Optional<Foul> lastStray() {
        return child.stray();
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
