package plateau.server.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import plateau.bots.BotsJson;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.games.Games;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.words.GameJson;
import plateau.words.Language;
import plateau.words.Vocabulary;

/// What there is to play.
final class GameEndpoints {
    private static final String GROUP = "Games";
    private static final int MOST = 1000;

    private static final Schema GAME = Schema.named(
            "Game",
            "A game with its options, presets and bots.",
            Field.text("id", 40),
            Field.text("summary", 1000),
            Field.number("minPlayers", 1, Fields.MOST_SEATS),
            Field.number("maxPlayers", 1, Fields.MOST_SEATS),
            Field.number("defaultPlayers", 1, Fields.MOST_SEATS),
            Field.list("players", MOST, Field.number("players", 1, Fields.MOST_SEATS))
                    .help("The numbers of players that can be seated."),
            Field.list("options", MOST, option()),
            Field.map("viewFlags", Field.text("view", 200))
                    .optional()
                    .help("What can be shown besides, by the letters that ask for it."),
            Field.list("presets", MOST, preset()),
            Field.list("bots", MOST, Field.text("bot", 200)),
            Field.map("levels", Field.text("bot", 200)).help("The bot of each level."),
            Field.map("botSettings", MOST, setting()).help("The settings of each bot."));

    /// What is asked for.
    ///
    /// @param game nothing for all of them
    record Asked(Optional<String> game, Language language) {}

    /// Answers stay the same while a server runs.
    private final Map<Asked, Answer> known = new ConcurrentHashMap<>();

    List<Endpoint> all() {
        return List.of(list(), show());
    }

    private static Schema option() {
        return Schema.named(
                "Option",
                "An option of a game. Its kind says what else is told of it.",
                Stream.concat(
                                settingFields(),
                                Stream.of(
                                        Field.text("value", 1000),
                                        Field.text("flag", 1)
                                                .optional()
                                                .help("The letter that sets it in a terminal.")))
                        .toArray(Field[]::new));
    }

    private static Schema setting() {
        return Schema.named(
                "BotSetting",
                "A setting of a bot. Its kind says what else is told of it.",
                settingFields().toArray(Field[]::new));
    }

    private static Stream<Field> settingFields() {
        return Stream.of(
                Field.text("name", 40),
                Field.text("help", 1000),
                Field.text("allowed", 1000),
                Field.text("default", 1000),
                Field.text("kind", 40),
                Field.number("min", Long.MIN_VALUE, Long.MAX_VALUE).optional(),
                Field.number("max", Long.MIN_VALUE, Long.MAX_VALUE).optional(),
                Field.list("values", MOST, Field.text("value", 200)).optional());
    }

    private static Schema preset() {
        return Schema.named(
                "Preset",
                "Options that go together.",
                Field.text("name", 40),
                Field.text("help", 1000),
                Field.text("title", 100).help("What people call it."),
                Field.list("settings", MOST, Field.text("setting", 200)));
    }

    private Endpoint list() {
        return Endpoint.get("/api/games")
                .named("listGames")
                .says("Lists the games")
                .in(GROUP)
                .answersList(200, "All games.", MOST, GAME)
                .by(request -> answer(new Asked(Optional.empty(), request.language())));
    }

    Answer answer(Asked asked) {
        return known.computeIfAbsent(asked, GameEndpoints::made);
    }

    private static Answer made(Asked asked) {
        return Answer.keptJson(asked.game()
                .map(game -> (Object) json(Games.named(game), asked.language()))
                .orElseGet(() -> all(asked.language())));
    }

    private static List<Object> all(Language language) {
        return Games.all().stream().<Object>map(each -> json(each, language)).toList();
    }

    private Endpoint show() {
        return Endpoint.get("/api/games/{game}")
                .named("showGame")
                .says("Shows a game with its options, presets and bots")
                .in(GROUP)
                .path(Field.text("game", 40).help("Its id.").example("piles"))
                .answers(200, "The game.", GAME)
                .by(request -> answer(new Asked(Optional.of(request.text("game")), request.language())));
    }

    private static Map<String, Object> json(Options<Game> options, Language language) {
        var game = options.defaults();
        var json = new GameJson(Vocabulary.of(language));
        var object = json.of(options, game);
        object.putAll(BotsJson.of(game, (bot, spec) -> json.setting(bot, bot.id(), spec)));
        return object;
    }
}
