package plateau.terminal.screen;

import plateau.core.text.Message;

/// Something asked for that did not hold: the command ends with exit code 1 and this message.
public final class Failure extends RuntimeException {
    private final transient Message message;

    @SuppressWarnings("AnnotateFormatMethod")
    public Failure(String key, String english, Object... arguments) {
        this(Message.of(key, english, arguments));
    }

    public Failure(Message message) {
        super(message.toString());
        this.message = message;
    }

    public Message inWords() {
        return message;
    }
}
