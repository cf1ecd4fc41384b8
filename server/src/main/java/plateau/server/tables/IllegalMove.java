package plateau.server.tables;

import java.util.List;
import java.util.Optional;
import plateau.core.Event;
import plateau.core.Game;
import plateau.core.text.Message;

/// A move that the rules do not allow.
public final class IllegalMove extends RuntimeException {
    private final transient Message message;
    private final transient Optional<Event> why;
    private final transient Game game;
    private final transient List<String> names;

    /// @param why what the rules know of it
    /// @param names what the players are called
    IllegalMove(Message message, Optional<Event> why, Game game, List<String> names) {
        super(message.toString());
        this.message = message;
        this.why = why;
        this.game = game;
        this.names = names;
    }

    public Message inWords() {
        return message;
    }

    public Optional<Event> why() {
        return why;
    }

    public Game game() {
        return game;
    }

    public List<String> names() {
        return names;
    }
}
