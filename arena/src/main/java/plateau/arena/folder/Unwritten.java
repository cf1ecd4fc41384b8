package plateau.arena.folder;

import plateau.core.text.Message;

/// Something could not be written to the disk.
public final class Unwritten extends RuntimeException {
    private final transient Message message;

    public Unwritten(Message message) {
        super(message.toString());
        this.message = message;
    }

    public Message inWords() {
        return message;
    }
}
