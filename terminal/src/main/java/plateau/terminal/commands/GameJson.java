package plateau.terminal.commands;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.bots.Bot;
import plateau.bots.Bots;
import plateau.bots.Levels;
import plateau.core.Game;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.options.Preset;
import plateau.terminal.screen.Words;

/// A game with its options, presets and bots, for programs.
final class GameJson {
    private GameJson() {}

    /// @param game with the options of which its values and numbers of players are told
    static Map<String, Object> of(Options<Game> options, Game game, Words words) {
        var object = new LinkedHashMap<String, Object>();
        object.put("id", game.id());
        object.put("summary", words.summary(game));
        object.put("minPlayers", game.minPlayers());
        object.put("maxPlayers", game.maxPlayers());
        object.put("defaultPlayers", game.defaultPlayers());
        object.put("players", game.seatable());
        object.put(
                "options",
                options.specs().stream().map(spec -> option(spec, game, words)).toList());
        if (!game.viewFlags().isEmpty()) {
            object.put("viewFlags", new TreeMap<>(game.viewFlags()));
        }
        object.put(
                "presets",
                options.presets().stream().map(each -> preset(each, game, words)).toList());
        object.put("bots", Bots.ids(game));
        object.put("levels", levels(game));
        object.put("botSettings", settings(Bots.of(game), words));
        return object;
    }

    private static Map<String, Object> option(OptionSpec spec, Game game, Words words) {
        var object = setting(spec, words.help(game, spec), words);
        object.put("value", spec.text(game));
        if (!spec.flag().isEmpty()) {
            object.put("flag", spec.flag());
        }
        return object;
    }

    private static Map<String, Object> setting(OptionSpec spec, String help, Words words) {
        var object = new LinkedHashMap<String, Object>();
        object.put("name", spec.name());
        object.put("help", help);
        object.put("allowed", words.allowed(spec));
        object.put("default", words.byDefault(spec));
        object.putAll(spec.kind().json());
        return object;
    }

    private static Map<String, Object> preset(Preset preset, Game game, Words words) {
        var object = new LinkedHashMap<String, Object>();
        object.put("name", preset.name());
        object.put("help", words.help(game, preset));
        object.put("settings", List.of(preset.settings()));
        return object;
    }

    /// Which bot plays at which level.
    private static Map<String, Object> levels(Game game) {
        var object = new LinkedHashMap<String, Object>();
        Levels.NAMES.forEach(level -> object.put(level, Levels.bot(level, game)));
        return object;
    }

    /// The settings of each bot, by its id.
    private static Map<String, Object> settings(List<Options<Bot>> bots, Words words) {
        var object = new LinkedHashMap<String, Object>();
        for (var bot : bots) {
            var made = bot.defaults();
            var settings =
                    bot.specs().stream()
                            .map(spec -> setting(spec, words.help(made, spec), words))
                            .toList();
            object.put(made.id(), settings);
        }
        return object;
    }
}
