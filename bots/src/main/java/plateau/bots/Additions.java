package plateau.bots;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.bots.search.Evaluation;
import plateau.core.Game;
import plateau.core.State;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.games.Admission;
import plateau.games.Games;
import plateau.games.LeftOut;

/// What jars add to our bots, evaluations and levels. Each thing is checked on its own; what cannot be
/// used is left out.
final class Additions {
    /// Names that mean something else where bots are named.
    private static final Set<String> RESERVED = Set.of("human");

    private static @Nullable Additions loaded;

    private final Admission admission = new Admission();
    private final List<Options<Bot>> bots = new ArrayList<>();
    private final Map<Class<? extends State>, Supplier<Evaluation>> evaluations = new LinkedHashMap<>();
    private final Map<String, String> levels = new LinkedHashMap<>();

    private Additions(List<Bots.Extension> extensions) {
        // A level may be that of a bot from another jar.
        extensions.forEach(each -> take(each, this::addBots));
        extensions.forEach(each -> take(each, this::addEvaluations));
        extensions.forEach(each -> take(each, this::addLevels));
    }

    private static synchronized Additions loaded() {
        if (loaded == null) {
            loaded = new Additions(Games.extensions().stream()
                    .filter(Bots.Extension.class::isInstance)
                    .map(Bots.Extension.class::cast)
                    .toList());
        }
        return loaded;
    }

    static List<Options<Bot>> bots() {
        return loaded().bots;
    }

    /// Makes evaluations for the game of a position; null where no jar brings one.
    static @Nullable Supplier<Evaluation> evaluation(State state) {
        for (var entry : loaded().evaluations.entrySet()) {
            if (entry.getKey().isInstance(state)) {
                return entry.getValue();
            }
        }
        return null;
    }

    /// The bot of a level, by a key such as `takeaway.easy`; null where no jar says.
    static @Nullable String level(String key) {
        return loaded().levels.get(key);
    }

    static List<LeftOut> leftOut() {
        return loaded().admission.leftOut();
    }

    private void take(Bots.Extension extension, Consumer<Bots.Extension> taking) {
        admission.admit(extension.getClass(), "", () -> taking.accept(extension));
    }

    private void addBots(Bots.Extension extension) {
        for (var type : Admission.given("bots()", extension.bots())) {
            admission.admit(type, "", () -> {
                var options = Admission.options(type, Bot.class);
                var id = Admission.id(options.defaults().id());
                admission.admit(type, id, () -> addBot(id, options));
            });
        }
    }

    private void addBot(String id, Options<Bot> options) {
        if (Levels.NAMES.contains(id) || RESERVED.contains(id)) {
            throw new BadInput(Text.format("'%s' cannot be a bot's id(): it means something else", id));
        }
        for (var other : Bots.among(bots)) {
            var bot = other.defaults();
            if (bot.id().equals(id)) {
                throw Admission.taken(id, bot.getClass());
            }
        }
        AdditionCheck.bot(options.defaults());
        bots.add(options);
    }

    private void addEvaluations(Bots.Extension extension) {
        var brought = AdditionCheck.map("evaluations()", extension.evaluations());
        brought.forEach((type, supplier) -> admission.admitPart(
                extension.getClass(), "the evaluation of " + type.getName(), () -> addEvaluation(type, supplier)));
    }

    /// That a game was left out is told already.
    private void addEvaluation(Class<? extends State> type, Supplier<Evaluation> supplier) {
        if (AdditionCheck.isOfLeftOutGame(type)) {
            return;
        }
        AdditionCheck.evaluation(type, supplier, evaluations.keySet());
        evaluations.put(type, supplier);
    }

    private void addLevels(Bots.Extension extension) {
        var brought = AdditionCheck.map("levels()", extension.levels());
        brought.forEach((key, bot) -> admission.admitPart(
                extension.getClass(), Text.format("the level %s=%s", key, bot), () -> addLevel(key, bot)));
    }

    private void addLevel(String key, String bot) {
        if (AdditionCheck.isOfLeftOutGame(key)) {
            return;
        }
        var game = AdditionCheck.gameOfLevel(key);
        if (Levels.isOurs(key) || levels.containsKey(key)) {
            throw new BadInput("there is such a level already");
        }
        checkBot(bot, game);
        levels.put(key, bot);
    }

    private void checkBot(String name, Game game) {
        if (Levels.NAMES.contains(name)) {
            throw new BadInput("it must be a bot, not a level");
        }
        Bots.parse(name, game, Bots.among(bots));
    }
}
