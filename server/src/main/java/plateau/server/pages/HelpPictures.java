package plateau.server.pages;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plateau.core.text.Message;
import plateau.core.wire.Field;
import plateau.drawing.Extent;
import plateau.drawing.Theme;
import plateau.games.Games;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.server.http.problem.Problem;
import plateau.words.Language;

/// The pictures of the rules as files, light or dark.
final class HelpPictures {
    private static final Map<String, List<HelpPicture>> READ = new ConcurrentHashMap<>();

    private static final Map<List<String>, Extent> SIZES = new ConcurrentHashMap<>();

    private HelpPictures() {}

    static Endpoint endpoint() {
        return Endpoint.get("/help/pictures/{game}/{picture}")
                .named("helpPicture")
                .says("Draws a position that the rules of a game are explained by")
                .in(Shell.GROUP)
                .path(Field.text("game", 40), Field.text("picture", 40))
                .query(Field.oneOf("theme", "auto", "light", "dark")
                        .preset("auto")
                        .help("Its colours; `auto` goes by whoever shows it."))
                .answersAs("image/svg+xml", "The drawing.")
                .refuses(404, "There is no such picture.")
                .by(HelpPictures::answer);
    }

    /// The pictures of a game by their names; none for a game whose rules are not explained here.
    static List<HelpPicture> of(String game) {
        return READ.computeIfAbsent(game, HelpPicture::of);
    }

    /// How large a picture is, so that a page need not move when it comes.
    static Extent size(String game, String name, Language language) {
        return SIZES.computeIfAbsent(
                List.of(game, name, language.code()),
                key -> HelpPicture.size(find(game, name).orElseThrow().svg(Theme.AUTO, language)));
    }

    private static Answer answer(Request request) {
        var name = request.text("picture");
        var theme = switch (request.text("theme")) {
            case "light" -> Theme.LIGHT;
            case "dark" -> Theme.DARK;
            default -> Theme.AUTO;
        };
        var svg = find(request.text("game"), name)
                .orElseThrow(() -> Problem.of(404, Message.of("page.picture", "there is no picture %s", name)))
                .svg(theme, request.language());
        return Answer.bytes("image/svg+xml", svg.getBytes(StandardCharsets.UTF_8))
                .with("Cache-Control", "public, max-age=3600");
    }

    private static Optional<HelpPicture> find(String game, String name) {
        boolean isKnown = Games.ids().contains(game);
        return (isKnown ? of(game) : List.<HelpPicture>of())
                .stream().filter(each -> each.name().equals(name)).findFirst();
    }
}
