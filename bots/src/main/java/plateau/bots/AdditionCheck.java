package plateau.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.bots.search.Evaluation;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.State;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.games.Games;

/// What a bot, an evaluation and a level from outside must be.
final class AdditionCheck {
    private static final String OUR_GAMES = "plateau.games.";

    private AdditionCheck() {}

    /// What a method of an extension gives; refuses null.
    static <K, V> Map<K, V> map(String method, @Nullable Map<K, V> given) {
        if (given == null) {
            throw new BadInput(method + " gives null; where there is nothing it gives Map.of()");
        }
        return given;
    }

    /// Refuses a bot that has no player, or cannot tell what it plays.
    static void bot(Bot bot) {
        Games.all().forEach(options -> bot.plays(options.defaults()));
        @Nullable Player player = bot.player();
        if (player == null) {
            throw new BadInput("player() gives null; it must give somebody who chooses moves");
        }
    }

    /// Refuses an evaluation of no game that is there, one more for the same game, and one that cannot
    /// judge the game's first position.
    static void evaluation(
            Class<? extends State> type, Supplier<Evaluation> supplier, Set<Class<? extends State>> taken) {
        if (type.getName().startsWith(OUR_GAMES) || taken.contains(type)) {
            throw new BadInput("these positions have an evaluation already");
        }
        var positions = firstPositions().stream().filter(type::isInstance).toList();
        if (positions.isEmpty()) {
            throw new BadInput(
                    "no game from outside begins with such a position; name the class that start()" + " gives");
        }
        positions.forEach(position -> judge(supplier, position));
    }

    /// Whether positions are those of a game that was left out: it lies beside them.
    static boolean isOfLeftOutGame(Class<? extends State> type) {
        return Games.leftOut().stream().anyMatch(left -> left.type().startsWith(type.getPackageName() + "."))
                && firstPositions().stream().noneMatch(type::isInstance);
    }

    /// Whether a level's key such as `takeaway.easy` names a game that was left out.
    static boolean isOfLeftOutGame(String key) {
        var game = key.substring(0, Math.max(0, key.lastIndexOf('.')));
        return !Games.ids().contains(game) && Games.leftOut().stream().anyMatch(left -> left.isCalled(game));
    }

    private static List<State> firstPositions() {
        var positions = new ArrayList<State>();
        for (var options : Games.all()) {
            var game = options.defaults();
            if (!game.getClass().getName().startsWith(OUR_GAMES)) {
                positions.add(game.begin(game.defaultPlayers()));
                addPresets(options, positions);
            }
        }
        return positions;
    }

    private static void addPresets(Options<Game> options, List<State> positions) {
        for (var preset : options.presets()) {
            var game = options.parse(preset.name(), List.of());
            positions.add(game.begin(game.defaultPlayers()));
        }
    }

    private static void judge(Supplier<Evaluation> supplier, State position) {
        @Nullable Evaluation evaluation = supplier.get();
        if (evaluation == null) {
            throw new BadInput("its supplier gives null");
        }
        var worth = new double[position.players()];
        evaluation.weigh(position, worth);
        if (!Arrays.stream(worth).allMatch(Double::isFinite)) {
            throw new BadInput(Text.format(
                    "weigh() gives %s for the first position; each must be a number", Arrays.toString(worth)));
        }
        double scale = evaluation.scale(position);
        if (!(scale > 0 && Double.isFinite(scale))) {
            throw new BadInput(Text.format("scale() of the first position is %s; it must be above 0", scale));
        }
    }

    /// The game of a level's key such as `takeaway.easy`.
    static Game gameOfLevel(String key) {
        int dot = key.lastIndexOf('.');
        if (dot < 0 || !Levels.NAMES.contains(key.substring(dot + 1))) {
            throw new BadInput("it must be written GAME.LEVEL, with a level of " + String.join(", ", Levels.NAMES));
        }
        return Games.named(key.substring(0, dot)).defaults();
    }
}
