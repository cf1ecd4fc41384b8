package plateau.terminal.options;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import plateau.core.Ask;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// The part of a command line that says which views of a position are drawn.
public final class ViewOption {
    @Option(
            names = "--view",
            paramLabel = "VIEW",
            description = "Draw another view of the position; may be given again. On the screen of play the"
                    + " word view shows it.")
    private List<String> views = new ArrayList<>();

    /// The views asked for, none where nobody has asked; refuses one that the game does not have.
    public List<String> asked(Game game, int players) {
        return asked(game, players, GameFlags.NONE);
    }

    /// The same, where the game's own flags ask for some, too.
    public List<String> asked(Game game, int players, GameFlags flags) {
        var all = Ask.opening(game, players).pictures();
        var asked = new ArrayList<>(flags.views(all));
        asked.addAll(views);
        asked.forEach(view -> check(view, all));
        return asked;
    }

    private static void check(String view, List<String> all) {
        if (!all.contains(view)) {
            throw new BadInput(
                    "unknown.view",
                    "no view '%s' of this game; there are %s%s",
                    view,
                    String.join(", ", all),
                    Text.didYouMean(view, all));
        }
    }
}
