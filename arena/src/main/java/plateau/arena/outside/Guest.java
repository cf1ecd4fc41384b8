package plateau.arena.outside;

import java.time.Duration;
import java.util.Optional;
import plateau.arena.Foul;
import plateau.core.Ending;
import plateau.core.Interrupted;
import plateau.core.text.Json;

/// A program that was started and has greeted.
final class Guest {
    private final Program program;
    private final Child child;
    private final Limits limits;
    private final Greeting greeting;
    private boolean hasPlayed;

    private Guest(Program program, Child child, Limits limits, Greeting greeting) {
        this.program = program;
        this.child = child;
        this.limits = limits;
        this.greeting = greeting;
    }

    /// Starts a program and says hello to it.
    static Guest greet(Program program, Limits limits) {
        var child = Child.start(program, limits);
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

    void play() {
        hasPlayed = true;
    }

    /// Whether it is there and waits to be told something.
    boolean isIdle() {
        return child.isAlive() && child.isSilent();
    }

    /// What it wrote without being asked.
    Optional<Foul> overheard() {
        try {
            child.checkSilent();
            return Optional.empty();
        } catch (Foul unasked) {
            return Optional.of(unasked);
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
