package plateau.hosting;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.core.text.Message;

/// The kinds of bots from outside, by how the name of a seat begins: `cmd:python3 bot.py`.
public enum Outside {
    COMMAND("cmd:"),
    JAR("jar:"),
    LIBRARY("lib:");

    private final String prefix;

    Outside(String prefix) {
        this.prefix = prefix;
    }

    /// The names of the settings that a seat can have after a question mark.
    List<String> settings() {
        return switch (this) {
            case COMMAND -> List.of();
            case JAR -> List.of(Hosts.PLAYER, Hosts.BOT, Hosts.MEMORY);
            case LIBRARY -> List.of(Hosts.DIALECT, Hosts.STACK);
        };
    }

    /// The kind of bot that a seat names, if it names one from outside.
    public static Optional<Outside> of(String seat) {
        return Arrays.stream(values())
                .filter(kind -> seat.startsWith(kind.prefix))
                .findFirst();
    }

    /// What follows the prefix.
    public Message what() {
        return switch (this) {
            case COMMAND -> Message.of("outside.command", "a command");
            case JAR -> Message.of("outside.jar", "a jar file");
            case LIBRARY -> Message.of("outside.library", "a shared library");
        };
    }
}
