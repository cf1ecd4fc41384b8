package plateau.terminal.prompt;

import java.util.stream.Collectors;
import plateau.core.State;
import plateau.core.Turn;
import plateau.terminal.screen.Screen;

/// Keeps people who share a screen from each other's hands: before another one is shown what only it may
/// see, the screen is cleared, and it says that it is alone. A file of answers has nobody to wait for.
public final class Handover {
    /// Home, the screen, and what has scrolled out of it.
    private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";

    /// Enough lines to push everything out of sight where nothing can be cleared.
    private static final String FAR_BELOW = "\n".repeat(100);

    private final Screen screen;
    private final boolean isShared;
    private int last = State.NOBODY;

    /// @param people how many sit at the keyboard
    public Handover(Screen screen, int people) {
        this.screen = screen;
        this.isShared = people > 1 && !screen.echo();
    }

    /// Whether a player has to say that it is alone before it is shown its position.
    public boolean isDue(Turn turn) {
        boolean isDue = isShared && last != turn.player() && !turn.position().isOpen();
        last = turn.player();
        return isDue;
    }

    void clear() {
        screen.out().print(screen.colours() ? CLEAR : FAR_BELOW);
    }

    /// Tells again, as far as the player may know them, the moves that were told before the screen was
    /// cleared.
    void catchUp(Turn turn) {
        var told = turn.told().stream().collect(Collectors.joining(" | "));
        if (!told.isEmpty()) {
            screen.say("handover.since", told);
        }
    }
}
