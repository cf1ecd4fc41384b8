package plateau.terminal;

import plateau.core.text.Message;

/// Something asked for that did not hold: the command ends with exit code 1 and this message.
final class Failure extends RuntimeException {
    private final transient Message message;

    @SuppressWarnings("AnnotateFormatMethod")
    Failure(String key, String english, Object... arguments) {
        this(Message.of(key, english, arguments));
    }

    private Failure(Message message) {
        super(message.toString());
        this.message = message;
    }

    Message inWords() {
        return message;
    }
}
