package plateau.terminal.commands;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.api.GameJson;
import plateau.bots.Bot;
import plateau.bots.Bots;
import plateau.bots.Levels;
import plateau.core.Game;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.core.wire.Wire;
import plateau.games.Games;
import plateau.terminal.options.GameFlags;
import plateau.terminal.options.GameSettings;
import plateau.terminal.screen.Screen;
import plateau.terminal.summaries.RulesPage;
import plateau.terminal.summaries.SeatableLine;

/// `plateau games`: what there is to play.
@Command(
        name = "games",
        description = "List the games, or one game's rules in brief, options, presets and bots.",
        footer = {
            "",
            "Examples:",
            "  plateau games",
            "  plateau games piles",
            "  plateau games tilings --json",
            "  plateau games tilings --schema",
            "  plateau games mansuba -o height=30",
            "  plateau games carcassonne --rules"
        })
public final class GamesCommand implements Runnable {
    @Parameters(paramLabel = "GAME", arity = "0..1", description = "One game in full.")
    private Optional<String> game = Optional.empty();

    @Mixin
    private final GameSettings settings = new GameSettings();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Option(names = "--schema", description = "Print a JSON schema of the game's options.")
    private boolean schema;

    @Option(names = "--rules", description = "Print the game's rules for those who play it.")
    private boolean rules;

    /// Columns for names, unless one is longer.
    private static final int NAMES = 14;

    private final Screen screen;

    public GamesCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        if (rules) {
            rules();
        } else if (schema) {
            screen.out().println(Json.write(schema()));
        } else if (game.isEmpty()) {
            refuseSettings(Message.of("games.settings", "-o and --preset take a GAME"));
            list();
        } else {
            var options = Games.named(game.get());
            var described = settings.apply(options);
            if (json) {
                screen.out().println(Wire.write(object(options, described)));
            } else {
                describe(options, described);
            }
        }
    }

    private void rules() {
        var options = Games.named(game.orElseThrow(() -> new BadInput("games.rules", "--rules takes a GAME")));
        var why = Message.of(
                "games.rules-alone", "--rules is a text for all options; leave --json, --schema, -o and --preset out");
        if (json || schema) {
            throw new BadInput(why);
        }
        refuseSettings(why);
        new RulesPage(screen, options).print();
    }

    private void refuseSettings(Message why) {
        if (!settings.typed().isEmpty()) {
            throw new BadInput(why);
        }
    }

    private Map<String, Object> schema() {
        if (json) {
            throw new BadInput("games.json-schema", "--schema is JSON; leave --json out");
        }
        refuseSettings(
                Message.of("games.schema-settings", "--schema is the same for all options; leave -o and --preset out"));
        var options = Games.named(game.orElseThrow(() -> new BadInput("games.schema", "--schema takes a GAME")));
        return options.schema(spec -> screen.words().help(options.defaults(), spec));
    }

    /// A game and its bots, for programs.
    private GameJson object(Options<Game> options, Game described) {
        return GameJson.of(screen.words().vocabulary(), options, described);
    }

    private void list() {
        if (json) {
            var games = Games.all().stream().map(each -> object(each, each.defaults()));
            screen.out().println(Wire.write(games.toList()));
            return;
        }
        for (var options : Games.all()) {
            var each = options.defaults();
            int least = each.minPlayers();
            int most = each.maxPlayers();
            var players = least == most ? "" + most : least + "–" + most;
            screen.out()
                    .printf(
                            Locale.ROOT,
                            "%-14s %5s  %s%n",
                            each.id(),
                            players,
                            screen.words().summary(each));
        }
        screen.out().println();
        screen.say("games.more");
    }

    private void describe(Options<Game> options, Game described) {
        var out = screen.out();
        var words = screen.words();
        out.printf(Locale.ROOT, "%s: %s%n%n", described.id(), words.summary(described));
        out.println(words.brief(described));
        out.println(SeatableLine.of(described, words));
        out.println();
        screen.say("games.options");
        int longest = options.specs().stream()
                .mapToInt(spec -> spec.name().length())
                .max()
                .orElse(0);
        int column = 2 + Math.max(longest, NAMES);
        options.specs().forEach(spec -> describe("  " + spec.name(), words.help(described, spec), spec, column));
        describeFlags(options);
        if (!options.presets().isEmpty()) {
            out.println();
            screen.say("games.presets");
            int width = options.presetNames().stream()
                    .mapToInt(each -> words.preset(described, each).length())
                    .max()
                    .orElse(0);
            options.presetNames().forEach(preset -> describe(options, preset, Math.max(width, NAMES)));
        }
        out.println();
        screen.say("games.bots");
        Levels.NAMES.forEach(level -> describeLevel(level, described));
        Bots.of(described).forEach(bot -> describeBot(bot, described));
    }

    private void describeFlags(Options<Game> options) {
        var flags = new GameFlags("games", List.of(options.defaults().id()), screen.words()).descriptions();
        if (!flags.isEmpty()) {
            screen.out().println();
            screen.say("games.flags");
            flags.forEach((flag, help) -> screen.out().printf(Locale.ROOT, "  %-14s %s%n", flag, help));
        }
    }

    /// An option of a game or a setting of a bot: its help, and below what it may be.
    ///
    /// @param width how many columns the names take
    private void describe(String indentedName, String help, OptionSpec spec, int width) {
        var words = screen.words();
        var allowed = words.get("games.allowed", words.allowed(spec), words.byDefault(spec));
        var line = "%-" + width + "s %s%n";
        screen.out().printf(Locale.ROOT, line + line, indentedName, help, "", allowed);
    }

    /// @param width how many columns the names of presets take
    private void describe(Options<Game> options, String preset, int width) {
        var settings = String.join(" ", options.presetSettings(preset));
        screen.out()
                .printf(
                        Locale.ROOT,
                        "  %-" + width + "s %s%s%n",
                        screen.words().preset(options.defaults(), preset),
                        screen.words().help(options, preset),
                        settings.isEmpty() ? "" : " (" + settings + ")");
    }

    private void describeLevel(String level, Game described) {
        var words = screen.words();
        screen.out()
                .printf(
                        Locale.ROOT,
                        "  %-14s %s (%s)%n",
                        words.seat(level),
                        words.line(level),
                        Levels.bot(level, described));
    }

    private void describeBot(Options<Bot> options, Game described) {
        var bot = options.defaults();
        var words = screen.words();
        var line = words.line(described, bot);
        screen.out().println(Text.format("  %-14s %s", bot.id(), line).stripTrailing());
        options.specs().forEach(spec -> describe("    " + spec.name(), words.help(bot, spec), spec, 2 + NAMES));
    }
}
