package plateau.hosting;

import plateau.arena.outside.Program;
import plateau.core.text.BadInput;

/// What the names of bots from outside stand for.
public final class Programs {
    private Programs() {}

    /// The program of a seat such as `cmd:python3 bot.py`.
    public static Program of(String seat) {
        int colon = seat.indexOf(':');
        var kind = Outside.of(seat).orElseThrow();
        var text = seat.substring(colon + 1).strip();
        if (text.isEmpty()) {
            throw new BadInput("outside.empty", "'%s' lacks %s", seat, kind.what());
        }
        return switch (kind) {
            case COMMAND -> Program.shell(text, text);
            case JAR -> Hosts.jar(text);
            case LIBRARY -> Hosts.library(text);
        };
    }
}
