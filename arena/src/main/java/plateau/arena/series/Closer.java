package plateau.arena.series;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Closes several things, one of which may fail at that: it does not keep the others open.
public final class Closer {
    private Closer() {}

    /// When all were closed, what the first threw that failed is thrown again; what others threw is
    /// suppressed in it.
    public static <T> void all(Iterable<? extends T> things, Consumer<? super T> close) {
        Throwable first = null;
        for (var thing : things) {
            try {
                close.accept(thing);
            } catch (RuntimeException | Error thrown) {
                first = joined(first, thrown);
            }
        }
        switch (first) {
            case null -> {}
            case Error error -> throw error;
            case Throwable thrown -> throw (RuntimeException) thrown;
        }
    }

    /// What went wrong first, with what else did.
    static Throwable joined(@Nullable Throwable first, Throwable next) {
        if (first == null) {
            return next;
        }
        if (!first.equals(next)) {
            first.addSuppressed(next);
        }
        return first;
    }
}
