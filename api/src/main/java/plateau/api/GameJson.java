package plateau.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plateau.bots.Bots;
import plateau.bots.Levels;
import plateau.core.Game;
import plateau.core.options.Kind;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.wire.Flat;
import plateau.core.wire.Help;
import plateau.core.wire.Least;
import plateau.core.wire.Most;
import plateau.core.wire.Name;
import plateau.words.Names;
import plateau.words.Vocabulary;

/// A game and who plays it, for programs.
@Name("Game")
@Help("A game with its options, presets and bots.")
public record GameJson(
        String id,
        String summary,
        @Least(1) @Most(26) int minPlayers,
        @Least(1) @Most(26) int maxPlayers,
        @Least(1) @Most(26) int defaultPlayers,

        @Help("The numbers of players that can be seated.") List<@Least(1) @Most(26) Integer> players,

        List<Choosable> options,

        @Help("What can be shown besides, by the letters that ask for it.")
        Optional<Map<String, String>> viewFlags,

        List<Preset> presets,
        List<String> bots,
        @Help("The bot of each level.") Map<String, String> levels,

        @Help("The settings of each bot.") Map<String, List<Setting>> botSettings) {
    /// What can be set, in the reader's language.
    @Name("BotSetting")
    @Help("A setting of a bot. Its kind says what else is told of it.")
    public record Setting(
            String name,
            String help,
            String allowed,
            @Name("default") String usual,
            @Flat Kind.Described kind) {}

    /// What can be set of a game, and how it is set.
    @Name("Option")
    @Help("An option of a game. Its kind says what else is told of it.")
    public record Choosable(
            @Flat Setting setting,
            String value,

            @Help("The letter that sets it in a terminal.") Optional<String> flag) {}

    /// Options that have a name together.
    @Name("Preset")
    @Help("Options that go together.")
    public record Preset(
            String name,
            String help,
            @Help("What people call it.") String title,
            List<String> settings) {}

    /// A game as programs read it.
    ///
    /// @param game with the options of which its values and numbers of players are told
    public static GameJson of(Vocabulary words, Options<Game> options, Game game) {
        return new GameJson(
                game.id(),
                words.summary(game),
                game.minPlayers(),
                game.maxPlayers(),
                game.defaultPlayers(),
                game.seatable(),
                options.specs().stream().map(spec -> option(words, spec, game)).toList(),
                Optional.of(game.viewFlags()).filter(flags -> !flags.isEmpty()).map(TreeMap::new),
                options.presetNames().stream()
                        .map(name -> preset(words, name, options))
                        .toList(),
                Bots.ids(game),
                levels(game),
                botSettings(words, game));
    }

    private static Setting setting(Vocabulary words, OptionSpec spec, String help) {
        return new Setting(
                spec.name(),
                help,
                words.allowed(spec),
                words.byDefault(spec),
                spec.kind().described());
    }

    private static Choosable option(Vocabulary words, OptionSpec spec, Game game) {
        return new Choosable(
                setting(words, spec, words.help(game, spec)),
                spec.text(game),
                Optional.of(spec.flag()).filter(flag -> !flag.isEmpty()));
    }

    private static Preset preset(Vocabulary words, String name, Options<Game> options) {
        return new Preset(
                name,
                words.help(options, name),
                Names.preset(words.language(), options.defaults(), name),
                options.presetSettings(name));
    }

    private static Map<String, String> levels(Game game) {
        var levels = new LinkedHashMap<String, String>();
        Levels.NAMES.forEach(level -> levels.put(level, Levels.bot(level, game)));
        return levels;
    }

    private static Map<String, List<Setting>> botSettings(Vocabulary words, Game game) {
        var settings = new LinkedHashMap<String, List<Setting>>();
        for (var bot : Bots.of(game)) {
            var made = bot.defaults();
            var all = bot.specs().stream().map(spec -> setting(words, spec, words.help(made, made.id(), spec)));
            settings.put(made.id(), all.toList());
        }
        return settings;
    }
}
