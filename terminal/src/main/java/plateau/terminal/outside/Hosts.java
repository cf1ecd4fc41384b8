package plateau.terminal.outside;

import plateau.arena.outside.Program;
import plateau.core.text.BadInput;

/// Bots that need a virtual machine around them: each is hosted in one of its own.
final class Hosts {
    private Hosts() {}

    static Program jar(String path) {
        throw new BadInput("outside.jar", "'%s' jar: comes soon", path);
    }

    static Program library(String path) {
        throw new BadInput("outside.jar", "'%s' lib: comes soon", path);
    }
}
