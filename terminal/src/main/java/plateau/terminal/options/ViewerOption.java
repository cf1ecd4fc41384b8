package plateau.terminal.options;

import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.text.BadInput;

/// As whom a recorded game is looked at. A record holds everything, and so everything is shown unless
/// somebody wants to see it as a player or the public did.
public final class ViewerOption {
    @Option(
            names = "--viewer",
            paramLabel = "WHO",
            description = "Look at it as somebody did: a player's number, or public; all is shown if left" + " out.")
    private Optional<String> viewer = Optional.empty();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    public boolean isGiven() {
        return viewer.isPresent();
    }

    /// The viewer, as states number them.
    public int viewer(Game game, int players) {
        if (viewer.isEmpty()) {
            return State.ALL_SEEING;
        }
        if (viewer.get().equals("public")) {
            return State.NOBODY;
        }
        for (int player = 0; player < players; player++) {
            if (viewer.get().equals(Integer.toString(game.firstNumber() + player))) {
                return player;
            }
        }
        var refused = new BadInput(
                "viewer.range",
                "--viewer must be a player from %d to %d, or public, not '%s'",
                game.firstNumber(),
                game.firstNumber() + players - 1,
                viewer.get());
        throw new ParameterException(command.commandLine(), "--viewer", refused);
    }
}
