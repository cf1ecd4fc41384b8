package plateau.bots;

import java.util.List;
import plateau.bots.carcassonne.BottomLeftBot;
import plateau.bots.carcassonne.TopRightBot;
import plateau.bots.mansuba.GuidedBot;
import plateau.bots.munificence.ClassicBot;
import plateau.core.BadInput;
import plateau.core.Game;
import plateau.core.Text;
import plateau.core.options.Options;

/// The list of bots, and how people name one: `random`, or with settings `name:setting=value`.
public final class Bots {
    private static final List<Options<Bot>> ALL =
            List.of(
                    Options.of(RandomBot.class),
                    Options.of(GreedyBot.class),
                    Options.of(MctsBot.class),
                    Options.of(ClassicBot.class),
                    Options.of(BottomLeftBot.class),
                    Options.of(TopRightBot.class),
                    Options.of(GuidedBot.class));

    private Bots() {}

    /// The bots that play a game, as the settings from which each is made.
    public static List<Options<Bot>> of(Game game) {
        return ALL.stream().filter(options -> options.defaults().plays(game)).toList();
    }

    /// The names of the bots that play a game.
    public static List<String> ids(Game game) {
        return of(game).stream().map(options -> options.defaults().id()).toList();
    }

    /// The bot that a name with settings stands for. Refuses one that is unknown or does not play the
    /// game, and a wrong setting.
    public static Bot parse(String name, Game game) {
        int colon = name.indexOf(':');
        var id = colon < 0 ? name : name.substring(0, colon);
        var ids = ids(game);
        int index = ids.indexOf(id);
        if (index < 0) {
            throw new BadInput(
                    "no bot '%s' plays %s; there are %s%s"
                            .formatted(
                                    id,
                                    game.id(),
                                    String.join(", ", ids),
                                    Text.didYouMean(id, ids)));
        }
        try {
            return of(game).get(index).parse(settings(colon < 0 ? "" : name.substring(colon + 1)));
        } catch (BadInput refused) {
            throw new BadInput("bot %s: %s".formatted(id, refused.getMessage()));
        }
    }

    private static List<String> settings(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(":", -1));
    }
}
