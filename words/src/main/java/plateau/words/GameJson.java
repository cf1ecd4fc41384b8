package plateau.words;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import plateau.core.Game;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;

/// A game with its options and presets, for programs; those who know bots add them.
public final class GameJson {
    private final Vocabulary vocabulary;

    public GameJson(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /// A game as a program reads it.
    ///
    /// @param game with the options of which its values and numbers of players are told
    public Map<String, Object> of(Options<Game> options, Game game) {
        var object = new LinkedHashMap<String, Object>();
        object.put("id", game.id());
        object.put("summary", vocabulary.summary(game));
        object.put("minPlayers", game.minPlayers());
        object.put("maxPlayers", game.maxPlayers());
        object.put("defaultPlayers", game.defaultPlayers());
        object.put("players", game.seatable());
        object.put(
                "options",
                options.specs().stream().map(spec -> option(spec, game)).toList());
        if (!game.viewFlags().isEmpty()) {
            object.put("viewFlags", new TreeMap<>(game.viewFlags()));
        }
        object.put(
                "presets",
                options.presetNames().stream()
                        .map(each -> preset(each, options))
                        .toList());
        return object;
    }

    private Map<String, Object> option(OptionSpec spec, Game game) {
        var object = setting(spec, vocabulary.help(game, spec));
        object.put("value", spec.text(game));
        if (!spec.flag().isEmpty()) {
            object.put("flag", spec.flag());
        }
        return object;
    }

    /// A bot's setting.
    ///
    /// @param bot beside whose class its texts are, if it brings some
    public Map<String, Object> setting(Object bot, String id, OptionSpec spec) {
        return setting(spec, vocabulary.help(bot, id, spec));
    }

    private Map<String, Object> setting(OptionSpec spec, String help) {
        var object = new LinkedHashMap<String, Object>();
        object.put("name", spec.name());
        object.put("help", help);
        object.put("allowed", vocabulary.allowed(spec));
        object.put("default", vocabulary.byDefault(spec));
        object.putAll(spec.kind().json());
        return object;
    }

    private Map<String, Object> preset(String name, Options<Game> options) {
        var object = new LinkedHashMap<String, Object>();
        object.put("name", name);
        object.put("help", vocabulary.help(options, name));
        object.put("title", Names.preset(vocabulary.language(), options.defaults(), name));
        object.put("settings", options.presetSettings(name));
        return object;
    }
}
