package plateau.spark;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;

/// What came of a task, or what was thrown: that is no reason for Spark to try again, since it would be
/// thrown again.
///
/// @param result unless something was thrown
/// @param played how many games
record Came<R>(@Nullable R result, long played, @Nullable Throwable thrown) implements Serializable {
    static <R> Came<R> of(R result, long played) {
        return new Came<>(result, played, null);
    }

    static <R> Came<R> failed(Throwable thrown) {
        return new Came<>(null, 0, canTravel(thrown) ? thrown : told(thrown));
    }

    private static boolean canTravel(Throwable thrown) {
        try (var out = new ObjectOutputStream(OutputStream.nullOutputStream())) {
            out.writeObject(thrown);
            return true;
        } catch (IOException holdsOthers) {
            return false;
        }
    }

    private static Throwable told(Throwable thrown) {
        var told = new IllegalStateException(thrown.toString());
        told.setStackTrace(thrown.getStackTrace());
        return told;
    }

    /// The result; throws what was thrown.
    R get() {
        switch (thrown) {
            case null -> {}
            // Its words for other languages do not travel.
            case BadInput refused -> throw new BadInput(refused.getMessage());
            case RuntimeException failure -> throw failure;
            case Error error -> throw error;
            case Throwable other -> throw new IllegalStateException(other);
        }
        return Objects.requireNonNull(result);
    }
}
