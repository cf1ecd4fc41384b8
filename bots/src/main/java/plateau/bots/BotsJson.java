package plateau.bots;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.core.Game;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;

/// Who plays a game, for programs: its bots, which of them plays at which level, and their settings.
public final class BotsJson {
    /// Tells a setting in the language of whoever reads it.
    @FunctionalInterface
    public interface Teller {
        Map<String, Object> setting(Bot bot, OptionSpec setting);
    }

    private BotsJson() {}

    public static Map<String, Object> of(Game game, Teller teller) {
        var object = new LinkedHashMap<String, Object>();
        object.put("bots", Bots.ids(game));
        object.put("levels", levels(game));
        object.put("botSettings", settings(Bots.of(game), teller));
        return object;
    }

    /// Which bot plays at which level.
    private static Map<String, Object> levels(Game game) {
        var object = new LinkedHashMap<String, Object>();
        Levels.NAMES.forEach(level -> object.put(level, Levels.bot(level, game)));
        return object;
    }

    /// The settings of each bot, by its id.
    private static Map<String, Object> settings(List<Options<Bot>> bots, Teller teller) {
        var object = new LinkedHashMap<String, Object>();
        for (var bot : bots) {
            var made = bot.defaults();
            var settings =
                    bot.specs().stream().map(spec -> teller.setting(made, spec)).toList();
            object.put(made.id(), settings);
        }
        return object;
    }
}
