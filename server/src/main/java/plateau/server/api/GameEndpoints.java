package plateau.server.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plateau.api.GameJson;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.wire.Field;
import plateau.games.Games;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.words.Language;
import plateau.words.Vocabulary;

/// What there is to play.
final class GameEndpoints {
    private static final String GROUP = "Games";
    private static final int MOST = 1000;

    /// What is asked for.
    ///
    /// @param game nothing for all of them
    record Asked(Optional<String> game, Language language) {}

    /// Answers stay the same while a server runs.
    private final Map<Asked, Answer> known = new ConcurrentHashMap<>();

    List<Endpoint> all() {
        return List.of(list(), show());
    }

    private Endpoint list() {
        return Endpoint.get("/api/games")
                .named("listGames")
                .says("Lists the games")
                .in(GROUP)
                .answersList(200, "All games.", MOST, GameJson.class)
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
                .answers(200, "The game.", GameJson.class)
                .by(request -> answer(new Asked(Optional.of(request.text("game")), request.language())));
    }

    private static GameJson json(Options<Game> options, Language language) {
        return GameJson.of(Vocabulary.of(language), options, options.defaults());
    }
}
