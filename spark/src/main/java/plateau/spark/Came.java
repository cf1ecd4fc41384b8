package plateau.spark;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;

/// What came of a task, or what was thrown: that is no reason for Spark to try again, since it would be
/// thrown again.
///
/// @param result unless something was thrown
/// @param played how many games
/// @param thrown as it is sent; empty where nothing was
record Came<R>(@Nullable R result, long played, byte[] thrown) implements Serializable {
    static <R> Came<R> of(R result, long played) {
        return new Came<>(result, played, new byte[0]);
    }

    static <R> Came<R> failed(Throwable thrown) {
        try {
            return new Came<>(null, 0, bytes(thrown));
        } catch (IOException unsendable) {
            var told = new IllegalStateException(thrown.toString());
            told.setStackTrace(thrown.getStackTrace());
            return failed(told);
        }
    }

    private static byte[] bytes(Throwable thrown) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(thrown);
        }
        return bytes.toByteArray();
    }

    /// The result; throws what was thrown.
    R get() {
        if (result != null) {
            return result;
        }
        throw again();
    }

    private RuntimeException again() {
        try (var in = new ObjectInputStream(new ByteArrayInputStream(thrown))) {
            return switch (in.readObject()) {
                // Its words for other languages do not travel.
                case BadInput refused -> new BadInput(refused.getMessage());
                case RuntimeException failure -> failure;
                case Error error -> throw error;
                case Object other -> new IllegalStateException(other.toString());
            };
        } catch (IOException | ClassNotFoundException unreadable) {
            return new IllegalStateException(unreadable);
        }
    }
}
