package plateau.games;

import java.util.Arrays;
import java.util.Optional;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Why something from outside failed, in words for whoever wrote it.
public final class FailureReason {
    private static final int MOST_CHARACTERS = 400;

    private FailureReason() {}

    /// What went wrong, in one line.
    public static String of(Throwable thrown) {
        return Text.shorten(Text.printable(words(root(thrown))), MOST_CHARACTERS);
    }

    /// What was thrown, without what is wrapped round it and says nothing of its own.
    private static Throwable root(Throwable thrown) {
        var cause = thrown.getCause();
        var message = thrown.getMessage();
        if (cause == null || (message != null && !message.equals(cause.toString()))) {
            return thrown;
        }
        return root(cause);
    }

    private static String words(Throwable root) {
        var message = String.valueOf(root.getMessage());
        return switch (root) {
            case BadInput refused -> refused.getMessage();
            case IllegalArgumentException undescribed when isOfOptions(undescribed) -> message;
            case UnsupportedClassVersionError newer ->
                Text.format("it was compiled for another Java (%s); compile it with --release 25", newer.getMessage());
            case ClassFormatError damaged -> Text.format("its class file is damaged (%s)", message);
            case ClassNotFoundException missing -> missing(message);
            case NoClassDefFoundError missing -> missing(message);
            case IncompatibleClassChangeError old ->
                Text.format("it does not fit this version of Plateau (%s); compile it again", message);
            default -> root + where(root).map(" at "::concat).orElse("");
        };
    }

    private static String missing(String type) {
        return Text.format("there is no class %s; is its jar in PLATEAU_JARS too?", type.replace('/', '.'));
    }

    /// Whether it was said by the reader of options, in words that need no more.
    private static boolean isOfOptions(Throwable root) {
        var frames = root.getStackTrace();
        return frames.length > 0 && frames[0].getClassName().startsWith(Options.class.getPackageName() + ".");
    }

    /// The place in the code from outside, which is called by ours.
    private static Optional<String> where(Throwable root) {
        return Arrays.stream(root.getStackTrace())
                .takeWhile(frame -> !frame.getClassName().equals(Admission.class.getName()))
                .filter(frame -> !isOurs(frame.getClassName()))
                .findFirst()
                .map(StackTraceElement::toString);
    }

    private static boolean isOurs(String type) {
        return type.startsWith("java.") || type.startsWith("jdk.") || type.startsWith("plateau.");
    }
}
