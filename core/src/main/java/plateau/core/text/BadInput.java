package plateau.core.text;

import java.util.Objects;

/// Something given by a person or a program that cannot be used. The message says what was wrong and
/// what is allowed, and is shown as it stands, or in the reader's language: whatever it quotes is made
/// harmless.
public final class BadInput extends RuntimeException {
    private static final int LONGEST = 1000;

    private final transient Message message;
    private final String field;

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
        this("", message);
    }

    private BadInput(String field, Message message) {
        super(Text.shorten(Text.printable(message.toString()), LONGEST));
        this.message = message;
        this.field = field;
    }

    /// A refusal of one field, for programs that show it there.
    ///
    /// @param field such as `seats[1].name`
    public static BadInput at(String field, Message message) {
        return new BadInput(field, message);
    }

    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }

    /// What was wrong, for any language.
    public Message inWords() {
        return message;
    }

    /// The field that was wrong, where it was one: `seats[1].name`; else empty.
    public String field() {
        return field;
    }
}
