package plateau.core.text;

import java.util.Objects;

/// Something given by a person or a program that cannot be used. The message says what was wrong and
/// what is allowed, and is shown as it stands, or in the reader's language: whatever it quotes is made
/// harmless.
public final class BadInput extends RuntimeException {
    private static final int LONGEST = 1000;

    private final transient Message message;

    /// A refusal in English only.
    public BadInput(String message) {
        this(Message.text(message));
    }

    /// A refusal that other languages know by its key; see [Message].
    @SuppressWarnings("AnnotateFormatMethod")
    public BadInput(String key, String english, Object... arguments) {
        this(Message.of(key, english, arguments));
    }

    public BadInput(Message message) {
        super(Text.shorten(Text.printable(message.toString()), LONGEST));
        this.message = message;
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    /// What was wrong, for any language.
    public Message inWords() {
        return message;
    }
}
