package plateau.bots;

import java.util.List;
import java.util.stream.Stream;
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
                    Options.of(UctBot.class),
                    Options.of(ClassicBot.class),
                    Options.of(BottomLeftBot.class),
                    Options.of(TopRightBot.class),
                    Options.of(GuidedBot.class));

    private Bots() {}

    /// The bots that play a game, as the settings from which each is made.
    public static List<Options<Bot>> of(Game game) {
        return ALL.stream().filter(options -> options.defaults().plays(game)).toList();
    }

    /// The names of the bots that play a game, the levels first.
    public static List<String> ids(Game game) {
        return Stream.concat(
                        Levels.NAMES.stream(), of(game).stream().map(each -> each.defaults().id()))
                .toList();
    }

    /// The names of those that can judge a position.
    public static List<String> analysts(Game game) {
        return ids(game).stream().filter(id -> parse(id, game).analyst().isPresent()).toList();
    }

    /// The bot that a name with settings stands for; a level stands for one that suits the game.
    /// Refuses one that is unknown or does not play the game, and a wrong setting.
    public static Bot parse(String name, Game game) {
        int colon = name.indexOf(':');
        var id = colon < 0 ? name : name.substring(0, colon);
        if (Levels.NAMES.contains(id)) {
            return level(id, colon >= 0, game);
        }
        var bot =
                of(game).stream()
                        .filter(options -> options.defaults().id().equals(id))
                        .findFirst()
                        .orElseThrow(() -> new BadInput(unknown(id, game)));
        try {
            return bot.parse(
                    colon < 0 ? List.of() : List.of(name.substring(colon + 1).split(":", -1)));
        } catch (BadInput refused) {
            throw new BadInput("bot %s: %s".formatted(id, refused.getMessage()));
        }
    }

    private static Bot level(String level, boolean hasSettings, Game game) {
        var name = Levels.bot(level, game);
        if (hasSettings) {
            throw new BadInput(
                    "bot %s takes no settings: in %s it is %s".formatted(level, game.id(), name));
        }
        return parse(name, game);
    }

    private static String unknown(String id, Game game) {
        var ids = ids(game);
        return "no bot '%s' plays %s; there are %s%s"
                .formatted(id, game.id(), String.join(", ", ids), Text.didYouMean(id, ids));
    }
}
