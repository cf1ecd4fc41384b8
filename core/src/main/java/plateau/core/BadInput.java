package plateau.core;

import java.util.Objects;

/// Something given by a person or a program that cannot be used. The message says what was wrong and
/// what is allowed, and is shown as it stands.
public final class BadInput extends RuntimeException {
    public BadInput(String message) {
        super(message);
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
