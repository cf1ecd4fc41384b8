package plateau.core;

import java.util.Objects;

/// Something given by a person or a program that cannot be used. The message says what was wrong and
/// what is allowed, and is shown as it stands: whatever it quotes is made harmless here.
public final class BadInput extends RuntimeException {
    private static final int LONGEST = 1000;

    public BadInput(String message) {
        super(Text.shorten(Text.printable(message), LONGEST));
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
