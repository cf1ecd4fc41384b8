package plateau.contract;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import plateau.core.text.Text;

/// A clause that a game does not keep. The message says in words what is broken, what was expected,
/// and where that came to light.
public final class Breach extends AssertionError {
    /// Where the names of classes begin that call a game's code and are not to blame.
    private static final List<String> OURS = List.of(
            "java.",
            "jdk.",
            "picocli.",
            "plateau.core.",
            "plateau.contract.",
            "plateau.terminal.",
            "plateau.games.Games");

    private final boolean isPlaced;

    Breach(String what) {
        super(what);
        isPlaced = false;
    }

    private Breach(String what, Throwable cause) {
        super(what, cause);
        isPlaced = true;
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    /// Requires something to be as expected.
    static void unlessEqual(String what, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new Breach(Text.format("%s: %s, expected %s", what, actual, expected));
        }
    }

    /// What went wrong at some place: a breach, or whatever the game's code threw there, told by its
    /// class and method. The innermost place is kept. That memory has run out is nobody's breach.
    static Breach at(String where, Throwable thrown) {
        if (thrown instanceof VirtualMachineError error && !(thrown instanceof StackOverflowError)) {
            throw error;
        }
        if (thrown instanceof Breach breach) {
            return breach.isPlaced ? breach : new Breach(where + ": " + breach.getMessage(), breach);
        }
        return new Breach(where + ": " + told(thrown), thrown);
    }

    /// What was thrown and where, in words: `example.TakeawayState.play threw … in line 40`.
    public static String told(Throwable thrown) {
        var cause = thrown;
        while (cause.getCause() != null && isWrapper(cause)) {
            cause = cause.getCause();
        }
        var message = cause.getMessage();
        var what = cause.getClass().getSimpleName() + (message == null ? "" : " (" + message + ")");
        return Arrays.stream(cause.getStackTrace())
                .filter(frame -> !isOurs(frame.getClassName()))
                .findFirst()
                .map(frame -> Text.format("%s threw %s%s", method(frame), what, line(frame)))
                .orElse("there was " + what);
    }

    /// Options are made by reflection, which wraps what a record's own code throws.
    private static boolean isWrapper(Throwable thrown) {
        return thrown.getClass() == IllegalStateException.class || thrown instanceof ReflectiveOperationException;
    }

    private static boolean isOurs(String type) {
        return OURS.stream().anyMatch(type::startsWith);
    }

    private static String method(StackTraceElement frame) {
        return frame.getClassName() + "." + frame.getMethodName();
    }

    private static String line(StackTraceElement frame) {
        return frame.getLineNumber() < 0 ? "" : " in line " + frame.getLineNumber();
    }
}
