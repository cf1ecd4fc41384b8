package plateau.server.tables.terms;

import plateau.core.text.Message;

/// Something that cannot be done at a table now, or not by this one.
public final class Refusal extends RuntimeException {
    /// Why, as the ways in which programs tell them apart.
    public enum Kind {
        /// There is no such thing.
        MISSING,
        /// Only somebody else may do it.
        FORBIDDEN,
        /// It does not fit what has happened meanwhile.
        CONFLICT,
        /// Somebody has too much to do.
        BUSY
    }

    private final Kind kind;
    private final transient Message message;

    private Refusal(Kind kind, Message message) {
        super(message.toString());
        this.kind = kind;
        this.message = message;
    }

    @SuppressWarnings("AnnotateFormatMethod")
    public static Refusal conflict(String key, String english, Object... arguments) {
        return new Refusal(Kind.CONFLICT, Message.of(key, english, arguments));
    }

    @SuppressWarnings("AnnotateFormatMethod")
    public static Refusal forbidden(String key, String english, Object... arguments) {
        return new Refusal(Kind.FORBIDDEN, Message.of(key, english, arguments));
    }

    @SuppressWarnings("AnnotateFormatMethod")
    public static Refusal missing(String key, String english, Object... arguments) {
        return new Refusal(Kind.MISSING, Message.of(key, english, arguments));
    }

    @SuppressWarnings("AnnotateFormatMethod")
    public static Refusal busy(String key, String english, Object... arguments) {
        return new Refusal(Kind.BUSY, Message.of(key, english, arguments));
    }

    public Kind kind() {
        return kind;
    }

    public Message inWords() {
        return message;
    }
}
