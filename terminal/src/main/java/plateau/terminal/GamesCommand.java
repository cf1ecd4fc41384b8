package plateau.terminal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.bots.Bot;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.Json;
import plateau.core.options.OptionSpec;
import plateau.core.options.Options;
import plateau.core.options.Preset;
import plateau.games.Games;

/// `plateau games`: what there is to play.
@Command(
        name = "games",
        description = "List the games, or one game's rules in brief, options, presets and bots.",
        footer = {
            "",
            "Examples:",
            "  plateau games",
            "  plateau games piles",
            "  plateau games tilings --json"
        })
final class GamesCommand implements Runnable {
    @Mixin private final LanguageOption language = new LanguageOption();

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "One game in full.")
    private Optional<String> game = Optional.empty();

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private Screen screen;

    GamesCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        screen = language.on(screen);
        if (game.isEmpty()) {
            list();
        } else if (json) {
            screen.out().println(Json.write(json(Games.named(game.get()))));
        } else {
            describe(Games.named(game.get()));
        }
    }

    private void list() {
        if (json) {
            screen.out().println(Json.write(Games.all().stream().map(this::json).toList()));
            return;
        }
        for (var options : Games.all()) {
            var each = options.defaults();
            var players = each.minPlayers() + "–" + each.maxPlayers();
            screen.out()
                    .printf("%-14s %5s  %s%n", each.id(), players, screen.words().summary(each));
        }
        screen.out().println();
        screen.say("games.more");
    }

    private void describe(Options<Game> options) {
        var described = options.defaults();
        var out = screen.out();
        var words = screen.words();
        out.printf("%s: %s%n%n", described.id(), words.summary(described));
        out.println(words.brief(described));
        screen.say(
                "games.players",
                described.minPlayers(),
                described.maxPlayers(),
                described.defaultPlayers());
        out.println();
        screen.say("games.options");
        options.specs().forEach(spec -> describe(described, spec));
        if (!options.presets().isEmpty()) {
            out.println();
            screen.say("games.presets");
            options.presets().forEach(preset -> describe(described, preset));
        }
        out.println();
        screen.say("games.bots");
        Bots.of(described).stream().map(Options::defaults).forEach(this::describe);
    }

    private void describe(Game described, OptionSpec spec) {
        screen.out()
                .printf(
                        "  %-14s %s%n  %14s %s%n",
                        spec.name(),
                        screen.words().help(described, spec),
                        "",
                        screen.words()
                                .get(
                                        "games.allowed",
                                        screen.words().allowed(spec),
                                        spec.defaultText()));
    }

    private void describe(Game described, Preset preset) {
        var settings = String.join(" ", preset.settings());
        screen.out()
                .printf(
                        "  %-14s %s%s%n",
                        preset.name(),
                        screen.words().help(described, preset),
                        settings.isEmpty() ? "" : " (" + settings + ")");
    }

    private void describe(Bot bot) {
        screen.out().printf("  %-14s %s%n", bot.id(), screen.words().get("bot." + bot.id()));
    }

    private Map<String, Object> json(Options<Game> options) {
        var described = options.defaults();
        var object = new LinkedHashMap<String, Object>();
        object.put("id", described.id());
        object.put("summary", screen.words().summary(described));
        object.put("minPlayers", described.minPlayers());
        object.put("maxPlayers", described.maxPlayers());
        object.put("defaultPlayers", described.defaultPlayers());
        object.put("options", options.specs().stream().map(spec -> json(described, spec)).toList());
        object.put("presets", options.presets().stream().map(GamesCommand::json).toList());
        object.put("bots", Bots.ids(described));
        return object;
    }

    private static Map<String, Object> json(Game described, OptionSpec spec) {
        var object = new LinkedHashMap<String, Object>();
        object.put("name", spec.name());
        object.put("help", spec.help());
        object.put("allowed", spec.allowed());
        object.put("default", spec.defaultText());
        object.put("value", spec.text(described));
        return object;
    }

    private static Map<String, Object> json(Preset preset) {
        var object = new LinkedHashMap<String, Object>();
        object.put("name", preset.name());
        object.put("help", preset.help());
        object.put("settings", List.of(preset.settings()));
        return object;
    }
}
