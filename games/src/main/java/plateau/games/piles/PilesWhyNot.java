package plateau.games.piles;

import java.util.List;
import java.util.Optional;
import plateau.core.Event;

/// Why a token cannot be put somewhere.
final class PilesWhyNot {
    private PilesWhyNot() {}

    static Optional<Event> of(PilesView view, int cellLimit, List<String> words) {
        return view.stacks().stream()
                .filter(stack -> !stack.open() && words.getFirst().equals(stack.cell()))
                .findFirst()
                .map(stack -> Event.of("closed", "cell", stack.cell(), "tokens", cellLimit));
    }
}
