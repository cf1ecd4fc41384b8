package plateau.bots;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import plateau.bots.carcassonne.BottomLeftBot;
import plateau.bots.carcassonne.TopRightBot;
import plateau.bots.mansuba.GuidedBot;
import plateau.bots.mansuba.OriginalBot;
import plateau.bots.munificence.ClassicBot;
import plateau.bots.search.Evaluation;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.games.Games;
import plateau.games.LeftOut;

/// The list of bots, and how people name one: `random`, or with settings `name:setting=value`.
public final class Bots {
    /// Adds bots, evaluations and levels from another jar, and games if there are any. The class is named
    /// in the same file as one that adds games alone, see [Games.Extension].
    public interface Extension extends Games.Extension {
        @Override
        default List<Class<? extends Game>> games() {
            return List.of();
        }

        /// The records that are bots.
        default List<Class<? extends Bot>> bots() {
            return List.of();
        }

        /// What makes the evaluations of a game, by the class of its positions. Each thread that
        /// searches gets one of its own.
        default Map<Class<? extends State>, Supplier<Evaluation>> evaluations() {
            return Map.of();
        }

        /// The bots of the levels: `takeaway.easy` and `mcts:steps=10`, say. A level that is not
        /// given is the one of any game.
        default Map<String, String> levels() {
            return Map.of();
        }
    }

    private static final List<Options<Bot>> OURS = List.of(
            Options.of(RandomBot.class),
            Options.of(GreedyBot.class),
            Options.of(MctsBot.class),
            Options.of(UctBot.class),
            Options.of(ClassicBot.class),
            Options.of(BottomLeftBot.class),
            Options.of(TopRightBot.class),
            Options.of(GuidedBot.class),
            Options.of(OriginalBot.class));

    private Bots() {}

    /// Our bots and some more.
    static List<Options<Bot>> among(List<Options<Bot>> more) {
        return Stream.concat(OURS.stream(), more.stream()).toList();
    }

    /// What jars bring besides games and cannot be used.
    public static List<LeftOut> leftOut() {
        return Additions.leftOut();
    }

    /// The bots that play a game, as the settings from which each is made.
    public static List<Options<Bot>> of(Game game) {
        return of(game, among(Additions.bots()));
    }

    private static List<Options<Bot>> of(Game game, List<Options<Bot>> bots) {
        return bots.stream().filter(options -> options.defaults().plays(game)).toList();
    }

    /// The names of the bots that play a game, the levels first.
    public static List<String> ids(Game game) {
        return ids(of(game));
    }

    private static List<String> ids(List<Options<Bot>> bots) {
        var own = bots.stream().map(each -> each.defaults().id());
        return Stream.concat(Levels.NAMES.stream(), own).toList();
    }

    /// The names of those that can judge a position.
    public static List<String> analysts(Game game) {
        return ids(game).stream()
                .filter(id -> parse(id, game).analyst().isPresent())
                .toList();
    }

    /// The bot that a name with settings stands for; a level stands for one that suits the game.
    /// Refuses one that is unknown or does not play the game, and a wrong setting.
    public static Bot parse(String name, Game game) {
        int colon = name.indexOf(':');
        var id = colon < 0 ? name : name.substring(0, colon);
        if (Levels.NAMES.contains(id)) {
            return level(id, colon >= 0, game);
        }
        checkLeftOut(id, game);
        return parse(name, game, among(Additions.bots()));
    }

    /// Says of a bot that a jar brings why it is not there.
    private static void checkLeftOut(String id, Game game) {
        for (var left : leftOut()) {
            if (left.isCalled(id) && !ids(game).contains(id)) {
                throw new BadInput(Text.format("no bot '%s': %s", id, left.message()));
            }
        }
    }

    /// The bot of these that a name with settings stands for.
    static Bot parse(String name, Game game, List<Options<Bot>> bots) {
        int colon = name.indexOf(':');
        var id = colon < 0 ? name : name.substring(0, colon);
        var bot = of(game, bots).stream()
                .filter(options -> options.defaults().id().equals(id))
                .findFirst()
                .orElseThrow(() -> unknown(id, game, bots));
        try {
            var settings = colon < 0
                    ? List.<String>of()
                    : List.of(name.substring(colon + 1).split(":", -1));
            Options.checkOnce(settings);
            return bot.parse(settings);
        } catch (BadInput refused) {
            throw new BadInput("bot.setting", "bot %s: %s", id, refused.inWords());
        }
    }

    private static Bot level(String level, boolean hasSettings, Game game) {
        var name = Levels.bot(level, game);
        if (hasSettings) {
            throw new BadInput("bot.level", "bot %s takes no settings: in %s it is %s", level, game.id(), name);
        }
        return parse(name, game);
    }

    private static BadInput unknown(String id, Game game, List<Options<Bot>> bots) {
        var ids = ids(of(game, bots));
        return new BadInput(
                "unknown.bot",
                "no bot '%s' plays %s; there are %s%s",
                id,
                game.id(),
                Message.bots(ids),
                Text.didYouMean(id, ids, near -> Message.bots(List.of(near))));
    }
}
